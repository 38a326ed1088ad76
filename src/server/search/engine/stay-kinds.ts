/** Which plans the rooms of a party may take: as the search asks, all refundable, and with room 1 adapted. */
import type { Columns } from './columns.ts';
import type { Address } from './kernel/kernel.ts';
import type { Query } from './query.ts';

/** Kinds of stay that a cell is priced for; kind 0 is what the search asks. */
export const CELL_KINDS = 3;

/** The cheapest plan of one kind of room among a part of a cell's lanes, and for how many rooms each kind of stay takes it. */
export type Component = { readonly type: number; readonly from: Address; readonly to: Address; readonly uses: readonly { readonly kind: number; readonly rooms: number }[] };

export type StayKinds = {
  readonly components: readonly Component[];
  /** The kinds that differ, and which of them answers free cancellation and adapted room. */
  readonly used: readonly number[];
  readonly free: number;
  readonly adapted: number;
};

type Need = { readonly kind: number; readonly type: number; readonly rooms: number; readonly adapted: boolean; readonly refundable: boolean };

export function makeStayKinds(query: Query): StayKinds {
  const free = query.refundable ? 0 : 1;
  const adapted = query.adapted ? 0 : 2;
  const wanted = [
    { kind: 0, refundable: query.refundable, adapted: query.adapted },
    { kind: 1, refundable: true, adapted: query.adapted },
    { kind: 2, refundable: query.refundable, adapted: true },
  ].filter(({ kind }) => kind === 0 || kind === free || kind === adapted);
  const needs = wanted.flatMap((kind) => needsOf(query, kind));
  const parts = Map.groupBy(needs, ({ type, adapted: isAdapted, refundable }) => `${type} ${isAdapted} ${refundable}`);
  return { components: [...parts.values()].map((part) => componentOf(query.index.columns, part)), used: wanted.map(({ kind }) => kind), free, adapted };
}

/** Room 1 is of the first kind of room. */
function needsOf({ roomTypes }: Query, { kind, refundable, adapted }: { readonly kind: number; readonly refundable: boolean; readonly adapted: boolean }): Need[] {
  return roomTypes.flatMap(({ count }, type) => {
    const first = adapted && type === 0 ? 1 : 0;
    return [
      { kind, type, rooms: first, adapted: true, refundable },
      { kind, type, rooms: count - first, adapted: false, refundable },
    ].filter(({ rooms }) => rooms > 0);
  });
}

function componentOf({ cellLane, cellOther, cellAdapted, cellAdaptedOther }: Columns, part: readonly Need[]): Component {
  const { type, adapted, refundable } = part[0]!;
  const standardEnd = refundable ? cellOther.byteOffset : cellAdapted.byteOffset;
  const adaptedEnd = refundable ? cellAdaptedOther.byteOffset : cellLane.byteOffset + 4;
  return {
    type,
    from: adapted ? cellAdapted.byteOffset : cellLane.byteOffset,
    to: adapted ? adaptedEnd : standardEnd,
    uses: part.map(({ kind, rooms }) => ({ kind, rooms })),
  };
}
