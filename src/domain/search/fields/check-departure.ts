/** Whether somebody can still leave on a day. */
import { addDays, formatDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { EARLIEST_DEPARTURE_DAYS } from '../limits.ts';
import { SEARCH_REFUSALS } from '../refusals.ts';

/**
 * What is wrong with leaving on a day before the first that can be booked (DATE-08, DATE-11): it
 * has passed, or it is too near to be confirmed. `today` is the market's date.
 */
export function checkDeparture(date: IsoDate, today: IsoDate): FieldError[] {
  const earliest = addDays(today, EARLIEST_DEPARTURE_DAYS);
  if (date >= earliest) return [];
  return [
    date < today
      ? refuse(SEARCH_REFUSALS, 'date_in_past', 'departureDate', {
          date: formatDate(date),
          earliest: formatDate(earliest),
        })
      : refuse(SEARCH_REFUSALS, 'late_booking', 'departureDate', {
          within: EARLIEST_DEPARTURE_DAYS - 1,
          least: EARLIEST_DEPARTURE_DAYS,
        }),
  ];
}
