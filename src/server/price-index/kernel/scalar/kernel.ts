/**
 * The loops of vector/ without vectors, each in the file of the same name: for machines without
 * SIMD, and to hold the vector code against.
 */
import type { Kernel } from '../kernel.ts';
import { addPair, keepRange, leastStays, priceLegs } from './calendar.ts';
import { foldCells, leastTogether, priceCells } from './cells.ts';
import { fillTables, mergeTables, sumCounts } from './flights.ts';
import { collectHotels, countOpen, countOptions, countPriced, reduceHotels } from './hotels.ts';
import { accumulate, fillFactors, gatherPlans, pricePlans } from './rate-plans.ts';
import { addCosts, findCostGroups, nextTile } from './tiles.ts';

/** The loops over a memory as it is now; regions taken later need a new kernel. */
export function scalarKernel({ buffer }: WebAssembly.Memory): Kernel {
  const memory = {
    i32: new Int32Array(buffer),
    u16: new Uint16Array(buffer),
    u8: new Uint8Array(buffer),
  };
  return {
    gatherPlans: (work) => gatherPlans(memory, work),
    fillFactors: (...args) => fillFactors(memory, ...args),
    accumulate: (work) => accumulate(memory, work),
    // Here every stay is read for every plan.
    prunePlans: () => undefined,
    pricePlans: (work) => pricePlans(memory, work),
    reduceHotels: (work) => reduceHotels(memory, work),
    collectHotels: (work) => collectHotels(memory, work),
    countOpen: (work) => countOpen(memory, work),
    countOptions: (work) => countOptions(memory, work),
    countPriced: (work) => countPriced(memory, work),
    priceCells: (work) => priceCells(memory, work),
    foldCells: (...args) => foldCells(memory, ...args),
    leastStays: (work) => leastStays(memory, work),
    leastTogether: (work) => leastTogether(memory, work),
    fillTables: (...args) => fillTables(memory, ...args),
    mergeTables: (...args) => mergeTables(memory, ...args),
    sumCounts: (...args) => sumCounts(memory, ...args),
    findCostGroups: (work) => findCostGroups(memory, work),
    addCosts: (work) => addCosts(memory, work),
    nextTile: (work) => nextTile(memory, work),
    priceLegs: (work) => priceLegs(memory, work),
    addPair: (work) => addPair(memory, work),
    keepRange: (...args) => keepRange(memory, ...args),
  };
}
