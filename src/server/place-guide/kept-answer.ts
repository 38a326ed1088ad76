/** Answers that many visitors ask for alike, kept for a minute in the thread that made them. */
import type { SearchIndex } from '#server/price-index/search-index.ts';

const KEPT_MS = 60_000;
const MOST_KEPT = 400;

type Kept<Answer> = { readonly until: number; readonly answer: Answer };

/**
 * A function that makes an answer once and gives it again for a minute; `now` in milliseconds. The
 * one asked for first makes way when there are too many.
 */
export function keepForAMinute<Answer>() {
  const kept = new Map<string, Kept<Answer>>();
  return (key: string, now: number, make: () => Answer): Answer => {
    const known = kept.get(key);
    if (known && known.until > now) return known.answer;
    const answer = make();
    kept.delete(key);
    kept.set(key, { until: now + KEPT_MS, answer });
    for (const old of kept.keys().take(Math.max(0, kept.size - MOST_KEPT))) kept.delete(old);
    return answer;
  };
}

/** As `keepForAMinute`, for answers of a price index: those of another are not given. */
export function keepOfIndex<Answer>() {
  const keptBy = new WeakMap<SearchIndex, ReturnType<typeof keepForAMinute<Answer>>>();
  return (index: SearchIndex, key: string, now: number, make: () => Answer): Answer => {
    const keep = keptBy.get(index) ?? keepForAMinute<Answer>();
    keptBy.set(index, keep);
    return keep(key, now, make);
  };
}
