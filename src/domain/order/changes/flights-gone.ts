/** What flights cost that a change gives up: it stays owed, as a line of its own. */
import { OF_AIRLINE, OWED_BESIDE, totalOf, type PriceLine } from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';

/** Whether those who provide a holiday have changed it, and its people have kept it for less. */
export const areReducedByOthers = (reductions: readonly PriceLine[]): boolean =>
  reductions.some(({ kind }) => !OWED_BESIDE.includes(kind));

/** What airlines are paid by these lines. */
export const airlinePaid = (lines: readonly PriceLine[]): Pence =>
  totalOf(lines.filter(({ kind }) => OF_AIRLINE.includes(kind)));

/** The line of so much; undefined where nothing is given up. */
export const goneLine = (label: string, amount: Pence): PriceLine | undefined =>
  amount === 0
    ? undefined
    : {
        kind: 'flights_gone',
        label,
        basis: 'With what you added to them: the airline doesn’t refund what you give up',
        amount,
        due: 'booking',
        chosen: false,
      };

/**
 * What the flights of travellers who stay at home cost: by the lines before, and by those of the
 * same flights without them.
 */
export const seatsGone = (
  was: readonly PriceLine[],
  now: readonly PriceLine[],
  leaving: number,
): PriceLine | undefined =>
  goneLine(
    leaving === 1 ? 'Flights of one who isn’t coming' : `Flights of ${leaving} who aren’t coming`,
    airlinePaid(was) - airlinePaid(now),
  );
