/** The flight loops of kernel.as.ts without vectors (scalar-kernel.ts). Positions of a flight work are written in kernel.ts. */
import { NONE } from '../columns.ts';
import { fareOf, seatsOf } from '../packed-flights.ts';
import type { Loop, Memory } from './scalar-memory.ts';

/** A flight work as words, addresses in words of four bytes. */
type Work = { readonly memory: Memory; readonly word: (position: number) => number; readonly at: (position: number) => number };

export const addPair: Loop<'addPair'> = (memory, address, outFirst, outCount, backFirst, backCount) => {
  const word = (position: number): number => memory.i32[(address >>> 2) + position]!;
  const work: Work = { memory, word, at: (position) => word(position) >>> 2 };
  const { i32, u16 } = memory;
  priceLegs(work, outFirst, outCount, false);
  priceLegs(work, backFirst, backCount, true);
  const own = word(37);
  for (let out = outFirst; out < outFirst + outCount; out += 1) {
    for (let back = backFirst; back < backFirst + backCount; back += 1) {
      const carrier = u16[(word(3) >>> 1) + out]!;
      const isSame = carrier === u16[(word(3) >>> 1) + back]!;
      const shared = i32[work.at(7) + out]! & i32[work.at(8) + back]! & word(26);
      const variants = Array.from({ length: own }, (_, variant) => variant).filter((variant) => ((shared >> variant) & 1) === 1);
      if (isSame && ((shared >> own) & 1) === 1) variants.push(i32[work.at(27) + carrier]!);
      const saving = isSame ? (i32[work.at(4) + out]! + i32[work.at(4) + back]!) * word(9) : 0;
      if (variants.length > 0) combine(work, out - outFirst, back - backFirst, out, back, saving, variants);
    }
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
  const [width, firstRow, days] = isInbound ? [word(17), word(23), word(24)] : [word(16), word(22), word(21)];
  for (let i = 0; i < count; i += 1) {
    const series = first + i;
    const leg = at(isInbound ? 15 : 14) + i * width;
    i32.fill(NONE, leg, leg + width);
    const shift = isInbound ? 0 : u8[(word(5) >>> 0) + series]!;
    if ((i32[at(isInbound ? 8 : 7) + series]! & word(26)) === 0 || (!isInbound && word(25) >= 0 && word(25) !== shift)) continue;
    const bags = i32[at(39) + series]! * word(u8[(word(40) >>> 0) + series] === 0 ? 41 : 42);
    const fees = u8[(word(2) >>> 0) + series]! * word(11) + (isInbound ? 0 : word(12)) + bags;
    for (let day = 0; day < days; day += 1) {
      const row = ((firstRow + day) % word(13)) * word(38) + series;
      const flight = i32[at(0) + row]!;
      if (fareOf(flight) === 0 || seatsOf(flight) < word(9)) continue;
      i32[leg + day + shift] = fareOf(flight) * word(9) + fees + u16[(word(1) >>> 1) + row]! * word(10);
    }
  }
}

function combine(work: Work, o: number, b: number, out: number, back: number, saving: number, variants: readonly number[]): void {
  const { memory: { i32 }, word, at } = work;
  const span = word(20);
  for (let night = 0; night < word(19); night += 1) {
    for (let day = 0; day < span; day += 1) {
      const sum = i32[at(14) + o * word(16) + day]! + i32[at(15) + b * word(17) + i32[at(18) + night]! + day]!;
      if (sum >= NONE) continue;
      const slot = night * span + day;
      if (variants[0] === 0) lowerPrice(work, slot, sum - saving, out, back);
      i32[at(31) + (slot >> 5)]! |= 1 << (slot & 31);
      for (const variant of variants) {
        i32[at(32) + variant * word(33) + (slot >> 5)]! |= 1 << (slot & 31);
        const cell = at(34) + variant * word(35) + slot;
        if (word(34) !== 0) i32[cell] = Math.min(i32[cell]!, sum - saving);
      }
    }
  }
}

function lowerPrice({ memory: { i32, u8 }, word, at }: Work, slot: number, price: number, out: number, back: number): void {
  const least = i32[at(28) + slot]!;
  const [otherOut, otherBack] = [i32[at(29) + slot]!, i32[at(30) + slot]!];
  const offset = (series: number): number => u8[(word(5) >>> 0) + series]!;
  const id = (series: number): number => i32[at(6) + series]!;
  const order = price - least || offset(otherOut) - offset(out) || id(out) - id(otherOut) || id(back) - id(otherBack);
  if (order >= 0) return;
  i32[at(28) + slot] = price;
  i32[at(29) + slot] = out;
  i32[at(30) + slot] = back;
}
