/** Whether a calendar, and the grid of a hotel, can be made. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import {
  checkCriteria,
  kindsOfRoom,
  criteriaProblemsOf,
  type CriteriaCheck,
} from './check-criteria.ts';
import type { Criteria } from './criteria.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  MAX_CALENDAR_COST,
  MAX_CALENDAR_DAYS,
  MAX_CALENDAR_NIGHTS,
  MIN_NIGHTS,
} from './limits.ts';
import { SEARCH_REFUSALS } from './refusals.ts';

/**
 * The criteria that a calendar from `from` is made of: their own dates, page and flexibility do not
 * matter.
 */
export const calendarCriteria = (criteria: Criteria, from: IsoDate): Criteria => ({
  ...criteria,
  departureDate: from,
  departureRangeEndDate: from,
  flexibility: 0,
  page: 1,
});

/**
 * Checks a calendar of `days` departure dates from `from`, from anywhere; `today` is the market's
 * date. A refused date is told at `from`.
 */
export function checkCalendar(
  criteria: Criteria,
  from: IsoDate,
  days: number,
  today: IsoDate,
): CriteriaCheck {
  const check = checkCriteria(calendarCriteria(criteria, from), today);
  if (check.kind === 'large_party') return check;
  const criteriaProblems = criteriaProblemsOf(check).map((problem) =>
    problem.field === 'departureDate' ? { ...problem, field: 'from' } : problem,
  );
  const problems = [...criteriaProblems, ...ownProblems(criteria, days)];
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'sound' };
}

/** What a calendar of so many days costs to make, to be held against MAX_CALENDAR_COST. */
export function calendarCost(criteria: Criteria, days: number): number {
  const {
    nights,
    hotelIds,
    locationIds,
    filters: { price },
  } = criteria;
  if (hotelIds.length > 0 && locationIds.length === 0) return 0;
  const kinds = kindsOfRoom(criteria);
  const isFromLeast = price.min !== undefined && price.min > 0;
  const stay = kinds === 1 ? 2 * (isFromLeast ? 2 : 1) : (3 + kinds) * (isFromLeast ? 3 : 2);
  return days * new Set(nights).size * stay;
}

function ownProblems(criteria: Criteria, days: number): FieldError[] {
  const isDays = Number.isInteger(days) && days >= 1 && days <= MAX_CALENDAR_DAYS;
  const isNights = new Set(criteria.nights).size <= MAX_CALENDAR_NIGHTS;
  const isTooWide = isDays && isNights && calendarCost(criteria, days) > MAX_CALENDAR_COST;
  return [
    ...(isDays
      ? []
      : [refuse(SEARCH_REFUSALS, 'days_out_of_range', 'days', { most: MAX_CALENDAR_DAYS })]),
    ...(isNights
      ? []
      : [refuse(SEARCH_REFUSALS, 'too_many_nights', 'nights', { most: MAX_CALENDAR_NIGHTS })]),
    ...(isTooWide ? [refuse(SEARCH_REFUSALS, 'calendar_too_wide', 'nights')] : []),
  ];
}

/** Checks all of a grid's criteria but dates and nights, which every grid has the same. */
export function checkGrid(criteria: Criteria, today: IsoDate): CriteriaCheck {
  const departureDate = addDays(today, EARLIEST_DEPARTURE_DAYS);
  return checkCriteria(
    { ...criteria, departureDate, departureRangeEndDate: departureDate, nights: [MIN_NIGHTS] },
    today,
  );
}
