/**
 * Hotels that cost the same to fly to and to tax, so that the cheapest of their stays stands for
 * them all: groups, which are neighbours in one place, and bundles, all such groups of one region
 * (or of a place outside every region).
 */
import { nextGap, nextHotel } from '../memory/hotel-sets.ts';
import type { IndexCaches, PlaceFacts, SearchIndex } from '../search-index.ts';

/** Hotels [first, end). */
export type Group = { readonly first: number; readonly end: number };

export type StayGroups = {
  readonly groups: readonly Group[];
  /** By hotel. */
  readonly groupAt: Int32Array;
  /** Positions of the groups of each bundle. */
  readonly bundles: readonly (readonly number[])[];
  /** By group. */
  readonly bundleOf: readonly number[];
};

const made = new WeakMap<IndexCaches, StayGroups>();

/** The groups of an index, made once. */
export const stayGroups = (index: SearchIndex): StayGroups =>
  made.getOrInsertComputed(index.caches, () => makeGroups(index));

function makeGroups({
  columns: { hotelPlace, hotelCostGroup, hotelCostGroupEnd },
  facts,
}: SearchIndex): StayGroups {
  const groups: Group[] = [];
  const groupAt = new Int32Array(facts.hotels);
  for (let first = 0; first < facts.hotels;) {
    let end = first + 1;
    while (end < hotelCostGroupEnd[first]! && hotelPlace[end] === hotelPlace[first]) end += 1;
    groupAt.fill(groups.length, first, end);
    groups.push({ first, end });
    first = end;
  }
  const keys = groups.map(
    ({ first }) => `${regionOf(facts.places, hotelPlace[first]!)} ${hotelCostGroup[first]}`,
  );
  const bundles = [...Map.groupBy(groups.keys(), (group) => keys[group]!)];
  const bundleAt = new Map(bundles.map(([key], bundle) => [key, bundle]));
  return {
    groups,
    groupAt,
    bundles: bundles.map(([, own]) => own),
    bundleOf: keys.map((key) => bundleAt.get(key)!),
  };
}

/** The outermost place below the country. */
function regionOf(places: readonly PlaceFacts[], place: number): number {
  const { parent } = places[place]!;
  return parent < 0 || places[parent]!.kind === 'country' ? place : regionOf(places, parent);
}

/**
 * A set of hotels in as few pieces as there are: whole bundles, else whole groups, else what the
 * set has of a group.
 */
export type Cover = {
  readonly bundles: readonly number[];
  readonly groups: readonly number[];
  readonly parts: readonly Group[];
};

/** Covers a set of hotels (hotel-options). */
export function coverOf(index: SearchIndex, hotels: Int32Array): Cover {
  const { groups, groupAt, bundles, bundleOf } = stayGroups(index);
  const [whole, parts]: [number[], Group[]] = [[], []];
  const counts = new Map<number, number>();
  const { hotels: end } = index.facts;
  for (let from = nextHotel(hotels, 0, end); from < end;) {
    const at = groupAt[from]!;
    const group = groups[at]!;
    const to = nextGap(hotels, from, group.end);
    if (from === group.first && to === group.end) {
      whole.push(at);
      counts.set(bundleOf[at]!, (counts.get(bundleOf[at]!) ?? 0) + 1);
    } else parts.push({ first: from, end: to });
    from = nextHotel(hotels, to, end);
  }
  const isWhole = (bundle: number): boolean => counts.get(bundle) === bundles[bundle]!.length;
  return {
    bundles: [...counts.keys()].filter(isWhole),
    groups: whole.filter((group) => !isWhole(bundleOf[group]!)),
    parts,
  };
}
