/** Days on which official advice keeps people from a place. */
import { addDays, type IsoDate } from '#domain/dates.ts';

/** Both days included: nobody spends a night there on one of them. */
export type ClosedNights = { readonly firstDay: IsoDate; readonly lastDay: IsoDate };

/** Whether a stay from `checkIn` would spend a closed night there (MSG-06). */
export const spendsClosedNight = (
  closed: readonly ClosedNights[],
  { checkIn, nights }: { readonly checkIn: IsoDate; readonly nights: number },
): boolean => {
  const lastNight = addDays(checkIn, nights - 1);
  return closed.some(({ firstDay, lastDay }) => checkIn <= lastDay && lastNight >= firstDay);
};
