import { expect, test } from 'vitest';
import { totalOf } from '#domain/holiday/price.ts';
import { parseFlightQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { makeFakeSuppliers } from '#testing/booking-suppliers.ts';
import { priceLive, type ListedHoliday } from './live-price.ts';

const held = makePricedHoliday();
const hotel = parseHotelQuoteId(held.hotelQuoteId)!;
const flight = parseFlightQuoteId(held.flightQuoteId)!;
const listed: ListedHoliday = {
  kind: 'listed',
  hotel: held.hotel,
  rooms: [{ planId: 11, name: 'Family room', price: 70_000 }],
  board: 'HB',
  refundableUntil: null,
  onRequest: false,
  flights: held.flights!,
  taxRule: undefined,
  flightLabel: 'Flights',
  stayBasis: '7 nights',
};
const suppliers = makeFakeSuppliers(() => new Date());
const now = new Date('2026-11-21T10:00:00Z');
const sources = {
  quoteHoliday: () => listed,
  suppliers,
  now,
  tariff: GREAT_BRITAIN,
  timeoutMs: 50,
};
const silent = new Promise<never>(() => undefined);

test('the suppliers’ own prices stand, not the list’s [DEAL-11]', async () => {
  const price = await priceLive(sources, hotel, flight);
  expect(price).toMatchObject({
    kind: 'priced',
    holiday: {
      source: 'live',
      rooms: [{ price: 80_920 }],
      flightQuoteId: held.flightQuoteId,
      departureDate: '2027-07-24',
      returnDate: '2027-07-31',
      pricedAt: now.toISOString(),
    },
  });
  expect(price.kind === 'priced' && totalOf(price.holiday.lines)).toBe(4 * 12_650 + 80_920 + 500);
});

test('where no supplier is asked the list price stands, marked so', async () => {
  const asked = await priceLive({ ...sources, suppliers: undefined }, hotel, flight);
  const silenced = { ...suppliers, stays: { ...suppliers.stays, quote: () => silent } };
  const unanswered = await priceLive(
    {
      ...sources,
      suppliers: { ...silenced, flights: { ...suppliers.flights, quote: () => silent } },
    },
    hotel,
    flight,
  );
  expect(asked).toMatchObject({ kind: 'priced', holiday: { source: 'list' } });
  expect(asked).toEqual(unanswered);
});

test.each([
  ['does not answer in time', { quote: () => silent }],
  ['cannot be reached', { quote: () => Promise.reject(new SupplierUnavailable('down')) }],
])('a hotel that %s leaves the list price, marked so', async (_, stays) => {
  const price = await priceLive(
    { ...sources, suppliers: { ...suppliers, stays: { ...suppliers.stays, ...stays } } },
    hotel,
    flight,
  );
  expect(price).toMatchObject({
    kind: 'priced',
    holiday: { source: 'list', rooms: [{ price: 70_000 }] },
  });
});

test('sold out at either supplier is unavailable; unknown ids are absent', async () => {
  const soldOut = async () => ({ kind: 'unavailable' }) as const;
  expect(
    await priceLive(
      { ...sources, suppliers: { ...suppliers, stays: { ...suppliers.stays, quote: soldOut } } },
      hotel,
      flight,
    ),
  ).toEqual({ kind: 'unavailable' });
  expect(
    await priceLive(
      {
        ...sources,
        suppliers: { ...suppliers, flights: { ...suppliers.flights, quote: soldOut } },
      },
      hotel,
      flight,
    ),
  ).toEqual({ kind: 'unavailable' });
  expect(
    await priceLive({ ...sources, quoteHoliday: () => ({ kind: 'absent' }) }, hotel, flight),
  ).toEqual({ kind: 'absent' });
  expect(
    await priceLive({ ...sources, quoteHoliday: () => ({ kind: 'sold_out' }) }, hotel, flight),
  ).toEqual({ kind: 'unavailable' });
});

test('a stay alone asks no airline and has no ATOL line', async () => {
  const price = await priceLive(
    { ...sources, quoteHoliday: () => ({ ...listed, flights: undefined }) },
    hotel,
    undefined,
  );
  expect(price.kind === 'priced' && price.holiday.lines.map(({ kind }) => kind)).toEqual(['hotel']);
  expect(price).toMatchObject({
    holiday: {
      flights: null,
      flightQuoteId: 'hotel-only',
      source: 'live',
      returnDate: '2027-07-31',
    },
  });
});

test('the hold bags of a search are priced by the airline, and by the list where it is silent [FLT-03]', async () => {
  const bagsOf = async (flights: Partial<typeof suppliers.flights>, bags: number) => {
    const price = await priceLive(
      { ...sources, suppliers: { ...suppliers, flights: { ...suppliers.flights, ...flights } } },
      hotel,
      { ...flight, bags },
    );
    return price.kind === 'priced'
      ? price.holiday.lines
          .filter(({ kind }) => kind === 'bags')
          .map(({ label, amount }) => [label, amount])
      : [];
  };
  expect(await bagsOf({}, 2)).toEqual([['2 hold bags, 22 kg', 7_800]]);
  expect(await bagsOf({ quote: () => silent }, 1)).toEqual([['1 hold bag, 22 kg', 3_900]]);
  expect(await bagsOf({}, 0)).toEqual([]);
});
