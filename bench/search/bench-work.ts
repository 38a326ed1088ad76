/** What a thread of the benchmark is given to do. */
import type { SharedIndex } from '#server/price-index/search-index.ts';
import type { MixWorld } from './query-mix.ts';

export type ThreadWork = { readonly shared: SharedIndex } & (
  | {
      readonly kind: 'search';
      readonly world: MixWorld;
      readonly seed: number;
      readonly queries: number;
      readonly warmUp: number;
      readonly gate: Int32Array;
      readonly threads: number;
    }
  | { readonly kind: 'patch'; readonly perSecond: number; readonly control: Int32Array }
);

/**
 * Words of the writer's control: what it is to do, what it does, how many changes it has made, one
 * to sleep on; and what it may do.
 */
export const WRITER = {
  order: 0,
  does: 1,
  changes: 2,
  sleep: 3,
  rests: 0,
  writes: 1,
  ends: 2,
} as const;
export const WRITER_WORDS = 4;
