import { useMemo, useState } from 'react';
import {
  isRowKept,
  roomRows,
  rowFilters,
  type RoomRow,
  type RoomsFacts,
  type RowFilter,
  type StayFacts,
} from './rooms-facts.ts';

type RoomChoice = {
  readonly rows: readonly RoomRow[];
  readonly chosen: StayFacts | undefined;
  readonly choose: (stay: StayFacts) => void;
  readonly filters: readonly RowFilter[];
  readonly filter: RowFilter | undefined;
  readonly setFilter: (filter: RowFilter | undefined) => void;
  readonly isShown: (row: RoomRow) => boolean;
};

/** Which room and board are chosen before they are used; what the holiday has comes first. */
export function useRoomChoice(rooms: RoomsFacts): RoomChoice {
  const rows = useMemo(() => roomRows(rooms), [rooms]);
  const filters = useMemo(() => rowFilters(rows), [rows]);
  const [picked, setPicked] = useState<string>();
  const [filter, setFilter] = useState<RowFilter>();
  const { roomChoices } = rooms;
  const chosen =
    roomChoices.find(({ hotelQuoteId }) => hotelQuoteId === picked) ??
    roomChoices.find((stay) => stay.chosen) ??
    roomChoices[0];
  const choose = ({ hotelQuoteId }: StayFacts): void => setPicked(hotelQuoteId);
  const isShown = (row: RoomRow): boolean => filter === undefined || isRowKept(row, filter);
  return { rows, chosen, choose, filters, filter, setFilter, isShown };
}
