/** Campaigns whose credits the operator gives. */
import type { CreditConditions } from '#domain/wallet/credit.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market/market.ts';

/** What is announced of a campaign; it never changes afterwards. */
export type Campaign = {
  /** The operator's word for it: small letters, digits and hyphens. */
  readonly id: string;
  readonly market: Pick<Market, 'market'>;
  /** What customers read. */
  readonly name: string;
  readonly conditions: CreditConditions;
};

/** Makes a campaign; false when there is one of its name already, which stays as it is. */
export async function saveCampaign(
  database: Database,
  { id, market, name, conditions }: Campaign,
): Promise<boolean> {
  const made = await database
    .insertInto('credit_campaign')
    .values({
      id,
      market: market.market,
      name,
      least_spend: conditions.leastSpend,
      departs_by: conditions.departsBy,
      combines: conditions.combines,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
