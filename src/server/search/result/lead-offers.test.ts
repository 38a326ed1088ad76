import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { makeQuery } from '#server/price-index/query.ts';
import { pageOf } from '#server/price-index/rank.ts';
import { writeUnit } from '#server/price-index/read-stable.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import { makeChance } from '../../../../tests/oracle/chance.ts';
import { makeSmallWorld, WORLD_TODAY } from '../../../../tests/oracle/small-world.ts';
import { searchHolidays } from '../search-holidays.ts';
import { readLeads } from './lead-offers.ts';
import { resultOf } from './result-of.ts';

const CRITERIA = {
  ...defaultCriteria(addDays(WORLD_TODAY, 10)),
  searchType: 'UNKNOWN' as const,
  sort: 'PRICE_LOW_HIGH' as const,
};

/**
 * Reads the leads of the first page while `disturb` acts before they are priced, the first time
 * alone; returns how often they were read and what.
 */
function readDisturbed(index: SearchIndex, disturb: () => void) {
  let reads = 0;
  const offers = readLeads(index, (offersOf) => {
    const query = makeQuery(index, CRITERIA, WORLD_TODAY);
    const result = resultOf(query, WORLD_TODAY);
    reads += 1;
    if (reads === 1) disturb();
    return offersOf(query, result, pageOf(index, result, CRITERIA.sort, 1));
  });
  return { reads, offers };
}

/** Makes a hotel's nights dearer, or cheaper, by some pence each. */
function addToNights(index: SearchIndex, hotel: number, pence: number): void {
  const {
    columns: { nightSums, hotelPlan, hotelVersion },
    facts,
  } = index;
  writeUnit(index, hotelVersion, hotel, () => {
    for (let at = 0; at < nightSums.length; at += 1) {
      const plan = at % facts.stride;
      if (plan >= hotelPlan[hotel]! && plan < hotelPlan[hotel + 1]!)
        nightSums[at]! += pence * Math.floor(at / facts.stride);
    }
  });
}

const openWorld = (): SearchIndex => attachIndex(buildIndex(makeSmallWorld(makeChance(5), 6)));

test('prices that change while a search is read are read again, and sold as they are now', () => {
  const index = openWorld();
  const [before] = searchHolidays(openWorld(), CRITERIA, WORLD_TODAY).offers;
  const { reads, offers } = readDisturbed(index, () =>
    addToNights(index, index.hotelAt.get(before!.hotelId)!, 100),
  );
  expect(reads).toBe(2);
  expect(offers).toEqual(searchHolidays(index, CRITERIA, WORLD_TODAY).offers);
  expect(offers).not.toContainEqual(before);
});

test('what changes elsewhere while a search is read does not make it read again', () => {
  const index = openWorld();
  const shown = searchHolidays(openWorld(), CRITERIA, WORLD_TODAY).offers;
  const elsewhere = [...index.hotelAt.keys()].find(
    (id) => !shown.some(({ hotelId }) => hotelId === id),
  );
  expect(elsewhere).toBeDefined();
  const { reads, offers } = readDisturbed(index, () =>
    addToNights(index, index.hotelAt.get(elsewhere!)!, 100),
  );
  expect(reads).toBe(1);
  expect(offers).toEqual(shown);
});
