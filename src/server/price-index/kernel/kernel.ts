/**
 * The hot loops of the engine. Each is given the address of one record, which tells all it reads
 * and writes (records/); what it does is written at its name in vector/.
 */
import type { Address } from './record.ts';

export type Kernel = {
  /** LEAST_WORK. */
  readonly gatherPlans: (work: Address) => void;
  readonly pricePlans: (work: Address) => void;
  readonly leastStays: (work: Address) => void;
  /** TOGETHER_WORK. */
  readonly leastTogether: (work: Address) => void;
  /** PLAN_WORK. */
  readonly accumulate: (work: Address) => void;
  readonly prunePlans: (work: Address) => void;
  readonly reduceHotels: (work: Address) => void;
  /** CELL_WORK; what foldCells writes by hotel of the tile. */
  readonly priceCells: (work: Address) => void;
  readonly foldCells: (work: Address, leadPrices: Address, options: Address) => void;
  /** COLLECT_WORK. */
  readonly collectHotels: (work: Address) => void;
  readonly countOpen: (work: Address) => void;
  /** OPTION_WORK. */
  readonly countOptions: (work: Address) => void;
  /** PRICED_WORK. */
  readonly countPriced: (work: Address) => void;
  /** FLIGHT_WORK; a list of airports or of airport sets. */
  readonly fillTables: (work: Address, airports: Address, count: number) => void;
  readonly mergeTables: (work: Address, sets: Address, count: number) => void;
  /** FLIGHT_WORK and TILE_WORK; hotels by flight option and by carrier. */
  readonly sumCounts: (work: Address, tiles: Address, options: Address, carriers: Address) => void;
  /** TILE_WORK. */
  readonly findCostGroups: (work: Address) => void;
  readonly addCosts: (work: Address) => void;
  readonly nextTile: (work: Address) => void;
  /** LEG_WORK. */
  readonly priceLegs: (work: Address) => void;
  /** PAIR_WORK; arrival day offsets that are flown, a bit each. */
  readonly addPair: (work: Address) => number;
  /** Columns and what is made of them. */
  readonly fillFactors: (
    planOccupancy: Address,
    plans: number,
    factorOf: Address,
    factors: Address,
  ) => void;
  readonly keepRange: (totals: Address, count: number, least: number, most: number) => number;
};

/** Makes the loops of one memory. */
export type MakeKernel = (memory: WebAssembly.Memory) => Kernel;
