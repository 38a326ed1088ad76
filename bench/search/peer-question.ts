/**
 * A search in SQL, as the definition has it (src/server/price-index/README.md): each option of a
 * facet is a wish of its own, with its group replaced by it alone.
 */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { CLOSED_TO_DEPARTURE } from '#domain/catalogue/stay-terms.ts';
import { addDays, dayNumber } from '#domain/dates.ts';
import { ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { REVIEW_STEPS, STOPS, type Filters } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import { CLOSED } from '#server/price-index/memory/columns.ts';
import type { PlaceFacts, SearchIndex } from '#server/price-index/search-index.ts';
import { NIGHTS, SEATS } from './peer-tables.ts';

/**
 * What rate plans and flights must be, as bits of what is taken; a carrier's bit may lie beyond the
 * 31st.
 */
type Wish = {
  readonly facet: string;
  readonly option: number;
  readonly plan: { readonly boards: number; readonly refunds: number; readonly rooms: number };
  readonly flight: {
    readonly stops: number;
    readonly carriers: bigint;
    readonly outbound: number;
    readonly inbound: number;
    readonly bags: number;
  };
};

const bitsOf = <Value>(all: readonly Value[], chosen: readonly Value[]): number =>
  (chosen.length === 0 ? all : chosen).reduce((bits, value) => bits | (1 << all.indexOf(value)), 0);

/**
 * The search as asked, whose prices are the lead prices, and each option of the facets of plans and
 * flights.
 */
function wishesOf({ facts: { carriers } }: SearchIndex, filters: Filters): Wish[] {
  const chosen = filters.carriers.length === 0 ? carriers : filters.carriers;
  const asked: Wish = {
    facet: 'lead',
    option: 0,
    plan: {
      boards: bitsOf(BOARD_CODES, filters.board),
      refunds: filters.freeCancellation ? 2 : 3,
      rooms: filters.adaptedRoom ? 2 : 1,
    },
    flight: {
      stops: bitsOf(STOPS, filters.stops),
      carriers: chosen.reduce((bits, code) => bits | (1n << BigInt(carriers.indexOf(code))), 0n),
      outbound: bitsOf(TIME_BANDS, filters.outboundTime),
      inbound: bitsOf(TIME_BANDS, filters.inboundTime),
      bags: filters.holdBagIncluded ? 2 : 3,
    },
  };
  const ofPlan = (facet: string, option: number, change: Partial<Wish['plan']>): Wish => ({
    ...asked,
    facet,
    option,
    plan: { ...asked.plan, ...change },
  });
  const ofFlight = (facet: string, option: number, change: Partial<Wish['flight']>): Wish => ({
    ...asked,
    facet,
    option,
    flight: { ...asked.flight, ...change },
  });
  return [
    asked,
    ...BOARD_CODES.map((_, i) => ofPlan('board', i, { boards: 1 << i })),
    ofPlan('freeCancellation', 0, { refunds: 2 }),
    ofPlan('adaptedRoom', 0, { rooms: 2 }),
    ...STOPS.map((_, i) => ofFlight('stops', i, { stops: 1 << i })),
    ...TIME_BANDS.map((_, i) => ofFlight('outboundTime', i, { outbound: 1 << i })),
    ...TIME_BANDS.map((_, i) => ofFlight('inboundTime', i, { inbound: 1 << i })),
    ...carriers.map((_, i) => ofFlight('carriers', i, { carriers: 1n << BigInt(i) })),
    ofFlight('holdBagIncluded', 0, { bags: 2 }),
  ];
}

const valuesOf = (rows: readonly (readonly (string | number | bigint)[])[]): string =>
  `values ${rows.map((row) => `(${row.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join()})`).join(', ')}`;

/** Each distinct choice of plans or flights once, and its number for each wish. */
function numbered(choices: readonly object[]): {
  readonly rows: (number | bigint)[][];
  readonly numbers: number[];
} {
  const texts = choices.map((choice) => Object.values(choice).join());
  const distinct = [...new Set(texts)];
  return {
    rows: distinct.map((text, i) => [i, ...text.split(',').map(BigInt)]),
    numbers: texts.map((text) => distinct.indexOf(text)),
  };
}

/**
 * Positions of the places that the areas facet offers: below the searched places, countries when
 * nothing is searched.
 */
export const areasOf = (
  { facts: { places }, placeAt }: SearchIndex,
  { locationIds }: Criteria,
): number[] =>
  [...places.keys()].filter((at) =>
    locationIds.length === 0
      ? places[at]!.kind === 'country'
      : locationIds.some((id) => placeAt.get(id) === places[at]!.parent),
  );

const inside = (hotel: string, places: readonly PlaceFacts[]): string =>
  places.length === 0
    ? 'true'
    : `(${places.map(({ hotelStart, hotelEnd }) => `${hotel} >= ${hotelStart} and ${hotel} < ${hotelEnd}`).join(' or ')})`;

const placesOf = ({ facts, placeAt }: SearchIndex, ids: readonly string[]): PlaceFacts[] =>
  ids.map((id) => facts.places[placeAt.get(id)!]!);

/**
 * Rows of (facet, option, number): the lead price of each hotel of the result, in pence, and the
 * hotels of each option that has any.
 */
export function questionOf(index: SearchIndex, criteria: Criteria): string {
  const { filters } = criteria;
  const facilities = filters.facilities.reduce(
    (bits, facility) => bits | (1 << FACILITIES.indexOf(facility)),
    0,
  );
  return `
    with ${wishTables(index, criteria)},
    searched as (select hotel, airport_set from hotel where ${inside('hotel', placesOf(index, criteria.locationIds))}),
    ${flightTables(index, criteria)},
    ${stayTables(index, criteria)},
    leads as (
      select facet, option, hotel, min(r.price + f.price + ${SEATS * ATOL_CONTRIBUTION} + fixed + (r.price * basis_points + 5000) // 10000) as lead
      from wish join rooms r using (p) join searched using (hotel) join flights f using (f, airport_set, check_in) join tax using (hotel, check_in) group by all
    ), priced as (
      select *,
        ${filters.stars.length === 0 ? 'true' : `stars in (${filters.stars.join()})`} as has_stars,
        review >= ${(filters.review ?? 0) * 10} as has_review,
        facilities & ${facilities} = ${facilities} as has_facilities,
        ${inside('hotel', placesOf(index, filters.areas))} as has_area
      from leads join hotel using (hotel) where lead >= ${filters.price.min ?? 0} and lead <= ${filters.price.max ?? CLOSED * 100}
    ), asked as (select * from priced where facet = 'lead')
    ${RESULT_AND_COUNTS}`;
}

/**
 * Filters of the hotel alone need no wishes: their groups are left out of the conditions in turn.
 */
const RESULT_AND_COUNTS = `
  select 'lead' as facet, hotel as option, lead as number from asked where has_stars and has_review and has_facilities and has_area
  union all select facet, option, count(*) from priced where facet <> 'lead' and has_stars and has_review and has_facilities and has_area group by all
  union all select 'stars', stars, count(*) from asked where has_review and has_facilities and has_area group by all
  union all select 'review', step, count(*) from asked join review_step on review >= least where has_stars and has_facilities and has_area group by all
  union all select 'facilities', bit, count(*) from asked join range(${FACILITIES.length}) r (bit) on (facilities >> bit) & 1 = 1 where has_stars and has_review and has_area group by all
  union all select 'areas', area, count(*) from asked join area on hotel >= first and hotel < past where has_stars and has_review and has_facilities group by all`;

/** Which wishes share their plans and their flights, and the options of hotels. */
function wishTables(index: SearchIndex, criteria: Criteria): string {
  const { places } = index.facts;
  const wishes = wishesOf(index, criteria.filters);
  const [plans, flights] = [
    numbered(wishes.map(({ plan }) => plan)),
    numbered(wishes.map(({ flight }) => flight)),
  ];
  // A table of values has a row at least; the first holds no hotel.
  const areas = [
    [-1, 0, 0],
    ...areasOf(index, criteria).map((at) => [at, places[at]!.hotelStart, places[at]!.hotelEnd]),
  ];
  return `
    wish (facet, option, p, f) as (${valuesOf(wishes.map(({ facet, option }, i) => [facet, option, plans.numbers[i]!, flights.numbers[i]!]))}),
    plan_wish (p, boards, refunds, rooms) as (${valuesOf(plans.rows)}),
    flight_wish (f, stops, carriers, outbound, inbound, bags) as (${valuesOf(flights.rows)}),
    review_step (step, least) as (${valuesOf(REVIEW_STEPS.map((step, i) => [i, step * 10]))}),
    area (area, first, past) as (${valuesOf(areas)})`;
}

const departures = ({
  departureDate,
  flexibility,
}: Criteria): readonly [from: number, to: number] => [
  dayNumber(addDays(departureDate, -flexibility)),
  dayNumber(addDays(departureDate, flexibility)),
];

/** The cheapest pair of flights of each wish to each choice of airports. */
function flightTables({ facts }: SearchIndex, criteria: Criteria): string {
  const [from, to] = departures(criteria);
  const airports =
    criteria.departureAirports.length === 0
      ? facts.departures
      : criteria.departureAirports.map((iata) => facts.airports.indexOf(iata));
  const legsOf = (band: string): string =>
    `leg l join flight_wish w on l.stops & w.stops <> 0 and carrier_bit & carriers <> 0 and band & ${band} <> 0 and bag & bags <> 0`;
  return `
    arrival as (select distinct airport from set_airport where airport_set in (select airport_set from searched)),
    ways as (
      select f, origin, destination, carrier, day + arrives as check_in, min(price) as price, min(reduced) as reduced from ${legsOf('outbound')}
      where destination in (from arrival) and day between ${from} and ${to} and origin in (${airports.join()}) group by all
    ), returns as (
      select f, origin, destination, carrier, day, min(price) as price, min(reduced) as reduced from ${legsOf('inbound')}
      where origin in (from arrival) and day between ${from + NIGHTS} and ${to + 2 + NIGHTS} group by all
    ), pairs as (
      select f, w.destination as airport, w.check_in, min(if(w.carrier = b.carrier, w.reduced + b.reduced, w.price + b.price)) as price
      from ways w join returns b using (f) where b.origin = w.destination and b.destination = w.origin and b.day = w.check_in + ${NIGHTS} group by all
    ), flights as (
      select f, airport_set, check_in, min(price) as price from set_airport join pairs using (airport) group by all
    )`;
}

/** The cheapest room of each wish by hotel and check-in day. */
function stayTables(index: SearchIndex, criteria: Criteria): string {
  const [from, to] = departures(criteria);
  return `
    stays as (
      select s.hotel, s.day as check_in, s.board, s.refund, s.room, min(((e.sum - s.sum) * s.factor + 64) // 128) as price
      from night s join night e on e.plan = s.plan and e.day = s.day + ${NIGHTS}
      where ${inside('s.hotel', placesOf(index, criteria.locationIds))} and s.day between ${from} and ${to + 2}
        and (s.terms & 31) <= ${NIGHTS} and (e.terms & ${CLOSED_TO_DEPARTURE}) = 0 and e.sum - s.sum < ${CLOSED} group by all
    ), rooms as (
      select p, hotel, check_in, min(price) as price from stays join plan_wish on board & boards <> 0 and refund & refunds <> 0 and room & rooms <> 0 group by all
    )`;
}
