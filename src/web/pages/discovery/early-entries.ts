import type { DiscoveryAsked } from './discovery-address.ts';
import { changeLimit, LIMIT_NAMES, openEnd, type AllBounds } from './limits/limits.ts';
import { readChosenPlaces, type ChosenPlaces } from './wall/chosen-places.ts';
import { readWallOrder } from './wall/order.ts';

type Shown = Pick<DiscoveryAsked, 'limits' | 'order' | 'chosen'>;
export type EarlyEntries = Shown & { readonly problem: ChosenPlaces['problem'] };

/**
 * What the fields of the form say other than what the page was made with (`shown`), because they
 * were filled in before it came alive; undefined where they say the same.
 */
export function earlyEntries(
  fields: URLSearchParams,
  bounds: AllBounds,
  shown: Shown,
): EarlyEntries | undefined {
  let { limits } = shown;
  for (const name of LIMIT_NAMES) {
    const own = bounds[name];
    const text = fields.get(name) ?? '';
    if (own && text !== '' && text !== String(limits[name] ?? openEnd(name, own)))
      limits = changeLimit(limits, bounds, name, Number(text));
  }
  const order = readWallOrder(fields);
  const { places, problem } = readChosenPlaces(fields);
  const isSameChoice =
    places.length === shown.chosen.length && places.every((place) => shown.chosen.includes(place));
  if (limits === shown.limits && order === shown.order && isSameChoice && !problem)
    return undefined;
  return { limits, order, chosen: isSameChoice ? shown.chosen : places, problem };
}
