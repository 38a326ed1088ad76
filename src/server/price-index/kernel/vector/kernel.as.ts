/**
 * The hot loops of the engine in AssemblyScript; kernel.wasm beside it is made from this file and
 * those it names by `npm run generate`. The loops of scalar/ do the same without vectors. Every
 * address is a byte offset in the one memory of the index; nothing is allocated and nothing kept
 * between calls. What the records mean is written in records/.
 */
export { accumulate } from './accumulate.as';
export { addPair, keepRange } from './calendar.as';
export { foldCells, priceCells } from './cells.as';
export { collectHotels } from './collect.as';
export { countOpen, countOptions, countPriced } from './counts.as';
export { fillTables, mergeTables, sumCounts } from './flights.as';
export { reduceHotels } from './hotels.as';
export { leastStays } from './least-stays.as';
export { priceLegs } from './leg-prices.as';
export { pricePlans } from './plan-prices.as';
export { prunePlans } from './prune.as';
export { fillFactors, gatherPlans } from './rate-plans.as';
export { nothing } from './stay-prices.as';
export { addCosts, findCostGroups, nextTile } from './tiles.as';
export { leastTogether } from './together.as';
