import type { CancellingPageQuery } from './query.generated.ts';

export type CancellationData = NonNullable<CancellingPageQuery['orderCancellation']>;
export type RefundedBooking = NonNullable<CancellingPageQuery['booking']>;
