import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { closePlace, openPlace } from '#server/advice/advice-blocks.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { balanceDayOf } from '#server/booking/payment-changes.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { whyDatesStay } from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday, makeStayAlone } from '#testing/booking-holiday.ts';
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

/** What a night of the booked room costs by now, in pence; 11_560 when it was booked. */
let perNight: number;
beforeEach(() => {
  perNight = 12_000;
});
const { hotel } = makeStayAlone();
/** What comes free with what is booked by now. */
const FREE = { key: 'covid_test', by: 'campaign', bookBy: null } as const;
const onSale: Asked['onSale'] = {
  list: () => [],
  flightsTo: () => [],
  flights: () => undefined,
  price: async (stay) => {
    const { checkIn, nights } = stay;
    const made = { hotelOnly: true, departureDate: checkIn, nights, roomPrice: perNight * nights };
    const holiday = { ...makePricedHoliday(made), hotel };
    const refundableUntil = addDays(checkIn, -14);
    const hotelQuoteId = makeHotelQuoteId(stay);
    return nights === 28
      ? { kind: 'unavailable' }
      : { kind: 'priced', holiday: { ...holiday, refundableUntil, hotelQuoteId, perks: [FREE] } };
  },
};

async function book(
  plan: PlanName,
  { isInsured = false, isRefunded = true, childAges = [] as number[], ...others }: Booked = {},
) {
  const holiday = {
    ...makePricedHoliday({ hotelOnly: true, party: [{ adults: 2, childAges }] }),
    hotel,
    refundableUntil: isRefunded ? '2027-07-10' : null,
  };
  order = await bookHoliday(db, shop, lead, plan, { holiday, isInsured, ...others });
  quoteByDay();
}
type Booked = {
  readonly isInsured?: boolean;
  readonly isRefunded?: boolean;
  readonly childAges?: number[];
  /** By its quote. */
  readonly transfer?: string;
};

/** From now on quotes of extras are of their first day, as suppliers' are. */
function quoteByDay(): void {
  const { transfers, insurance } = shop.suppliers;
  const { quote: quoteTransfers } = transfers;
  const { quote: quoteInsurance } = insurance;
  Object.assign(transfers, {
    quote: async (asked: Parameters<typeof quoteTransfers>[0]) =>
      (await quoteTransfers(asked)).map((offer) => ({
        ...offer,
        price: offer.price + 100,
        quoteId: `${asked.arrivalDate} ${offer.quoteId}`,
      })),
  });
  Object.assign(insurance, {
    quote: async (asked: Parameters<typeof quoteInsurance>[0]) =>
      (await quoteInsurance(asked)).map((offer) => ({ ...offer, quoteId: asked.from })),
  });
}
const booked = async () => ({ ...(await loadVersion(db.database, order.id)), id: order.id });
const ask = (checkIn: string, nights: number) =>
  quoteOrderChange(lead, order.code, { kind: 'DATES', to: { checkIn, nights }, onSale });
