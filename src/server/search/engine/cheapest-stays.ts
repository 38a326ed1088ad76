/** Cheapest stays of a range of hotels by slot, under a query's own board and refund filters: the seam between the questions and the kernel. */
import { NONE, RING_DAYS } from './columns.ts';
import { slotCount, type Query } from './query.ts';
import { priceCells } from './stay-kernel.ts';

/** Lowers `stays`, pence by slot, to the cheapest stay of hotels [from, to). */
export function cheapestStays(query: Query, from: number, to: number, stays: Int32Array): void {
  const { index, firstDay, nights, boards, criteria: { filters } } = query;
  const { hotelCell, cellBoard } = index.columns;
  const [firstCell, lastCell] = [hotelCell[from]!, hotelCell[to]!];
  const [any, refundable, adapted] = [0, 0, 0].map(() => new Int32Array(lastCell - firstCell));
  const prices = { any: any!, refundable: refundable!, adapted: adapted! };
  const asked = filters.freeCancellation ? prices.refundable : prices.any;
  for (let slot = 0; slot < slotCount(query); slot += 1) {
    const checkIn = firstDay + Math.floor(slot / nights.length);
    const night = nights[slot % nights.length]!;
    if (checkIn + night >= index.facts.firstDay + RING_DAYS) continue;
    priceCells(query, checkIn, night, firstCell, lastCell, prices, 0);
    for (let cell = firstCell; cell < lastCell; cell += 1) {
      const price = asked[cell - firstCell]!;
      if (price < NONE && ((boards >> cellBoard[cell]!) & 1) === 1 && price < stays[slot]!) stays[slot] = price;
    }
  }
}
