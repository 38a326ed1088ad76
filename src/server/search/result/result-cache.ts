/**
 * Result sets of recent searches, so that sorting and paging cost nothing; one cache per attached
 * index.
 */
import type { ResultSet } from '#server/price-index/evaluate.ts';
import { epochOf, type Epoch } from '#server/price-index/read-stable.ts';
import { isMoved } from '#server/price-index/scope.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';

/** Hotels over all kept results: about 16 bytes each. */
const MOST_HOTELS = 500_000;
const MOST_RESULTS = 2_000;

/** A result and the epoch at which all that it was read from stood as it says. */
type Kept = { readonly result: ResultSet; epoch: Epoch };
type Cache = { readonly results: Map<string, Kept>; hotels: number };

const caches = new WeakMap<SearchIndex, Cache>();

/**
 * The result under `key` (canonical criteria and day), made when it is not kept or when prices that
 * it was read from have changed; the oldest go first.
 */
export function cachedResult(index: SearchIndex, key: string, make: () => ResultSet): ResultSet {
  const cache = caches.getOrInsertComputed(index, () => ({ results: new Map(), hotels: 0 }));
  const epoch = epochOf(index);
  const kept = cache.results.get(key);
  if (kept && !isMoved(index, kept.result.scope, kept.epoch)) {
    kept.epoch = epoch;
    return kept.result;
  }
  if (kept) drop(cache, key, kept);
  const result = make();
  cache.results.set(key, { result, epoch });
  cache.hotels += result.hotels.length;
  for (const [oldest, old] of cache.results) {
    if (cache.hotels <= MOST_HOTELS && cache.results.size <= MOST_RESULTS) break;
    drop(cache, oldest, old);
  }
  return result;
}

function drop(cache: Cache, key: string, { result }: Kept): void {
  cache.results.delete(key);
  cache.hotels -= result.hotels.length;
}
