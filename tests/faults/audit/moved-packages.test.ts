/** A package holiday on other dates: everything is booked anew, then what was is ended. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { makeFlightQuoteId, makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { pricesByKind, type PriceNow, type PricesByKind } from '#domain/order/price-drop.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import { whyDatesStay } from '#server/order/change-offers.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import { claimPriceDrop } from '#server/price-drop/claim-price-drop.ts';
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
/** What flights cost less by now than they did when it was booked. */
let flightsFell = 0;
let claims = 0;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, credit, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  flightsFell = 0;
});
afterAll(() => db.close());

type Asked = Extract<Parameters<typeof quoteOrderChange>[2], { readonly kind: 'DATES' }>;

const onSale: Asked['onSale'] = {
  list: () => [],
  flightsTo: ({ checkIn, nights }) => [
    {
      flights: {
        outbound: { seriesId: 5120, date: checkIn },
        inbound: { seriesId: 5121, date: addDays(checkIn, nights) },
      },
      price: 50_600,
    },
  ],
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
    const holiday = makePricedHoliday(made);
    return {
      kind: 'priced',
      holiday: {
        ...holiday,
        lines: holiday.lines.map((line) =>
          line.kind === 'flights' ? { ...line, amount: line.amount - flightsFell } : line,
        ),
        refundableUntil: addDays(checkIn, -14),
        hotelQuoteId: makeHotelQuoteId(stay),
        flightQuoteId: makeFlightQuoteId(flights!),
      },
    };
  },
};

