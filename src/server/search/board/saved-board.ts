/** The search that a browser has kept, as the board of departures runs it (SRCH-31). */
import { addDays, isIsoDate, type IsoDate } from '#domain/dates.ts';
import { headsOf } from '#domain/party.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { MAX_NIGHTS, MAX_ROOMS, MIN_NIGHTS } from '#domain/search/limits.ts';
import { splitParty } from '#domain/search/rooming.ts';
import { departureWindow } from '#server/market/market.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { unknownIds } from '../known-ids.ts';
import { GOOD } from './good-weeks.ts';

/** A search that was kept; infants are children under 2, `childAges` are of both. */
export type SavedSearch = {
  readonly party: {
    readonly numberOfAdults: number;
    readonly numberOfChildren: number;
    readonly numberOfInfants: number;
    readonly childAges: readonly number[];
  };
  readonly departureAirports: readonly string[];
  /** Both ends are meant. */
  readonly departureDateRange: { readonly startDate: IsoDate; readonly endDate: IsoDate };
  readonly numberOfNights: { readonly minimum: number; readonly maximum: number };
  readonly numberOfRooms: number;
};

/** Days around a single date that was searched for. */
const SLACK = 3;

/** Undefined when it cannot run: its days are over, its people do not add up. */
export function criteriaOfSaved(
  index: SearchIndex,
  {
    party,
    departureAirports,
    departureDateRange: { startDate, endDate },
    numberOfNights,
    numberOfRooms,
  }: SavedSearch,
  today: IsoDate,
): Criteria | undefined {
  const { earliest, latest } = departureWindow(today);
  const slack = startDate === endDate ? SLACK : 0;
  const people = { adults: party.numberOfAdults, childAges: party.childAges };
  const heads = headsOf([people]);
  const isCounted =
    heads.children === party.numberOfChildren &&
    heads.infants === party.numberOfInfants &&
    numberOfRooms >= 1 &&
    numberOfRooms <= Math.min(people.adults, MAX_ROOMS);
  const { minimum, maximum } = numberOfNights;
  const isBounded =
    isIsoDate(startDate) &&
    isIsoDate(endDate) &&
    endDate >= earliest &&
    minimum >= MIN_NIGHTS &&
    maximum <= MAX_NIGHTS;
  if (!isCounted || !isBounded) return undefined;
  const criteria: Criteria = {
    ...GOOD,
    departureAirports: [...departureAirports],
    departureDate: laterOf(addDays(startDate, -slack), earliest),
    departureRangeEndDate: earlierOf(addDays(endDate, slack), latest),
    nights: Array.from({ length: Math.max(0, maximum - minimum + 1) }, (_, i) => minimum + i),
    party: splitParty(people.adults, people.childAges, numberOfRooms),
  };
  return checkCriteria(criteria, today).kind === 'sound' && unknownIds(index, criteria).length === 0
    ? criteria
    : undefined;
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);
const earlierOf = (a: string, b: string): string => (a < b ? a : b);
