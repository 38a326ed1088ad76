/**
 * A search's hotels in tiles: as many as the near cache holds, in segments of neighbours that cost
 * the same to fly to and to tax.
 */
import { setFields, type Address } from '../kernel/record.ts';
import { ROOM_TERMS } from '../kernel/records/stays.ts';
import { SEGMENT, TILE_WORK } from '../kernel/records/tiles.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { RING_DAYS } from '../memory/days.ts';
import { termsFloor } from '../memory/packed-terms.ts';
import type { Query } from '../query.ts';

/** The tile that lies in the working space. */
export type Tile = {
  /** How many segments and plans it has. */
  readonly segments: number;
  readonly plans: number;
  /** Stays that any of its hotels can use, by block. */
  readonly live: Int32Array;
  /** Stays by position of the priced stays, -1 = padding (cell-lead-prices). */
  readonly order: number[];
};

/**
 * Visits the hotels whose costs were placed (cost-groups) in tiles, those of one kind of cost
 * groups.
 */
export function eachTile({ index }: Query, kind: number, visit: (tile: Tile) => void): void {
  const { kernel, words, at } = index.space();
  const { tileWork: work } = words;
  const live = words.tileLive.subarray(0, work[TILE_WORK.at.blocks]);
  const order: number[] = [];
  work[TILE_WORK.at.kind] = kind;
  work[TILE_WORK.at.next] = work[TILE_WORK.at.first]!;
  for (;;) {
    kernel.nextTile(at.tileWork);
    const segments = work[TILE_WORK.at.segmentCount]!;
    if (segments === 0) return;
    visit({ segments, plans: work[TILE_WORK.at.plans]!, live, order });
  }
}

/**
 * Hotels [first, first + count), the first at position `at` of the tile; where the record of their
 * table of flights lies.
 */
export type Segment = {
  readonly first: number;
  readonly count: number;
  readonly at: number;
  readonly table: number;
};

export function segmentsOf({ words: { segments } }: WorkingSpace, tile: Tile): Segment[] {
  return Array.from({ length: tile.segments }, (_, i) => {
    const word = (field: keyof typeof SEGMENT.at): number =>
      segments[i * SEGMENT.words + SEGMENT.at[field]]!;
    return {
      first: word('firstHotel'),
      count: word('hotels'),
      at: word('hotelAt'),
      table: word('table'),
    };
  });
}

/** Writes how many rooms a search needs of a plan, and where the nights tell; returns where. */
export function writeRoomTerms({ party, index }: Query): Address {
  const { words, at } = index.space();
  setFields(words.roomTerms, 0, ROOM_TERMS, {
    floor: termsFloor(party.length),
    terms: index.columns.terms.byteOffset,
    stride: index.facts.stride,
    rows: RING_DAYS,
  });
  return at.roomTerms;
}
