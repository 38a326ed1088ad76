/** The loops of vector/cells.as.ts without vectors. */
import { NO_PRICE } from '../../memory/columns.ts';
import { CONSTANTS } from '../constants.ts';
import type { Address } from '../record.ts';
import { CELL_WORK, TOGETHER_WORK } from '../records/cells.ts';
import { STAY } from '../records/stays.ts';
import { SEGMENT } from '../records/tiles.ts';
import { tileSegments, viewRecord, type Loop, type Memory, type RecordView } from './memory.ts';
import { priceOf, roomNights, stayOfPlan, type HasRooms } from './stay-prices.ts';

const { ADAPTED, FREE, UNPRICED } = CONSTANTS;
/** Words of a part of a kind of stay, and of a component. */
const PART_WORDS = 5;
const COMPONENT_WORDS = 4;

/** A cell work in its memory. */
type Work = RecordView<keyof typeof CELL_WORK.at> & {
  readonly memory: Memory;
  readonly hasRooms: HasRooms;
};

const workAt = (memory: Memory, address: Address): Work => {
  const view = viewRecord(memory, CELL_WORK, address);
  return { ...view, memory, hasRooms: roomNights(memory, view.word('rooms')) };
};

/**
 * Visits every cell of every segment: `visit(segment word, hotel's position in the tile, cell)`.
 */
function eachCell(
  work: Work,
  visit: (segment: number, hotelAt: number, cell: number) => void,
): void {
  const {
    memory: { i32 },
    at,
  } = work;
  for (const segment of tileSegments(work)) {
    const first = i32[segment + SEGMENT.at.firstHotel]!;
    for (let i = 0; i < i32[segment + SEGMENT.at.hotels]!; i += 1) {
      for (
        let cell = i32[at('hotelCell') + first + i]!;
        cell < i32[at('hotelCell') + first + i + 1]!;
        cell += 1
      )
        visit(segment, i32[segment + SEGMENT.at.hotelAt]! + i, cell);
    }
  }
}

export const priceCells: Loop<'priceCells'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32, u8 } = memory;
  const { word, at } = work;
  clearHotels(work);
  for (let s = 0; s < word('stayCount'); s += 1) {
    const stay = at('stays') + STAY.words * s;
    const [bit, index] = [i32[stay + STAY.at.bit]!, i32[stay + STAY.at.index]!];
    const stayPriceAt = (hotel: number): number =>
      (word('stayPrices') + (s >> 2) * word('stayPriceBytes')) / 4 + 4 * hotel + (s & 3);
    if (word('stayPrices') !== 0) clearStayPrices(work, stayPriceAt);
    eachCell(work, (segment, hotel, cell) => {
      const byStay = (field: number): number =>
        i32[segment + field] === 0 ? 0 : i32[(i32[segment + field]! >>> 2) + index]!;
      const taxed = (rooms: number): number =>
        rooms + Math.floor((rooms * byStay(SEGMENT.at.taxShares) + 5_000) / 10_000);
      const count = (total: number, options: number): void => {
        if (total <= word('most')) i32[at('reached') + hotel]! |= options;
        if (total < word('least')) i32[at('undercut') + hotel]! |= options;
      };
      const countKind = (rooms: number, options: number): void => {
        if (rooms < NO_PRICE) count(taxed(rooms) + byStay(SEGMENT.at.addends), options);
      };
      const board = 1 << u8[(word('cellBoard') >>> 0) + cell]!;
      const asked = roomsOf(work, stay, cell, at('asked'));
      countKind(asked.rooms, board);
      if ((word('boards') & board) === 0) return;
      countKind(asked.free, FREE);
      countKind(roomsOf(work, stay, cell, at('adapted')).rooms, ADAPTED);
      if (asked.rooms >= NO_PRICE) return;
      const leadPrice = at('leadPrices') + 4 * hotel + (s & 3);
      i32[leadPrice] = Math.min(i32[leadPrice]!, taxed(asked.rooms) + byStay(SEGMENT.at.addends));
      if (word('stayPrices') === 0) i32[at('opened') + hotel]! |= bit;
      else
        i32[stayPriceAt(hotel)] = Math.min(
          i32[stayPriceAt(hotel)]!,
          taxed(asked.rooms) + byStay(SEGMENT.at.fixedTaxes),
        );
    });
  }
};

function clearHotels(work: Work): void {
  const {
    memory: { i32 },
    word,
    at,
  } = work;
  for (const segment of tileSegments(work)) {
    const first = i32[segment + SEGMENT.at.hotelAt]!;
    const last = first + i32[segment + SEGMENT.at.hotels]!;
    i32.fill(0, at('opened') + first, at('opened') + last);
    if (word('block') > 0) continue;
    i32.fill(NO_PRICE, at('leadPrices') + 4 * first, at('leadPrices') + 4 * last);
    i32.fill(0, at('reached') + first, at('reached') + last);
    i32.fill(0, at('undercut') + first, at('undercut') + last);
  }
}

