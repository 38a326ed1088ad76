/** Whether a calendar can be made. */
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/outcome.ts';
import { checkCriteria, type CriteriaCheck } from './check-criteria.ts';
import type { Criteria } from './criteria.ts';
import { MAX_CALENDAR_DAYS, MAX_CALENDAR_NIGHTS } from './limits.ts';

/** The criteria that a calendar from `from` is made of: their own dates, page and flexibility do not matter. */
export const calendarCriteria = (criteria: Criteria, from: IsoDate): Criteria => ({
  ...criteria, departureDate: from, departureRangeEndDate: from, flexibility: 0, page: 1,
});

/** Checks a calendar of `days` departure dates from `from`, from anywhere; `today` is the date in Europe/London. A refused date is told at `from`. */
export function checkCalendar(criteria: Criteria, from: IsoDate, days: number, today: IsoDate): CriteriaCheck {
  const check = checkCriteria(calendarCriteria(criteria, from), today);
  if (check.kind === 'large_party') return check;
  const criteriaProblems = check.kind === 'refused' ? check.problems.map((problem) => (problem.field === 'departureDate' ? { ...problem, field: 'from' } : problem)) : [];
  const problems = [...criteriaProblems, ...ownProblems(criteria, days)];
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'sound' };
}

function ownProblems({ nights }: Criteria, days: number): FieldError[] {
  const problems: FieldError[] = [];
  if (!Number.isInteger(days) || days < 1 || days > MAX_CALENDAR_DAYS) {
    problems.push({ code: 'daysOutOfRange', field: 'days', message: `Please choose 1 to ${MAX_CALENDAR_DAYS} days` });
  }
  if (new Set(nights).size > MAX_CALENDAR_NIGHTS) {
    problems.push({ code: 'tooManyNights', field: 'nights', message: `Please choose at most ${MAX_CALENDAR_NIGHTS} numbers of nights` });
  }
  return problems;
}
