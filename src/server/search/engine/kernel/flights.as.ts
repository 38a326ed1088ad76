/** Tables of the cheapest flights: what adds up is kept for each way of a route pair, so that a pair costs one addition a day. */
import { FlightSide, FlightWork, NONE } from './records.as';

/** Variants that a series counts for, a bit each: all of its options when it fails no group of filters, those of the one group that it fails. */
@inline
function variantsOf(work: FlightWork, options: i32, carrier: i32): i32 {
  const own = 1 << work.ownBit;
  const failsStops = (options & work.stops) == 0;
  const failsOutbound = (options & work.outbound) == 0;
  const failsInbound = (options & work.inbound) == 0;
  const failsBag = (options & work.bag) == 0;
  const failsCarrier = load<i32>(work.carriersAsked + (<usize>carrier << 2)) == 0;
  const failed = i32(failsStops) + i32(failsOutbound) + i32(failsInbound) + i32(failsBag) + i32(failsCarrier);
  if (failed == 0) return options | own | 1;
  if (failed > 1) return 0;
  if (failsCarrier) return own;
  return options & (failsStops ? work.stopsOptions : failsOutbound ? work.outboundOptions : failsInbound ? work.inboundOptions : work.bagOptions);
}

/** Words of four days of a series, 0 past the last of `days`; `rows` day rows come before the ring begins anew. */
@inline
export function fourDays(at: usize, rows: i32, days: i32, ringBytes: usize): v128 {
  let four: v128;
  if (rows >= 4) four = v128.load(at);
  else {
    four = v128.load32_zero(at);
    four = v128.load32_lane(at + 4 - (rows > 1 ? 0 : ringBytes), four, 1);
    four = v128.load32_lane(at + 8 - (rows > 2 ? 0 : ringBytes), four, 2);
    four = v128.load32_lane(at + 12 - ringBytes, four, 3);
  }
  return days >= 4 ? four : v128.and(four, i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(days)));
}

/** Half words of four days, made whole. */
@inline
export function fourShortDays(at: usize, rows: i32, ringBytes: usize): v128 {
  if (rows >= 4) return i32x4.extend_low_i16x8_u(v128.load64_zero(at));
  let four = i32x4(load<u16>(at), 0, 0, 0);
  four = v128.load16_lane(at + 2 - (rows > 1 ? 0 : ringBytes), four, 2);
  four = v128.load16_lane(at + 4 - (rows > 2 ? 0 : ringBytes), four, 4);
  return v128.load16_lane(at + 6 - ringBytes, four, 6);
}

/** Prices of a leg by day, and the days that it flies, a bit each. Returns whether it flies at all. */
function priceLeg(work: FlightWork, side: FlightSide, series: usize, shift: i32, leg: usize, open: usize): bool {
  const none = i32x4.splat(NONE);
  for (let day: i32 = 0; day < side.width; day += 4) v128.store(leg + (<usize>day << 2), none);
  for (let day: i32 = 0; day < side.width + 32; day += 32) store<i32>(open + (<usize>day >> 3), 0);
  const bags = load<i32>(work.bagPrices + (series << 2)) * (load<u8>(work.bagsForAll + series) == 0 ? work.bagsEach : work.bagsAll);
  const fees = i32x4.splat((<i32>load<u8>(work.agentFees + series)) * work.agentFee + side.charge + bags);
  const paying = i32x4.splat(work.paying);
  const ringBytes = <usize>work.rows << 2;
  const days = work.flightDays + series * ringBytes;
  const infantDays = work.infantFares + series * (ringBytes >> 1);
  let row = side.row;
  let day = shift;
  let flies = 0;
  for (let left = side.days; left > 0; left -= 4) {
    const rows = work.rows - row;
    const flights = fourDays(days + (<usize>row << 2), rows, left, ringBytes);
    const fares = v128.and(flights, i32x4.splat(0x7fffff));
    const flown = v128.and(i32x4.ne(fares, i32x4.splat(0)), i32x4.ge_s(i32x4.shr_u(flights, 23), paying));
    let price = i32x4.add(i32x4.mul(fares, paying), fees);
    if (work.infants != 0) {
      const infants = fourShortDays(infantDays + (<usize>row << 1), rows, ringBytes >> 1);
      price = i32x4.add(price, i32x4.mul(infants, i32x4.splat(work.infants)));
    }
    v128.store(leg + (<usize>day << 2), v128.bitselect(price, none, flown));
    const bits = i32x4.bitmask(flown);
    const word = open + (<usize>(day >> 5) << 2);
    store<u64>(word, load<u64>(word) | (<u64>bits << <u64>(day & 31)));
    flies |= bits;
    day += 4;
    row += 4;
    if (row >= work.rows) row -= work.rows;
  }
  return flies != 0;
}

