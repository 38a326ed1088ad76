/**
 * The hot loops of the engine in AssemblyScript; kernel.wasm beside it is made from this file and
 * those it names by `npm run generate`. The
 * scalar-*.ts do the same without vectors, word for word. Every address is a byte offset in the one
 * memory of the index; nothing is
 * allocated and nothing kept between calls. What the records mean is written in kernel.ts.
 */
export { addPair, keepRange, leastStays, priceLegs } from './calendar.as';
export { foldCells, leastTogether, priceCells } from './cells.as';
export { fillTables, mergeTables, sumCounts } from './flights.as';
export { collectHotels, countOpen, countOptions, countPriced, reduceHotels } from './hotels.as';
export { accumulate, fillFactors, gatherPlans, pricePlans } from './rate-plans.as';
export { prunePlans } from './prune.as';
export { nothing } from './stay-prices.as';
export { addCosts, findCostGroups, nextTile } from './tiles.as';
