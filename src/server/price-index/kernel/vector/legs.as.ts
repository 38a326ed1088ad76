/** The legs of a route by day, priced once and joined where a search cannot tell them apart. */
import { FlightSide, FlightWork, Leg, legAt, NO_PRICE } from './records.as';

/** Bytes of a leg before its masks. */
const MASKS_AT: usize = 32;

/** Ones or zeros for each variant of a leg but its carrier's own. */
@inline
export function masksOf(leg: Leg): usize {
  return changetype<usize>(leg) + MASKS_AT;
}

/**
 * Variants that a series counts for, a bit each: all of its options when it fails no group of
 * filters, those of the one group that it fails.
 */
@inline
function variantsOf(work: FlightWork, options: i32, carrier: i32): i32 {
  const own = 1 << work.ownBit;
  if (work.isAnything) return options | own | 1;
  const failsStops = (options & work.stops) == 0;
  const failsOutbound = (options & work.outbound) == 0;
  const failsInbound = (options & work.inbound) == 0;
  const failsBag = (options & work.bag) == 0;
  const failsCarrier = load<i32>(work.carriersAsked + ((<usize>carrier) << 2)) == 0;
  const failed =
    i32(failsStops) + i32(failsOutbound) + i32(failsInbound) + i32(failsBag) + i32(failsCarrier);
  if (failed == 0) return options | own | 1;
  if (failed > 1) return 0;
  if (failsCarrier) return own;
  return (
    options &
    (failsStops
      ? work.stopsOptions
      : failsOutbound
        ? work.outboundOptions
        : failsInbound
          ? work.inboundOptions
          : work.bagOptions)
  );
}

/** A word each of four days, whose rows lie `rows` bytes from the first. */
@inline
function fourDays(at: usize, rows: usize): v128 {
  let four = v128.load32_zero(at + load<u32>(rows));
  four = v128.load32_lane(at + load<u32>(rows, 4), four, 1);
  four = v128.load32_lane(at + load<u32>(rows, 8), four, 2);
  return v128.load32_lane(at + load<u32>(rows, 12), four, 3);
}

/** The same of half words. */
@inline
function fourShortDays(at: usize, rows: usize): v128 {
  let four = i32x4(load<u16>(at + (load<u32>(rows) >> 1)), 0, 0, 0);
  four = v128.load16_lane(at + (load<u32>(rows, 4) >> 1), four, 2);
  four = v128.load16_lane(at + (load<u32>(rows, 8) >> 1), four, 4);
  return v128.load16_lane(at + (load<u32>(rows, 12) >> 1), four, 6);
}

/**
 * Makes every day of a leg one on which it does not fly, but for those that priceLeg writes anyhow.
 */
@inline
function clearLeg(side: FlightSide, shift: i32, leg: usize, open: usize): void {
  const none = i32x4.splat(NO_PRICE);
  for (let day: i32 = shift == 0 ? (side.days + 3) & ~3 : 0; day < side.width; day += 4)
    v128.store(leg + ((<usize>day) << 2), none);
  for (let day: i32 = 0; day < side.width + 32; day += 64) store<u64>(open + (<usize>day >> 3), 0);
}

/**
 * Prices of a leg by day, and the days that it flies, a bit each. Returns whether it flies at all.
 */
