import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Money } from '#domain/money.ts';

type Term = { readonly until: IsoDate | null; readonly lost: Money };

/** A span of days on which the same is lost. */
export type TermSpan = Term & {
  /** Its first day; null of the first span. */
  readonly from: IsoDate | null;
  readonly isNow: boolean;
  readonly tone: 'good' | 'warn' | 'bad';
};

/** From this share of all that can be lost on, a span is drawn as a warning, and as a loss. */
const WARN_SHARE = 0.5;
const BAD_SHARE = 0.8;

/** The stored terms as spans, with the one that holds today. */
export function spansOf(terms: readonly Term[], today: IsoDate): readonly TermSpan[] {
  const most = Math.max(1, ...terms.map(({ lost }) => lost.amount));
  const now = terms.findIndex(({ until }) => until === null || today <= until);
  return terms.map((term, i) => {
    const before = terms[i - 1]?.until;
    const share = term.lost.amount / most;
    return {
      ...term,
      from: before ? addDays(before, 1) : null,
      isNow: i === now,
      tone: share < WARN_SHARE ? 'good' : share < BAD_SHARE ? 'warn' : 'bad',
    };
  });
}
