/** What an address or a posted form names that a search never would: told, not dropped. */
import { isIsoDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { QueryFields } from '#domain/query-fields.ts';
import { refuse } from '#domain/refuse.ts';
import { checkDeparture } from './fields/check-departure.ts';
import { SEARCH_REFUSALS } from './refusals.ts';

/** What is wrong with fields as they were posted; `today` is the market's date. */
export const checkPosted = (posted: QueryFields, today: IsoDate): readonly FieldError[] => [
  ...checkTypedDate(posted, today),
  ...checkHotelIds(posted),
];

/**
 * Only a date that was typed just now, which a form writes `yyyy-mm-dd`; an old address falls back
 * to the first day, and says so (DATE-18).
 */
function checkTypedDate(posted: QueryFields, today: IsoDate): FieldError[] {
  const typed = posted.one('departureDate');
  return typed !== undefined && isIsoDate(typed) ? checkDeparture(typed, today) : [];
}

/**
 * A hotel that cannot be is said to be none: without it the search would be another one (SRCH-35).
 */
const checkHotelIds = (posted: QueryFields): FieldError[] =>
  posted.list('hotelIds').every((id) => /^[1-9]\d{0,8}$/.test(id))
    ? []
    : [refuse(SEARCH_REFUSALS, 'unknown_hotel', 'hotelIds')];
