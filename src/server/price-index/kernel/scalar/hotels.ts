/** The loops of vector/hotels.as.ts without vectors. */
import { NO_PRICE } from '../../memory/columns.ts';
import { bitCount } from '../../memory/hotel-sets.ts';
import { PLAN_CLASSES } from '../../memory/plan-class.ts';
import { CONSTANTS } from '../constants.ts';
import { FLIGHT_TABLE } from '../records/flights.ts';
import { COLLECT_WORK, OPTION_WORK, PRICED_WORK } from '../records/hotels.ts';
import { PLAN_WORK } from '../records/rate-plans.ts';
import { SEGMENT } from '../records/tiles.ts';
import { tileSegments, viewRecord, type Loop, type Memory, type RecordView } from './memory.ts';

/** Visits the hotels of all segments: `visit(segment word, hotel, position in the tile)`. */
function eachHotel(
  { i32 }: Memory,
  work: RecordView<'segments' | 'segmentCount'>,
  visit: (segment: number, hotel: number, at: number) => void,
): void {
  for (const segment of tileSegments(work))
    for (let h = 0; h < i32[segment + SEGMENT.at.hotels]!; h += 1)
      visit(
        segment,
        i32[segment + SEGMENT.at.firstHotel]! + h,
        i32[segment + SEGMENT.at.hotelAt]! + h,
      );
}

/** Word of the stays of a block that a variant of a segment's table flies on. */
const flownWord = ({ i32 }: Memory, segment: number, block: number, variant: number): number =>
  i32[
    ((i32[segment + SEGMENT.at.flown]! + block * i32[segment + SEGMENT.at.flownBytes]!) >>> 2) +
      variant
  ]!;

export const reduceHotels: Loop<'reduceHotels'> = (memory, address) => {
  const { i32, u8 } = memory;
  const work = viewRecord(memory, PLAN_WORK, address);
  const { word, at: listAt } = work;
  const blocks = word('blocks');
  eachHotel(memory, work, (segment, hotel, at) => {
    let leadPrice: number = CONSTANTS.UNPRICED;
    let options = 0;
    const own = new Int32Array(blocks);
    const end = i32[listAt('hotelPlan') + hotel + 1]!;
    for (let plan = i32[listAt('hotelPlan') + hotel]!; plan < end; plan += 1) {
      const planClass = u8[word('planClass') + plan]!;
      const isAsked = u8[word('rules') + planClass] !== 0;
      const planAt =
        plan - i32[segment + SEGMENT.at.firstPlan]! + i32[segment + SEGMENT.at.planAt]!;
      const price = i32[listAt('best') + planAt]!;
      if (isAsked && price >>> 0 < leadPrice >>> 0) leadPrice = price;
      for (let block = 0; block < blocks; block += 1) {
        const bits = i32[listAt('open') + block * word('width') + planAt]!;
        if (isAsked) own[block]! |= bits;
        if ((bits & flownWord(memory, segment, block, 0)) !== 0)
          options |= u8[word('rules') + PLAN_CLASSES + planClass]!;
      }
    }
    i32[listAt('leadPrices') + at] = leadPrice;
    i32[listAt('options') + at] = options;
    own.forEach(
      (bits, block) => (i32[listAt('openStays') + block * word('hotelWidth') + at] = bits),
    );
  });
};

