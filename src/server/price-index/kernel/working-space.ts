/**
 * What one thread works with: the hot loops and a region of the shared memory for the tile at hand.
 */
import type { Columns } from '../memory/columns.ts';
import { takeRegion } from '../memory/shared-memory.ts';
import { WORDS, type Area, type IndexSizes, type Sizes } from './areas.ts';
import { FLIGHT_LISTS, type FlightLists } from './flight-lists.ts';
import type { Kernel, MakeKernel } from './kernel.ts';
import { PLAN_BLOCK, TILE_PLANS, type TilePlans } from './limits.ts';
import { makeKernel } from './make-kernel.ts';
import type { Address } from './record.ts';

export type WorkingSpace = {
  readonly kernel: Kernel;
  readonly tilePlans: TilePlans;
  /** Where each area begins. */
  readonly at: Readonly<Record<Area, Address>>;
  readonly words: Readonly<Record<Area, Int32Array>>;
  /** Whether the index's part of the flight work is written. */
  hasFlights: boolean;
  /** Whether partFirsts is written. */
  hasPartFirsts: boolean;
  /** Searches whose tables of flights were made. */
  searches: number;
  /** Whose tables lie in tableWords. */
  tablesOf: unknown;
  /**
   * Which kinds of rooms (by their factors) planFactors holds at which position, the one longest
   * not asked for first.
   */
  readonly roomsAt: Map<Int32Array, number>;
};

/**
 * kernel: other hot loops than the machine's best. tilePlans: other tiles than the near caches
 * want. worker: the number of this thread; one that takes the place of a thread that ended takes
 * its working space too.
 */
export type AttachOptions = {
  readonly kernel?: MakeKernel;
  readonly tilePlans?: TilePlans;
  readonly worker?: number;
};

/** Takes a region of the memory for this thread, or the one that its worker number has. */
export function makeWorkingSpace(
  memory: WebAssembly.Memory,
  { hotelPlan, control }: Columns,
  index: IndexSizes,
  lists: FlightLists,
  { kernel: make = makeKernel, worker, tilePlans: wanted = TILE_PLANS }: AttachOptions,
): WorkingSpace {
  const largest = hotelPlan.reduce(
    (most, plan, i) => Math.max(most, plan - (hotelPlan[i - 1] ?? 0)),
    0,
  );
  const most = Math.ceil(largest / PLAN_BLOCK) * PLAN_BLOCK;
  const long = Math.max(wanted.long, most);
  const tilePlans: TilePlans = { short: Math.max(wanted.short, long), long };
  const areas = Object.entries<(sizes: Sizes) => number>(WORDS).map(([name, words]) => ({
    name,
    words: Math.ceil(words({ ...index, tilePlans, lists }) / PLAN_BLOCK + 1) * PLAN_BLOCK,
  }));
  const start = takeRegion(
    memory,
    control,
    worker,
    4 * areas.reduce((sum, { words }) => sum + words, 0),
  );
  let next = start;
  const placed = areas.map(({ name, words }) => {
    const at = next;
    next += 4 * words;
    return { name, at, words: new Int32Array(memory.buffer, at, words) };
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
  const words = Object.fromEntries(
    placed.map((area) => [area.name, area.words]),
  ) as WorkingSpace['words'];
  for (const name of FLIGHT_LISTS) words[name].set(lists[name]);
  return {
    kernel: make(memory),
    tilePlans,
    hasFlights: false,
    hasPartFirsts: false,
    searches: 0,
    tablesOf: undefined,
    roomsAt: new Map(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
    at: Object.fromEntries(placed.map(({ name, at }) => [name, at])) as WorkingSpace['at'],
    words,
  };
}