function clearStayPrices(work: Work, stayPriceAt: (hotel: number) => number): void {
  const { i32 } = work.memory;
  for (const segment of tileSegments(work)) {
    for (let i = 0; i < i32[segment + SEGMENT.at.hotels]!; i += 1)
      i32[stayPriceAt(i32[segment + SEGMENT.at.hotelAt]! + i)] = NO_PRICE;
  }
}

/**
 * Price of all rooms of a kind of stay in one cell and stay, and of refundable ones alone; NO_PRICE
 * where a room finds no plan.
 */
function roomsOf(
  work: Work,
  stay: number,
  cell: number,
  kind: number,
): { readonly rooms: number; readonly free: number } {
  const { i32 } = work.memory;
  let [rooms, free] = [0, 0];
  for (let part = kind + 1; part < kind + 1 + PART_WORDS * i32[kind]!; part += PART_WORDS) {
    const [type, from, freeTo, to, count] = i32.subarray(part, part + PART_WORDS);
    const planOf = (column: number): number => i32[(column >>> 2) + cell]!;
    const leastTo = (end: number): number => {
      let least = NO_PRICE;
      for (let plan = planOf(from!); plan < end; plan += 1)
        least = Math.min(least, planPrice(work, stay, plan, type!));
      return least >= NO_PRICE ? NO_PRICE : least * count!;
    };
    rooms = Math.min(NO_PRICE, rooms + leastTo(planOf(to!)));
    free = Math.min(NO_PRICE, free + leastTo(planOf(freeTo!)));
  }
  return { rooms, free };
}

/** Price of one plan for a kind of room; NO_PRICE where the stay cannot be had. */
function planPrice(
  { memory, at, hasRooms }: Work,
  stay: number,
  plan: number,
  type: number,
): number {
  const factor = memory.u16[(memory.i32[at('factors') + type]! >>> 1) + plan]!;
  const { sum, isOpen } = stayOfPlan(memory, stay, plan, hasRooms);
  return isOpen && factor !== 0 ? priceOf(sum, factor) : NO_PRICE;
}

export const foldCells: Loop<'foldCells'> = (memory, address, leadPrices, options) => {
  const { i32 } = memory;
  const work = workAt(memory, address);
  const { at } = work;
  for (const segment of tileSegments(work)) {
    const first = i32[segment + SEGMENT.at.hotelAt]!;
    for (let hotel = first; hotel < first + i32[segment + SEGMENT.at.hotels]!; hotel += 1) {
      const own = at('leadPrices') + 4 * hotel;
      const leadPrice = Math.min(...i32.subarray(own, own + 4));
      i32[(leadPrices >>> 2) + hotel] = leadPrice < NO_PRICE ? leadPrice : -1;
      i32[(options >>> 2) + hotel] = i32[at('reached') + hotel]! & ~i32[at('undercut') + hotel]!;
    }
  }
};

export const leastTogether: Loop<'leastTogether'> = (memory, address) => {
  const { i32, u8 } = memory;
  const { word, at } = viewRecord(memory, TOGETHER_WORK, address);
  const components = Array.from({ length: word('componentCount') }, (_, c) => {
    const record = at('components') + COMPONENT_WORDS * c;
    return i32.subarray(record, record + COMPONENT_WORDS);
  });
  const priceIn = ([prices, from, to, rooms]: Int32Array, stay: number, cell: number): number => {
    const row = (prices! + (stay & ~3) * word('stayBytes')) / 4 + (stay & 3);
    const end = i32[(to! >>> 2) + cell]! - word('shift');
    let price = NO_PRICE;
    for (let plan = i32[(from! >>> 2) + cell]! - word('shift'); plan < end; plan += 1)
      if (i32[row + 4 * plan] !== UNPRICED) price = Math.min(price, i32[row + 4 * plan]!);
    return price === NO_PRICE ? NO_PRICE : price * rooms!;
  };
  for (let stay = 0; stay < word('stayCount'); stay += 1) {
    let least = NO_PRICE;
    for (let cell = word('firstCell'); cell < word('endCell'); cell += 1) {
      if (((word('boards') >> u8[word('cellBoard') + cell]!) & 1) === 0) continue;
      const prices = components.map((component) => priceIn(component, stay, cell));
      if (!prices.includes(NO_PRICE))
        least = Math.min(
          least,
          prices.reduce((sum, price) => sum + price, 0),
        );
    }
    i32[at('out') + stay] = least;
  }
};