/** Prices the legs of a route, and notes the variants that each counts for, 0 when it never flies. */
function priceRoute(work: FlightWork, side: FlightSide, first: i32, count: i32): void {
  for (let i: i32 = 0; i < count; i++) {
    const series = <usize>(first + i);
    const shift = side.arrivalOffsets == 0 ? 0 : <i32>load<u8>(side.arrivalOffsets + series);
    let variants = variantsOf(work, load<i32>(side.options + (series << 2)), <i32>load<u16>(work.carriers + (series << 1))) & work.keptVariants;
    if (side.arrivalOffsets != 0 && work.offset >= 0 && work.offset != shift) variants = 0;
    if (variants != 0 && !priceLeg(work, side, series, shift, side.legs + (<usize>(i * side.width) << 2), side.legsOpen + <usize>i * work.openBytes)) variants = 0;
    store<i32>(side.legVariants + (<usize>i << 2), variants);
  }
}

/** Adds a leg to a variant of its way, whose first it may be. */
@inline
function addLeg(work: FlightWork, side: FlightSide, leg: i32, variant: i32, isFirst: bool, saving: v128): void {
  const from = side.legsOpen + <usize>leg * work.openBytes;
  const days = side.open + <usize>variant * work.openBytes;
  for (let day: i32 = 0; day < side.width; day += 32) {
    const at = <usize>day >> 3;
    store<i32>(days + at, load<i32>(from + at) | (isFirst ? 0 : load<i32>(days + at)));
  }
  if (variant != 0 && work.variantPrices == 0) return;
  const legs = side.legs + (<usize>(leg * side.width) << 2);
  const prices = side.prices + (<usize>(variant * side.width) << 2);
  for (let day: usize = 0; day < <usize>side.width << 2; day += 16) {
    const price = i32x4.sub(v128.load(legs + day), saving);
    v128.store(prices + day, isFirst ? price : i32x4.min_s(price, v128.load(prices + day)));
  }
}

/** Cheapest legs of a way by variant and day, and the days that can be flown; `carrier`: of this one alone, with its saving (-1 = any, without). Returns the variants that fly. */
function priceWay(work: FlightWork, side: FlightSide, first: i32, count: i32, carrier: i32, wanted: i32): i32 {
  let flying = 0;
  for (let i: i32 = 0; i < count; i++) {
    const series = <usize>(first + i);
    const variants = load<i32>(side.legVariants + (<usize>i << 2)) & wanted;
    if (variants == 0 || (carrier >= 0 && carrier != <i32>load<u16>(work.carriers + (series << 1)))) continue;
    const saving = i32x4.splat(carrier < 0 ? 0 : load<i32>(work.savings + (series << 2)) * work.paying);
    for (let left = variants; left != 0; left &= left - 1) {
      const variant = ctz(left);
      addLeg(work, side, i, variant, ((flying >> variant) & 1) == 0, saving);
    }
    flying |= variants;
  }
  return flying;
}

/** Sets the slots that can be flown out and back. */
@inline
function addSlots(work: FlightWork, variant: i32, flown: usize): void {
  const span = work.span;
  const out = work.out.open + <usize>variant * work.openBytes;
  const back = work.back.open + <usize>variant * work.openBytes;
  for (let night: i32 = 0; night < work.nights; night++) {
    const shift = load<i32>(work.shifts + (<usize>night << 2));
    for (let day: i32 = 0; day < span; day += 32) {
      const home = day + shift;
      const bits = load<u32>(out + (<usize>day >> 3)) & <u32>(load<u64>(back + (<usize>(home >> 5) << 2)) >> <u64>(home & 31));
      const slot = night * span + day;
      const at = flown + (<usize>(slot >> 5) << 2);
      store<u64>(at, load<u64>(at) | (<u64>bits << <u64>(slot & 31)));
    }
  }
}

