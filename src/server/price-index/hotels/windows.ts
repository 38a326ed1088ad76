/** Questions about more days than the engine prices at once, in parts. */
import { MOST_STAYS } from '../kernel/limits.ts';
import type { Query } from '../query.ts';

/** Part of a query: departure days from its day `start` on. */
export type Window = { readonly start: number; readonly query: Query };

/** The query in as few parts as the engine takes, by departure day. */
export function windowsOf(query: Query): Window[] {
  const most = Math.floor(MOST_STAYS / Math.max(1, query.nights.length)) - query.offsets + 1;
  const starts = Array.from({ length: Math.ceil(query.days / most) }, (_, i) => i * most);
  if (query.nights.length === 0) return [];
  return starts.map((start) => ({
    start,
    query: { ...query, firstDay: query.firstDay + start, days: Math.min(most, query.days - start) },
  }));
}
