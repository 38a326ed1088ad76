/** What is added to booked flights: until when, and what bags there still are to be had. */
import { moreBagChoices, saleBeside, type HoldBag } from '#domain/holiday/hold-bags.ts';
import type { ChangeRefusal } from '../changing-refusals.ts';
import { hoursUntil } from '../changing.ts';

/** Until so long before the first flight where nobody knows when its check-in closes. */
export const UNKNOWN_CLOSING_HOURS = 24;

/** Null while the airline takes something more for flights that leave at `startsAt`. */
export const whyTooLate = (
  { startsAt, closesHours }: { readonly startsAt: Date; readonly closesHours: number | null },
  now: Date,
): ChangeRefusal | null =>
  hoursUntil(startsAt, now) <= (closesHours ?? UNKNOWN_CLOSING_HOURS) ? 'extras_too_late' : null;

/** Hold bags that can be added, at what they cost beside those that are held. */
export type BagsOnSale = {
  readonly bag: HoldBag;
  /** How many more; never none. */
  readonly choices: readonly number[];
};

/** Undefined where no more can be had: everybody has one, or the airline sells none. */
export function bagsOnSale(
  sold: HoldBag | null,
  held: number,
  seats: number,
): BagsOnSale | undefined {
  const choices = sold ? moreBagChoices(sold, held, seats) : [];
  return sold && choices.length > 0 ? { bag: saleBeside(sold, held), choices } : undefined;
}
