/** Random searches over the small world. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { addDays } from '#domain/dates.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { FLEXIBILITIES, SEARCH_TYPES, SORTS, type Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS, REVIEW_STEPS, STOPS, type Filters } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import type { Chance } from './chance.ts';
import {
  WORLD_CARRIERS,
  WORLD_DAYS,
  WORLD_ORIGINS,
  WORLD_PLACES,
  WORLD_TODAY,
} from './small-world.ts';

const PARTIES: readonly Party[] = [
  [{ adults: 2, childAges: [] }],
  [{ adults: 2, childAges: [] }],
  [{ adults: 1, childAges: [] }],
  [{ adults: 2, childAges: [5] }],
  [{ adults: 2, childAges: [1, 15, 8] }],
  [{ adults: 3, childAges: [0] }],
  [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [] },
  ],
  [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
  [
    { adults: 2, childAges: [11] },
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [] },
  ],
  [
    { adults: 2, childAges: [5] },
    { adults: 1, childAges: [] },
    { adults: 2, childAges: [] },
    { adults: 3, childAges: [0] },
  ],
  [
    { adults: 1, childAges: [] },
    { adults: 1, childAges: [] },
    { adults: 1, childAges: [] },
    { adults: 1, childAges: [] },
  ],
];

/** Criteria over the world's places, airports and days; `hotels` is the number of its hotels. */
export function randomCriteria(chance: Chance, hotels: number): Criteria {
  const start = addDays(WORLD_TODAY, chance.between(1, WORLD_DAYS - 20));
  const isRange = chance.odds(0.25);
  const party = chance.pick(PARTIES);
  return {
    searchType: chance.pick([...SEARCH_TYPES, 'HOLIDAY', 'HOLIDAY']),
    locationIds: chance.odds(0.4)
      ? []
      : [
          ...chance.some(
            WORLD_PLACES.map(({ id }) => id),
            0.2,
          ),
          ...chance.some(['atlantis'], 0.05),
        ],
    hotelIds: chance.odds(0.8) ? [] : [chance.between(1, hotels + 1), chance.between(1, hotels)],
    departureAirports: chance.odds(0.4)
      ? []
      : [chance.pick(WORLD_ORIGINS), ...chance.some([...WORLD_ORIGINS, 'XXX'], 0.2)],
    departureDate: start,
    departureRangeEndDate: isRange ? addDays(start, chance.between(1, 9)) : start,
    flexibility: chance.pick(FLEXIBILITIES),
    nights: chance.pick([[7], [7], [3], [4, 3], [2, 7, 14]]),
    party,
    filters: chance.odds(0.35) ? NO_FILTERS : randomFilters(chance),
    sort: chance.pick(SORTS),
    page: chance.odds(0.8) ? 1 : 2,
    bags: chance.odds(0.5) ? 0 : chance.between(1, headsOf(party).paying),
  };
}

function randomFilters(chance: Chance): Filters {
  const share = chance.pick([0.1, 0.25]);
  const sometimes = <T>(value: T, otherwise: T): T => (chance.odds(share) ? value : otherwise);
  return {
    board: sometimes(chance.some(BOARD_CODES, 0.4), []),
    stars: sometimes(chance.some([1, 2, 3, 4, 5], 0.5), []),
    review: sometimes(chance.pick(REVIEW_STEPS), undefined),
    price: {
      ...(chance.odds(share) && { min: chance.between(20_000, 90_000) }),
      ...(chance.odds(share) && { max: chance.between(40_000, 200_000) }),
    },
    facilities: sometimes([chance.pick(FACILITIES)], []),
    areas: sometimes(
      chance.some(
        WORLD_PLACES.map(({ id }) => id),
        0.3,
      ),
      [],
    ),
    carriers: sometimes([...chance.some(WORLD_CARRIERS, 0.5), ...chance.some(['ZZ'], 0.1)], []),
    stops: sometimes(chance.some(STOPS, 0.6), []),
    outboundTime: sometimes(chance.some(TIME_BANDS, 0.5), []),
    inboundTime: sometimes(chance.some(TIME_BANDS, 0.5), []),
    freeCancellation: chance.odds(share),
    holdBagIncluded: chance.odds(share / 2),
    adaptedRoom: chance.odds(share),
    hotelName: sometimes(chance.pick(['sol', 'ÑAN', 'casa mar', 'HOTEL SOL', 'zzz']), ''),
  };
}
