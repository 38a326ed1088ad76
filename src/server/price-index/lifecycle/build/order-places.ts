/** Places in depth-first order, and the tax rule of each. */
import type { SourcePlace, SourceTaxRule } from './source.ts';

export type OrderedPlaces = {
  readonly places: readonly {
    readonly id: string;
    readonly parent: number;
    readonly kind: string;
    readonly cityBreak: boolean;
  }[];
  /** Past the last place inside each place. */
  readonly subtreeEnd: readonly number[];
  /** Index of the most exact tax rule of each place, -1 = none. */
  readonly taxRuleOf: readonly number[];
  /** By tax rule: whether it asks for the stars. */
  readonly starred: readonly boolean[];
  /** Position of a hotel's place; throws on an unknown one. */
  readonly at: (hotel: { readonly id: number; readonly placeId: string }) => number;
};

/** A parent stands directly before all that lies inside it; siblings stand by id. */
export function orderPlaces(
  source: readonly SourcePlace[],
  taxRules: readonly SourceTaxRule[],
): OrderedPlaces {
  const children = Map.groupBy(
    source.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ parent }) => parent,
  );
  const ownRule = new Map(
    taxRules.flatMap(({ places }, rule) => places.map((id) => [id, rule] as const)),
  );
  const places: { id: string; parent: number; kind: string; cityBreak: boolean }[] = [];
  const subtreeEnd: number[] = [];
  const taxRuleOf: number[] = [];
  const add = (place: SourcePlace, parent: number): void => {
    const at =
      places.push({ id: place.id, parent, kind: place.kind, cityBreak: place.cityBreak }) - 1;
    taxRuleOf[at] = ownRule.get(place.id) ?? (parent < 0 ? -1 : taxRuleOf[parent]!);
    for (const child of children.get(place.id) ?? []) add(child, at);
    subtreeEnd[at] = places.length;
  };
  for (const top of children.get(null) ?? []) add(top, -1);
  const positions = new Map(places.map(({ id }, i) => [id, i]));
  const at = (hotel: { id: number; placeId: string }): number =>
    positions.get(hotel.placeId) ?? unknownPlace(hotel);
  const starred = taxRules.map(({ rates }) => rates.some(({ stars }) => stars !== null));
  return { places, subtreeEnd, taxRuleOf, starred, at };
}

const unknownPlace = ({ id, placeId }: { id: number; placeId: string }): never => {
  throw new Error(`hotel ${id}: unknown place ${placeId}`);
};
