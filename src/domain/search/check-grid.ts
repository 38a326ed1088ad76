/** Whether the grid of a hotel can be made. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { checkCriteria, type CriteriaCheck } from './check-criteria.ts';
import type { Criteria } from './criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, MIN_NIGHTS } from './limits.ts';

/** Checks all of a grid's criteria but dates and nights, which every grid has the same. */
export function checkGrid(criteria: Criteria, today: IsoDate): CriteriaCheck {
  const departureDate = addDays(today, EARLIEST_DEPARTURE_DAYS);
  return checkCriteria(
    { ...criteria, departureDate, departureRangeEndDate: departureDate, nights: [MIN_NIGHTS] },
    today,
  );
}