export const collectHotels: Loop<'collectHotels'> = (memory, address) => {
  const { i32 } = memory;
  const work = viewRecord(memory, COLLECT_WORK, address);
  const { word, at: listAt, put } = work;
  const has = (set: number, hotel: number): boolean =>
    ((i32[(set >>> 2) + (hotel >> 5)]! >> (hotel & 31)) & 1) === 1;
  const add = (set: number, hotel: number): number =>
    (i32[(set >>> 2) + (hotel >> 5)]! |= 1 << (hotel & 31));
  const close = (at: number): void => {
    for (let block = 0; block < word('blocks'); block += 1)
      i32[listAt('openStays') + block * word('hotelWidth') + at] = 0;
  };
  eachHotel(memory, work, (_segment, hotel, at) => {
    const leadPrice = i32[listAt('leadPrices') + at]!;
    const isSold = leadPrice >= 0 && leadPrice < NO_PRICE;
    const isInRange = isSold && leadPrice >= word('least') && leadPrice <= word('most');
    if (word('passing') !== 0 && !has(word('passing'), hotel)) {
      close(at);
      for (let group = 0; group < word('groups'); group += 1)
        if (isInRange && has(word('failing') + group * word('setBytes'), hotel))
          add(word('foundFailing') + group * word('setBytes'), hotel);
      return;
    }
    i32[listAt('byOptions') + i32[listAt('options') + at]!]! += 1;
    if (!isSold) return;
    put('min', Math.min(word('min'), leadPrice));
    put('max', Math.max(word('max'), leadPrice));
    if (!isInRange) return;
    i32[listAt('hotels') + word('count')] = hotel;
    i32[listAt('totals') + word('count')] = leadPrice;
    put('count', word('count') + 1);
    add(word('found'), hotel);
  });
  for (const segment of tileSegments(work)) {
    const [count, at] = [i32[segment + SEGMENT.at.hotels]!, i32[segment + SEGMENT.at.hotelAt]!];
    for (let i = count; i < ((count + 3) & ~3); i += 1) close(at + i);
  }
};

export const countOpen: Loop<'countOpen'> = (memory, address) => {
  const { i32 } = memory;
  const work = viewRecord(memory, COLLECT_WORK, address);
  const { word, at: listAt } = work;
  eachHotel(memory, work, (segment, _hotel, at) => {
    const alike = i32[(i32[segment + SEGMENT.at.table]! >>> 2) + FLIGHT_TABLE.at.alike]! >>> 2;
    for (let v = 0; v < i32[segment + SEGMENT.at.variants]!; v += 1) {
      if (i32[alike + v] !== v) continue;
      let any = 0;
      for (let block = 0; block < word('blocks'); block += 1)
        any |=
          i32[listAt('openStays') + block * word('hotelWidth') + at]! &
          flownWord(memory, segment, block, v);
      if (any !== 0) i32[(i32[segment + SEGMENT.at.counts]! >>> 2) + v]! += 1;
    }
  });
};

export const countOptions: Loop<'countOptions'> = (memory, address) => {
  const { i32 } = memory;
  const { word, at } = viewRecord(memory, OPTION_WORK, address);
  const wordOf = (set: number, position: number): number =>
    set === 0 ? 0 : i32[(set >>> 2) + position]!;
  for (let option = 0; option < word('options'); option += 1) {
    const having = word('bits') + option * word('setBytes');
    let count = 0;
    for (let position = word('first'); position < word('end'); position += 1)
      count += bitCount(
        (wordOf(word('hotels'), position) | wordOf(word('others'), position)) &
          wordOf(having, position),
      );
    i32[at('counts') + option] = count;
  }
};

export const countPriced: Loop<'countPriced'> = (memory, address) => {
  const { i32 } = memory;
  const { word, at } = viewRecord(memory, PRICED_WORK, address);
  for (let v = 0; v < word('variants'); v += 1) {
    for (let h = 0; h < word('hotels'); h += 1) {
      if (i32[at('leadPrices') + h]! >>> 0 > word('bound') >>> 0) continue;
      let leadPrice = NO_PRICE;
      for (let s = 0; s < word('stayCount'); s += 1) {
        const four = (word('stayPrices') + (s >> 2) * word('stayPriceBytes')) / 4;
        const flights = i32[at('prices') + v * word('stayCount') + s]!;
        leadPrice = Math.min(leadPrice, i32[four + 4 * h + (s & 3)]! + flights);
      }
      if (leadPrice >= word('least') && leadPrice <= word('most')) i32[at('counts') + v]! += 1;
    }
  }
};
