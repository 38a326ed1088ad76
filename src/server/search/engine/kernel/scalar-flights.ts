/** The flight loops of kernel.as.ts without vectors (scalar-kernel.ts). The flight work: kernel.ts. */
import { NONE } from '../columns.ts';
import { fareOf, seatsOf } from '../packed-flights.ts';
import { FLIGHT_WORK } from './kernel.ts';
import type { Loop, Memory } from './scalar-memory.ts';

/** A flight work by field; `at`: an address in words of four bytes. */
type Field = keyof typeof FLIGHT_WORK;
type Work = { readonly memory: Memory; readonly word: (field: Field) => number; readonly at: (field: Field) => number };

export const addPair: Loop<'addPair'> = (memory, address, outFirst, outCount, backFirst, backCount) => {
  const word = (field: Field): number => memory.i32[(address >>> 2) + FLIGHT_WORK[field]]!;
  const work: Work = { memory, word, at: (field) => word(field) >>> 2 };
  const { i32, u16 } = memory;
  priceLegs(work, outFirst, outCount, false);
  priceLegs(work, backFirst, backCount, true);
  const own = word('ownBit');
  for (let out = outFirst; out < outFirst + outCount; out += 1) {
    for (let back = backFirst; back < backFirst + backCount; back += 1) {
      const carrier = u16[(word('carriers') >>> 1) + out]!;
      const isSame = carrier === u16[(word('carriers') >>> 1) + back]!;
      const shared = i32[work.at('outVariants') + out]! & i32[work.at('backVariants') + back]! & word('keptVariants');
      const variants = Array.from({ length: own }, (_, variant) => variant).filter((variant) => ((shared >> variant) & 1) === 1);
      if (isSame && ((shared >> own) & 1) === 1) variants.push(i32[work.at('carrierVariants') + carrier]!);
      const saving = isSame ? (i32[work.at('savings') + out]! + i32[work.at('savings') + back]!) * word('paying') : 0;
      if (variants.length > 0) combine(work, out - outFirst, back - backFirst, out, back, saving, variants);
    }
  }
};

export const priceRoute: Loop<'priceRoute'> = ({ i32, u16 }, flights, infantFares, series, firstRow, rows, count, paying, infants, fees, out) => {
  for (let s = 0; s < count; s += 1) {
    for (let day = 0; day < rows; day += 1) {
      const at = ((firstRow + day) % rows) * series + s;
      const flight = i32[(flights >>> 2) + at]!;
      const flies = fareOf(flight) > 0 && seatsOf(flight) >= paying;
      i32[(out >>> 2) + s * rows + day] = flies ? fareOf(flight) * paying + u16[(infantFares >>> 1) + at]! * infants + i32[(fees >>> 2) + s]! : NONE;
    }
  }
};

export const lowerLegs: Loop<'lowerLegs'> = ({ i32 }, least, prices, days, saving) => {
  for (let day = 0; day < days; day += 1) {
    const price = i32[(prices >>> 2) + day]!;
    if (price < NONE) i32[(least >>> 2) + day] = Math.min(i32[(least >>> 2) + day]!, price - saving);
  }
};

export const addLegs: Loop<'addLegs'> = ({ i32 }, totals, width, stays, span, outs, backs, shifts, nights, charge) => {
  for (let night = 0; night < nights; night += 1) {
    for (let day = 0; day < width; day += 1) {
      const at = (totals >>> 2) + night * width + day;
      const way = i32[(outs >>> 2) + day]! + i32[(backs >>> 2) + i32[(shifts >>> 2) + night]! + day]!;
      i32[at] = Math.min(i32[at]!, i32[(stays >>> 2) + night * span + day]! + way + charge);
    }
  }
};

function priceLegs({ memory: { i32, u16, u8 }, word, at }: Work, first: number, count: number, isInbound: boolean): void {
  const [width, firstRow, days] = isInbound ? [word('backWidth'), word('backRow'), word('daysBack')] : [word('outWidth'), word('outRow'), word('departureDays')];
  for (let i = 0; i < count; i += 1) {
    const series = first + i;
    const leg = at(isInbound ? 'backLegs' : 'outLegs') + i * width;
    i32.fill(NONE, leg, leg + width);
    const shift = isInbound ? 0 : u8[(word('arrivalOffsets') >>> 0) + series]!;
    if ((i32[at(isInbound ? 'backVariants' : 'outVariants') + series]! & word('keptVariants')) === 0 || (!isInbound && word('offset') >= 0 && word('offset') !== shift)) continue;
    const bags = i32[at('bagPrices') + series]! * word(u8[(word('bagsForAll') >>> 0) + series] === 0 ? 'bagsEach' : 'bagsAll');
    const fees = u8[(word('agentFees') >>> 0) + series]! * word('agentFee') + (isInbound ? 0 : word('charge')) + bags;
    for (let day = 0; day < days; day += 1) {
      const row = ((firstRow + day) % word('rows')) * word('series') + series;
      const flight = i32[at('flightDays') + row]!;
      if (fareOf(flight) === 0 || seatsOf(flight) < word('paying')) continue;
      i32[leg + day + shift] = fareOf(flight) * word('paying') + fees + u16[(word('infantFares') >>> 1) + row]! * word('infants');
    }
  }
}

function combine(work: Work, o: number, b: number, out: number, back: number, saving: number, variants: readonly number[]): void {
  const { memory: { i32 }, word, at } = work;
  const span = word('span');
  for (let night = 0; night < word('nights'); night += 1) {
    for (let day = 0; day < span; day += 1) {
      const sum = i32[at('outLegs') + o * word('outWidth') + day]! + i32[at('backLegs') + b * word('backWidth') + i32[at('shifts') + night]! + day]!;
      if (sum >= NONE) continue;
      const slot = night * span + day;
      if (variants[0] === 0) lowerPrice(work, slot, sum - saving, out, back);
      i32[at('live') + (slot >> 5)]! |= 1 << (slot & 31);
      for (const variant of variants) {
        i32[at('flown') + variant * word('blocks') + (slot >> 5)]! |= 1 << (slot & 31);
        const cell = at('variantPrices') + variant * word('slots') + slot;
        if (word('variantPrices') !== 0) i32[cell] = Math.min(i32[cell]!, sum - saving);
      }
    }
  }
}

function lowerPrice({ memory: { i32, u8 }, word, at }: Work, slot: number, price: number, out: number, back: number): void {
  const least = i32[at('prices') + slot]!;
  const [otherOut, otherBack] = [i32[at('outs') + slot]!, i32[at('backs') + slot]!];
  const offset = (series: number): number => u8[(word('arrivalOffsets') >>> 0) + series]!;
  const id = (series: number): number => i32[at('ids') + series]!;
  const order = price - least || offset(otherOut) - offset(out) || id(out) - id(otherOut) || id(back) - id(otherBack);
  if (order >= 0) return;
  i32[at('prices') + slot] = price;
  i32[at('outs') + slot] = out;
  i32[at('backs') + slot] = back;
}
