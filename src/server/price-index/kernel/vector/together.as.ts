/** Cheapest stays of rooms that share a board. */
import { NO_PRICE, TogetherWork, UNPRICED } from './records.as';

/**
 * Cheapest stay of rooms that share a board, stay by stay: least over the cells [firstCell,
 * endCell) of a board that is asked for of the sum over all components of rooms × cheapest plan;
 * NO_PRICE where there is none. A component, in 32-bit words: prices of its kind of room (as
 * pricePlans writes them, `stayBytes` a stay, the first plan being `shift`), first and end plan by
 * cell, rooms.
 */
export function leastTogether(work: TogetherWork): void {
  const components = work.components,
    componentCount = work.componentCount,
    cellBoard = work.cellBoard,
    boards = work.boards;
  const shift = work.shift,
    stayCount = work.stayCount,
    stayBytes = work.stayBytes,
    firstCell = work.firstCell,
    endCell = work.endCell;
  const out = work.out;
  for (let s: i32 = 0; s < stayCount; s++) {
    let least = NO_PRICE;
    for (let cell = firstCell; cell < endCell; cell++) {
      if (((boards >> <i32>load<u8>(cellBoard + <usize>cell)) & 1) == 0) continue;
      let total: i32 = 0;
      for (let c: i32 = 0; c < componentCount && total < NO_PRICE; c++) {
        const component = components + ((<usize>c) << 4);
        const row = load<usize>(component) + <usize>((s & ~3) * stayBytes + ((s & 3) << 2));
        const end = load<i32>(load<usize>(component, 8) + ((<usize>cell) << 2)) - shift;
        let price: u32 = UNPRICED;
        for (
          let plan = load<i32>(load<usize>(component, 4) + ((<usize>cell) << 2)) - shift;
          plan < end;
          plan++
        ) {
          const own = load<u32>(row + ((<usize>plan) << 4));
          price = own < price ? own : price;
        }
        total = price == UNPRICED ? NO_PRICE : total + <i32>price * load<i32>(component, 12);
      }
      least = total < least ? total : least;
    }
    store<i32>(out + ((<usize>s) << 2), least);
  }
}
