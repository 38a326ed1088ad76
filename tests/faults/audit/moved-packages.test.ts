/** A package holiday on other dates: everything is booked anew, then what was is ended. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { makeFlightQuoteId, makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
  whyDatesStay,
} from '#server/order/order-changes.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations, isChange, ORIGIN } from './changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
});
afterAll(() => db.close());

type Asked = Extract<Parameters<typeof quoteOrderChange>[2], { readonly kind: 'DATES' }>;

const onSale: Asked['onSale'] = {
  list: () => [],
  // The airline flies in summer.
  flights: ({ checkIn, nights }) =>
    checkIn < '2027-10-01'
      ? {
          outbound: { seriesId: 4120, date: checkIn },
          inbound: { seriesId: 4121, date: addDays(checkIn, nights) },
        }
      : undefined,
  price: async (stay, _market, flights) => {
    const { checkIn, nights } = stay;
    const made = { departureDate: checkIn, nights, roomPrice: 12_000 * nights };
    return {
      kind: 'priced',
      holiday: {
        ...makePricedHoliday(made),
        refundableUntil: addDays(checkIn, -14),
        hotelQuoteId: makeHotelQuoteId(stay),
        flightQuoteId: makeFlightQuoteId(flights!),
      },
    };
  },
};

async function book(plan: PlanName = '2020LowDeposit_2') {
  const holiday = { ...makePricedHoliday(), refundableUntil: '2027-07-10' };
  const car = { make: 'Skoda', model: 'Octavia', registration: 'AB12 CDE', colour: 'red' };
  const wanted = { holiday, car, isInsured: true, transfer: 't1', holdBags: 2 };
  order = await bookHoliday(db, shop, lead, plan, wanted);
  quoteByDay();
}
/** From now on quotes of extras are of their first day, as suppliers' are. */
function quoteByDay(): void {
  const { transfers, insurance, carParks } = shop.suppliers;
  for (const supplier of [transfers, insurance, carParks]) {
    const quote = supplier.quote.bind(supplier) as (asked: object) => Promise<readonly object[]>;
    Object.assign(supplier, {
      quote: async (asked: { readonly from?: string; readonly arrivalDate?: string }) =>
        (await quote(asked)).map((offer) => ({
          ...offer,
          quoteId: `${asked.from ?? asked.arrivalDate} ${(offer as { quoteId: string }).quoteId}`,
        })),
    });
  }
}
const booked = async () => ({ ...(await loadVersion(db.database, order.id)), id: order.id });
const ask = (checkIn: string, nights: number) =>
  quoteOrderChange(lead, order.code, { kind: 'DATES', to: { checkIn, nights }, onSale });
async function move(checkIn: string, nights: number) {
  const { id, totalNow } = isChange(await ask(checkIn, nights));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const codesOf = (answer: object) =>
  'errors' in answer && (answer.errors as { code: string }[]).map(({ code }) => code);
const live = () => shop.suppliers.live();
const partsOf = (keys: readonly string[]) =>
  keys.map((key) => key.split(':').at(-1)!).toSorted((a, b) => a.localeCompare(b));
const sumOf = (kinds: readonly string[], lines: readonly { kind: string; amount: number }[]) =>
  lines.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
const OF_AIRLINE = ['flights', 'bags', 'priority'];
const PARTS = ['flight', 'insurance', 'parking', 'stay', 'transfer'];

test('a package moves to other dates with all that is booked with it, and its former flights stay owed [ACCT-02]', async () => {
  await book();
  expect(await whyDatesStay(lead, await booked())).toBeNull();
  const before = receiptOf((await booked()).accepted, 'GBP');
  const [first] = live();
  const done = await move('2027-08-07', 8);
  expect(done).toMatchObject({ state: 'DONE' });
  const flights = sumOf(OF_AIRLINE, before.lines);
  expect(done.difference).toBe(96_000 - 80_920 + flights);
  expect(done.lines).toContainEqual({
    kind: 'flights_gone',
    was: null,
    now: expect.objectContaining({ label: 'Your flights of Sat 24 July 2027', amount: flights }),
  });
  expect(done.words.map(({ what }) => what)).toEqual([
    'Flight out',
    'Flight home',
    'Nights',
    'If you cancel',
  ]);
  expect([partsOf(live()), live().includes(first!)]).toEqual([PARTS, false]);
  const { number, accepted, document } = await booked();
  expect([number, accepted.holiday.departureDate, accepted.holiday.returnDate]).toEqual([
    2,
    '2027-08-07',
    '2027-08-15',
  ]);
  expect(document.flights.map(({ airlineReference }) => airlineReference)).toEqual([
    `R-${live().find((key) => key.endsWith(':flight'))}`,
    `R-${live().find((key) => key.endsWith(':flight'))}`,
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
  // Once more: each time the flights are owed that were given up.
  expect(await move('2027-08-14', 8)).toMatchObject({ state: 'DONE', difference: flights });
  expect((await booked()).accepted.reductions?.map(({ label }) => label)).toEqual([
    'Your flights of Sat 24 July 2027',
    'Your flights of Sat 7 August 2027',
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each(['flights', 'stays', 'transfers', 'carParks', 'insurance'])(
  'when %s are sold out meanwhile, all goes back and the old holiday stands',
  async (supplier) => {
    await book();
    const before = [live(), await booked()];
    shop.suppliers.script(`${supplier}.book`, { kind: 'unavailable' });
    expect(await move('2027-08-07', 7)).toMatchObject({
      state: 'REFUSED',
      refusal: 'supplier_sold_out',
    });
    expect([live(), await booked()]).toEqual(before);
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('what cannot be moved says why', async () => {
  await book();
  expect(codesOf(await ask('2027-10-09', 7))).toEqual(['dates_no_flights']);
  Object.assign(shop.suppliers.carParks, { quote: async () => [] });
  expect(codesOf(await ask('2027-08-07', 7))).toEqual(['dates_extras']);
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted, '{choices,seats}', '{"outbound": [{"seat": "1A", "price": 900}], "inbound": []}')`,
  );
  expect(codesOf(await ask('2027-08-07', 7))).toEqual(['dates_seats']);
});

test('cancelling it then loses what the terms say, and its former flights', async () => {
  await book();
  const before = (await quoteCancellation(lead, order.code))!;
  await move('2027-08-07', 7);
  const after = (await quoteCancellation(lead, order.code))!;
  const { accepted } = await booked();
  const gone = sumOf(['flights_gone'], accepted.reductions ?? []);
  expect(gone).toBeGreaterThan(0);
  expect(after.terms[0]!.lost - gone).toBe(before.terms[0]!.lost);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: after.lost }, 0);
  await cancelOrder(shop, order.id);
  expect(live()).toEqual([]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('the auditor finds flights that a move gives back, as no airline does', async () => {
  await book();
  await move('2027-08-07', 7);
  await db.pool.query("update order_change set accepted = accepted - 'reductions'");
  expect(await findViolations(db, shop)).toContainEqual(
    expect.stringContaining('gives flights back'),
  );
});
