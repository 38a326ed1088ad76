/** What the functions of saved holidays work with; handed in. */
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { DealContext } from '#server/search/deal.ts';

export type SavedContext = DealContext &
  Pick<PurchaseContext, 'database' | 'newId' | 'market' | 'brand' | 'eventData'>;
