/** Tables of the cheapest flights of a route out and back. */
import { FlightWork, NONE } from './records.as';

/** Prices of a route's legs, [series][width]; a leg that does not fly or counts for nothing costs NONE. */
function priceLegs(work: FlightWork, first: i32, count: i32, variants: usize, legs: usize, width: i32, firstRow: i32, days: i32, isInbound: bool): void {
  const rows = work.rows;
  const paying = work.paying;
  const infants = work.infants;
  for (let i: i32 = 0; i < count; i++) {
    const series = <usize>(first + i);
    const leg = legs + (<usize>(i * width) << 2);
    for (let day: i32 = 0; day < width; day += 4) v128.store(leg + (<usize>day << 2), i32x4.splat(NONE));
    const shift = isInbound ? 0 : <i32>load<u8>(work.arrivalOffsets + series);
    if ((load<i32>(variants + (series << 2)) & work.keptVariants) == 0) continue;
    if (!isInbound && work.offset >= 0 && work.offset != shift) continue;
    const bags = load<i32>(work.bagPrices + (series << 2)) * (load<u8>(work.bagsForAll + series) == 0 ? work.bagsEach : work.bagsAll);
    const fees = (<i32>load<u8>(work.agentFees + series)) * work.agentFee + (isInbound ? 0 : work.charge) + bags;
    const width4 = work.series << 2;
    const flights = work.flightDays + (series << 2);
    const infantFares = work.infantFares + (series << 1);
    let row = firstRow;
    for (let day: i32 = 0; day < days; day++) {
      const flight = load<u32>(flights + <usize>row * width4);
      const fare = <i32>(flight & 0x7fffff);
      if (fare != 0 && <i32>(flight >> 23) >= paying) {
        const infant = infants == 0 ? 0 : <i32>load<u16>(infantFares + <usize>row * (width4 >> 1)) * infants;
        store<i32>(leg + (<usize>(day + shift) << 2), fare * paying + fees + infant);
      }
      row = row + 1 == rows ? 0 : row + 1;
    }
  }
}

/** Whether a pair comes before another of the same slot and price: earlier departure, then lower ids. */
@inline
function isEarlier(work: FlightWork, out: i32, back: i32, otherOut: i32, otherBack: i32): bool {
  const offsets = work.arrivalOffsets;
  const ids = work.ids;
  const late = <i32>load<u8>(offsets + <usize>otherOut) - <i32>load<u8>(offsets + <usize>out);
  if (late != 0) return late < 0;
  const there = load<i32>(ids + (<usize>out << 2)) - load<i32>(ids + (<usize>otherOut << 2));
  if (there != 0) return there < 0;
  return load<i32>(ids + (<usize>back << 2)) < load<i32>(ids + (<usize>otherBack << 2));
}

/** Lowers the table's price of a slot. */
function lowerPrice(work: FlightWork, slot: i32, price: i32, out: i32, back: i32): void {
  const at = <usize>slot << 2;
  const least = load<i32>(work.prices + at);
  if (price > least) return;
  if (price == least && !isEarlier(work, out, back, load<i32>(work.outs + at), load<i32>(work.backs + at))) return;
  store<i32>(work.prices + at, price);
  store<i32>(work.outs + at, out);
  store<i32>(work.backs + at, back);
}

