import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusOfCredit } from '#domain/wallet/credit.ts';
import { makeTestCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { GREAT_BRITAIN } from '../market/market.ts';
import { listCredits } from './credit-record.ts';
import { issueCredit } from './issue-credit.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const IRELAND = { market: 'ie', timeZone: 'Europe/Dublin' } as const;

test('a credit belongs to one customer and one market, and can be used on its last day there', async () => {
  const customerId = await makeTestCustomer(db.database);
  await db.database
    .insertInto('credit_campaign')
    .values({
      id: 'spring',
      market: 'gb',
      name: 'Spring campaign',
      least_spend: 100_000,
      combines: false,
    })
    .execute();
  const reason = { type: 'TargetedCampaignCredit', campaignId: 'spring' } as const;
  const given = { customerId, market: GREAT_BRITAIN, amount: 2_500, endsOn: '2027-04-30', reason };
  const id = await issueCredit(db.database, given);
  const [credit] = await listCredits(db.database, customerId, GREAT_BRITAIN);
  expect(credit).toMatchObject({
    id,
    kind: 'TargetedCampaignCredit',
    name: 'Spring campaign',
    amount: 2_500,
    leastSpend: 100_000,
    departsBy: null,
    combines: false,
    campaignId: 'spring',
    endsAt: '2027-04-30T23:00:00Z',
  });
  expect(statusOfCredit(credit!, new Date('2027-04-30T22:59:59Z'))).toBe('AVAILABLE');
  expect(await listCredits(db.database, customerId, IRELAND)).toEqual([]);
  expect(
    await listCredits(db.database, await makeTestCustomer(db.database), GREAT_BRITAIN),
  ).toEqual([]);
  await expect(issueCredit(db.database, { ...given, market: IRELAND })).rejects.toThrow(
    /foreign key/,
  );
});
