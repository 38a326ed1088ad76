/**
 * When nothing is found or a deal is sold out: the smallest changes that find something, with a
 * price each.
 */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { FlightQuote, HotelQuote } from '#domain/holiday/quote-id.ts';
import { calendarCost } from '#domain/search/check-calendar.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { lessOneFilter, type LessOneFilter } from '#domain/search/fields/less-one-filter.ts';
import { NO_FILTERS, type Filters } from '#domain/search/filters.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_CALENDAR_COST,
  MAX_CALENDAR_DAYS,
  MAX_CALENDAR_NIGHTS,
  MAX_NIGHTS,
  MAX_RANGE_DAYS,
  MIN_NIGHTS,
} from '#domain/search/limits.ts';
import { placesIn } from '#server/catalogue/groups.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { holidayCalendar } from './holiday-calendar.ts';
import { hasAdaptedRoom } from './quote-holiday.ts';
import { findAll, topOffers } from './search-holidays.ts';

export type Alternative = {
  readonly change: 'wish' | 'dates' | 'airports' | 'nights' | 'filters' | 'place';
  /** The filters that are given up, of a `wish`. */
  readonly givenUp?: readonly LessOneFilter[];
  /** How many holidays the changed search finds. */
  readonly total: number;
  /** The changed search, which finds the offer. */
  readonly criteria: Criteria;
  /** The cheapest of it that can be had. */
  readonly offer: Offer;
};

const MOST = 3;
/** Days either side that are tried one after the other. */
const WIDER = [3, 7, 14, 30];

/**
 * At most three changes: the filters without which most is found, each alone or else two together;
 * nearest dates, or the first later day that has holidays, other airports, other nights, no filters
 * but what is needed, the whole place; those that find nothing are left out. `gone` is a stay that
 * its supplier refuses although the index still has it: it is offered by none of them, other hotels
 * of its place come first, and no holiday comes twice.
 */
export function alternatives(
  index: SearchIndex,
  criteria: Criteria,
  today: IsoDate,
  gone?: HotelQuote,
): Alternative[] {
  const needed = neededOf(criteria.filters.adaptedRoom);
  const changes: readonly (readonly [Alternative['change'], Iterable<Criteria>])[] = [
    ['dates', otherDates(index, criteria, today)],
    [
      'airports',
      criteria.departureAirports.length === 0 ? [] : [{ ...criteria, departureAirports: [] }],
    ],
    [
      'nights',
      [2, 5].map((more) => ({ ...criteria, nights: nightsAround(criteria.nights, more) })),
    ],
    ['filters', criteria.filters === needed ? [] : [{ ...criteria, filters: needed }]],
    ['place', placeAround(index, criteria)],
  ];
  const found: Alternative[] = lessWishes(index, criteria, today);
  const isWanted = (change: Alternative['change']) =>
    gone &&
    ((offer: Offer) =>
      !isGone(offer, gone, change) && !found.some((other) => isSameHoliday(other.offer, offer)));
  for (const [change, tries] of gone
    ? changes.toSorted(([a], [b]) => Number(b === 'place') - Number(a === 'place'))
    : changes) {
    const alternative =
      found.length < MOST
        ? firstThatFinds(index, change, tries, today, isWanted(change))
        : undefined;
    if (alternative) found.push(alternative);
  }
  return found;
}

/** Each that is tried is a whole search, two of them together many. */
const MOST_WISHES_TRIED = 6;
const MOST_WISHES_OFFERED = 2;

/** What the search finds less one filter, or less two where that finds nothing; fullest first. */
function lessWishes(index: SearchIndex, criteria: Criteria, today: IsoDate): Alternative[] {
  const ones = lessOneFilter(criteria.filters).slice(0, MOST_WISHES_TRIED);
  const less = (tries: readonly (readonly LessOneFilter[])[]) =>
    tries
      .flatMap((givenUp) => {
        const tried = { ...criteria, filters: givenUp.at(-1)!.filters };
        const found = firstThatFinds(index, 'wish', [tried], today);
        return found ? [{ ...found, givenUp }] : [];
      })
      .toSorted((a, b) => b.total - a.total)
      .slice(0, MOST_WISHES_OFFERED);
  const found = less(ones.map((one) => [one]));
  // Of two filters both would be all of them, which is a change of its own.
  if (found.length > 0 || ones.length < 3) return found;
  return less(
    ones.flatMap((one, at) =>
      lessOneFilter(one.filters)
        .slice(at, MOST_WISHES_TRIED - 1)
        .map((other) => [one, other]),
    ),
  );
}

/** The filters that are no wish but a need: nothing is offered without them. */
const neededOf = (adaptedRoom: boolean): Filters => (adaptedRoom ? ADAPTED_ROOM : NO_FILTERS);

const ADAPTED_ROOM: Filters = { ...NO_FILTERS, adaptedRoom: true };

/** The stay itself whatever its rooms; elsewhere in the place its whole hotel. */
const isGone = (
  { hotelId, hotelQuote: { checkIn, nights } }: Offer,
  gone: HotelQuote,
  change: Alternative['change'],
): boolean =>
  hotelId === gone.hotelId &&
  (change === 'place' || (checkIn === gone.checkIn && nights === gone.nights));

