/** Hotels for different tastes: by which fixed rule each is chosen, and what it is searched by. */
import { FACILITY_NAMES, type Facility } from '#domain/catalogue/facilities.ts';
import type { Criteria } from '#domain/search/criteria.ts';

export const HOTEL_TASTES = [
  'CHEAPEST',
  'BEST_REVIEWED',
  'WITH_CHILDREN',
  'ADULTS_ONLY',
  'STEP_FREE',
  'NEAREST_SEA',
  'ALL_INCLUSIVE',
  'FIVE_STARS',
] as const;
export type HotelTaste = (typeof HOTEL_TASTES)[number];

/** Tastes that a page shows; the later ones stand in where an earlier one has no hotel. */
export const SHOWN_TASTES = 5;
/** Fewer reviews say little. */
export const LEAST_REVIEWS = 30;

/** The search whose first hotel, or first that the rule accepts, is the one for a taste. */
export function criteriaForTaste(criteria: Criteria, taste: HotelTaste): Criteria {
  const cheapest: Criteria = { ...criteria, sort: 'PRICE_LOW_HIGH', page: 1 };
  const filtered = (filters: Partial<Criteria['filters']>): Criteria => ({
    ...cheapest,
    filters: { ...criteria.filters, ...filters },
  });
  const facility = (...facilities: Criteria['filters']['facilities']): Criteria =>
    filtered({ facilities: [...criteria.filters.facilities, ...facilities] });
  switch (taste) {
    case 'CHEAPEST':
      return cheapest;
    case 'BEST_REVIEWED':
      return { ...cheapest, sort: 'TRIP_ADVISOR_SCORE' };
    case 'WITH_CHILDREN':
      return facility('kids_club');
    case 'ADULTS_ONLY':
      return facility('adults_only');
    case 'STEP_FREE':
      return {
        ...facility('step_free'),
        filters: { ...facility('step_free').filters, adaptedRoom: true },
      };
    case 'NEAREST_SEA':
      return facility('beachfront');
    case 'ALL_INCLUSIVE':
      return filtered({ board: ['AI'] });
    case 'FIVE_STARS':
      return filtered({ stars: [5] });
  }
}

/** What of a hotel may decide for it. */
export type TastedFacts = {
  readonly taste: HotelTaste;
  readonly decidingFact: string;
  readonly facilities: readonly Facility[];
  readonly metresToBeach: number | null;
};

/** What a taste is looked for by, in words; undefined where any fact of the hotel does. */
function factOfTaste(hotel: TastedFacts): string | undefined {
  const { taste, decidingFact, facilities, metresToBeach } = hotel;
  const named = (...wanted: Facility[]): string =>
    wanted
      .filter((one) => facilities.includes(one))
      .map((one, at) => (at === 0 ? FACILITY_NAMES[one] : FACILITY_NAMES[one].toLowerCase()))
      .join(' · ');
  switch (taste) {
    case 'BEST_REVIEWED':
      return 'Highest score here';
    case 'WITH_CHILDREN':
      return named('kids_club', 'childrens_pool', 'water_slides');
    case 'ADULTS_ONLY':
      return /aged/.test(decidingFact) ? decidingFact : 'For adults';
    case 'STEP_FREE':
      return named('step_free', 'adapted_room', 'lift');
    case 'NEAREST_SEA':
      return metresToBeach === null ? FACILITY_NAMES.beachfront : `${metresToBeach} m to the beach`;
    case 'ALL_INCLUSIVE':
      return 'Meals and drinks are in the price';
    case 'CHEAPEST':
    case 'FIVE_STARS':
      return undefined;
  }
}

/**
 * The fact that decided for each hotel of a list, no fact twice: of the taste it was chosen for, or
 * else the first of its own that no other is chosen for.
 */
export function factsOfTastes(hotels: readonly TastedFacts[]): string[] {
  const facts = hotels.map(factOfTaste);
  const said = new Set(facts);
  return hotels.map((hotel, at) => {
    const fact = facts[at] ?? ownFactOf(hotel, said);
    said.add(fact);
    return fact;
  });
}

/** What makes somebody choose where no taste does; each is the word of another hotel at most. */
const TELLING: readonly Facility[] = ['sea_view', 'pool', 'near_centre', 'old_town', 'wifi'];

function ownFactOf({ decidingFact, facilities }: TastedFacts, said: ReadonlySet<unknown>): string {
  const isChosenFor = /level route|children|aged|on the sand/i.test(decidingFact);
  const own = TELLING.flatMap((one) => (facilities.includes(one) ? [FACILITY_NAMES[one]] : []));
  return [...(isChosenFor ? [] : [decidingFact]), ...own].find((fact) => !said.has(fact)) ?? '';
}