@inline
function priceLeg(
  work: FlightWork,
  side: FlightSide,
  series: usize,
  shift: i32,
  leg: usize,
  open: usize,
): bool {
  clearLeg(side, shift, leg, open);
  const none = i32x4.splat(NO_PRICE);
  const bags =
    load<i32>(work.bagPrices + (series << 2)) *
    (load<u8>(work.bagsForAll + series) == 0 ? work.bagsEach : work.bagsAll);
  const fees = i32x4.splat(
    <i32>load<u8>(work.agentFees + series) * work.agentFee + side.charge + bags,
  );
  const paying = i32x4.splat(work.paying);
  const infants = work.infants;
  const at = work.flightDays + (series << 2),
    short = work.infantFares + (series << 1);
  let rows = side.rows;
  let flies = 0;
  for (let day = shift, end = shift + side.days; day < end; day += 4) {
    const flights = fourDays(at, rows);
    const fares = v128.and(flights, i32x4.splat(0x7fffff));
    const flown = v128.andnot(
      i32x4.ge_s(i32x4.shr_u(flights, 23), paying),
      i32x4.eq(fares, i32x4.splat(0)),
    );
    let price = i32x4.add(i32x4.mul(fares, paying), fees);
    if (infants != 0)
      price = i32x4.add(price, i32x4.mul(fourShortDays(short, rows), i32x4.splat(infants)));
    v128.store(leg + ((<usize>day) << 2), v128.bitselect(price, none, flown));
    const bits = i32x4.bitmask(flown);
    const word = open + ((<usize>(day >> 5)) << 2);
    store<u64>(word, load<u64>(word) | ((<u64>bits) << (<u64>(day & 31))));
    flies |= bits;
    rows += 16;
  }
  return flies != 0;
}

/** Lowers a leg to another like it, which flies on its days too. */
function joinLegs(side: FlightSide, openBytes: usize, leg: i32, other: i32): void {
  const prices = side.legs + ((<usize>(leg * side.width)) << 2),
    others = side.legs + ((<usize>(other * side.width)) << 2);
  for (let day: usize = 0; day < (<usize>side.width) << 2; day += 16)
    v128.store(prices + day, i32x4.min_s(v128.load(prices + day), v128.load(others + day)));
  const open = side.legsOpen + <usize>leg * openBytes,
    opened = side.legsOpen + <usize>other * openBytes;
  for (let day: usize = 0; day < <usize>side.width; day += 32)
    store<i32>(open + (day >> 3), load<i32>(open + (day >> 3)) | load<i32>(opened + (day >> 3)));
}

@inline
function maskOf(bits: v128, four: v128): v128 {
  return i32x4.eq(v128.and(bits, four), four);
}

/**
 * Prices the legs of a route that count for any variant, those of one carrier, variants and saving
 * as one; returns how many.
 */
@inline
export function priceRoute(work: FlightWork, side: FlightSide, first: i32, count: i32): i32 {
  let legs = 0;
  for (let i: i32 = 0; i < count; i++) {
    const series = <usize>(first + i);
    const shift = side.arrivalOffsets == 0 ? 0 : <i32>load<u8>(side.arrivalOffsets + series);
    if (side.arrivalOffsets != 0 && work.offset >= 0 && work.offset != shift) continue;
    const carrier = <i32>load<u16>(work.carriers + (series << 1));
    const variants =
      variantsOf(work, load<i32>(side.options + (series << 2)), carrier) & work.wantedVariants;
    if (
      variants == 0 ||
      !priceLeg(
        work,
        side,
        series,
        shift,
        side.legs + ((<usize>(legs * side.width)) << 2),
        side.legsOpen + <usize>legs * work.openBytes,
      )
    )
      continue;
    const saving = load<i32>(work.savings + (series << 2)) * work.paying;
    let like = 0;
    while (like < legs) {
      const leg = legAt(side.records, like);
      if (leg.variants == variants && leg.carrier == carrier && leg.saving == saving) break;
      like++;
    }
    if (like < legs) {
      joinLegs(side, work.openBytes, like, legs);
      continue;
    }
    const leg = legAt(side.records, legs);
    leg.variants = variants;
    leg.carrier = carrier;
    leg.saving = saving;
    leg.prices = side.legs + ((<usize>(legs * side.width)) << 2);
    leg.open = side.legsOpen + <usize>legs * work.openBytes;
    const masks = masksOf(leg),
      bits = i32x4.splat(variants);
    v128.store(masks, maskOf(bits, i32x4(1, 2, 4, 8)));
    v128.store(masks, maskOf(bits, i32x4(16, 32, 64, 128)), 16);
    v128.store(masks, maskOf(bits, i32x4(256, 512, 1024, 2048)), 32);
    legs++;
  }
  return legs;
}
