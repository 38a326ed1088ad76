import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import {
  departureDateOf,
  HOTEL_ONLY,
  makeFlightQuoteId,
  makeHotelQuoteId,
  makeQuoteIds,
  parseFlightQuoteId,
  parseHotelQuoteId,
  parseQuotes,
} from './quote-id.ts';

const id = fc.integer({ min: 1, max: 2_000_000_000 });
const date = fc.integer({ min: 20_000, max: 25_000 }).map(isoDate);
const room = fc.record({
  adults: fc.integer({ min: 1, max: 9 }),
  childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
});

test('quote ids open the holiday they were made of, and stand in a path as they are [DEAL-11] [DEAL-12]', () => {
  const stay = fc.array(fc.tuple(room, id), { minLength: 1, maxLength: 4 }).chain((rooms) =>
    fc.record({
      hotelId: id,
      checkIn: date,
      nights: fc.integer({ min: 1, max: 28 }),
      party: fc.constant(rooms.map(([people]) => people)),
      planIds: fc.constant(rooms.map(([, plan]) => plan)),
    }),
  );
  fc.assert(
    fc.property(stay, (quote) => {
      expect(parseHotelQuoteId(makeHotelQuoteId(quote))).toEqual(quote);
      expect(encodeURIComponent(makeHotelQuoteId(quote))).toBe(makeHotelQuoteId(quote));
    }),
  );
  const leg = fc.record({ seriesId: id, date });
  const bags = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(
      fc.record({ outbound: leg, inbound: leg, bags }, { requiredKeys: ['outbound', 'inbound'] }),
      (quote) => {
        expect(parseFlightQuoteId(makeFlightQuoteId(quote))).toEqual(quote);
      },
    ),
  );
});

test.each([
  '',
  'h1',
  'h2.5.20270612.7.2.9',
  'h1.0.20270612.7.2.9',
  'h1.5.20270631.7.2.9',
  'h1.5.2027-06-12.7.2.9',
  'h1.5.20270612.0.2.9',
  'h1.5.20270612.29.2.9',
  'h1.5.20270612.7.2.9_9',
  'h1.5.20270612.7.2_2.9',
  'h1.5.20270612.7.x.9',
  'h1.5.20270612.7.2.9.9',
  'h1.5.20270612.7.2_2.9_x',
  'h1.5.20270612.7.2_2.9_0',
  'h1.5.2027061.7.2.9',
  'h1.5.202706120.7.2.9',
  'h1.5..7.2.9',
  'h1.5.20270612.7.5.2.9',
  'h1.5.20270612.1x.2.9',
  'h1.5.20270612.-7.2.9',
  'h1.x.20270612.7.2.9',
  'h1.5.20270612.7.2.',
])('%j is no stay', (text) => {
  expect(parseHotelQuoteId(text)).toBeUndefined();
});

test.each([
  '',
  'f1',
  'f2.1.20270612.2.20270619',
  'f1.1.20270612.2',
  'f1.1.20270612.2.20270619.3',
  'f1.1.20270612.2.20270619.b0',
  'f1.1.20270612.2.20270619.b2.b2',
  'f1.-1.20270612.2.20270619',
  'f1.1.20271312.2.20270619',
  'f1.1.20270612.0.20270619',
  'f1.1.20270612.2.20270631',
  'f1.1.20270612.2.2027061',
  'f1.0.20270612.2.20270619',
  'hotel-only',
])('%j are no flights', (text) => {
  expect(parseFlightQuoteId(text)).toBeUndefined();
});

const STAY = {
  hotelId: 5,
  checkIn: '2027-06-13',
  nights: 7,
  party: [{ adults: 2, childAges: [] }],
  planIds: [9],
};
const FLIGHTS = {
  outbound: { seriesId: 3, date: '2027-06-12' },
  inbound: { seriesId: 4, date: '2027-06-20' },
};

test.each([
  [FLIGHTS, '2027-06-12'],
  [undefined, '2027-06-13'],
])('both ids open both quotes, and say the first day away', (flights, departureDate) => {
  const { hotelQuoteId, flightQuoteId } = makeQuoteIds(STAY, flights);
  expect(parseQuotes(hotelQuoteId, flightQuoteId)).toEqual({ stay: STAY, flights });
  expect(departureDateOf(STAY, flights)).toBe(departureDate);
});

test('ids of which one cannot be read are of no holiday', () => {
  const { hotelQuoteId, flightQuoteId } = makeQuoteIds(STAY, FLIGHTS);
  expect(parseQuotes('h9', flightQuoteId)).toBeUndefined();
  expect(parseQuotes(hotelQuoteId, 'f9')).toBeUndefined();
  expect(parseQuotes('h9', HOTEL_ONLY)).toBeUndefined();
});

test.each([
  'f1.1.20270612.2.20270619.xb1',
  'f1.1.20270612.2.20270619.b1x',
  'f1.1.x20270612.2.20270619',
  'f1.1.20270612x.2.20270619',
  'f1.1.2027-06-12.2.20270619',
])('%s is no flight quote id, though one is in it', (id) => {
  expect(parseFlightQuoteId(id)).toBeUndefined();
});

test('the flight of a hotel alone is written as such', () => {
  expect(HOTEL_ONLY).toBe('hotel-only');
});

test('a stay of the shortest and the longest kind can be opened', () => {
  for (const nights of [1, 28])
    expect(parseHotelQuoteId(`h1.5.20270613.${nights}.2.9`)).toEqual({ ...STAY, nights });
});

test('ids are written as they always were', () => {
  const two = { ...STAY, party: [...STAY.party, { adults: 1, childAges: [5] }], planIds: [9, 8] };
  expect(makeQuoteIds(two, { ...FLIGHTS, bags: 2 })).toEqual({
    hotelQuoteId: 'h1.5.20270613.7.2_1-5.9_8',
    flightQuoteId: 'f1.3.20270612.4.20270620.b2',
  });
  expect(makeFlightQuoteId(FLIGHTS)).toBe('f1.3.20270612.4.20270620');
  expect(parseFlightQuoteId('f1.3.20270612.4.20270620.b9')).toEqual({ ...FLIGHTS, bags: 9 });
});
