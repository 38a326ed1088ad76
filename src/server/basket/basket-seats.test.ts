import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { makeTestShop, openBasket, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { setFulfilment, setPriority } from './basket-extras.ts';
import { NO_CHOICES, receiptOf } from './basket-record.ts';
import { refreshBasket } from './basket-renewal.ts';
import { askSeatMap, missingSeats, seatStatusOf, setSeats } from './basket-seats.ts';
import { loadBasket, type BasketOutcome } from './basket.ts';
import { holdFlights } from './create-basket.ts';
import { holdSeats, type FlightWay } from './flight-seats.ts';
import { unseatedFlights } from './seat-sales.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;
let silent: KnownVisitorContext;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  ada = shop.visitor();
  const silence = () => Promise.reject(new SupplierUnavailable('nobody is there'));
  silent = {
    ...ada,
    suppliers: { ...ada.suppliers, seats: { ...ada.suppliers.seats, map: silence } },
  };
});
afterAll(() => db.close());

const SOLD = { isSold: true, isCompulsory: true };
const family = () => makePricedHoliday({ party: [{ adults: 2, childAges: [9, 6] }] });
const choose = (id: string, way: FlightWay, seats: readonly string[], context = ada) =>
  setSeats(context, id, { way, seats }, SOLD);
const codesOf = (outcome: BasketOutcome) =>
  outcome.kind === 'refused' ? outcome.errors.map(({ code }) => code) : [outcome.kind];
const answered = (outcome: BasketOutcome) =>
  outcome.kind === 'refused'
    ? outcome.errors.map(({ code, field, message }) => [code, field, message])
    : outcome.kind;

test('seats are sold at what the map says, both ways, and stand on the receipt to the penny', async () => {
  const id = await openBasket(ada, family());
  const before = receiptOf((await loadBasket(ada, id))!, 'GBP').total;
  expect(answered(await choose(id, 'outbound', ['12B', '12D', '12A', '12C']))).toBe('basket');
  expect(answered(await choose(id, 'inbound', ['14B', '14D', '14A', '14C']))).toBe('basket');
  const basket = (await loadBasket(ada, id))!;
  const { lines, total } = receiptOf(basket, 'GBP');
  expect(lines.find(({ kind }) => kind === 'seats')).toMatchObject({
    label: '8 seats',
    basis: 'Out 12B, 12D, 12A, 12C. Home 14B, 14D, 14A, 14C. Chosen by you',
    amount: 3_600,
  });
  expect(total).toBe(before + 3_600);
  expect(
    answered(
      await setSeats(ada, id, { way: 'outbound', seats: [] }, { ...SOLD, isCompulsory: false }),
    ),
  ).toBe('basket');
  expect(receiptOf((await loadBasket(ada, id))!, 'GBP').total).toBe(before);
});

test('an airline that gives no session is one line of the log, and seats of such flights another [ERR-16]', async () => {
  const lines: unknown[] = [];
  // What is asked of a log.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const log = { warn: (_facts: object, kind: string) => void lines.push(kind) } as typeof ada.log;
  const hold = () => Promise.reject(new SupplierUnavailable('nobody is there'));
  const suppliers = { ...ada.suppliers, flights: { ...ada.suppliers.flights, hold } };
  const holiday = family();
  const supplierSession = await holdFlights({ suppliers, log }, holiday, 'k1');
  expect([supplierSession, ...lines]).toEqual([undefined, 'NoFlightBookingSessionError']);
  const basket = { holiday, supplierSession: undefined };
  expect(await askSeatMap({ suppliers, log }, basket, 'outbound')).toBeUndefined();
  expect(lines).toEqual(['NoFlightBookingSessionError', 'MissingAirlineSessionError']);
});

test('an airline that does not show its seats, or hold them, is one line of the log, by its kind [ERR-22]', async () => {
  const lines: unknown[] = [];
  // What is asked of a log.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const log = {
    warn: (facts: object, kind: string) => void lines.push([facts, kind]),
  } as typeof ada.log;
  const reason = 'nobody is there';
  const silence = () => Promise.reject(new SupplierUnavailable(reason));
  const seats = { ...ada.suppliers.seats, map: silence, hold: silence };
  const suppliers = { ...ada.suppliers, seats };
  const holiday = family();
  const supplierSession = await holdFlights({ suppliers, log }, holiday, 'k2');
  if (typeof supplierSession === 'string') throw new Error('the airline refused');
  expect(await askSeatMap({ suppliers, log }, { holiday, supplierSession }, 'outbound')).toBe(
    undefined,
  );
  const wanted = { way: 'outbound', sessionId: 'S1', seats: ['12A'] } as const;
  expect(await holdSeats({ suppliers, log }, holiday, wanted)).toBe('silent');
  const line = [{ reason }, 'SeatMapError'];
  expect(lines).toEqual([line, line]);
});

