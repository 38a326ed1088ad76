/** What the functions of an account work with; handed in. */
import type { FactSource } from '#server/platform/fact-source.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';

/** Somebody has shown that this mailbox is theirs, in the session of this owner. */
export type ProvenCustomer = {
  readonly customerId: string;
  readonly emailKey: string;
  readonly owner: string;
  readonly source: FactSource;
};

export type AccountContext = Pick<
  PurchaseContext,
  'database' | 'clock' | 'newId' | 'secret' | 'quotas' | 'brand' | 'market' | 'eventData'
> & {
  /**
   * Gives a customer what is theirs of baskets and orders, in the login's own transaction; accounts
   * know nothing of either.
   */
  readonly takeOver: (tx: Tx, customer: ProvenCustomer) => Promise<void>;
};
