import type { RoomKindFacts, RoomRow, StayFacts } from './rooms-facts.ts';

/** One thing that a dearer room has and the chosen one has not. */
export type Reason =
  | { readonly kind: 'bigger'; readonly m2: number }
  | { readonly kind: 'beds'; readonly count: number }
  | { readonly kind: 'bed'; readonly bed: 'king' | 'sofa' }
  | { readonly kind: 'sleeps'; readonly count: number }
  | { readonly kind: 'view'; readonly view: string };

/**
 * Why a row costs more than what is chosen: only what differs, and only what is more. Empty where
 * it costs no more on the same board, where it is the chosen room, or where different kinds of room
 * go together.
 */
export function whyMore(row: RoomRow, chosenRow: RoomRow, chosen: StayFacts): readonly Reason[] {
  const [room, ...others] = row.kinds;
  const [chosenRoom, ...chosenOthers] = chosenRow.kinds;
  const isDearer = likeBoard(row, chosen).price.total.amount > chosen.price.total.amount;
  if (row === chosenRow || !isDearer || !room || !chosenRoom) return [];
  return others.length + chosenOthers.length > 0 ? [] : reasonsOf(room, chosenRoom);
}

/** The stay of a row on the board and terms that are chosen, else its cheapest. */
const likeBoard = ({ stays }: RoomRow, { board }: StayFacts): StayFacts =>
  stays.find(
    (stay) =>
      stay.board.code === board.code && stay.board.refundableUntil === board.refundableUntil,
  ) ?? stays[0];

function reasonsOf(room: RoomKindFacts, chosen: RoomKindFacts): readonly Reason[] {
  const m2 = room.sizeM2 - chosen.sizeM2;
  return [
    ...(m2 > 0 ? [{ kind: 'bigger', m2 } as const] : []),
    ...bedReasons(room, chosen),
    ...(room.view !== null && worthOf(room.view) > worthOf(chosen.view)
      ? [{ kind: 'view', view: room.view } as const]
      : []),
  ];
}

function bedReasons(room: RoomKindFacts, chosen: RoomKindFacts): readonly Reason[] {
  const has = (bed: string): boolean =>
    room.bedKinds.includes(bed) && !chosen.bedKinds.includes(bed);
  const named: readonly Reason[] = (['king', 'sofa'] as const)
    .filter(has)
    .map((bed) => ({ kind: 'bed', bed }));
  const more = room.bedKinds.length - chosen.bedKinds.length;
  if (named.length > 0) return named;
  if (more > 0) return [{ kind: 'beds', count: more }];
  const sleepsMore = room.sleeps - chosen.sleeps;
  return sleepsMore > 0 ? [{ kind: 'sleeps', count: sleepsMore }] : [];
}

/** Views by what hotels ask more for; one that stands in no row is worth no more than none. */
const VIEWS = [/town|city|street/, /mountain|garden/, /pool/, /side sea/, /^(sea|ocean)/];

const worthOf = (view: string | null): number =>
  view === null ? -1 : VIEWS.findLastIndex((known) => known.test(view));
