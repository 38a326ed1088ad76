import { expect, test } from 'vitest';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { findPlan, isListed } from '#server/price-index/room-plans.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { makeChance } from '../../../../tests/oracle/chance.ts';
import { randomCriteria } from '../../../../tests/oracle/random-criteria.ts';
import { makeSmallWorld, WORLD_TODAY } from '../../../../tests/oracle/small-world.ts';
import { hasAdaptedRoom, quoteHoliday } from '../quote-holiday.ts';
import { searchHolidays } from '../search-holidays.ts';
import { otherHotels } from './other-hotels.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const WORLDS = 150;
const HOTELS = 14;

test(`each other hotel is served and has room for the same people and nights, those of the place first, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 43);
  const seen = new Set<string>();
  for (let i = 0; i < WORLDS; i += 1) {
    const index = attachIndex(buildIndex(makeSmallWorld(chance, HOTELS)));
    const { columns, facts, hotelAt, seriesAt } = index;
    const criteria = { ...randomCriteria(chance, HOTELS), page: 1 };
    for (const { hotelQuote: stay, flightQuote } of searchHolidays(index, criteria, WORLD_TODAY)
      .offers) {
      const series = flightQuote && seriesAt.get(flightQuote.outbound.seriesId)!;
      const airport =
        series === undefined ? undefined : columns.routeDestination[columns.seriesRoute[series]!]!;
      const airportsOf = (hotel: number) => facts.airportSets[columns.hotelAirportSet[hotel]!]!;
      const own = hotelAt.get(stay.hotelId)!;
      const isServed = (hotel: number) =>
        airportsOf(hotel).some((one) =>
          airport === undefined ? airportsOf(own).includes(one) : one === airport,
        );
      const arrival = airport === undefined ? undefined : facts.airports[airport];
      const found = otherHotels(index, stay, arrival, WORLD_TODAY);
      for (const other of found) {
        const hotel = hotelAt.get(other.hotelId)!;
        expect([hotel === own, isServed(hotel), isListed(index, hotel)]).toEqual([
          false,
          true,
          true,
        ]);
        expect(other).toMatchObject({
          checkIn: stay.checkIn,
          nights: stay.nights,
          party: stay.party,
        });
        const priced = quoteHoliday(index, other, undefined, WORLD_TODAY);
        expect(priced).toMatchObject({ kind: 'priced', onRequest: false });
        expect(hasAdaptedRoom(index, other)).toBe(hasAdaptedRoom(index, stay));
        const isInPlace = columns.hotelPlace[hotel] === columns.hotelPlace[own];
        const isSameBoard =
          findPlan(index, other.planIds[0]!)?.board === findPlan(index, stay.planIds[0]!)?.board;
        seen.add(
          `${isInPlace ? 'in place' : 'elsewhere'}, ${isSameBoard ? 'same' : 'other'} board`,
        );
      }
      expect(new Set(found.map(({ hotelId }) => hotelId)).size).toBe(found.length);
      const places = found.map(
        ({ hotelId }) => columns.hotelPlace[hotelAt.get(hotelId)!] === columns.hotelPlace[own],
      );
      expect(places).toEqual(places.toSorted((a, b) => Number(b) - Number(a)));
    }
  }
  expect([...seen].toSorted()).toEqual([
    'elsewhere, other board',
    'elsewhere, same board',
    'in place, other board',
    'in place, same board',
  ]);
});