const move = async (checkIn: string, nights: number) => make(await ask(checkIn, nights));
async function make(quoted: Awaited<ReturnType<typeof ask>>) {
  const { id, totalNow } = isChange(quoted);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const open = async (): Promise<number[]> =>
  (
    await db.pool.query<{ amount: number }>(
      "select amount from instalment where order_id = $1 and state = 'DUE' order by number",
      [order.id],
    )
  ).rows.map(({ amount }) => amount);
const live = () => shop.suppliers.live();

test('a stay moves to other nights at their price of today, with its last payment [ACCT-02]', async () => {
  await book('2020LowDeposit_2');
  expect(await whyDatesStay(lead, await booked())).toBeNull();
  const [before] = await open();
  const [first] = live();
  const done = await move('2027-08-07', 8);
  expect(done).toMatchObject({ state: 'DONE', difference: 96_000 - 80_920, refund: 0 });
  expect(done.words).toEqual([
    {
      what: 'Nights',
      was: 'Sat 24 July 2027 to Sat 31 July 2027, 7 nights',
      now: 'Sat 7 August 2027 to Sun 15 August 2027, 8 nights',
    },
    {
      what: 'If you cancel',
      was: 'room price refunded until Sat 10 July 2027',
      now: 'room price refunded until Sat 24 July 2027',
    },
  ]);
  expect(await open()).toEqual([before! + 15_080]);
  const { number, document } = await booked();
  expect([number, live().length, live().includes(first!)]).toEqual([2, 1, false]);
  expect(document.stay).toMatchObject({
    checkIn: '2027-08-07',
    nights: 8,
    supplierReference: `R-${live()[0]}`,
  });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('cheaper nights of a stay that is paid go back to the card, insurance with them', async () => {
  await book('pay_in_full', { isInsured: true });
  Object.assign(shop.suppliers.insurance, {
    quote: async ({ from, to }: { readonly from: string; readonly to: string }) => [
      {
        quoteId: `${from} ${to}`,
        price: 2_000,
        title: 'Single trip',
        description: '',
        documents: [],
      },
    ],
  });
  const done = await move('2027-03-06', 3);
  expect(done).toMatchObject({ state: 'DONE', difference: -46_120, charge: 0, refund: 46_120 });
  expect(live().filter((key) => key.includes(':v2-'))).toHaveLength(2);
  expect(live()).toHaveLength(2);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('its transfer is booked for the new nights, at its price of them, and meets no flight until told [XTRA-06]', async () => {
  await book('2020LowDeposit_2', { transfer: 't1' });
  const flight = { number: 'FR 1882', landsAt: '14:20' };
  const asked = { kind: 'TRANSFER', quoteId: '2027-07-24 t1', flight } as const;
  await make(await quoteOrderChange(lead, order.code, asked));
  const [met] = live().filter((key) => key.endsWith(':transfer'));
  expect(shop.suppliers.bookings.get(met!)?.flight).toBe('FR 1882, landing at 14:20');
  const done = await move('2027-08-07', 7);
  expect(done).toMatchObject({ state: 'DONE', difference: 84_000 - 80_920 });
  expect(done.words).toContainEqual({
    what: 'Flight that it meets',
    was: 'FR 1882, landing at 14:20',
    now: 'not known yet',
  });
  const [ride] = live().filter((key) => key.endsWith(':transfer'));
  expect(live()).toHaveLength(2);
  expect(shop.suppliers.bookings.get(ride!)).toMatchObject({ price: 6_500 });
  expect(shop.suppliers.bookings.get(ride!)?.flight).toBeUndefined();
  expect((await booked()).accepted.choices).toMatchObject({
    transfer: { quoteId: '2027-08-07 t1' },
    transferFlight: null,
  });
  expect(await findViolations(db, shop)).toEqual([]);
});

test.each([
  ['stays.book', { kind: 'unavailable' }, 'supplier_sold_out'],
  ['transfers.book', { kind: 'unavailable' }, 'supplier_sold_out'],
  ['insurance.book', { kind: 'price_changed', price: 1 }, 'supplier_price_moved'],
] as const)('when %s refuses, the old stay stands', async (call, turn, refusal) => {
  await book('2020LowDeposit_2', { isInsured: true, transfer: 't1' });
  const before = [live(), await open(), (await booked()).number];
  shop.suppliers.script(call, turn);
  expect(await move('2027-08-07', 7)).toMatchObject({ state: 'REFUSED', refusal });
  expect([live(), await open(), (await booked()).number]).toEqual(before);
  expect(await findViolations(db, shop)).toEqual([]);
});

/** A significant change that nobody has answered to. */
const changeByHotel = () =>
  db.pool.query(
    `insert into supplier_notice (id, supplier, came_by, booking_key, sent_at, raw, handled_at, outcome, order_id, changes, answer_by)
     values ('stays-1', 'stays', 'NOTICE', 'k', now(), '{}', now(), 'ASKED', $1, '[]', '2027-07-20')`,
    [order.id],
  );

const codesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.kind === 'refused' && answer.errors.map(({ code, field }) => `${code} ${field}`.trim());

test('what cannot be asked for says why, where it was typed', async () => {
  await book('2020LowDeposit_2', { isInsured: true, childAges: [5], transfer: 't1' });
  expect(codesOf(await ask('2027-07-24', 7))).toEqual(['nothing_changes']);
  expect(codesOf(await ask('2026-11-22', 1))).toEqual(['dates_day checkIn', 'dates_nights nights']);
  expect(codesOf(await ask('2027-08-07', 28))).toEqual(['dates_gone']);
  expect(codesOf(await ask('2028-07-22', 7))).toEqual(['dates_ages']);
  Object.assign(shop.suppliers.insurance, { quote: async () => [] });
  expect(codesOf(await ask('2027-08-07', 7))).toEqual(['dates_insurance']);
  shop.suppliers.script('transfers.quote', 'lost-before');
  expect(codesOf(await ask('2027-08-07', 7))).toEqual(['supplier_silent']);
  Object.assign(shop.suppliers.transfers, { quote: async () => [] });
  expect(codesOf(await ask('2027-08-07', 7))).toEqual(['dates_transfer']);
});

test('what the hotel does not refund keeps its days', async () => {
  await book('2020LowDeposit_2', { isRefunded: false });
  expect(await whyDatesStay(lead, await booked())).toBe('dates_not_given_back');
  expect(codesOf(await ask('2027-08-07', 7))).toEqual(['dates_not_given_back']);
});

test('a stay with a transfer keeps its days from 48 hours before on', async () => {
  await book('2020LowDeposit_2', { transfer: 't1' });
  const { accepted, ...others } = await booked();
  const holiday = { ...accepted.holiday, refundableUntil: '2027-07-24' };
  const flexible = { ...others, accepted: { ...accepted, holiday } };
  shop.setTime('2027-07-22T11:59:00Z');
  expect(await whyDatesStay(lead, flexible)).toBeNull();
  shop.setTime('2027-07-22T12:00:00Z');
  expect(await whyDatesStay(lead, flexible)).toBe('dates_transfer_too_late');
});

test.each([
  [
    'the day passes until which the hotel refunds it',
    async () => shop.setTime('2027-07-11T08:00:00Z'),
    'dates_not_given_back',
  ],
  ['its hotel changes it', async () => changeByHotel(), 'dates_changed_by_others'],
])('when %s before the move is made, the old stay stands', async (_what, happen, refusal) => {
  await book('2020LowDeposit_2');
  const { id, totalNow } = isChange(await ask('2027-08-07', 7));
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await happen();
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({ state: 'REFUSED', refusal });
  expect(codesOf(await ask('2027-08-14', 7))).toEqual([refusal]);
  expect((await booked()).number).toBe(1);
  // Nobody was written to of a notice that the test made up.
  await db.pool.query('delete from supplier_notice');
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a stay is not moved to nights that official advice closes, when asked and when made [MSG-06]', async () => {
  await book('2020LowDeposit_2');
  const close = { placeId: hotel.placeId, firstDay: '2027-08-10', lastDay: '2027-08-12', id: 'a1' };
  const { id, totalNow } = isChange(await ask('2027-08-07', 7));
  expect(await closePlace(db.database, close)).toBe(true);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({
    state: 'REFUSED',
    refusal: 'advice_closed',
  });
  const closed = await ask('2027-08-07', 7);
  expect(codesOf(closed)).toEqual(['advice_closed checkIn']);
  expect(closed).toMatchObject({
    errors: [
      { message: 'Following advice from the FCO this departure date is currently unavailable.' },
    ],
  });
  expect((await ask('2027-08-03', 7)).kind).toBe('OrderChange');
  await openPlace(db.database, hotel.placeId);
  expect(await move('2027-08-07', 7)).toMatchObject({ state: 'DONE' });
  expect(await findViolations(db, shop)).toEqual([]);
});

test('payments are due by the last day for the new nights, when asked and when made', async () => {
  await book('2020LowDeposit_2');
  expect(codesOf(await ask('2027-07-23', 7))).toEqual(['dates_payments']);
  const due = (day: string) =>
    db.pool.query("update instalment set due_date = $2 where order_id = $1 and state = 'DUE'", [
      order.id,
      day,
    ]);
  await due('2027-05-01');
  const { id, totalNow } = isChange(await ask('2027-05-29', 7));
  await due('2027-05-02');
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  expect(await findOrderChange(lead, id)).toMatchObject({
    state: 'REFUSED',
    refusal: 'dates_payments',
  });
  await due('2027-05-01');
  expect(await move('2027-05-29', 7)).toMatchObject({ state: 'DONE' });
  const moved = await loadBooking(lead, order.code);
  expect(balanceDayOf(moved!)).toBe('2027-05-01');
  expect(await findViolations(db, shop)).toEqual([]);
});
