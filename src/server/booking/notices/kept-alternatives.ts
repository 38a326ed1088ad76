/** What could be had instead of a changed holiday, kept as long as the price of a quote stands. */
import { QUOTE_MINUTES } from '#domain/order/changing.ts';

type Kept<Found> = { readonly until: number; readonly found: Promise<Found> };

const MINUTE_MS = 60_000;
/** Of as many bookings in each thread: the one that was kept first goes first. */
const MOST_KEPT = 200;

/**
 * Asks once for all who look, while it is being asked and for a quote's life after it; what failed
 * is asked again by whoever looks next.
 */
export function makeKeeper<Found>() {
  const kept = new Map<string, Kept<Found>>();
  return (key: string, now: Date, ask: () => Promise<Found>): Promise<Found> => {
    const known = kept.get(key);
    if (known && now.getTime() < known.until) return known.found;
    kept.delete(key);
    const found = ask();
    kept.set(key, { until: now.getTime() + QUOTE_MINUTES * MINUTE_MS, found });
    found.catch(() => {
      if (kept.get(key)?.found === found) kept.delete(key);
    });
    for (const first of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(first);
    return found;
  };
}
