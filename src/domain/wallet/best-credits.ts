/** Which credits take most off a holiday without losing anything (WALL-04). */
import type { Pence } from '#domain/money.ts';
import type { Credit } from './credit.ts';
import {
  failedCondition,
  givenRoom,
  judgeCredits,
  worthOf,
  type SpendingFacts,
} from './use-credits.ts';

/**
 * The combination that takes most off while none of it is lost, in the order of `credits`; of those
 * that take the same, the one whose last credit stands furthest in front. Empty when each would
 * lose something. Exact: knapsack by sums, of which there are as many as there is room.
 */
export function bestCredits<Kept extends Credit>(
  credits: readonly Kept[],
  spending: SpendingFacts,
): readonly Kept[] {
  const fitting = credits.filter(
    (credit) => !failedCondition(credit, spending) && isWhole([credit], spending),
  );
  const stacked = fullestStack(
    fitting.filter(({ combines }) => combines),
    spending.discount > 0 ? Math.min(spending.room, givenRoom(spending)) : spending.room,
  );
  return fitting
    .filter(({ combines }) => !combines)
    .reduce<readonly Kept[]>(
      (best, credit) => (credit.amount > worthOf(best) ? [credit] : best),
      stacked,
    );
}

/** Whether they can be used together and nothing is lost. */
function isWhole(credits: readonly Credit[], spending: SpendingFacts): boolean {
  const judged = judgeCredits(credits, spending);
  return judged.kind === 'fit' && judged.loss === 0;
}

/** Of credits that all combine, those that come nearest to `room` from below. */
function fullestStack<Kept extends Credit>(credits: readonly Kept[], room: Pence): readonly Kept[] {
  if (credits.length === 0 || worthOf(credits) <= room) return credits;
  const step = credits.map(({ amount }) => amount).reduce(commonDivisor);
  // Which credit reached each sum first, counted from one; only credits before it lead there.
  const reachedBy = new Uint16Array(Math.floor(room / step) + 1);
  for (const [i, { amount }] of credits.entries())
    for (let sum = reachedBy.length - 1, part = amount / step; sum >= part; sum--)
      if (reachedBy[sum] === 0 && (sum === part || reachedBy[sum - part] !== 0))
        reachedBy[sum] = i + 1;
  const chosen: Kept[] = [];
  for (let sum = reachedBy.findLastIndex((by) => by !== 0); sum > 0;) {
    const credit = credits[reachedBy[sum]! - 1]!;
    chosen.unshift(credit);
    sum -= credit.amount / step;
  }
  return chosen;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