/** One series out with one series back: lowers prices and sets the slots that they open in the temporary words. Returns whether there is any. */
function combine(work: FlightWork, leg: usize, home: usize, out: i32, back: i32, saving: i32, variants: i64): bool {
  const span = work.span;
  const prices = work.prices;
  const variantPrices = work.variantPrices;
  const slots = work.slots;
  const opened = work.opened;
  let any = false;
  for (let night: i32 = 0; night < work.nights; night++) {
    const shifted = home + (<usize>load<i32>(work.shifts + (<usize>night << 2)) << 2);
    for (let day: i32 = 0; day < span; day += 4) {
      const sum = i32x4.add(v128.load(leg + (<usize>day << 2)), v128.load(shifted + (<usize>day << 2)));
      const flies = i32x4.lt_s(sum, i32x4.splat(NONE));
      const bits = i32x4.bitmask(flies);
      if (bits == 0) continue;
      any = true;
      const slot = night * span + day;
      const at = opened + (<usize>(slot >> 5) << 2);
      store<i64>(at, load<i64>(at) | (<i64>bits << (slot & 31)));
      const price = v128.bitselect(i32x4.sub(sum, i32x4.splat(saving)), i32x4.splat(NONE), flies);
      if ((variants & 1) != 0) {
        let lower = bits & i32x4.bitmask(i32x4.le_s(price, v128.load(prices + (<usize>slot << 2))));
        for (; lower != 0; lower &= lower - 1) {
          const i = ctz(lower);
          lowerPrice(work, slot + i, load<i32>(leg + (<usize>(day + i) << 2)) + load<i32>(shifted + (<usize>(day + i) << 2)) - saving, out, back);
        }
      }
      if (variantPrices == 0) continue;
      for (let left = variants; left != 0; left &= left - 1) {
        const column = variantPrices + (<usize>(<i32>ctz(left) * slots + slot) << 2);
        v128.store(column, i32x4.min_s(v128.load(column), price));
      }
    }
  }
  return any;
}

/** Adds the temporary words to every variant, and clears them. */
function addOpened(work: FlightWork, variants: i64): void {
  const blocks = work.blocks;
  const opened = work.opened;
  for (let block: i32 = 0; block < blocks; block++) {
    const at = <usize>block << 2;
    const bits = load<i32>(opened + at);
    store<i32>(opened + at, 0);
    if (bits == 0) continue;
    store<i32>(work.live + at, load<i32>(work.live + at) | bits);
    for (let left = variants; left != 0; left &= left - 1) {
      const flown = work.flown + (<usize>(<i32>ctz(left) * blocks) << 2) + at;
      store<i32>(flown, load<i32>(flown) | bits);
    }
  }
}

/** Adds a route out and the route back to a table of flights. */
export function addPair(work: FlightWork, outFirst: i32, outCount: i32, backFirst: i32, backCount: i32): void {
  const outVariants = work.outVariants;
  const backVariants = work.backVariants;
  const outWidth = work.outWidth;
  const backWidth = work.backWidth;
  priceLegs(work, outFirst, outCount, outVariants, work.outLegs, outWidth, work.outRow, work.departureDays, false);
  priceLegs(work, backFirst, backCount, backVariants, work.backLegs, backWidth, work.backRow, work.daysBack, true);
  const carriers = work.carriers;
  const savings = work.savings;
  const ownBit = 1 << work.ownBit;
  for (let o: i32 = 0; o < outCount; o++) {
    const out = outFirst + o;
    const outWays = load<i32>(outVariants + (<usize>out << 2)) & work.keptVariants;
    if (outWays == 0) continue;
    const carrier = load<u16>(carriers + (<usize>out << 1));
    for (let b: i32 = 0; b < backCount; b++) {
      const back = backFirst + b;
      const isSame = carrier == load<u16>(carriers + (<usize>back << 1));
      const shared = outWays & load<i32>(backVariants + (<usize>back << 2));
      let variants = <i64>(shared & (ownBit - 1));
      if (isSame && (shared & ownBit) != 0) variants |= <i64>1 << load<i32>(work.carrierVariants + (<usize>carrier << 2));
      if (variants == 0) continue;
      const saving = isSame ? (load<i32>(savings + (<usize>out << 2)) + load<i32>(savings + (<usize>back << 2))) * work.paying : 0;
      if (combine(work, work.outLegs + (<usize>(o * outWidth) << 2), work.backLegs + (<usize>(b * backWidth) << 2), out, back, saving, variants)) addOpened(work, variants);
    }
  }
}
