import {
  addDays,
  formatDate,
  isIsoDate,
  makeUkDate,
  parseUkDate,
  type IsoDate,
} from '#domain/dates.ts';
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
  /**
   * The day of an address that can no longer be booked; the first one that can stands for it
   * (DATE-18).
   */
  readonly goneDate: IsoDate | undefined;
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
    problems: [
      ...problems,
      ...(paying > MAX_PARTY ? [LARGE_PARTY] : []),
      ...lateProblem(posted, earliest),
      ...hotelProblem(posted),
    ],
    goneDate: goneDateOf(posted, earliest),
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

/**
 * Only a date that was typed just now; an old address falls back to the first day, and says so
 * (DATE-18).
 */
function lateProblem(posted: QueryFields, earliest: IsoDate): FieldError[] {
  const typed = posted.one('departureDate');
  if (typed === undefined || !isIsoDate(typed) || typed >= earliest) return [];
  if (typed >= addDays(earliest, -EARLIEST_DEPARTURE_DAYS)) return [LATE_BOOKING];
  return [
    {
      code: 'datePassed',
      field: 'departureDate',
      message: `${formatDate(typed)} has passed. Please choose a day from ${formatDate(earliest)} on`,
    },
  ];
}

/** The address of results keeps the day that was asked for apart from the one that is shown. */
function goneDateOf(posted: QueryFields, earliest: IsoDate): IsoDate | undefined {
  const asked = parseUkDate(posted.one('askedDate') ?? posted.one('departureDate') ?? '');
  return asked !== undefined && asked < earliest ? asked : undefined;
}

/**
 * A hotel that cannot be is said to be none: without it the search would be another one (SRCH-35).
 */
function hotelProblem(posted: QueryFields): FieldError[] {
  const wrong = posted.list('hotelIds').find((id) => !/^[1-9]\d{0,8}$/.test(id));
  return wrong === undefined
    ? []
    : [
        {
          code: 'unknownId',
          field: 'hotelIds',
          message: 'There is no such hotel as in this address. Please choose where you want to go',
        },
      ];
}

/**
 * The form's own ways to write dates (`yyyy-mm-dd`) and prices (pounds), as the address has them.
 */
function makeAddress(query: URLSearchParams | string, posted: QueryFields): URLSearchParams {
  const address = new URLSearchParams(query);
  const start = posted.one('departureDate');
  if (start !== undefined && isIsoDate(start))
    setDates(address, start, posted.one('departureRangeEndDate'));
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
function setPounds(
  address: URLSearchParams,
  name: string,
  pounds: string | undefined,
  bound: string | undefined,
): void {
  if (pounds !== undefined && /^\d{1,6}$/.test(pounds) && pounds !== bound)
    address.set(name, String(Number(pounds) * 100));
}

const countOf = (posted: QueryFields, name: string): number =>
  Number(/^\d$/.exec(posted.one(name) ?? '')?.[0] ?? 0);
