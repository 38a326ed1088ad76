/**
 * Which plans the rooms of a party may take: as the search asks, all refundable, and with room 1
 * adapted.
 */
import type { Address } from '../kernel/record.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import type { Columns } from '../memory/columns.ts';
import type { Query } from '../query.ts';

/**
 * Rooms of one kind that take the cheapest plan among a part of a cell's plans, the refundable ones
 * first.
 */
export type Part = {
  readonly type: number;
  readonly from: Address;
  readonly freeTo: Address;
  readonly to: Address;
  readonly rooms: number;
};

/**
 * What the search asks, and what answers adapted room: the asked kind itself where the search asks
 * for it.
 */
export type StayKinds = { readonly asked: readonly Part[]; readonly adapted: readonly Part[] };

export function makeStayKinds(query: Query): StayKinds {
  const asked = partsOf(query, query.adapted);
  return { asked, adapted: query.adapted ? asked : partsOf(query, true) };
}

/** Writes the kinds where the hot loop reads them; returns where. */
export function writeStayKinds(
  { words, at }: WorkingSpace,
  { asked, adapted }: StayKinds,
): Readonly<Record<keyof StayKinds, Address>> {
  const record = (parts: readonly Part[]): number[] => [
    parts.length,
    ...parts.flatMap(({ type, from, freeTo, to, rooms }) => [type, from, freeTo, to, rooms]),
  ];
  const first = record(asked);
  words.stayKinds.set([...first, ...record(adapted)]);
  return {
    asked: at.stayKinds,
    adapted: adapted === asked ? at.stayKinds : at.stayKinds + 4 * first.length,
  };
}

/** Room 1 is of the first kind of room. */
function partsOf({ index: { columns }, roomTypes, refundable }: Query, isAdapted: boolean): Part[] {
  return roomTypes.flatMap(({ count }, type) => {
    const first = isAdapted && type === 0 ? 1 : 0;
    return [
      { type, rooms: first, ...plansOf(columns, true, refundable) },
      { type, rooms: count - first, ...plansOf(columns, false, refundable) },
    ].filter(({ rooms }) => rooms > 0);
  });
}

function plansOf(
  { cellPlan, cellOther, cellAdapted, cellAdaptedOther }: Columns,
  isAdapted: boolean,
  refundable: boolean,
): Pick<Part, 'from' | 'freeTo' | 'to'> {
  const [from, freeTo, end] = isAdapted
    ? [cellAdapted.byteOffset, cellAdaptedOther.byteOffset, cellPlan.byteOffset + 4]
    : [cellPlan.byteOffset, cellOther.byteOffset, cellAdapted.byteOffset];
  return { from, freeTo, to: refundable ? freeTo : end };
}
