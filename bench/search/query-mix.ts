/** The queries of the benchmark (design: query mix), the same for the same seed. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { addDays } from '#domain/dates.ts';
import type { Party } from '#domain/party.ts';
import { SORTS, type Criteria, type Flexibility } from '#domain/search/criteria.ts';
import { NO_FILTERS, type Filters } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import type { Chance } from '../../tests/oracle/chance.ts';
import { BENCH_TODAY } from './world.ts';

/** What the mix draws from. */
export type MixWorld = {
  readonly places: readonly { readonly id: string; readonly kind: string }[];
  readonly hotels: readonly { readonly id: number }[];
  readonly origins: readonly string[];
};

export const COUPLE: Party = [{ adults: 2, childAges: [] }];
export const TWO_ROOMS: Party = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [7] },
];

const PARTIES: readonly Party[] = [
  COUPLE,
  COUPLE,
  COUPLE,
  COUPLE,
  COUPLE,
  COUPLE,
  [{ adults: 2, childAges: [5] }],
  [{ adults: 2, childAges: [4, 9] }],
  [{ adults: 1, childAges: [] }],
  TWO_ROOMS,
];
const NIGHTS: readonly (readonly number[])[] = [
  [7],
  [7],
  [7],
  [7],
  [7],
  [7],
  [10],
  [14],
  [4],
  [3],
  [7, 10, 14],
  [7, 8, 9, 10],
];

export function makeCriteria(chance: Chance, world: MixWorld): Criteria {
  const departureDate = addDays(BENCH_TODAY, chance.between(10, 600));
  return {
    searchType: 'HOLIDAY',
    ...places(chance, world),
    departureAirports: airports(chance, world),
    departureDate,
    ...dates(chance, departureDate),
    nights: chance.pick(NIGHTS),
    party: chance.pick(PARTIES),
    filters: chance.odds(0.5) ? NO_FILTERS : filters(chance),
    sort: chance.pick(SORTS),
    page: 1,
    bags: 0,
  };
}

function places(
  chance: Chance,
  { places: all, hotels }: MixWorld,
): Pick<Criteria, 'locationIds' | 'hotelIds'> {
  if (chance.odds(0.12)) return { locationIds: [], hotelIds: [] };
  const roll = chance.between(1, 100);
  const count = chance.odds(0.6) ? 1 : chance.between(2, 10);
  if (roll > 92)
    return {
      locationIds: [],
      hotelIds: Array.from({ length: count }, () => chance.pick(hotels).id),
    };
  const kind = roll <= 30 ? ['country'] : roll <= 65 ? ['region'] : ['resort', 'town'];
  const own = all.filter((place) => kind.includes(place.kind));
  return { locationIds: Array.from({ length: count }, () => chance.pick(own).id), hotelIds: [] };
}

function airports(chance: Chance, { origins }: MixWorld): string[] {
  const roll = chance.between(1, 100);
  if (roll > 80) return [];
  return Array.from({ length: roll <= 50 ? 1 : chance.between(2, 5) }, () => chance.pick(origins));
}

function dates(
  chance: Chance,
  start: string,
): { departureRangeEndDate: string; flexibility: Flexibility } {
  const roll = chance.between(1, 100);
  if (roll <= 15)
    return { departureRangeEndDate: addDays(start, chance.between(7, 30)), flexibility: 0 };
  return { departureRangeEndDate: start, flexibility: roll <= 75 ? 3 : roll <= 90 ? 0 : 1 };
}

function filters(chance: Chance): Filters {
  const sometimes = <T>(value: T, otherwise: T): T => (chance.odds(0.25) ? value : otherwise);
  return {
    ...NO_FILTERS,
    board: sometimes([chance.pick(BOARD_CODES)], []),
    stars: sometimes([4, 5], []),
    review: sometimes<Filters['review']>(4, undefined),
    price: sometimes<Filters['price']>({ max: chance.between(80_000, 300_000) }, {}),
    facilities: sometimes([chance.pick(FACILITIES)], []),
    stops: sometimes<Filters['stops']>(['direct'], []),
    outboundTime: sometimes([chance.pick(TIME_BANDS)], []),
    freeCancellation: chance.odds(0.15),
  };
}
