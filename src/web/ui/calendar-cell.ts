import { daysBetween, type IsoDate } from '#domain/dates.ts';

/**
 * What stands under a day: a price, or why there is none; `spoken` replaces it for those who
 * listen.
 */
export type CellNote = {
  readonly text: string;
  readonly spoken?: string;
  readonly tone?: 'cheapest' | 'none';
};

/** Whether `day` lies in the stay after its first day. */
export function isStayDay(day: IsoDate, from: IsoDate | undefined, nights: number): boolean {
  if (from === undefined) return false;
  const after = daysBetween(from, day);
  return after > 0 && after <= nights;
}
