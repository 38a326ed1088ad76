/** The address of the page: the search, how finely it looks, and what is asked of its places. */
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from '#web/routes.ts';
import type { Level } from './levels.ts';
import { LIMIT_NAMES, type Limits } from './limits/limits.ts';
import type { WallOrder } from './wall/order.ts';

/** What of the address the page answers by itself, without asking for prices again. */
const OWN = new Set(['budget', 'hours', 'warmth', 'wider', 'order', 'chosen']);

export type DiscoveryAsked = {
  readonly criteria: Criteria;
  readonly level: Level;
  readonly limits: Limits;
  readonly order: WallOrder;
  readonly chosen: readonly string[];
  readonly compare?: boolean;
};

/** Where the page stands with all this. */
export function discoveryHref(asked: DiscoveryAsked): string {
  const { criteria, level, limits, order, chosen, compare = false } = asked;
  const query = new URLSearchParams(makeCriteriaQuery(criteria));
  if (level !== 'country') query.set('level', level);
  for (const name of LIMIT_NAMES)
    if (limits[name] !== undefined) query.set(name, String(limits[name]));
  if (order !== 'price') query.set('order', order);
  for (const place of chosen) query.append('chosen', place);
  if (compare) query.set('compare', 'chosen');
  return routes.discovery.href({ query: query.toString() });
}

/** Whether two addresses ask for the same places. */
export function asksTheSame(a: URL, b: URL): boolean {
  const rest = ({ pathname, searchParams }: URL): string => {
    const fields = [...searchParams].filter(([name]) => !OWN.has(name));
    return [pathname, ...fields.map((field) => field.join('=')).toSorted()].join('&');
  };
  return rest(a) === rest(b) && a.href !== b.href;
}
