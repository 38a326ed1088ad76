import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import { FLEXIBILITIES, type Criteria, type Flexibility } from '#domain/search/criteria.ts';
import { firstOfMonth } from './calendar-page.ts';

/** How far from the chosen day: days either side, or anywhere in its month. */
export type Play = Flexibility | 'month';

export const PLAYS: readonly Play[] = [...FLEXIBILITIES, 'month'];

type Bounds = readonly [earliest: IsoDate, latest: IsoDate];

/**
 * The play of a search; a range other than a whole month, as far as that can be booked, is none.
 */
export function playOf(
  {
    departureDate,
    departureRangeEndDate,
    flexibility,
  }: Pick<Criteria, 'departureDate' | 'departureRangeEndDate' | 'flexibility'>,
  bounds: Bounds,
): Play {
  const month = daysOf(departureDate, 'month', bounds);
  const isMonth =
    month.date < month.until &&
    departureDate === month.date &&
    departureRangeEndDate === month.until;
  return isMonth ? 'month' : flexibility;
}

/** The days that are meant by a day and its play, within what can be booked. */
export function daysOf(
  date: IsoDate,
  play: Play,
  [earliest, latest]: Bounds,
): { readonly date: IsoDate; readonly until: IsoDate; readonly flexibility: Flexibility } {
  if (play !== 'month') return { date, until: date, flexibility: play };
  const first = firstOfMonth(date);
  const last = addDays(addMonths(first, 1), -1);
  return {
    date: first < earliest ? earliest : first,
    until: last > latest ? latest : last,
    flexibility: 0,
  };
}
