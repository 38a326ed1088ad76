import { MOST_COMPARED } from '#domain/saved/limits.ts';

/** What of the saved holidays an address shows: some beside each other, or a wall. */
export type Shown =
  | { readonly kind: 'compare'; readonly ids: readonly string[] }
  | { readonly kind: 'all' | 'bookable'; readonly isTooMany: boolean };

/**
 * What the query asks for of these ids, newest first: `compare` names those to be compared, the
 * newest unless told; `view=all` and `view=bookable` are walls. More than stand beside each other
 * are chosen again on the wall.
 */
export function shownDeals(query: URLSearchParams, ids: readonly string[]): Shown {
  const view = query.get('view');
  if (view === 'all' || view === 'bookable') return { kind: view, isTooMany: false };
  const chosen = ids.filter((id) => query.getAll('compare').includes(id));
  if (chosen.length > MOST_COMPARED) return { kind: 'all', isTooMany: true };
  return { kind: 'compare', ids: chosen.length > 0 ? chosen : ids.slice(0, MOST_COMPARED) };
}
