/** Addresses of results pages, no two alike, the same for the same seed. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Party } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { places } from '#server/catalogue/reference.ts';
import { makeChance, type Chance } from '../../tests/oracle/chance.ts';

const PARTIES: readonly Party[] = [
  [{ adults: 2, childAges: [] }],
  [{ adults: 2, childAges: [] }],
  [{ adults: 2, childAges: [5] }],
  [{ adults: 1, childAges: [] }],
  [{ adults: 2, childAges: [4, 9] }],
];
const AIRPORTS = ['LGW', 'LHR', 'MAN', 'BHX', 'LBA', 'STN', 'EDI', 'BRS'];
const LEVELS: ReadonlySet<string> = new Set(['country', 'region', 'destination']);
const targets = places.filter(
  ({ kind, popularity }) => LEVELS.has(kind) && (popularity ?? 0) >= 40,
);

export function makeSearches(count: number, seed: number, today: IsoDate): Criteria[] {
  const chance = makeChance(seed);
  return Array.from({ length: count }, () => makeSearch(chance, today));
}

export const searchPath = (criteria: Criteria): string => `/results?${makeCriteriaQuery(criteria)}`;

function makeSearch(chance: Chance, today: IsoDate): Criteria {
  return {
    ...defaultCriteria(addDays(today, chance.between(20, 330))),
    locationIds: [chance.pick(targets).id],
    departureAirports: chance.odds(0.5) ? [] : [chance.pick(AIRPORTS)],
    nights: [chance.pick([7, 7, 7, 10, 14, 3])],
    party: chance.pick(PARTIES),
    sort: chance.pick(['POPULARITY', 'POPULARITY', 'PRICE_LOW_HIGH'] as const),
  };
}