/** Lowers prices by slot to out + back; a leg less its saving that does not fly is still dearer than any that does. */
@inline
function addPrices(work: FlightWork, variant: i32, prices: usize): void {
  const none = i32x4.splat(NONE);
  const most = i32x4.splat(NONE / 2);
  const out = work.out.prices + (<usize>(variant * work.out.width) << 2);
  const back = work.back.prices + (<usize>(variant * work.back.width) << 2);
  for (let night: i32 = 0; night < work.nights; night++) {
    const home = back + (<usize>load<i32>(work.shifts + (<usize>night << 2)) << 2);
    const row = prices + (<usize>(night * work.span) << 2);
    for (let day: usize = 0; day < <usize>work.span << 2; day += 16) {
      const there = v128.load(out + day);
      const again = v128.load(home + day);
      const price = v128.bitselect(i32x4.add(there, again), none, i32x4.lt_s(i32x4.max_s(there, again), most));
      v128.store(row + day, i32x4.min_s(v128.load(row + day), price));
    }
  }
}

function clearTable(work: FlightWork): void {
  const none = i32x4.splat(NONE);
  for (let slot: i32 = 0; slot < work.slots; slot += 4) v128.store(work.prices + (<usize>slot << 2), none);
  const cells = work.variantPrices == 0 ? 0 : work.slots * work.variants;
  for (let cell: i32 = 0; cell < cells; cell += 4) v128.store(work.variantPrices + (<usize>cell << 2), none);
  memory.fill(work.flown, 0, <usize>(work.variants * work.blocks) << 2);
}

/**
 * Makes a table of flights from `count` ways, five words each: first series out and how many, first series back and how many, and the one carrier
 * that flies both (-1 = any). Ways of one route pair follow each other, any carrier first: it opens all slots but those of a carrier's own variant.
 */
export function fillTable(address: usize, ways: usize, count: i32): void {
  const work = changetype<FlightWork>(address);
  clearTable(work);
  const own = 1 << work.ownBit;
  let priced = -1;
  let isOpened = false;
  for (const end = ways + 20 * <usize>count; ways < end; ways += 20) {
    const outFirst = load<i32>(ways), outCount = load<i32>(ways, 4), backFirst = load<i32>(ways, 8), backCount = load<i32>(ways, 12), carrier = load<i32>(ways, 16);
    if (outFirst != priced) {
      priceRoute(work, work.out, outFirst, outCount);
      priceRoute(work, work.back, backFirst, backCount);
      priced = outFirst;
      isOpened = false;
    }
    const wanted = carrier < 0 ? ~own : isOpened && work.variantPrices == 0 ? own | 1 : ~0;
    if (carrier < 0) isOpened = true;
    const out = priceWay(work, work.out, outFirst, outCount, carrier, wanted);
    const flying = out == 0 ? 0 : out & priceWay(work, work.back, backFirst, backCount, carrier, wanted);
    if ((flying & 1) != 0) addPrices(work, 0, work.prices);
    for (let left = flying; left != 0; left &= left - 1) {
      const variant = ctz(left);
      const target = variant == work.ownBit ? load<i32>(work.carrierVariants + (<usize>carrier << 2)) : variant;
      addSlots(work, variant, work.flown + (<usize>(target * work.blocks) << 2));
      if (work.variantPrices != 0) addPrices(work, variant, work.variantPrices + (<usize>(target * work.slots) << 2));
    }
  }
  for (let block: i32 = 0; block < work.blocks; block++) {
    let live = 0;
    for (let variant: i32 = 0; variant < work.variants; variant++) live |= load<i32>(work.flown + (<usize>(variant * work.blocks + block) << 2));
    store<i32>(work.live + (<usize>block << 2), live);
  }
}
