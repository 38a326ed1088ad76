import { afterAll, beforeAll, expect, test } from 'vitest';
import { visibleSteps } from '#domain/checkout/steps.ts';
import { setCarPark, setTransfer } from '#server/basket/basket-extras.ts';
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
import {
  checkoutFromBasket,
  loadCheckout,
  saveCar,
  saveContact,
  savePassengers,
  savePlan,
  type CheckoutOutcome,
} from './checkout.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  ada = shop.visitor();
});
afterAll(() => db.close());

const idOf = (outcome: CheckoutOutcome) =>
  outcome.kind === 'checkout' ? outcome.checkout.id : outcome.kind;
const codes = (outcome: CheckoutOutcome) =>
  outcome.kind === 'refused'
    ? outcome.errors.map(({ code, field }) => `${field}: ${code}`)
    : [outcome.kind];

test('a basket has one checkout, however often and by however many it is asked for [CHK-16]', async () => {
  const basketId = await openBasket(ada);
  const ids = await Promise.all(
    [1, 2, 3].map(async () => idOf(await checkoutFromBasket(ada, basketId))),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await checkoutFromBasket(shop.visitor('eve'), basketId)).toEqual({ kind: 'absent' });
});

test('more than nine people without infants cannot check out [CHK-18]', async () => {
  const crowd = await openBasket(
    ada,
    makePricedHoliday({
      party: [
        { adults: 6, childAges: [] },
        { adults: 4, childAges: [] },
      ],
    }),
  );
  expect(codes(await checkoutFromBasket(ada, crowd))).toEqual(['basketId: large_party']);
  const nine = await openBasket(
    ada,
    makePricedHoliday({
      party: [
        { adults: 6, childAges: [] },
        { adults: 3, childAges: [1, 0] },
      ],
    }),
  );
  expect(idOf(await checkoutFromBasket(ada, nine))).not.toBe('refused');
});

test('a checkout knows its basket, its travellers, its plans and its steps', async () => {
  const id = idOf(
    await checkoutFromBasket(
      ada,
      await openBasket(ada, makePricedHoliday({ party: [{ adults: 2, childAges: [7] }] })),
    ),
  );
  const checkout = (await loadCheckout(ada, id))!;
  expect(checkout).toMatchObject({
    status: 'OPEN',
    travellers: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', statedAge: 7 }],
    plan: undefined,
    open: ['passengers', 'payment_options', 'contact_details'],
  });
  expect(checkout.plans.map(({ name }) => name)).toContain('Equal_Instalments');
  expect(await loadCheckout(shop.visitor('eve'), id)).toBeUndefined();
});

test('each step is saved by its rules, and refused with the fields that are wrong [PAX-29] [CONT-01] [PARK-03] [PAY-16]', async () => {
  const basketId = await openBasket(ada);
  await setCarPark(ada, basketId, 'p1');
  const id = await fillCheckout(ada, basketId, '2020LowDeposit_2');
  expect(
    codes(
      await savePassengers(
        ada,
        id,
        makePassengers(makePricedHoliday()).map((p) => ({ ...p, firstName: '' })),
      ),
    ),
  ).toContain('passengerDetails[0].firstName: required');
  expect(codes(await saveContact(ada, id, { ...contactOfAda, emailAddress: 'nope' }))).toEqual([
    'contactDetails.emailAddress: email',
  ]);
  expect(
    codes(
      await saveCar(ada, id, {
        colour: '',
        make: 'Skoda',
        model: 'Fabia',
        registration: 'AB12 CDE',
      }),
    ),
  ).toEqual(['carDetails.colour: required']);
  expect(codes(await savePlan(ada, id, 'free'))).toEqual(['paymentSchedule.name: option_required']);
  const checkout = (await loadCheckout(ada, id))!;
  expect(visibleSteps(checkout.stepFacts)).toContain('car_parking');
  expect(checkout.open).toEqual(['car_parking']);
  await saveCar(ada, id, {
    colour: 'Blue',
    make: 'Skoda',
    model: 'Fabia',
    registration: 'ab12 cde',
  });
  expect(await loadCheckout(ada, id)).toMatchObject({
    open: [],
    car: { registration: 'AB12 CDE' },
    plan: { name: '2020LowDeposit_2' },
    passengers: [{ firstName: 'Ada', leadAuthorised: true }, { firstName: 'Bea' }],
  });
});

test('close to departure there is nothing but pay in full, and it needs no choosing [CHK-10] [PAY-13]', async () => {
  const id = idOf(
    await checkoutFromBasket(
      ada,
      await openBasket(ada, makePricedHoliday({ departureDate: '2026-12-05' })),
    ),
  );
  const checkout = (await loadCheckout(ada, id))!;
  expect(checkout.plan?.name).toBe('pay_in_full');
  expect(visibleSteps(checkout.stepFacts)).not.toContain('payment_options');
});

test('who cannot climb steps and has chosen a transfer with steps is told so [A11Y-07]', async () => {
  const basketId = await openBasket(ada);
  await setTransfer(ada, basketId, 't1');
  const id = idOf(await checkoutFromBasket(ada, basketId));
  const specialAssistance = {
    impairments: [],
    requiredAssistance: ['PARTY_ASSISTANCE', 'VEHICLE', 'WHEELCHAIR'],
    wheelchairType: null,
    otherImpairment: null,
  } as const;
  const party = makePassengers(makePricedHoliday()).map((p, i) =>
    i === 0 ? { ...p, specialAssistance } : p,
  );
  expect(codes(await savePassengers(ada, id, party))).toEqual([
    'passengerDetails[0].specialAssistance.requiredAssistance: transfer_not_step_free',
  ]);
  await setTransfer(ada, basketId, 't2');
  expect(codes(await savePassengers(ada, id, party))).toEqual(['checkout']);
  expect((await setTransfer(ada, basketId, 't1')).kind).toBe('refused');
});

test('a checkout is expired when its basket’s time is up, and locked while it is being placed [CHK-12] (F-21)', async () => {
  const id = await fillCheckout(ada, await openBasket(ada));
  shop.setTime('2026-11-21T10:31:00Z');
  expect((await loadCheckout(ada, id))!.status).toBe('EXPIRED');
  shop.setTime('2026-11-21T10:00:00Z');
  await claimDecided(ada, id, await pay(ada, id));
  expect((await loadCheckout(ada, id))!.status).toBe('PLACING');
  expect(codes(await savePlan(ada, id, 'pay_in_full'))).toEqual(['checkoutId: order_being_placed']);
});
