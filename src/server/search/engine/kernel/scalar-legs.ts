/** The loops of calendar.as.ts over legs without vectors (scalar-kernel.ts). */
import { NONE } from '../columns.ts';
import { fareOf, seatsOf } from '../packed-flights.ts';
import type { Loop } from './scalar-memory.ts';

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