const isSameHoliday = (a: Offer, b: Offer): boolean =>
  a.hotelId === b.hotelId &&
  a.hotelQuote.checkIn === b.hotelQuote.checkIn &&
  a.hotelQuote.nights === b.hotelQuote.nights;

/**
 * The search that a holiday belongs to: its hotel, dates, party, hold bags, airport, and an adapted
 * room if it has one.
 */
export function criteriaOfHoliday(
  index: SearchIndex,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
): Criteria {
  const { hotelId, checkIn, nights, party } = stay;
  const {
    seriesAt,
    columns: { seriesRoute, routeOrigin },
    facts,
  } = index;
  const series = flights && seriesAt.get(flights.outbound.seriesId);
  return {
    ...defaultCriteria(flights?.outbound.date ?? checkIn),
    searchType: flights ? 'HOLIDAY' : 'UNKNOWN',
    hotelIds: [hotelId],
    departureAirports:
      series === undefined ? [] : [facts.airports[routeOrigin[seriesRoute[series]!]!]!],
    flexibility: 0,
    nights: [nights],
    party,
    bags: flights?.bags ?? 0,
    filters: neededOf(hasAdaptedRoom(index, stay)),
  };
}

/** With the cheapest offer, or the first of a page that is wanted. */
function firstThatFinds(
  index: SearchIndex,
  change: Alternative['change'],
  tries: Iterable<Criteria>,
  today: IsoDate,
  isWanted?: (offer: Offer) => boolean,
): Alternative | undefined {
  for (const criteria of tries) {
    const changed: Criteria = { ...criteria, page: 1 };
    if (checkCriteria(changed, today).kind !== 'sound') continue;
    const first = isWanted ? RESULTS_PER_PAGE : 1;
    const offers = topOffers(index, { ...changed, sort: 'PRICE_LOW_HIGH' }, first, today);
    const offer = isWanted ? offers.find(isWanted) : offers[0];
    if (!offer) continue;
    const { hotels } = findAll(index, changed, today);
    return { change, criteria: changed, total: hotels.length, offer };
  }
  return undefined;
}

/** Days around, ever wider; then the first later day that the calendar has a price for. */
function* otherDates(index: SearchIndex, criteria: Criteria, today: IsoDate): Generator<Criteria> {
  for (const days of WIDER) yield around(criteria, days, today);
  const from = addDays(criteria.departureRangeEndDate, 1);
  if (from > addDays(today, LATEST_DEPARTURE_DAYS)) return;
  const most = Math.floor(
    MAX_CALENDAR_COST /
      calendarCost({ ...criteria, nights: criteria.nights.slice(0, 1) }, MAX_CALENDAR_DAYS),
  );
  const nights = criteria.nights.slice(0, Math.min(most, MAX_CALENDAR_NIGHTS));
  const calendar = holidayCalendar(index, { ...criteria, nights }, from, MAX_CALENDAR_DAYS, today);
  const first = calendar.totals.findIndex((total) => total > 0);
  if (first < 0) return;
  const departureDate = addDays(calendar.firstDate, Math.floor(first / calendar.nights.length));
  yield { ...criteria, departureDate, departureRangeEndDate: departureDate };
}

/** Both ends moved out, within what can be booked. */
function around(criteria: Criteria, days: number, today: IsoDate): Criteria {
  const first = addDays(today, EARLIEST_DEPARTURE_DAYS);
  const last = addDays(today, LATEST_DEPARTURE_DAYS);
  const start = addDays(criteria.departureDate, -days);
  const end = addDays(criteria.departureRangeEndDate, days);
  const departureDate = start < first ? first : start;
  const longest = addDays(departureDate, MAX_RANGE_DAYS - 1);
  return {
    ...criteria,
    departureDate,
    departureRangeEndDate: [end, last, longest].reduce((a, b) => (a < b ? a : b)),
  };
}

function nightsAround(nights: readonly number[], more: number): number[] {
  const least = Math.max(MIN_NIGHTS, Math.min(...nights) - more);
  const most = Math.min(MAX_NIGHTS, Math.max(...nights) + more);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The resorts of the searched hotels, else the places above the searched ones. */
function placeAround(
  { facts, hotelAt, placeAt, columns: { hotelPlace } }: SearchIndex,
  criteria: Criteria,
): Criteria[] {
  const resorts = criteria.hotelIds
    .flatMap((id) => hotelAt.get(id) ?? [])
    .map((hotel) => hotelPlace[hotel]!);
  const parents = placesIn(criteria.locationIds)
    .flatMap((id) => placeAt.get(id) ?? [])
    .map((place) => facts.places[place]!.parent);
  const places = (resorts.length > 0 ? resorts : parents).filter((place) => place >= 0);
  const locationIds = [...new Set(places.map((place) => facts.places[place]!.id))];
  return locationIds.length === 0 ? [] : [{ ...criteria, locationIds, hotelIds: [] }];
}
