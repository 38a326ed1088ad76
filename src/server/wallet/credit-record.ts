/** Credits as they are kept. */
import type { IsoDate } from '#domain/dates.ts';
import {
  PRICE_DROP_CONDITIONS,
  PRICE_DROP_NAME,
  type Credit,
  type CreditFacts,
} from '#domain/wallet/credit.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market.ts';
import type { Tx } from '#server/purchase-context.ts';

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

/** Whose condition of use is that of its campaign. */
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
) => ({ leastSpend: leastSpend ?? 0, departsBy: departsBy ?? undefined, combines });
