/** Credits as they are kept. */
import { sql } from 'kysely';
import * as v from 'valibot';
import {
  CREDIT_KINDS,
  PRICE_DROP_CONDITIONS,
  PRICE_DROP_NAME,
  type Credit,
  type CreditFacts,
} from '#domain/wallet/credit.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';

/** What is fixed about a credit. */
export const CreditSchema = v.object({
  id: v.string(),
  kind: v.picklist(CREDIT_KINDS),
  name: v.string(),
  amount: v.number(),
  leastSpend: v.number(),
  departsBy: v.nullable(v.string()),
  combines: v.boolean(),
});

type Kept = Credit &
  CreditFacts & {
    readonly createdAt: string;
    /** Which checkout has locked or redeemed it, since when, and where that holiday goes. */
    readonly usedBy:
      | {
          readonly checkoutId: string;
          readonly at: string;
          readonly place: string;
          /** Once the order stands. */
          readonly orderCode: string | undefined;
        }
      | undefined;
  };

export type CampaignCreditRecord = Kept & {
  readonly kind: 'TargetedCampaignCredit';
  readonly campaignId: string;
};

export type PriceDropCreditRecord = Kept & {
  readonly kind: 'PriceDropProtectionCredit';
  /** Of the order whose price has dropped. */
  readonly orderCode: string;
};

export type CreditRecord = CampaignCreditRecord | PriceDropCreditRecord;

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
    .leftJoin('customer_order as dropped', 'dropped.id', 'credit.order_id')
    .leftJoin('credit_use as use', 'use.credit_id', 'credit.id')
    .leftJoin('checkout', 'checkout.id', 'use.checkout_id')
    .leftJoin('basket', 'basket.id', 'checkout.basket_id')
    .leftJoin('customer_order as placed', 'placed.checkout_id', 'use.checkout_id')
    .selectAll('credit')
    .select([
      'campaign.name as campaignName',
      'campaign.least_spend as leastSpend',
      'campaign.departs_by as departsBy',
      'campaign.combines',
      'dropped.code as droppedCode',
      'use.state',
      'use.checkout_id as usedBy',
      'use.created_at as usedAt',
      'placed.code as placedCode',
      sql<string | null>`basket.holiday -> 'hotel' ->> 'placeName'`.as('place'),
    ])
    .orderBy('credit.ends_at')
    .orderBy('credit.created_at')
    .orderBy('credit.id');

type CreditRow = Awaited<ReturnType<ReturnType<typeof selectCredits>['execute']>>[number];

const readCredit = (row: CreditRow): CreditRecord => ({
  id: row.id,
  amount: row.amount,
  endsAt: row.ends_at,
  cancelledAt: row.cancelled_at ?? undefined,
  use: row.state ?? undefined,
  createdAt: row.created_at,
  usedBy:
    row.usedBy === null || row.usedAt === null
      ? undefined
      : {
          checkoutId: row.usedBy,
          at: row.usedAt,
          place: row.place ?? '',
          orderCode: row.placedCode ?? undefined,
        },
  ...(row.campaign_id === null
    ? {
        kind: 'PriceDropProtectionCredit',
        name: PRICE_DROP_NAME,
        orderCode: row.droppedCode ?? '',
        ...PRICE_DROP_CONDITIONS,
      }
    : {
        kind: 'TargetedCampaignCredit',
        name: row.campaignName ?? '',
        campaignId: row.campaign_id,
        leastSpend: row.leastSpend ?? 0,
        departsBy: row.departsBy,
        combines: row.combines ?? false,
      }),
});
