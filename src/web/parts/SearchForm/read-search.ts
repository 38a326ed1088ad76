import { addDays, isIsoDate, makeUkDate, parseUkDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { readQueryFields, type QueryFields } from '#domain/input/query-fields.ts';
import { headsOf } from '#domain/party.ts';
import { checkPosted } from '#domain/search/check-posted.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { parseCriteria } from '#domain/search/parse-criteria.ts';

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
  const { children, infants } = headsOf(criteria.party);
  return {
    criteria,
    problems: [...problems, ...checkPosted(posted, today)],
    goneDate: goneDateOf(posted, earliest),
    typedPlace: posted.one('destination') ?? '',
    asked: { children: Math.max(children, countOf(posted, 'children')), infants },
  };
}

/** The address of results keeps the day that was asked for apart from the one that is shown. */
function goneDateOf(posted: QueryFields, earliest: IsoDate): IsoDate | undefined {
  const asked = parseUkDate(posted.one('askedDate') ?? posted.one('departureDate') ?? '');
  return asked !== undefined && asked < earliest ? asked : undefined;
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
  const heads = countOf(posted, 'priceHeads') || 1;
  setPounds(address, 'filters[price][min]', posted.one('minPrice'), bounds?.[0], heads);
  setPounds(address, 'filters[price][max]', posted.one('maxPrice'), bounds?.[1], heads);
  return address;
}

function setDates(address: URLSearchParams, start: IsoDate, end: string | undefined): void {
  const isRange = end !== undefined && isIsoDate(end) && end > start;
  address.set('departureDate', makeUkDate(start));
  address.set('departureRangeEndDate', makeUkDate(isRange ? end : start));
  address.set('dateFormat', isRange ? 'range' : 'specific');
}

/**
 * A price is for the party, posted for one of its `heads`; at the end of its range it is no filter.
 */
function setPounds(
  address: URLSearchParams,
  name: string,
  pounds: string | undefined,
  bound: string | undefined,
  heads: number,
): void {
  if (pounds !== undefined && /^\d{1,6}$/.test(pounds) && pounds !== bound)
    address.set(name, String(Number(pounds) * heads * 100));
}

const countOf = (posted: QueryFields, name: string): number =>
  Number(/^\d$/.exec(posted.one(name) ?? '')?.[0] ?? 0);
