import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  canCheckoutBecome,
  CHECKOUT_STATES,
  type CheckoutState,
} from '#domain/basket/checkout-state.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fillCheckout, makeTestShop, openBasket } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { findCheckout } from './checkout-record.ts';
import { setCheckoutStatus } from './checkout-status.ts';

let db: TestDatabase;
let checkoutId: string;
beforeAll(async () => {
  db = await openTestDatabase();
  const ada = makeTestShop(db).visitor();
  checkoutId = await fillCheckout(ada, await openBasket(ada));
});
afterAll(() => db.close());

const PAIRS = CHECKOUT_STATES.flatMap((from) =>
  CHECKOUT_STATES.map((to): [CheckoutState, CheckoutState] => [from, to]),
);

/** Where a checkout of one status ends that is asked to take another. */
async function move(from: CheckoutState, to: CheckoutState): Promise<CheckoutState | undefined> {
  await db.database.updateTable('checkout').set({ status: from }).execute();
  await inTransaction(db.database, (tx) => setCheckoutStatus(tx, checkoutId, to)).catch(() => {});
  return (await findCheckout(db.database, checkoutId))?.status;
}

test.each(PAIRS)('from %s to %s as the table says (I8)', async (from, to) => {
  expect(await move(from, to)).toBe(canCheckoutBecome(from, to) ? to : from);
});

test('a step that the table does not allow names both (I8)', async () => {
  await db.database.updateTable('checkout').set({ status: 'PLACED' }).execute();
  await expect(
    inTransaction(db.database, (tx) => setCheckoutStatus(tx, checkoutId, 'OPEN')),
  ).rejects.toThrow(`checkout ${checkoutId}: OPEN may not follow PLACED`);
});
