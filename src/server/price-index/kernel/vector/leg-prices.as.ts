/** Legs of calendars, priced side by side on all days of the index. */
import { LegWork, NO_PRICE, Stretch, STRETCH_BYTES } from './records.as';

/**
 * Four series on the day of a row: fares and fees of the party; NO_PRICE where they do not fly or
 * have too few seats.
 */
@inline
function legsOfDay(
  flights: usize,
  infantFares: usize,
  at: usize,
  paying: i32,
  infants: i32,
  fees: v128,
): v128 {
  const flight = v128.load(flights + (at << 2));
  const fare = v128.and(flight, i32x4.splat(0x7fffff));
  const flies = v128.andnot(
    i32x4.ge_s(i32x4.shr_u(flight, 23), i32x4.splat(paying)),
    i32x4.eq(fare, i32x4.splat(0)),
  );
  let price = i32x4.add(i32x4.mul(fare, i32x4.splat(paying)), fees);
  if (infants != 0)
    price = i32x4.add(
      price,
      i32x4.mul(
        i32x4.extend_low_i16x8_u(v128.load64_zero(infantFares + (at << 1))),
        i32x4.splat(infants),
      ),
    );
  return v128.bitselect(price, i32x4.splat(NO_PRICE), flies);
}

/** Four series on four days from `row` on, written as four days of four legs. */
@inline
function legsOfFour(
  flights: usize,
  infantFares: usize,
  series: i32,
  row: i32,
  rows: i32,
  at: i32,
  paying: i32,
  infants: i32,
  fees: v128,
  out: usize,
  pitch: usize,
): void {
  const b = row + 1 < rows ? row + 1 : row + 1 - rows,
    c = row + 2 < rows ? row + 2 : row + 2 - rows,
    d = row + 3 < rows ? row + 3 : row + 3 - rows;
  const first = legsOfDay(flights, infantFares, <usize>(row * series + at), paying, infants, fees),
    second = legsOfDay(flights, infantFares, <usize>(b * series + at), paying, infants, fees);
  const third = legsOfDay(flights, infantFares, <usize>(c * series + at), paying, infants, fees),
    fourth = legsOfDay(flights, infantFares, <usize>(d * series + at), paying, infants, fees);
  const low = v128.shuffle<i32>(first, second, 0, 4, 1, 5),
    high = v128.shuffle<i32>(first, second, 2, 6, 3, 7);
  const lower = v128.shuffle<i32>(third, fourth, 0, 4, 1, 5),
    higher = v128.shuffle<i32>(third, fourth, 2, 6, 3, 7);
  v128.store(out, v128.shuffle<i64>(low, lower, 0, 2));
  v128.store(out + pitch, v128.shuffle<i64>(low, lower, 1, 3));
  v128.store(out + (pitch << 1), v128.shuffle<i64>(high, higher, 0, 2));
  v128.store(out + pitch * 3, v128.shuffle<i64>(high, higher, 1, 3));
}

/**
 * Prices the legs of stretches of neighbouring series, [leg][pitch], on all days of the ring from
 * `firstRow` on, whose number is a multiple of 16. A stretch: its first series, how many (written
 * in fours), its first leg. `flights` and `infantFares`: row 0 of `series` each; `fees`: by leg,
 * what the party pays beside fares. Sixteen days at a time, so that cache lines are read and
 * written whole.
 */
export function priceLegs(work: LegWork): void {
  const flights = work.flights,
    infantFares = work.infantFares,
    series = work.series,
    rows = work.rows;
  const paying = work.paying,
    infants = work.infants,
    pitch = work.pitch;
  const end = work.stretches + <usize>work.count * STRETCH_BYTES;
  for (let day: i32 = 0; day < rows; day += 16) {
    const first = (work.firstRow + day) % rows;
    for (let at = work.stretches; at < end; at += STRETCH_BYTES) {
      const stretch = changetype<Stretch>(at);
      let one = stretch.first,
        leg = stretch.leg;
      for (let left = stretch.count; left > 0; left -= 4) {
        const own = v128.load(work.fees + ((<usize>leg) << 2));
        const out = work.legs + ((<usize>leg * pitch + <usize>day) << 2);
        for (let four: i32 = 0; four < 16; four += 4) {
          const row = first + four < rows ? first + four : first + four - rows;
          legsOfFour(
            flights,
            infantFares,
            series,
            row,
            rows,
            one,
            paying,
            infants,
            own,
            out + ((<usize>four) << 2),
            pitch << 2,
          );
        }
        one += 4;
        leg += 4;
      }
    }
  }
}
