/** What could be had instead of a changed holiday, kept as long as the price of a quote stands. */
import { QUOTE_MINUTES } from '#domain/order/changing.ts';

type Kept<Found> = { readonly until: number; readonly found: Promise<Found> };

const MINUTE_MS = 60_000;
/** Of as many bookings in each thread: the one that was kept first goes first. */
const MOST_KEPT = 200;

/**
 * Asks once for all who look, while it is being asked and for a quote's life after it. What failed
 * is asked again by whoever looks next, and so is it where nothing was found: a supplier may have
 * been silent.
 */
export function makeKeeper<Found extends readonly unknown[]>() {
  const kept = new Map<string, Kept<Found>>();
  const keep = (key: string, now: Date, ask: () => Promise<Found>): Promise<Found> => {
    const known = kept.get(key);
    if (known && now.getTime() < known.until) return known.found;
    kept.delete(key);
    const found = ask();
    kept.set(key, { until: now.getTime() + QUOTE_MINUTES * MINUTE_MS, found });
    const forget = () => {
      if (kept.get(key)?.found === found) kept.delete(key);
    };
    found.then(({ length }) => length === 0 && forget(), forget);
    for (const first of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(first);
    return found;
  };
  return { keep, forget: (key: string) => kept.delete(key) };
}
