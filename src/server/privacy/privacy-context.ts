/** What the functions of a person's own data work with; handed in. */
import type { PurchaseContext } from '#server/purchase-context.ts';

export type PrivacyContext = Pick<PurchaseContext, 'database' | 'newId' | 'clock' | 'market'>;
