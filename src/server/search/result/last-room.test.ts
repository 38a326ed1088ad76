import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlightQuote, HotelQuote } from '#domain/holiday/quote-id.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { importChanges, importWorld } from '#server/catalogue/import-world.ts';
import { indexReference } from '#server/catalogue/reference.ts';
import { flightRequest, stayRequest } from '#server/holiday/live-price.ts';
import { followChanges, type Follower } from '#server/price-index/lifecycle/follow-changes.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import { makeOutboxStream } from '#server/price-index/lifecycle/stream/outbox-stream.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { openSupplierWorld, WORLD_NOW, type SupplierWorld } from '#testing/world/supplier-world.ts';
import { quoteHoliday } from '../quote-holiday.ts';
import { searchHolidays } from '../search-holidays.ts';

const TODAY = WORLD_NOW.slice(0, 10);
const traveller = {
  title: 'Ms',
  firstName: 'Sarah',
  lastName: 'Hargreaves',
  dateOfBirth: '1984-05-02',
  type: 'adult',
} as const;
let shop: SupplierWorld;
let db: TestDatabase;
let index: SearchIndex;
let follower: Follower;
let bookings = 0;

beforeAll(async () => {
  shop = await openSupplierWorld({ hotels: 20, routes: 60 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  db = await openTestDatabase();
  await importWorld({ pool: db.pool, suppliers: shop.addresses });
  const { shared, cursor } = await loadIndex(db.pool, indexReference, TODAY);
  index = attachIndex(shared);
  follower = followChanges(makeOutboxStream(db.pool), index, {
    cursor,
    onStructureChange: () => expect.fail('structure'),
    onError: (error) => expect.fail(String(error)),
  });
});
afterEach(() => db.close());

const JUNE: Criteria = {
  ...defaultCriteria('2027-06-05'),
  departureRangeEndDate: '2027-06-05',
  flexibility: 0,
  hotelIds: [9],
  nights: [7],
};

/** What is offered once the suppliers' changes have come in. */
async function offered(criteria: Criteria): Promise<Offer | undefined> {
  await importChanges({ pool: db.pool, suppliers: shop.addresses });
  await follower.catchUp();
  return searchHolidays(index, criteria, TODAY).offers[0];
}

const namesOf = ({ hotelQuote, flightQuote, total }: Offer) => ({ hotelQuote, flightQuote, total });

/** Books one room more; its reference, undefined when there is none left. */
async function bookRoom(stay: HotelQuote): Promise<string | undefined> {
  const quote = await shop.suppliers.stays.quote(stayRequest(stay));
  if (quote.kind === 'unavailable') return undefined;
  const booked = await shop.suppliers.stays.book({
    ...stayRequest(stay),
    key: `room ${(bookings += 1)}`,
    price: quote.roomPrices[0]!,
    travellers: [traveller],
  });
  if (booked.kind !== 'booked') throw new Error(booked.kind);
  return booked.reference;
}

/** Books so many seats on both flights; the reference. */
async function bookSeats(stay: HotelQuote, flights: FlightQuote, seats: number): Promise<string> {
  const request = { ...flightRequest(stay, flights), seats };
  const quote = await shop.suppliers.flights.quote(request);
  if (quote.kind === 'unavailable') throw new Error('no seats');
  const price = (quote.outbound.fare + quote.inbound.fare) * seats;
  const booked = await shop.suppliers.flights.book({
    ...request,
    key: `seats ${(bookings += 1)}`,
    sessionId: undefined,
    price,
    holdBags: 0,
    travellers: [traveller],
  });
  if (booked.kind !== 'booked') throw new Error(booked.kind);
  return booked.reference;
}

test('the booking that takes a hotel’s last room takes it out of the search, and its cancellation brings it back at its price', async () => {
  const criteria: Criteria = { ...JUNE, searchType: 'UNKNOWN' };
  let last = (await offered(criteria))!;
  let reference = '';
  // Room type after room type, until the hotel has none left.
  for (let next: Offer | undefined = last; next; next = await offered(criteria)) {
    last = next;
    for (
      let one = await bookRoom(last.hotelQuote);
      one !== undefined;
      one = await bookRoom(last.hotelQuote)
    )
      reference = one;
  }
  expect(quoteHoliday(index, last.hotelQuote, undefined, TODAY)).toEqual({
    kind: 'unavailable',
    why: 'stay_sold_out',
  });

  await shop.suppliers.stays.cancel({ key: 'cancel', reference });
  expect(namesOf((await offered(criteria))!)).toEqual(namesOf(last));
  expect(await bookRoom(last.hotelQuote)).toBeDefined();
  expect(await offered(criteria)).toBeUndefined();
});

test('the booking that takes the last seats takes the flights out of the search, and its cancellation brings them back', async () => {
  const anywhere: Criteria = {
    ...JUNE,
    departureDate: '2027-06-19',
    departureRangeEndDate: '2027-06-21',
    hotelIds: [],
  };
  const some = (await offered(anywhere))!;
  const { date } = some.flightQuote!.outbound;
  const criteria: Criteria = {
    ...anywhere,
    departureDate: date,
    departureRangeEndDate: date,
    hotelIds: [some.hotelQuote.hotelId],
    departureAirports: [originOf(some)],
  };
  let last = (await offered(criteria))!;
  let reference = '';
  for (let next: Offer | undefined = last; next; next = await offered(criteria)) {
    last = next;
    const [stay, flights] = [last.hotelQuote, last.flightQuote!];
    const quote = await shop.suppliers.flights.quote(flightRequest(stay, flights));
    const left =
      quote.kind === 'quoted' ? Math.min(quote.outbound.seatsLeft, quote.inbound.seatsLeft) : 0;
    if (left > 2) await bookSeats(stay, flights, left - 2);
    expect(namesOf((await offered(criteria))!)).toEqual(namesOf(last));
    reference = await bookSeats(stay, flights, 2);
  }
  expect(quoteHoliday(index, last.hotelQuote, last.flightQuote, TODAY)).toEqual({
    kind: 'unavailable',
    why: 'flight_sold_out',
  });

  await shop.suppliers.flights.cancel({ key: 'cancel', reference });
  expect(namesOf((await offered(criteria))!)).toEqual(namesOf(last));
  await bookSeats(last.hotelQuote, last.flightQuote!, 2);
  expect(await offered(criteria)).toBeUndefined();
});

const originOf = ({ flightQuote }: Offer): string =>
  shop.world.seriesById(flightQuote!.outbound.seriesId)!.origin;
