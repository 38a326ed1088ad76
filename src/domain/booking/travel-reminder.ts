/** When people are reminded of what they still need to travel. */
import { addDays, type IsoDate } from '#domain/dates.ts';

/** So many days before they leave. */
export const REMINDER_DAYS = [120, 60, 30] as const;

type Reminded = {
  readonly bookedOn: IsoDate;
  readonly departureDate: IsoDate;
  /** Of how many days before was last written. */
  readonly written: number | undefined;
};

/**
 * Of how many days before the departure is to be written `today`; undefined when there is nothing
 * to write. A day that had passed when the holiday was booked is not made up for, and of several
 * that were missed only the last is written of.
 */
export function reminderDue(
  { bookedOn, departureDate, written }: Reminded,
  today: IsoDate,
): number | undefined {
  if (today >= departureDate) return undefined;
  const reached = REMINDER_DAYS.filter((days) => {
    const day = addDays(departureDate, -days);
    return day <= today && day > bookedOn;
  });
  const last = reached.at(-1);
  return last !== undefined && (written === undefined || last < written) ? last : undefined;
}
