import type { Money } from '#domain/money.ts';
import { roomNames } from '../room-names.ts';

/** A room as its hotel sells it. */
export type RoomKindFacts = {
  readonly displayName: string;
  readonly sizeM2: number;
  /** In words: `one double and one single bed`. */
  readonly beds: string;
  /** Each bed by its kind: king, double, single, bunk or sofa. */
  readonly bedKinds: readonly string[];
  /** `garden view`; null where none is promised. */
  readonly view: string | null;
  readonly sleeps: number;
  readonly isAdapted: boolean;
  readonly picture: { readonly url: string; readonly alt: string } | null;
};

/** A stay that can be had instead: rooms on a board, with its price. */
export type StayFacts = {
  readonly hotelQuoteId: string;
  readonly rooms: readonly { readonly displayName: string }[];
  readonly board: {
    readonly code: string;
    readonly name: string;
    readonly meaning: string;
    /** Last day on which the hotel gives its price back whole; null = never. */
    readonly refundableUntil: string | null;
  };
  readonly price: { readonly total: Money; readonly perPerson: Money };
  readonly chosen: boolean;
};

/** A holiday whose room is being chosen. */
export type RoomsFacts = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly hotel: { readonly name: string };
  readonly hotelItinerary: {
    readonly checkInDate: string;
    readonly checkOutDate: string;
    readonly party: {
      readonly numberOfAdults: number;
      readonly numberOfChildren: number;
      readonly numberOfInfants: number;
    };
  };
  readonly roomKinds: readonly RoomKindFacts[];
  readonly roomChoices: readonly StayFacts[];
};

/** Rooms that are chosen together, and the boards they come with. */
export type RoomRow = {
  readonly name: string;
  /** What is known of its rooms, each kind once. */
  readonly kinds: readonly RoomKindFacts[];
  /** Cheapest first. */
  readonly stays: readonly [StayFacts, ...StayFacts[]];
};

/** One row for each room or set of rooms, the one with the cheapest board first. */
export function roomRows({ roomChoices, roomKinds }: RoomsFacts): readonly RoomRow[] {
  const kindOf = new Map(roomKinds.map((kind) => [kind.displayName, kind]));
  const byPrice = roomChoices.toSorted((a, b) => a.price.total.amount - b.price.total.amount);
  return [...Map.groupBy(byPrice, ({ rooms }) => roomNames(rooms))].flatMap(
    ([name, [first, ...others]]) => {
      if (!first) return [];
      const names = new Set(first.rooms.map(({ displayName }) => displayName));
      const kinds = [...names].flatMap((one) => kindOf.get(one) ?? []);
      return [{ name, kinds, stays: [first, ...others] as const }];
    },
  );
}

/** A way to look at some of the rows alone. */
export type RowFilter =
  | { readonly kind: 'view'; readonly view: string }
  | { readonly kind: 'sleeps'; readonly sleeps: number };

/** Whether a row is one of those that a filter keeps: all of its rooms are as asked. */
export const isRowKept = ({ kinds }: RoomRow, filter: RowFilter): boolean =>
  kinds.length > 0 &&
  kinds.every((kind) =>
    filter.kind === 'view' ? kind.view === filter.view : kind.sleeps >= filter.sleeps,
  );

/** Filters that keep some of the rows and not all; none for two rows, which are seen at a look. */
export function rowFilters(rows: readonly RoomRow[]): readonly RowFilter[] {
  if (rows.length < 3) return [];
  const kinds = rows.flatMap((row) => row.kinds);
  const views = [...new Set(kinds.flatMap(({ view }) => view ?? []))];
  const sizes = [...new Set(kinds.map(({ sleeps }) => sleeps))].toSorted((a, b) => a - b);
  const filters: RowFilter[] = [
    ...views.map((view) => ({ kind: 'view' as const, view })),
    ...sizes.slice(1, 2).map((sleeps) => ({ kind: 'sleeps' as const, sleeps })),
  ];
  return filters.filter((filter) => {
    const kept = rows.filter((row) => isRowKept(row, filter)).length;
    return kept > 0 && kept < rows.length;
  });
}

/** A stay as the form says it: what was shown for it in pence, and its quote. */
export const stayValue = ({ hotelQuoteId, price }: StayFacts): string =>
  `${price.total.amount}~${hotelQuoteId}`;

const STAY_VALUE = /^(\d{1,9})~([\w.~-]{1,600})$/;

/** The inverse of stayValue; undefined for any other text. */
export function parseStayValue(
  text: string,
): { readonly hotelQuoteId: string; readonly seen: number } | undefined {
  const [, seen, hotelQuoteId] = STAY_VALUE.exec(text) ?? [];
  return seen && hotelQuoteId ? { hotelQuoteId, seen: Number(seen) } : undefined;
}