test('why a seating is refused [MSG-39]', async () => {
  const id = await openBasket(ada, family());
  expect(answered(await choose(id, 'outbound', ['12B', '13F', '12A', '12D']))).toEqual([
    [
      'child_needs_adult',
      'seats[3]',
      'Child 2 is under 12 and needs a seat beside an adult in the same row.',
    ],
  ]);
  expect(answered(await choose(id, 'outbound', ['13B', '12D', '13A', '13C']))).toEqual([
    [
      'seats_given_away',
      'seats',
      'The airline has just given away 13B, 13A and 13C. Nothing was charged: please choose again.',
    ],
  ]);
  const incomplete = [
    ['seats_not_chosen', 'seats', 'Choose a seat for everybody on this flight, or none.'],
  ];
  expect(answered(await choose(id, 'outbound', ['12B', '', '12A', '12C']))).toEqual(incomplete);
  expect(answered(await choose(id, 'outbound', []))).toEqual(incomplete);
  expect((await loadBasket(ada, id))!.choices.seats).toBeNull();
});

test('what is not to be had is refused: switched off, no session, no answer [MSG-41]', async () => {
  const id = await openBasket(ada);
  const seats = { way: 'outbound', seats: ['12A', '12B'] } as const;
  const off = await setSeats(ada, id, seats, { ...SOLD, isSold: false });
  expect(codesOf(off)).toEqual(['extra_unavailable']);
  const away = [
    'seats_unavailable',
    'seats',
    'We can’t see the seats of this flight just now. Nothing is lost: try again.',
  ];
  expect(answered(await choose(id, 'outbound', ['12A', '12B'], silent))).toEqual([away]);
  expect(codesOf(await setPriority(ada, id, true, false))).toEqual(['extra_unavailable']);
  const held = await openBasket(ada, makePricedHoliday({ airlineSession: false }));
  expect(codesOf(await choose(held, 'outbound', ['12A', '12B']))).toEqual(['extra_unavailable']);
  expect(answered(await choose(id, 'outbound', ['12A', '12B'], shop.visitor('eve')))).toBe(
    'absent',
  );
});

test('a child under 12 needs seats, but only those that cost nothing more are asked for [FLT-08]', async () => {
  const id = await openBasket(ada, family());
  const basket = (await loadBasket(ada, id))!;
  expect(seatStatusOf(basket, SOLD, ada.clock())).toBe('COMPULSORY');
  expect(await missingSeats(ada, basket, SOLD)).toEqual(['outbound', 'inbound']);
  await choose(id, 'outbound', ['14B', '14D', '14A', '14C']);
  expect(await missingSeats(ada, (await loadBasket(ada, id))!, SOLD)).toEqual(['inbound']);
  expect(await missingSeats(silent, basket, SOLD)).toEqual([]);
  expect(await missingSeats(ada, basket, { ...SOLD, isCompulsory: false })).toEqual([]);
  const map = async () => ({
    kind: 'map' as const,
    columns: 'ABC DEF',
    rows: [{ number: 12, price: 900, isExit: false, free: 'ABCDEF' }],
  });
  const dear = { ...ada, suppliers: { ...ada.suppliers, seats: { ...ada.suppliers.seats, map } } };
  expect(await missingSeats(dear, basket, SOLD)).toEqual([]);
});

