/** Result sets of recent searches, so that sorting and paging cost nothing; one cache per attached index. */
import type { ResultSet } from './engine/evaluate.ts';
import type { SearchIndex } from './search-index.ts';

/** Hotels over all kept results: about 16 bytes each. */
const MOST_HOTELS = 500_000;
const MOST_RESULTS = 2_000;

type Cache = { readonly results: Map<string, ResultSet>; hotels: number };

const caches = new WeakMap<SearchIndex, Cache>();

/** The result under `key` (canonical criteria, day and epoch), made when it is not kept; the oldest go first. */
export function cachedResult(index: SearchIndex, key: string, make: () => ResultSet): ResultSet {
  const cache = caches.getOrInsertComputed(index, () => ({ results: new Map(), hotels: 0 }));
  const kept = cache.results.get(key);
  if (kept) return kept;
  const result = make();
  cache.results.set(key, result);
  cache.hotels += result.hotels.length;
  for (const [oldest, { hotels }] of cache.results) {
    if (cache.hotels <= MOST_HOTELS && cache.results.size <= MOST_RESULTS) break;
    cache.results.delete(oldest);
    cache.hotels -= hotels.length;
  }
  return result;
}
