import type { CancellingPageQuery } from './query.generated.ts';

export type CancellationData = NonNullable<CancellingPageQuery['orderCancellation']>;
