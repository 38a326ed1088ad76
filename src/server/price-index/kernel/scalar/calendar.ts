/** The loops of vector/calendar.as.ts without vectors. */
import { CLOSED, NO_PRICE } from '../../memory/columns.ts';
import { fareOf, seatsOf } from '../../memory/packed-flights.ts';
import { CONSTANTS } from '../constants.ts';
import { LEG_WORK, PAIR_WORK, STRETCH } from '../records/calendars.ts';
import { LEAST_WORK } from '../records/cells.ts';
import { ROOM_TERMS } from '../records/stays.ts';
import { tileSegments, viewRecord, type Loop, type Memory, type RecordView } from './memory.ts';
import { priceOf, roomNights } from './stay-prices.ts';

export const priceLegs: Loop<'priceLegs'> = (memory, address) => {
  const { i32, u16 } = memory;
  const { word, at } = viewRecord(memory, LEG_WORK, address);
  for (let stretch = 0; stretch < word('count'); stretch += 1) {
    const record = at('stretches') + stretch * STRETCH.words;
    const [first, length, firstLeg] = i32.subarray(record, record + STRETCH.words);
    for (let i = 0; i < length!; i += 1) {
      const leg = firstLeg! + i;
      for (let day = 0; day < word('rows'); day += 1) {
        const row = (word('firstRow') + day) % word('rows');
        const position = row * word('series') + first! + i;
        const flight = i32[at('flights') + position]!;
        const flies = fareOf(flight) > 0 && seatsOf(flight) >= word('paying');
        i32[at('legs') + leg * word('pitch') + day] = flies
          ? fareOf(flight) * word('paying') +
            u16[(word('infantFares') >>> 1) + position]! * word('infants') +
            i32[at('fees') + leg]!
          : NO_PRICE;
      }
    }
  }
};

export const addPair: Loop<'addPair'> = (memory, address) => {
  const { word } = viewRecord(memory, PAIR_WORK, address);
  let flown = 0;
  for (let i = 0; i < word('flyers'); i += 1) {
    const carrier = memory.i32[(word('flownBy') >>> 2) + i]!;
    const back = cheapestLeg(memory, word, 'back', carrier);
    if (!back) continue;
    for (let offset = 0; offset < word('offsets'); offset += 1) {
      const out = cheapestLeg(memory, word, 'out', carrier, offset);
      if (!out) continue;
      flown |= 1 << offset;
      addStays(memory, word, offset, out, back);
    }
  }
  return flown;
};

type Word = RecordView<keyof typeof PAIR_WORK.at>['word'];

/** Undefined where there is no such series. */
function cheapestLeg(
  { i32, u16, u8 }: Memory,
  word: Word,
  way: 'out' | 'back',
  carrier: number,
  offset?: number,
): Int32Array | undefined {
  const [first, legs] = [word(`${way}First`), word(`${way}Legs`) >>> 2];
  const series = Array.from({ length: word(`${way}s`) }, (_, i) => first + i).filter(
    (one) =>
      (carrier < 0 || u16[(word('carriers') >>> 1) + one] === carrier) &&
      (offset === undefined || u8[word('arrivalOffsets') + one] === offset),
  );
  const least = new Int32Array(word('width')).fill(NO_PRICE);
  for (const one of series) {
    const saving = carrier < 0 ? 0 : i32[(word('savings') >>> 2) + one]! * word('paying');
    for (let day = 0; day < word('days'); day += 1) {
      const price = i32[legs + (one - first) * word('pitch') + day]!;
      if (price < NO_PRICE) least[day] = Math.min(least[day]!, price - saving);
    }
  }
  return series.length === 0 ? undefined : least;
}

function addStays(
  { i32 }: Memory,
  word: Word,
  offset: number,
  out: Int32Array,
  back: Int32Array,
): void {
  for (let night = 0; night < word('nightCount'); night += 1) {
    const shift = offset + i32[(word('nights') >>> 2) + night]!;
    for (let day = 0; day < word('sheetWidth'); day += 1) {
      const at =
        ((word('totals') + offset * word('sheetBytes')) >>> 2) + night * word('sheetWidth') + day;
      const stayPrice = i32[(word('stayPrices') >>> 2) + offset + night * word('span') + day]!;
      i32[at] = Math.min(
        i32[at]!,
        stayPrice + out[word('start') + day]! + back[word('start') + day + shift]! + word('charge'),
      );
    }
  }
}

export const keepRange: Loop<'keepRange'> = ({ i32 }, totals, count, least, most) => {
  let left = 0;
  for (let at = totals >>> 2; at < (totals >>> 2) + count; at += 1) {
    const total = i32[at]!;
    if (total < least || total > most) i32[at] = 0;
    if (i32[at] !== 0) left = 1;
  }
  return left;
};

export const leastStays: Loop<'leastStays'> = (memory, address) => {
  const { i32, u8 } = memory;
  const work = viewRecord(memory, LEAST_WORK, address);
  const { word, at } = work;
  const { word: room } = viewRecord(memory, ROOM_TERMS, word('rooms'));
  const [terms, stride, rows] = [room('terms'), room('stride'), room('rows')];
  const hasRooms = roomNights(memory, word('rooms'));
  const priceIn = (plan: number, planAt: number, from: number, nights: number): number => {
    const to = (from + nights) % rows;
    const sum =
      (i32[at('sums') + to * stride + plan]! - i32[at('sums') + from * stride + plan]!) | 0;
    const isHeld =
      (u8[terms + from * stride + plan]! & 31) <= nights &&
      (u8[terms + to * stride + plan]! & 32) === 0 &&
      u8[word('classes') + planAt] === 0;
    return isHeld && sum >>> 0 < CLOSED && hasRooms(plan, from, nights)
      ? priceOf(sum, i32[at('factors') + planAt]!)
      : NO_PRICE;
  };
  for (let n = 0; n < word('nightCount'); n += 1) {
    const nights = i32[at('nights') + n]!;
    tileSegments(work).forEach((segment, g) => {
      const [plan, blocks, planAt] = i32.subarray(segment, segment + 3);
      for (let day = 0; day < word('days'); day += 1) {
        const from = (word('firstRow') + day) % rows;
        let least = NO_PRICE;
        for (let i = 0; i < CONSTANTS.PLAN_BLOCK * blocks!; i += 1)
          least = Math.min(least, priceIn(plan! + i, planAt! + i, from, nights));
        i32[at('out') + g * word('width') + n * word('days') + day] = least;
      }
    });
  }
};
