/** Counting facets: each option's count is the number of hotels in the result with the option's group replaced by it alone. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { REVIEW_STEPS, STOPS, TIME_BANDS, type Criteria } from '#domain/search/criteria.ts';
import type { FacetCount, Facets } from '../facets.ts';
import type { Query } from './query.ts';
import type { PlaceFacts, SearchIndex } from '../search-index.ts';

/** Static groups as bits of a hotel's failures. */
export const STARS = 1;
export const REVIEW = 2;
export const FACILITY = 4;
export const AREA = 8;
export const STATIC_GROUPS = [STARS, REVIEW, FACILITY, AREA] as const;

/** Static filter groups that a hotel fails. */
export function failedGroups({ index: { columns, facts }, starBits, review, facilities, areas }: Query, hotel: number): number {
  const inArea = areas === undefined || areas.some((area) => isInside(facts.places[area]!, hotel));
  return (
    (((starBits >> columns.hotelStars[hotel]!) & 1) === 1 ? 0 : STARS) |
    (columns.hotelReview[hotel]! >= review ? 0 : REVIEW) |
    ((columns.hotelFacilities[hotel]! & facilities) === facilities ? 0 : FACILITY) |
    (inArea ? 0 : AREA)
  );
}

const isInside = ({ hotelStart, hotelEnd }: PlaceFacts, hotel: number): boolean => hotel >= hotelStart && hotel < hotelEnd;

export type FacetCounter = {
  readonly board: Int32Array;
  readonly stars: Int32Array;
  readonly review: Int32Array;
  readonly facilities: Int32Array;
  /** By place. */
  readonly areas: Int32Array;
  /** By carrier. */
  readonly carriers: Int32Array;
  readonly stops: Int32Array;
  readonly outboundTime: Int32Array;
  readonly inboundTime: Int32Array;
  /** Free cancellation, hold bag included, adapted room. */
  readonly yes: Int32Array;
};

export const makeFacetCounter = ({ facts }: SearchIndex): FacetCounter => ({
  board: new Int32Array(BOARD_CODES.length),
  stars: new Int32Array(6),
  review: new Int32Array(REVIEW_STEPS.length),
  facilities: new Int32Array(FACILITIES.length),
  areas: new Int32Array(facts.places.length),
  carriers: new Int32Array(facts.carriers.length),
  stops: new Int32Array(STOPS.length),
  outboundTime: new Int32Array(TIME_BANDS.length),
  inboundTime: new Int32Array(TIME_BANDS.length),
  yes: new Int32Array(3),
});

const REVIEW_TENTHS = REVIEW_STEPS.map((step) => step * 10);

/** Counts a hotel for its own options of one static group. */
export function countStatic({ columns, facts }: SearchIndex, counter: FacetCounter, group: number, hotel: number): void {
  if (group === STARS) counter.stars[columns.hotelStars[hotel]!]! += 1;
  if (group === REVIEW) REVIEW_TENTHS.forEach((tenths, i) => (counter.review[i]! += Number(columns.hotelReview[hotel]! >= tenths)));
  if (group === FACILITY) {
    for (let bits = columns.hotelFacilities[hotel]!; bits !== 0; bits &= bits - 1) counter.facilities[31 - Math.clz32(bits & -bits)]! += 1;
  }
  if (group === AREA) {
    for (let place = columns.hotelPlace[hotel]!; place >= 0; place = facts.places[place]!.parent) counter.areas[place]! += 1;
  }
}

export function readFacets({ index, criteria, packages }: Query, counter: FacetCounter): Facets {
  const { facts } = index;
  const list = (values: readonly (string | number)[], counts: Int32Array): FacetCount[] => values.map((value, i) => ({ value: String(value), count: counts[i]! }));
  const flightList = (values: readonly string[], counts: Int32Array): FacetCount[] => (packages ? list(values, counts) : []);
  const shown = (counts: readonly FacetCount[], chosen: readonly string[]): FacetCount[] => counts.filter(({ value, count }) => count > 0 || chosen.includes(value));
  const areas = areaOptions(index, criteria).map((place) => ({ value: facts.places[place]!.id, count: counter.areas[place]! }));
  return {
    board: list(BOARD_CODES, counter.board),
    stars: list([1, 2, 3, 4, 5], counter.stars.subarray(1)),
    review: list(REVIEW_STEPS, counter.review),
    facilities: list(FACILITIES, counter.facilities),
    areas: shown(areas, criteria.filters.areas),
    carriers: shown(flightList(facts.carriers, counter.carriers), criteria.filters.carriers),
    stops: flightList(STOPS, counter.stops),
    outboundTime: flightList(TIME_BANDS, counter.outboundTime),
    inboundTime: flightList(TIME_BANDS, counter.inboundTime),
    freeCancellation: counter.yes[0]!,
    holdBagIncluded: counter.yes[1]!,
    adaptedRoom: counter.yes[2]!,
  };
}

/** Places in depth-first order. */
function areaOptions({ facts: { places }, placeAt }: SearchIndex, { locationIds, hotelIds }: Criteria): number[] {
  const anywhere = locationIds.length === 0 && hotelIds.length === 0;
  const searched = new Set(locationIds.map((id) => placeAt.get(id)));
  return [...places.keys()].filter((place) => (anywhere ? places[place]!.kind === 'country' : searched.has(places[place]!.parent)));
}