test('an airline that has nobody choose seats asks families for none, whatever the switch says [FLT-11, FLT-12]', async () => {
  const of = (carrier: string) => {
    const holiday = family();
    const { outbound, inbound } = holiday.flights!;
    return {
      holiday: {
        ...holiday,
        flights: {
          ...holiday.flights!,
          outbound: { ...outbound, carrier },
          inbound: { ...inbound, carrier },
        },
      },
      supplierSession: { sessionId: 's1', expiresAt: '2999-01-01T00:00:00Z', extendedCount: 0 },
      choices: NO_CHOICES,
    };
  };
  const statusOf = (carrier: string, switches = SOLD) =>
    seatStatusOf(of(carrier), switches, ada.clock());
  expect(statusOf('FR')).toBe('COMPULSORY');
  expect(statusOf('FR', { ...SOLD, isCompulsory: false })).toBeNull();
  for (const carrier of ['U2', 'LS']) {
    expect(statusOf(carrier)).toBeNull();
    expect(await missingSeats(ada, of(carrier), SOLD)).toEqual([]);
  }
  const half = of('LS');
  const { flights } = half.holiday;
  const mixed = {
    ...half,
    holiday: {
      ...half.holiday,
      flights: { ...flights, inbound: { ...flights.inbound, carrier: 'FR' } },
    },
  };
  expect(seatStatusOf(mixed, SOLD, ada.clock())).toBe('COMPULSORY');
  expect(await missingSeats(ada, mixed, SOLD)).toEqual(['inbound']);
});

test('whoever books the flights themselves gives the seats back and chooses none here', async () => {
  const id = await openBasket(ada, makePricedHoliday({ agentFee: true }));
  expect(answered(await choose(id, 'outbound', ['12A', '12B']))).toBe('basket');
  expect(answered(await setFulfilment(ada, id, 'AUTO_BOOK', true))).toBe('basket');
  expect((await loadBasket(ada, id))!.choices.seats?.outbound).toHaveLength(2);
  expect(answered(await setFulfilment(ada, id, 'SELF_BOOK', true))).toBe('basket');
  const basket = (await loadBasket(ada, id))!;
  expect(basket.choices.seats).toBeNull();
  expect(seatStatusOf(basket, SOLD, ada.clock())).toBeUndefined();
  expect(codesOf(await choose(id, 'outbound', ['12A', '12B']))).toEqual(['extra_unavailable']);
  expect(unseatedFlights(basket).map(({ sale }) => sale)).toEqual(['WITH_AIRLINE', 'WITH_AIRLINE']);
});

test('of flights without seats it is said when they can be chosen, or that nobody knows', () => {
  const salesOf = (carrier: string, stops = 0) => {
    const holiday = makePricedHoliday({ airlineSession: false });
    const { outbound, inbound } = holiday.flights!;
    const flights = {
      ...holiday.flights!,
      outbound: { ...outbound, carrier, stops },
      inbound: { ...inbound, airlineSession: true },
    };
    return unseatedFlights({ holiday: { ...holiday, flights }, choices: NO_CHOICES });
  };
  expect(salesOf('BA')).toEqual([{ way: 'outbound', airline: 'Solent Air', sale: 'ONCE_BOOKED' }]);
  expect(salesOf('BA', 1)[0]?.sale).toBe('NOT_SOLD');
  expect(salesOf('VS')[0]?.sale).toBe('NOT_KNOWN');
  expect(salesOf('SX')[0]?.sale).toBe('NOT_KNOWN');
  const stay = makePricedHoliday({ hotelOnly: true });
  expect(unseatedFlights({ holiday: stay, choices: NO_CHOICES })).toEqual([]);
});

test('priority boarding is sold for everybody at the offer of the basket [FLT-14]', async () => {
  const id = await openBasket(ada);
  const before = receiptOf((await loadBasket(ada, id))!, 'GBP').total;
  expect(answered(await setPriority(ada, id, true, true))).toBe('basket');
  expect(receiptOf((await loadBasket(ada, id))!, 'GBP').total).toBe(before + 4_800);
  expect(answered(await setPriority(ada, id, false, true))).toBe('basket');
  expect(receiptOf((await loadBasket(ada, id))!, 'GBP').total).toBe(before);
});

test('a basket that is priced anew holds the seats again, and loses those that are gone', async () => {
  const id = await openBasket(ada, family());
  await choose(id, 'outbound', ['12B', '12D', '12A', '12C']);
  const again = async () => ({ kind: 'priced' as const, holiday: family() });
  await refreshBasket(ada, id, again);
  expect((await loadBasket(ada, id))!.choices.seats?.outbound[0]).toEqual({
    seat: '12B',
    price: 900,
  });
  const hold = async () => ({ kind: 'gone' as const, seats: ['12B'] });
  const lost = { ...ada, suppliers: { ...ada.suppliers, seats: { ...ada.suppliers.seats, hold } } };
  await refreshBasket(lost, id, again);
  const basket = (await loadBasket(ada, id))!;
  expect(basket.choices.seats).toBeNull();
  expect(basket.priceChange!.was - basket.priceChange!.now).toBe(3_600);
});
