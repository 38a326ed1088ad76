import { expect, test } from 'vitest';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { hotelPins, resortPins } from '#server/search/discover-places.ts';
import { makeChance } from './chance.ts';
import { askOracle, type OracleOffer } from './oracle.ts';
import { randomCriteria } from './random-criteria.ts';
import { makeSmallWorld, WORLD_TODAY } from './small-world.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const QUESTIONS = 40;

test(`pins have the lowest price and as many hotels as the list of the search, by the oracle, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 41);
  let found = 0;
  for (let i = 0; i < QUESTIONS; i += 1) {
    const world = makeSmallWorld(chance, RESULTS_PER_PAGE);
    const index = attachIndex(buildIndex(world));
    const criteria: Criteria = {
      ...randomCriteria(chance, RESULTS_PER_PAGE),
      page: 1,
      sort: 'PRICE_LOW_HIGH',
    };
    const { offers } = askOracle(world, criteria, WORLD_TODAY);
    const byResort = Map.groupBy(offers, ({ hotel }) => hotel.placeId);
    expect(resortPins(index, criteria, WORLD_TODAY), JSON.stringify(criteria)).toEqual(
      [...byResort].map(([id, there]) => {
        const [{ hotel, total }] = there as [OracleOffer];
        return { id, hotels: there.length, hotelId: hotel.id, total };
      }),
    );
    const resorts = chance.some([...byResort.keys()], 0.6);
    const most = chance.between(1, RESULTS_PER_PAGE);
    expect(
      hotelPins(index, criteria, resorts, most, WORLD_TODAY),
      JSON.stringify(criteria),
    ).toEqual(
      offers
        .filter(({ hotel }) => resorts.includes(hotel.placeId))
        .map(({ hotel: { id }, total }) => ({ id: String(id), hotels: 1, hotelId: id, total }))
        .slice(0, most),
    );
    found += byResort.size;
  }
  expect(found).toBeGreaterThan(QUESTIONS / 2);
});
