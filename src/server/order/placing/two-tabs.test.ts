import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '#server/account/visitor-rows.ts';
import { setHoldBags, setInsurance, setTransfer } from '#server/basket/basket-extras.ts';
import { findBasket, receiptOf } from '#server/basket/basket-record.ts';
import { acceptBasketPrice, extendBasket, refreshBasket } from '#server/basket/basket-renewal.ts';
import { loadBasket } from '#server/basket/basket.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import {
  checkoutFromBasket,
  saveContact,
  savePassengers,
  savePlan,
} from '#server/checkout/checkout.ts';
import { createPaymentRequest } from '#server/checkout/payment.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import { makePool } from '#server/db/pool.ts';
import { VISITOR_ROLE } from '#server/db/visible-rows.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import {
  claimDecided,
  contactOfAda,
  fillCheckout,
  makePassengers,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { requestPlacement } from '../request-placement.ts';
import { placeOrder } from './place-order.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;
let code: string;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  ada = shop.visitor();
  code = await makeTestCode(shop);
});
afterAll(() => db.close());

type Tab = (basketId: string, checkoutId: string) => Promise<{ readonly kind: string }>;
const dearer = makePricedHoliday({ roomPrice: 90_000 });

/** Everything that another window can do to a checkout while this one pays. */
const TABS: [string, Tab][] = [
  ['chooses a transfer', (basketId) => setTransfer(ada, basketId, 't1')],
  ['takes the insurance out', (basketId) => setInsurance(ada, basketId, null)],
  ['adds a bag', (basketId) => setHoldBags(ada, basketId, 2)],
  [
    'prices anew',
    (basketId) => refreshBasket(ada, basketId, async () => ({ kind: 'priced', holiday: dearer })),
  ],
  ['asks for more time', (basketId) => extendBasket(ada, basketId)],
  ['accepts a price', (basketId) => acceptBasketPrice(ada, basketId, 1)],
  ['goes back to the checkout', (basketId) => checkoutFromBasket(ada, basketId)],
  ['chooses another plan', (_, checkoutId) => savePlan(ada, checkoutId, '2020LowDeposit_2')],
  [
    'changes the passengers',
    (_, checkoutId) => savePassengers(ada, checkoutId, makePassengers(dearer)),
  ],
  ['changes the address', (_, checkoutId) => saveContact(ada, checkoutId, contactOfAda)],
  ['enters a promotional code', (_, checkoutId) => addPromotionalCode(ada, checkoutId, code)],
  [
    'pays as well',
    (_, checkoutId) =>
      createPaymentRequest(ada, {
        checkoutId,
        cardToken: 'other',
        idempotencyKey: ada.newId(),
        returnUrl: 'https://holidaymaker.example/back',
      }),
  ],
];

const TYPED = [
  'basket',
  'refused',
  'checkout',
  'PaymentRequest',
  'PaymentAlreadyExists',
  'PaymentRequestCreationFailed',
];

test.each(TABS)(
  'while one window pays, another %s: paid is what was ordered, and both get a typed answer (F-21)',
  async (_, tab) => {
    for (let round = 0; round < 8; round++) {
      const basketId = await openBasket(ada);
      await setInsurance(ada, basketId, 'i1');
      const checkoutId = await fillCheckout(ada, basketId);
      const token = await pay(ada, checkoutId);
      // The later rounds let the other window begin first.
      const other = round % 2 === 0 ? undefined : tab(basketId, checkoutId);
      const [claim, answer] = await Promise.all([
        claimDecided(ada, checkoutId, token),
        other ?? tab(basketId, checkoutId),
      ]);
      const outcome =
        claim.kind === 'claimed' ? await placeOrder(shop, claim.placementId) : claim.outcome;
      const order = await db.database
        .selectFrom('customer_order')
        .select(['total', 'payable'])
        .where('checkout_id', '=', checkoutId)
        .executeTakeFirst();
      const basket = await findBasket(db.database, basketId);
      const captured = [...shop.payments.payments.values()]
        .filter(({ reference }) => reference.startsWith(checkoutId))
        .reduce((sum, charge) => sum + charge.captured, 0);
      expect(TYPED).toContain(answer.kind);
      expect(['PlacedOrder', 'PaymentTokenInvalid', 'OrderPlacementFailed']).toContain(
        outcome.kind,
      );
      expect({ captured, ...order }).toEqual(
        outcome.kind === 'PlacedOrder'
          ? {
              captured: order?.payable,
              payable: receiptOf(basket!, 'GBP').payable,
              total: receiptOf(basket!, 'GBP').total,
            }
          : { captured: 0 },
      );
    }
  },
);

test('many who ask for one order while its checkout is held leave connections to other visitors', async () => {
  const visitors = makePool({ url: db.url, role: VISITOR_ROLE });
  const [mine, theirs] = [ada, shop.visitor('eve')].map((context) => ({
    ...context,
    database: databaseOf(visitors, context, context.market),
  }));
  const checkoutId = await fillCheckout(mine!, await openBasket(mine!));
  const token = await pay(mine!, checkoutId);
  const other = await openBasket(theirs!);
  const holder = await db.database.startTransaction().execute();
  await lockCheckout(holder, checkoutId);
  const asking = Promise.all(
    Array.from({ length: 20 }, () => requestPlacement(mine!, checkoutId, token, 1_000)),
  );
  const begun = performance.now();
  const isRead = (await loadBasket(theirs!, other)) !== undefined;
  const waitedMs = performance.now() - begun;
  const outcomes = await asking;
  await holder.rollback().execute();
  await visitors.end();
  expect(isRead).toBe(true);
  expect(waitedMs).toBeLessThan(1_000);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(outcomes[0]).toMatchObject({ reason: 'order_processing' });
});
