/** Credits as they are kept. */
import * as v from 'valibot';
import type { IsoDate } from '#domain/dates.ts';
import {
  CREDIT_TYPES,
  PRICE_DROP_CONDITIONS,
  PRICE_DROP_NAME,
  type Credit,
  type CreditFacts,
} from '#domain/wallet/credit.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market.ts';
import type { Tx } from '#server/purchase-context.ts';

/** What is fixed about a credit. */
export const CreditSchema = v.object({
  id: v.string(),
  type: v.picklist(CREDIT_TYPES),
  name: v.string(),
  amount: v.number(),
  leastSpend: v.number(),
  departsBy: v.nullable(v.string()),
  combines: v.boolean(),
});

export type CreditRecord = Credit &
  CreditFacts & {
    /** Of a campaign's credit. */
    readonly campaignId: string | undefined;
    /** Of the order whose price has dropped. */
    readonly orderId: string | undefined;
    readonly createdAt: string;
    /** Whose order has locked or redeemed it, and since when. */
    readonly usedBy: { readonly checkoutId: string; readonly at: string } | undefined;
  };

/** The customer's credits of a market, those that end first at the top. */
export async function listCredits(
  database: Database | Tx,
  customerId: string,
  { market }: Pick<Market, 'market'>,
): Promise<CreditRecord[]> {
  const rows = await selectCredits(database)
    .where('credit.customer_id', '=', customerId)
    .where('credit.market', '=', market)
    .execute();
  return rows.map(readCredit);
}

/** Whether the customer has a credit of this market that can be used now (CHK-08). */
export async function hasAvailableCredit(
  database: Database,
  customerId: string,
  { market }: Pick<Market, 'market'>,
  now: Date,
): Promise<boolean> {
  const credit = await database
    .selectFrom('credit')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('market', '=', market)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credit_use').select('state').whereRef('credit_id', '=', 'credit.id'))),
    )
    .limit(1)
    .executeTakeFirst();
  return credit !== undefined;
}

/** The credits with these ids, without asking whose; those that end first at the top. */
export async function findCredits(
  database: Database | Tx,
  ids: readonly string[],
): Promise<CreditRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectCredits(database).where('credit.id', 'in', ids).execute();
  return rows.map(readCredit);
}

/** Conditions are those of the campaign. */
const selectCredits = (database: Database | Tx) =>
  database
    .selectFrom('credit')
    .leftJoin('credit_campaign as campaign', 'campaign.id', 'credit.campaign_id')
    .leftJoin('credit_use as use', 'use.credit_id', 'credit.id')
    .selectAll('credit')
    .select([
      'campaign.name as campaignName',
      'campaign.least_spend as leastSpend',
      'campaign.departs_by as departsBy',
      'campaign.combines',
      'use.state',
      'use.checkout_id as usedBy',
      'use.created_at as usedAt',
    ])
    .orderBy('credit.ends_at')
    .orderBy('credit.created_at')
    .orderBy('credit.id');

type CreditRow = Awaited<ReturnType<ReturnType<typeof selectCredits>['execute']>>[number];

const readCredit = (row: CreditRow): CreditRecord => ({
  id: row.id,
  type: row.type,
  name: row.campaignName ?? PRICE_DROP_NAME,
  amount: row.amount,
  ...(row.combines === null ? PRICE_DROP_CONDITIONS : conditionsOf(row, row.combines)),
  endsAt: row.ends_at,
  cancelledAt: row.cancelled_at ?? undefined,
  use: row.state ?? undefined,
  campaignId: row.campaign_id ?? undefined,
  orderId: row.order_id ?? undefined,
  createdAt: row.created_at,
  usedBy:
    row.usedBy === null || row.usedAt === null
      ? undefined
      : { checkoutId: row.usedBy, at: row.usedAt },
});

const conditionsOf = (
  {
    leastSpend,
    departsBy,
  }: { readonly leastSpend: number | null; readonly departsBy: IsoDate | null },
  combines: boolean,
) => ({ leastSpend: leastSpend ?? 0, departsBy, combines });
