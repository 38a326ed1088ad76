/** Promotional codes for tests: each one new, whatever others have made in the database. */
import { announceCode, type Announcement } from '#server/basket/announced-codes.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

let made = 0;

/** Makes a code that takes £50 off unless told otherwise; answers its name. */
export async function makeTestCode(
  { database, market }: Pick<PurchaseContext, 'database' | 'market'>,
  wanted: Partial<Announcement> = {},
): Promise<string> {
  const code = `TEST-${process.pid}-${(made += 1)}`;
  const worth = { kind: 'amount', amount: 5_000 } as const;
  const startsOn = '2026-01-01';
  await announceCode(database, { code, worth, leastSpend: 0, market, startsOn, ...wanted });
  return code;
}
