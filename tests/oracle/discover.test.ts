import { expect, test } from 'vitest';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import {
  criteriaWithin,
  DISCOVER_LEVELS,
  discoverPlaces,
  type DiscoverLevel,
} from '#server/search/discover-places.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance } from './chance.ts';
import { askOracle, type OracleOffer } from './oracle.ts';
import { randomCriteria } from './random-criteria.ts';
import { makeSmallWorld, WORLD_PLACES, WORLD_TODAY } from './small-world.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const QUESTIONS = 30;
const KINDS: Readonly<Record<DiscoverLevel, readonly string[]>> = {
  country: ['country'],
  region: ['region'],
  resort: ['resort', 'town'],
};

test(`each place has the cheapest of its hotels in the result of the search, by the oracle, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 31);
  let found = 0;
  for (let i = 0; i < QUESTIONS; i += 1) {
    const world = makeSmallWorld(chance, RESULTS_PER_PAGE);
    const level = chance.pick(DISCOVER_LEVELS);
    const criteria: Criteria = {
      ...randomCriteria(chance, RESULTS_PER_PAGE),
      page: 1,
      sort: 'PRICE_LOW_HIGH',
    };
    const places = discoverPlaces(
      attachIndex(buildIndex(world)),
      criteria,
      { level, first: 100 },
      WORLD_TODAY,
    ).places.map(({ offer, ...place }) => ({
      ...place,
      total: offer.total,
      hotelId: offer.hotelId,
      departureDate: offer.flightQuote?.outbound.date ?? offer.hotelQuote.checkIn,
      nights: offer.hotelQuote.nights,
    }));
    const byPlace = Map.groupBy(askOracle(world, criteria, WORLD_TODAY).offers, (offer) =>
      placeOf(offer, level),
    );
    const expected = [...byPlace].map(([placeId, offers]) => {
      const [{ hotel, total, date, nights }] = offers as [OracleOffer];
      return {
        placeId,
        resortId: hotel.placeId,
        hotels: offers.length,
        total,
        hotelId: hotel.id,
        departureDate: date,
        nights,
      };
    });
    expect(places, JSON.stringify([level, criteria])).toEqual(
      expected.toSorted((a, b) => a.total - b.total || (a.placeId < b.placeId ? -1 : 1)),
    );
    found += places.length;
  }
  expect(found).toBeGreaterThan(QUESTIONS / 2);
});

test(`each place is what the search kept to it finds: its price first, as many hotels, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 32);
  const index = attachIndex(buildIndex(makeSmallWorld(chance, RESULTS_PER_PAGE)));
  for (let i = 0; i < QUESTIONS * 3; i += 1) {
    const criteria = { ...randomCriteria(chance, RESULTS_PER_PAGE), page: 1 };
    for (const { placeId, hotels, offer } of DISCOVER_LEVELS.flatMap(
      (level) => discoverPlaces(index, criteria, { level, first: 100 }, WORLD_TODAY).places,
    )) {
      const within = criteriaWithin(index, criteria, placeId);
      const answer = searchHolidays(index, within, WORLD_TODAY);
      expect([answer.total, answer.offers[0]], JSON.stringify([criteria, within])).toEqual([
        hotels,
        offer,
      ]);
    }
  }
});

/** The hotel's place, or the one above it, that is of the level. */
function placeOf({ hotel }: OracleOffer, level: DiscoverLevel): string {
  const path = (id: string): (typeof WORLD_PLACES)[number][] => {
    const place = WORLD_PLACES.find((one) => one.id === id)!;
    return place.parent === null ? [place] : [place, ...path(place.parent)];
  };
  return path(hotel.placeId).find(({ kind }) => KINDS[level].includes(kind))!.id;
}
