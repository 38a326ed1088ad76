/** Customers and their credits, for tests: each new, whatever others have made in the database. */
import type { IsoDate } from '#domain/dates.ts';
import type { Database } from '#server/db/kysely.ts';
import type { KnownVisitorContext, PurchaseContext } from '#server/purchase-context.ts';
import { saveCampaign } from '#server/wallet/campaigns.ts';
import { issueCredit } from '#server/wallet/issue-credit.ts';
import type { TestShop } from './booking-shop.ts';

let customers = 0;

/** Writes a customer whom nobody else has, and answers the id. */
export async function makeTestCustomer(database: Database): Promise<string> {
  const id = `customer${++customers}`;
  const email = `${id}@example.com`;
  await database.insertInto('customer').values({ id, email, email_key: email }).execute();
  return id;
}

/** A customer who is logged in, and nothing else. */
export async function openCustomer(
  shop: TestShop,
): Promise<KnownVisitorContext & { readonly customerId: string }> {
  const customerId = await makeTestCustomer(shop.database);
  const customer = {
    id: customerId,
    emailAddress: `${customerId}@example.com`,
    firstName: null,
    isAwake: true,
    isFresh: true,
  };
  return { ...shop.visitor(`browser-of-${customerId}`, customer), customerId };
}

type Wanted = {
  readonly amount?: number;
  readonly endsOn?: IsoDate;
  readonly leastSpend?: number;
  readonly departsBy?: IsoDate | null;
  readonly combines?: boolean;
};

let campaigns = 0;

/** Gives the customer a campaign's credit of £25 that combines, unless told otherwise; its id. */
export async function giveCredit(
  { database, market }: Pick<PurchaseContext, 'database' | 'market'>,
  customerId: string,
  { amount = 2_500, endsOn = '2027-04-30', ...conditions }: Wanted = {},
): Promise<string> {
  const id = `test-${process.pid}-${++campaigns}`;
  await saveCampaign(database, {
    id,
    market,
    name: 'Spring campaign',
    conditions: { leastSpend: 0, departsBy: null, combines: true, ...conditions },
  });
  const reason = { type: 'TargetedCampaignCredit', campaignId: id } as const;
  return issueCredit(database, { customerId, market, amount, endsOn, reason });
}
