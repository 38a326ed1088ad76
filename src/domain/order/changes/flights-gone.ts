/** What flights cost that a change gives up: it stays owed, as a line of its own. */
import { takenOffPart, type PromotionalCode } from '#domain/basket/promotional-code.ts';
import {
  OF_AIRLINE,
  OWED_BESIDE,
  payableOf,
  totalOf,
  type PriceLine,
} from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';

/** Whether those who provide a holiday have changed it, and its people have kept it for less. */
export const areReducedByOthers = (reductions: readonly PriceLine[]): boolean =>
  reductions.some(({ kind }) => !OWED_BESIDE.includes(kind));

/** What airlines are paid by these lines. */
export const airlinePaid = (lines: readonly PriceLine[]): Pence =>
  totalOf(lines.filter(({ kind }) => OF_AIRLINE.includes(kind)));

/** What an order was sold as. */
export type SoldLines = {
  /** Before any code or credit. */
  readonly lines: readonly PriceLine[];
  readonly code?: PromotionalCode | undefined;
};

/** What so much of these lines was sold for, after what their code took off it. */
export const soldFor = (part: Pence, { lines, code }: SoldLines): Pence =>
  code ? part - takenOffPart(code, { part, payable: payableOf(lines) }) : part;

/** The line of flights that cost so much by these lines; undefined where none are given up. */
export function goneLine(label: string, part: Pence, sold: SoldLines): PriceLine | undefined {
  const amount = soldFor(part, sold);
  if (amount === 0) return undefined;
  const what = amount === part ? 'With what you added to them' : 'What you paid after your code';
  return {
    kind: 'flights_gone',
    label,
    basis: `${what}: the airline doesn’t refund what you give up`,
    amount,
    due: 'booking',
    chosen: false,
  };
}

/**
 * What the flights of travellers who stay at home cost: by the lines before, and by those of the
 * same flights without them.
 */
export const seatsGone = (
  was: SoldLines,
  now: readonly PriceLine[],
  leaving: number,
): PriceLine | undefined =>
  goneLine(
    leaving === 1 ? 'Flights of one who isn’t coming' : `Flights of ${leaving} who aren’t coming`,
    airlinePaid(was.lines) - airlinePaid(now),
    was,
  );
