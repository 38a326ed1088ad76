import {
  lineageOf,
  places,
  taxRuleFor,
  type Place,
  type PlacedTaxRule,
} from '#server/catalogue/reference.ts';
import { placesRightBelow } from './places-around.ts';

/** Whether some place inside a place has another rule of local tax than the place itself. */
export function taxDiffersBelow(placeId: string): boolean {
  const rule = taxRuleFor(placeId);
  return places.some(
    ({ id }) => taxRuleFor(id) !== rule && lineageOf(id).some((above) => above.id === placeId),
  );
}

type RuleBelow = { readonly rule: PlacedTaxRule; readonly places: readonly Place[] };

/**
 * The rules inside a place that are not its own, each with the largest places that it is of, the
 * best known first; none that asks for nothing.
 */
export function taxesBelow(place: Place): readonly RuleBelow[] {
  const own = taxRuleFor(place.id);
  const differing = (above: Place): Place[] =>
    placesRightBelow(above).flatMap((one) => (taxRuleFor(one.id) === own ? differing(one) : [one]));
  return [...Map.groupBy(differing(place), ({ id }) => taxRuleFor(id))].flatMap(([rule, found]) =>
    rule && rule.unit !== 'none' ? [{ rule, places: found }] : [],
  );
}
