/** The price of each rate plan in each stay. */
import { nightsOf } from './rate-plans.as';
import { LeastWork, PLAN_BLOCK, RoomTerms, Segment, segmentAt, Stay, stayAt } from './records.as';
import { Own, priceSquares } from './squares.as';
import {
  arrivalBits,
  closedLimit,
  departureBits,
  forbidden,
  held,
  heldBytes,
  highBytes,
  highWords,
  leastOfRows,
  leastTerms,
  lowBytes,
  lowWords,
  scarce,
} from './stay-prices.as';

/**
 * Whether four stays begin in turn and have a night in common on a row before the last of the ring.
 */
@inline
function isNear(stay: Stay, second: Stay, third: Stay, fourth: Stay, rows: i32): bool {
  const nights = stay.nights,
    end = stay.firstRow + nights;
  return (
    (second.nights == nights) &
    (third.nights == nights) &
    (fourth.nights == nights) &
    (stay.firstRow <= second.firstRow) &
    (second.firstRow <= third.firstRow) &
    (third.firstRow <= fourth.firstRow) &
    (fourth.firstRow < end) &
    (fourth.firstRow + nights <= rows)
  );
}

/**
 * Least bytes of the terms of a stay's nights: `common` beside those before row `from` and from row
 * `to` on.
 */
@inline
function leastBeside(
  stay: Stay,
  from: i32,
  to: i32,
  plan: usize,
  terms: usize,
  stride: usize,
  common: v128,
): v128 {
  const first = stay.firstRow;
  const least = leastOfRows(terms + <usize>first * stride + plan, from - first, stride, common);
  return leastOfRows(terms + <usize>to * stride + plan, first + stay.nights - to, stride, least);
}

/**
 * Prices of a segment's plans in the four stays at `four` for each kind of room, [kind of
 * room][plan][stay], planBytes from plan to plan; UNPRICED where the stay cannot be had. `factors`:
 * factorsAt; `firsts`: by plan, ones where a part of a cell begins.
 */
export function priceSegment<Written>(
  four: usize,
  segment: Segment,
  rooms: RoomTerms,
  kinds: i32,
  factors: usize,
  out: usize,
  outBytes: usize,
  planBytes: usize,
  firsts: usize,
): void {
  const stay = stayAt(four, 0),
    second = stayAt(four, 1),
    third = stayAt(four, 2),
    fourth = stayAt(four, 3);
  const floor = rooms.floor,
    terms = rooms.terms,
    stride = rooms.stride,
    rows = rooms.rows;
  const step: usize = sizeof<Written>() == sizeof<Own>() ? 16 : 8;
  let plan = <usize>segment.firstPlan;
  let by = sizeof<Written>() == sizeof<Own>() ? (<usize>segment.planAt) << 2 : plan << 1;
  const arrivals = arrivalBits(),
    departures = departureBits(),
    limit = closedLimit(),
    half = held(64),
    least = heldBytes(floor),
    one = heldBytes(1);
  const isSequence = isNear(stay, second, third, fourth, rows),
    from = fourth.firstRow,
    to = stay.firstRow + stay.nights;
  for (let block = segment.blocks; block > 0; block--) {
    let a = forbidden(stay, plan, nightsOf(stay), arrivals, departures),
      b = forbidden(second, plan, nightsOf(second), arrivals, departures);
    let c = forbidden(third, plan, nightsOf(third), arrivals, departures),
      d = forbidden(fourth, plan, nightsOf(fourth), arrivals, departures);
    if (floor > 0) {
      if (isSequence) {
        const common = leastOfRows(
          terms + <usize>from * stride + plan,
          to - from,
          stride,
          i8x16.splat(-1),
        );
        a = v128.or(
          a,
          scarce(leastBeside(stay, from, to, plan, terms, stride, common), least, one),
        );
        b = v128.or(
          b,
          scarce(leastBeside(second, from, to, plan, terms, stride, common), least, one),
        );
        c = v128.or(
          c,
          scarce(leastBeside(third, from, to, plan, terms, stride, common), least, one),
        );
        d = v128.or(
          d,
          scarce(leastBeside(fourth, from, to, plan, terms, stride, common), least, one),
        );
      } else {
        a = v128.or(a, scarce(leastTerms(stay, plan, terms, stride, rows), least, one));
        b = v128.or(b, scarce(leastTerms(second, plan, terms, stride, rows), least, one));
        c = v128.or(c, scarce(leastTerms(third, plan, terms, stride, rows), least, one));
        d = v128.or(d, scarce(leastTerms(fourth, plan, terms, stride, rows), least, one));
      }
    }
    const sums = plan << 2,
      first = firsts + plan;
    priceSquares<Written>(
      stay,
      second,
      third,
      fourth,
      sums,
      lowWords(lowBytes(a)),
      lowWords(lowBytes(b)),
      lowWords(lowBytes(c)),
      lowWords(lowBytes(d)),
      kinds,
      factors,
      by,
      out,
      outBytes,
      planBytes,
      first,
      limit,
      half,
    );
    priceSquares<Written>(
      stay,
      second,
      third,
      fourth,
      sums + 16,
      highWords(lowBytes(a)),
      highWords(lowBytes(b)),
      highWords(lowBytes(c)),
      highWords(lowBytes(d)),
      kinds,
      factors,
      by + step,
      out + 4 * planBytes,
      outBytes,
      planBytes,
      first + 4,
      limit,
      half,
    );
    priceSquares<Written>(
      stay,
      second,
      third,
      fourth,
      sums + 32,
      lowWords(highBytes(a)),
      lowWords(highBytes(b)),
      lowWords(highBytes(c)),
      lowWords(highBytes(d)),
      kinds,
      factors,
      by + 2 * step,
      out + 8 * planBytes,
      outBytes,
      planBytes,
      first + 8,
      limit,
      half,
    );
    priceSquares<Written>(
      stay,
      second,
      third,
      fourth,
      sums + 48,
      highWords(highBytes(a)),
      highWords(highBytes(b)),
      highWords(highBytes(c)),
      highWords(highBytes(d)),
      kinds,
      factors,
      by + 3 * step,
      out + 12 * planBytes,
      outBytes,
      planBytes,
      first + 12,
      limit,
      half,
    );
    plan += PLAN_BLOCK;
    by += 4 * step;
    out += 16 * planBytes;
  }
}

/**
 * Price of every plan in every stay, [four stays][plan][stay]; UNPRICED where the stay cannot be
 * had. `stayCount` is a multiple of four.
 */
export function pricePlans(work: LeastWork): void {
  for (let s: i32 = 0; s < work.stayCount; s += 4) {
    const row = work.prices + ((<usize>(s * work.tilePlans)) << 2);
    for (let g: i32 = 0; g < work.segmentCount; g++) {
      const segment = segmentAt(work.segments, g);
      priceSegment<Own>(
        changetype<usize>(stayAt(work.stays, s)),
        segment,
        work.rooms,
        1,
        work.factors,
        row + ((<usize>segment.planAt) << 4),
        0,
        16,
        0,
      );
    }
  }
}
