/** What an address or a posted form names that a search never would: told, not dropped. */
import { isIsoDate, parseUkDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { wholeNumber, type QueryFields } from '#domain/input/query-fields.ts';
import { parseParty } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { checkDeparture } from './fields/check-departure.ts';
import { MAX_NIGHTS, MIN_NIGHTS } from './limits.ts';
import { SEARCH_REFUSALS } from './refusals.ts';

/** What is wrong with fields as they were posted; `today` is the market's date. */
export const checkPosted = (posted: QueryFields, today: IsoDate): readonly FieldError[] => [
  ...checkTypedAirport(posted),
  ...DATES.flatMap((field) => checkCalendar(posted, field)),
  ...checkTypedDate(posted, today),
  ...checkNights(posted),
  ...checkRooming(posted),
  ...checkHotelIds(posted),
];

/** Typed and not chosen: without it the search would be from any airport (MSG-01). */
const checkTypedAirport = (posted: QueryFields): FieldError[] =>
  posted.one('departureAirport') === undefined || posted.list('departureAirports').length > 0
    ? []
    : [refuse(SEARCH_REFUSALS, 'airport_required', 'departureAirports')];

const DATES = ['departureDate', 'departureRangeEndDate'] as const;

/** A day that is on no calendar: the search would be for other days than were meant. */
function checkCalendar(posted: QueryFields, field: (typeof DATES)[number]): FieldError[] {
  const text = posted.one(field);
  return text === undefined || isIsoDate(text) || parseUkDate(text)
    ? []
    : [refuse(SEARCH_REFUSALS, 'date_unknown', field)];
}

/**
 * Only a date that was typed just now, which a form writes `yyyy-mm-dd`; an old address falls back
 * to the first day, and says so (DATE-18).
 */
function checkTypedDate(posted: QueryFields, today: IsoDate): FieldError[] {
  const typed = posted.one('departureDate');
  return typed !== undefined && isIsoDate(typed) ? checkDeparture(typed, today) : [];
}

/** Of nights that nobody can book, the others would be searched alone, or a week. */
const checkNights = (posted: QueryFields): FieldError[] =>
  posted.list('nights').map(wholeNumber).every(canBeBooked)
    ? []
    : [
        refuse(SEARCH_REFUSALS, 'nights_out_of_range', 'nights', {
          least: MIN_NIGHTS,
          most: MAX_NIGHTS,
        }),
      ];

const canBeBooked = (nights: number | undefined): boolean =>
  nights !== undefined && nights >= MIN_NIGHTS && nights <= MAX_NIGHTS;

/** A party that cannot be read: nobody in it is left out without a word (SRCH-22). */
function checkRooming(posted: QueryFields): FieldError[] {
  const text = posted.one('rooming') ?? posted.one('party');
  return text === undefined || parseParty(text)
    ? []
    : [refuse(SEARCH_REFUSALS, 'rooming_unreadable', 'rooming')];
}

/**
 * A hotel that cannot be is said to be none: without it the search would be another one (SRCH-35).
 */
const checkHotelIds = (posted: QueryFields): FieldError[] =>
  posted.list('hotelIds').every((id) => /^[1-9]\d{0,8}$/.test(id))
    ? []
    : [refuse(SEARCH_REFUSALS, 'unknown_hotel', 'hotelIds')];
