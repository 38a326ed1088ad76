/** Gives a credit to a customer, and takes it back. */
import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import { makeToken } from '#server/account/token.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import { endOfDay } from './end-of-day.ts';

/** A credit that is to be given, in the currency of its market, whose days these are. */
export type NewCredit = {
  readonly customerId: string;
  readonly market: Pick<Market, 'market' | 'timeZone'>;
  /** Above nought. */
  readonly amount: Pence;
  /** The last day on which it can be used. */
  readonly endsOn: IsoDate;
  readonly reason:
    | { readonly type: 'PriceDropProtectionCredit'; readonly orderId: string }
    | { readonly type: 'TargetedCampaignCredit'; readonly campaignId: string };
};

/**
 * Puts the credit into the customer's wallet, and answers its id. Each call gives one more: that
 * one reason gives one credit is for the caller to hold, in the same transaction.
 */
export async function issueCredit(
  database: Database | Tx,
  { customerId, market, amount, endsOn, reason }: NewCredit,
): Promise<string> {
  const id = makeToken(16);
  await database
    .insertInto('credit')
    .values({
      id,
      customer_id: customerId,
      market: market.market,
      type: reason.type,
      amount,
      campaign_id: reason.type === 'TargetedCampaignCredit' ? reason.campaignId : null,
      order_id: reason.type === 'PriceDropProtectionCredit' ? reason.orderId : null,
      ends_at: endOfDay(endsOn, market),
    })
    .execute();
  return id;
}

/**
 * The order whose price dropped is no more: what was given for it is withdrawn, unless it is used
 * for another order already. Done again, it changes nothing.
 */
export async function withdrawDropCredits(tx: Tx, orderId: string): Promise<void> {
  const locked = await tx
    .selectFrom('credit')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (locked.length === 0) return;
  await tx
    .updateTable('credit')
    .set({ cancelled_at: sql<string>`now()` })
    .where(
      'id',
      'in',
      locked.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credit_use').select('state').whereRef('credit_id', '=', 'credit.id'))),
    )
    .execute();
}
