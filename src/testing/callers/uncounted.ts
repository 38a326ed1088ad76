import type { Caller } from '#server/purchase-context.ts';

/** Who asks where nobody is told to wait. */
export const UNCOUNTED: Caller = { network: '127.0.0.1', refuse: () => undefined };
