/** Which plans the rooms of a party may take: as the search asks, all refundable, and with room 1 adapted. */
import type { Columns } from './columns.ts';
import type { Address } from './kernel/kernel.ts';
import type { Query } from './query.ts';
import type { WorkingSpace } from './working-space.ts';

/** The cheapest plan of one kind of room among a part of a cell's lanes. */
export type Component = { readonly type: number; readonly from: Address; readonly to: Address };

export type StayKinds = {
  readonly components: readonly Component[];
  /** For each kind of stay, which components its rooms take; the first is what the search asks. */
  readonly kinds: readonly (readonly { readonly component: number; readonly rooms: number }[])[];
  /** The kinds that answer free cancellation and adapted room. */
  readonly free: number;
  readonly adapted: number;
};

type Need = { readonly type: number; readonly rooms: number; readonly adapted: boolean; readonly refundable: boolean };

export function makeStayKinds(query: Query): StayKinds {
  const { refundable, adapted } = query;
  const needs = [needsOf(query, { refundable, adapted })];
  const free = refundable ? 0 : needs.push(needsOf(query, { refundable: true, adapted })) - 1;
  const adaptedRoom = adapted ? 0 : needs.push(needsOf(query, { refundable, adapted: true })) - 1;
  const keyOf = (need: Need): string => `${need.type} ${need.adapted} ${need.refundable}`;
  const distinct = [...new Map(needs.flat().map((need) => [keyOf(need), need])).values()];
  const keys = distinct.map(keyOf);
  return {
    components: distinct.map((need) => componentOf(query.index.columns, need)),
    kinds: needs.map((own) => own.map((need) => ({ component: keys.indexOf(keyOf(need)), rooms: need.rooms }))),
    free,
    adapted: adaptedRoom,
  };
}

/** Writes the kinds where the hot loop reads them. */
export function writeStayKinds({ words }: WorkingSpace, { components, kinds }: StayKinds): void {
  words.components.set(components.flatMap(({ type, from, to }) => [type, from, to]));
  words.stayKinds.set(kinds.flatMap((parts) => [parts.length, ...parts.flatMap(({ component, rooms }) => [component, rooms])]));
}

/** Room 1 is of the first kind of room. */
function needsOf({ roomTypes }: Query, { refundable, adapted }: { readonly refundable: boolean; readonly adapted: boolean }): Need[] {
  return roomTypes.flatMap(({ count }, type) => {
    const first = adapted && type === 0 ? 1 : 0;
    return [
      { type, rooms: first, adapted: true, refundable },
      { type, rooms: count - first, adapted: false, refundable },
    ].filter(({ rooms }) => rooms > 0);
  });
}

function componentOf({ cellLane, cellOther, cellAdapted, cellAdaptedOther }: Columns, { type, adapted, refundable }: Need): Component {
  const standardEnd = refundable ? cellOther.byteOffset : cellAdapted.byteOffset;
  const adaptedEnd = refundable ? cellAdaptedOther.byteOffset : cellLane.byteOffset + 4;
  return { type, from: adapted ? cellAdapted.byteOffset : cellLane.byteOffset, to: adapted ? adaptedEnd : standardEnd };
}
