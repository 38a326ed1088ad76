import { addDays, isIsoDate, makeUkDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/outcome.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, MAX_PARTY } from '#domain/search/limits.ts';
import { parseCriteria } from '#domain/search/parse-criteria.ts';
import { readQueryFields, type QueryFields } from '#domain/search/query-fields.ts';

/** A search as it was asked for, by the address or by the search form. */
export type ReadSearch = {
  readonly criteria: Criteria;
  readonly problems: readonly FieldError[];
  /** What was typed as a destination and not yet found to be a place. */
  readonly typedPlace: string;
  /** Children and infants that were asked for; more than the party's while ages are missing. */
  readonly asked: { readonly children: number; readonly infants: number };
};

/** Reads an address or posted search form; `earliest` is the first day that can be booked. */
export function readSearch(query: URLSearchParams | string, earliest: IsoDate): ReadSearch {
  const posted = readQueryFields(query);
  const today = addDays(earliest, -EARLIEST_DEPARTURE_DAYS);
  const { criteria, problems } = parseCriteria(makeAddress(query, posted), { today, earliest });
  const { children, infants, paying } = headsOf(criteria.party);
  return {
    criteria,
    problems: [...problems, ...(paying > MAX_PARTY ? [LARGE_PARTY] : []), ...(isLate(posted, earliest) ? [LATE_BOOKING] : [])],
    typedPlace: posted.one('destination') ?? '',
    asked: { children: Math.max(children, countOf(posted, 'children')), infants },
  };
}

/** SRCH-19..21: a larger party is priced by the group team. */
const LARGE_PARTY: FieldError = {
  code: 'largeParty',
  field: 'party',
  message: `We book up to ${MAX_PARTY} people online. For a larger party, please ask our group team for a quote`,
};

/** DATE-11, MSG-47. */
const LATE_BOOKING: FieldError = {
  code: 'lateBooking',
  field: 'departureDate',
  message: `We cannot confirm departures within 2 days. Please search at least ${EARLIEST_DEPARTURE_DAYS} days ahead`,
};

/** Only a date that was typed just now; an old address falls back to the first day in silence (DATE-18). */
const isLate = (posted: QueryFields, earliest: IsoDate): boolean => {
  const typed = posted.one('departureDate');
  return typed !== undefined && isIsoDate(typed) && typed < earliest;
};

/** The form's own ways to write dates (`yyyy-mm-dd`) and prices (pounds), as the address has them. */
function makeAddress(query: URLSearchParams | string, posted: QueryFields): URLSearchParams {
  const address = new URLSearchParams(query);
  const start = posted.one('departureDate');
  if (start !== undefined && isIsoDate(start)) setDates(address, start, posted.one('departureRangeEndDate'));
  const bounds = posted.one('priceBounds')?.split('-');
  setPounds(address, 'filters[price][min]', posted.one('minPrice'), bounds?.[0]);
  setPounds(address, 'filters[price][max]', posted.one('maxPrice'), bounds?.[1]);
  return address;
}

function setDates(address: URLSearchParams, start: IsoDate, end: string | undefined): void {
  const isRange = end !== undefined && isIsoDate(end) && end > start;
  address.set('departureDate', makeUkDate(start));
  address.set('departureRangeEndDate', makeUkDate(isRange ? end : start));
  address.set('dateFormat', isRange ? 'range' : 'specific');
}

/** A price at the end of its range is no filter. */
function setPounds(address: URLSearchParams, name: string, pounds: string | undefined, bound: string | undefined): void {
  if (pounds !== undefined && /^\d{1,6}$/.test(pounds) && pounds !== bound) address.set(name, String(Number(pounds) * 100));
}

const countOf = (posted: QueryFields, name: string): number => Number(/^\d$/.exec(posted.one(name) ?? '')?.[0] ?? 0);
