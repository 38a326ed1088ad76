import { lineageOf, places, taxRuleFor } from '#server/catalogue/reference.ts';

/** Whether some place inside a place has another rule of local tax than the place itself. */
export function taxDiffersBelow(placeId: string): boolean {
  const rule = taxRuleFor(placeId);
  return places.some(
    ({ id }) => taxRuleFor(id) !== rule && lineageOf(id).some((above) => above.id === placeId),
  );
}