async function book(plan: PlanName = '2020LowDeposit_2', hasPriority = false, holdBags = 2) {
  const holiday = { ...makePricedHoliday(), refundableUntil: '2027-07-10' };
  const car = { make: 'Skoda', model: 'Octavia', registration: 'AB12 CDE', colour: 'red' };
  const wanted = { holiday, car, isInsured: true, transfer: 't1', holdBags, hasPriority };
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
  return make(ask(checkIn, nights));
}
async function make(quoted: Promise<{ readonly kind: string }>) {
  const { id, totalNow } = isChange(await quoted);
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

test('what was added to its flights moves with it: bags with the new ones, boarding anew', async () => {
  await book('2020LowDeposit_2', false, 1);
  const extras = { bags: 1, priority: true, isSold: true };
  await make(quoteOrderChange(lead, order.code, { kind: 'FLIGHT_EXTRAS', extras }));
  expect(live().map((key) => key.split(':').at(-1))).toContain('bags');
  const added = receiptOf((await booked()).accepted, 'GBP');
  const flights = sumOf(OF_AIRLINE, added.lines);
  expect(sumOf(['bags', 'priority'], added.lines)).toBe(3_900 + 3_900 + 4_800);
  const done = await move('2027-08-07', 7);
  expect(done).toMatchObject({ state: 'DONE' });
  expect(done.lines).toContainEqual(
    expect.objectContaining({
      kind: 'flights_gone',
      now: expect.objectContaining({ amount: flights }),
    }),
  );
  expect(partsOf(live())).toEqual([...PARTS.slice(0, 3), 'priority', ...PARTS.slice(3)]);
  const { accepted, document } = await booked();
  expect([accepted.choices.holdBags?.quantity, accepted.choices.addedBags]).toEqual([2, []]);
  expect(document.flights[0]).toMatchObject({
    bags: expect.stringContaining('2 hold bags'),
    boarding: expect.stringContaining('Priority boarding'),
  });
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

const choose = (checkIn: string, nights: number, flightQuoteId = '') =>
  quoteOrderChange(lead, order.code, {
    kind: 'DATES',
    to: { checkIn, nights, flightQuoteId },
    onSale,
  });
const othersOn = (checkIn: string, nights: number) =>
  makeFlightQuoteId(onSale.flightsTo({ ...STAY, checkIn, nights })[0]!.flights);
const STAY = { hotelId: 7, party: [], planIds: [], checkIn: '', nights: 0 };

test('other flights on its own nights leave the room as it was sold, and what goes with the flights follows [ACCT-02]', async () => {
  await book('2020LowDeposit_2', true);
  // Its hotel gives nothing back any more.
  await db.pool.query(
    `update order_version set accepted = jsonb_set(accepted, '{holiday,refundableUntil}', 'null')`,
  );
  expect(await whyDatesStay(lead, await booked())).toBe('dates_not_given_back');
  expect(await whyDatesStay(lead, await booked(), 'FLIGHTS')).toBeNull();
  const before = receiptOf((await booked()).accepted, 'GBP').lines;
  const { checkIn, nights } = (await booked()).accepted.holiday;
  const [stay] = live().filter((key) => key.endsWith(':stay'));
  flightsFell = 3_000;
  const quoted = isChange(await choose(checkIn, nights, othersOn(checkIn, nights)));
  expect(quoted).toMatchObject({ change: 'FLIGHTS', lessByEnding: null });
  await acceptOrderChange(
    lead,
    { changeId: quoted.id, acceptedTotal: quoted.totalNow, origin: ORIGIN },
    0,
  );
  await changeOrder(shop, quoted.id);
  const owed = sumOf(OF_AIRLINE, before);
  expect(await findOrderChange(lead, quoted.id)).toMatchObject({
    state: 'DONE',
    difference: owed - 3_000,
  });
  const { accepted } = await booked();
  expect(accepted.holiday.flightQuoteId).toBe(othersOn(checkIn, nights));
  expect(accepted.holiday.rooms).toMatchObject([{ price: 80_920 }]);
  expect(accepted.holiday.refundableUntil).toBeNull();
  expect(live()).toContain(stay);
  const anew = live().filter((key) => key.includes(':v2-'));
  expect(partsOf(anew)).toEqual(['flight', 'insurance', 'parking', 'priority', 'transfer']);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('flights that were chosen go with other nights, and those that nobody sells are refused', async () => {
  await book();
  const others = othersOn('2027-08-07', 7);
  const { id } = isChange(await choose('2027-08-07', 7, others));
  expect(await findOrderChange(lead, id)).toMatchObject({ change: 'DATES' });
  const gone = others.replace('5120', '5999');
  expect(codesOf(await choose('2027-08-07', 7, gone))).toEqual(['flights_not_on_sale']);
  const { checkIn, nights, flightQuoteId } = (await booked()).accepted.holiday;
  expect(codesOf(await choose(checkIn, nights, flightQuoteId))).toEqual(['nothing_changes']);
  expect(codesOf(await choose(checkIn, nights))).toEqual(['nothing_changes']);
});

test('priority boarding moves at its price of now, and what it cost stays owed with the flights', async () => {
  await book('2020LowDeposit_2', true);
  const before = receiptOf((await booked()).accepted, 'GBP').lines;
  expect(sumOf(['priority'], before)).toBe(4_800);
  const price = 5_200;
  Object.assign(shop.suppliers.priority, {
    quote: async () => [{ quoteId: 'b2', price, flightReferences: [] }],
  });
  const done = await move('2027-08-07', 7);
  const owed = sumOf(OF_AIRLINE, before);
  expect(done).toMatchObject({ difference: 84_000 - 80_920 + 400 + owed, state: 'DONE' });
  expect(partsOf(live())).toEqual([...PARTS, 'priority'].toSorted());
  expect((await booked()).accepted.choices.priority).toMatchObject({ quoteId: 'b2', price });
  expect(await findViolations(db, shop)).toEqual([]);
  Object.assign(shop.suppliers.priority, { quote: async () => [] });
  expect(codesOf(await ask('2027-08-14', 7))).toEqual(['dates_extras']);
});

test('the new papers name both airlines’ references, and those of any later change', async () => {
  await book();
  const { flights } = shop.suppliers;
  const sell = flights.book.bind(flights);
  const airlineReferences = { outbound: 'JET111', inbound: 'RYR222' };
  Object.assign(flights, {
    book: async (asked: Parameters<typeof sell>[0]) => {
      const answer = await sell(asked);
      return answer.kind === 'booked' ? { ...answer, airlineReferences } : answer;
    },
  });
  await move('2027-08-07', 7);
  const references = async () =>
    (await booked()).document.flights.map(({ airlineReference }) => airlineReference);
  expect(await references()).toEqual(['JET111', 'RYR222']);
  const names = (await booked()).accepted.passengers.map(({ firstName, lastName }) => ({
    firstName: `${firstName}e`,
    lastName,
  }));
  const { id, totalNow } = isChange(
    await quoteOrderChange(lead, order.code, { kind: 'NAMES', names }),
  );
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  expect(await references()).toEqual(['JET111', 'RYR222']);
});

test('where it costs less now to cancel and to book anew, the quote says what that loses', async () => {
  await book();
  const loses = async () => isChange(await ask('2027-08-07', 7)).lessByEnding;
  const gone = sumOf(OF_AIRLINE, receiptOf((await booked()).accepted, 'GBP').lines);
  // Within 30 minutes of paying nothing is lost.
  expect(await loses()).toBe(0);
  shop.setTime(new Date(Date.now() + 3_600_000).toISOString());
  const { lost } = (await quoteCancellation(lead, order.code))!;
  expect(lost).toBeGreaterThan(0);
  expect(await loses()).toBe(lost < gone ? lost : null);
  const { id } = isChange(await ask('2027-08-07', 7));
  await db.pool.query("update order_change set expires_at = '2026-11-01'");
  expect(await findOrderChange(lead, id)).toMatchObject({ lessByEnding: null });
  await db.pool.query(
    `update order_version set document = jsonb_set(document, '{cancelling}', $1::jsonb)`,
    [JSON.stringify([{ until: null, lost: gone }])],
  );
  expect(await loses()).toBeNull();
  await db.pool.query(
    `update order_version set document = jsonb_set(document, '{cancelling}', $1::jsonb)`,
    [JSON.stringify([{ until: null, lost: gone - 1 }])],
  );
  expect(await loses()).toBe(gone - 1);
  expect(await claim({ hotel: 500 })).toBe(500);
  expect(await loses()).toBeNull();
});

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

/** What is booked costs so much less by now. */
async function claim(less: PricesByKind): Promise<number> {
  const { holiday, choices, currency } = (await booked()).accepted;
  const { lines, payable } = receiptOf({ holiday, choices }, currency);
  const was = pricesByKind(lines);
  const { flights = 0, hotel = 0 } = less;
  const found = { ...was, flights: was.flights! - flights, hotel: was.hotel! - hotel };
  const now: PriceNow = { kind: 'priced', payable: payable - flights - hotel, found };
  claims += 1;
  const id = `moved-${claims}`;
  await db.pool.query(
    `insert into price_drop_claim (id, order_id, customer_id)
     select $1, $2, customer_id from order_person where order_id = $2 and role = 'LEAD'`,
    [id, order.id],
  );
  await claimPriceDrop({ ...shop, priceAgain: async () => now }, id);
  const { rows } = await db.pool.query<{ amount: number }>(
    "select was - now as amount from price_drop_claim where id = $1 and state = 'GRANTED'",
    [id],
  );
  return rows[0]?.amount ?? 0;
}
const countedIn = async () => sumOf(['drop_given'], (await booked()).accepted.reductions ?? []);

test.each([
  ['the claim first', 10_000],
  ['the move first', 0],
])(
  '%s: a credit for flights is not charged back by a move that does not refund them',
  async (_first, given) => {
    await book();
    const owed = sumOf(OF_AIRLINE, receiptOf((await booked()).accepted, 'GBP').lines);
    expect(await claim({ flights: given })).toBe(given);
    flightsFell = 10_000;
    const done = await move('2027-08-07', 7);
    expect(done).toMatchObject({ state: 'DONE', difference: 84_000 - 80_920 - 10_000 + owed });
    expect(await countedIn()).toBe(0);
    // It was given for flights that are gone: the new ones are measured by what they cost.
    expect(await claim({})).toBe(0);
    expect(await claim({ flights: 2_000 })).toBe(2_000);
    expect(await claim({ flights: 2_000, hotel: 500 })).toBe(500);
    expect(await findViolations(db, shop)).toEqual([]);
    const again = await move('2027-08-14', 7);
    expect(again).toMatchObject({ state: 'DONE', difference: owed - 10_000 });
    expect([await countedIn(), await claim({})]).toEqual([0, 0]);
    expect(await claim({ flights: 300, hotel: 500 })).toBe(300);
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('of a move, what was credited for the hotel counts and what was for the flights does not', async () => {
  await book();
  const owed = sumOf(OF_AIRLINE, receiptOf((await booked()).accepted, 'GBP').lines);
  expect(await claim({ flights: 10_000, hotel: 5_000 })).toBe(15_000);
  flightsFell = 10_000;
  const done = await move('2027-08-07', 6);
  expect(done).toMatchObject({ difference: 72_000 - 80_920 + 5_000 - 10_000 + owed });
  expect([await countedIn(), await claim({}), await claim({ hotel: 700 })]).toEqual([
    5_000, 0, 700,
  ]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('the auditor finds a move that charges a credit for its former flights back', async () => {
  await book();
  await claim({ flights: 10_000 });
  await move('2027-08-07', 7);
  await db.pool.query(
    `update order_change set accepted = jsonb_set(accepted, '{reductions}', accepted -> 'reductions' || '[{"kind": "drop_given", "amount": 10000}]')`,
  );
  expect(await findViolations(db, shop)).toContainEqual(
    expect.stringContaining('charges back what was given for flights'),
  );
});
