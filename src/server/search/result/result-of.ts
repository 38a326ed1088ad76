/**
 * The result set of a query: kept, so that sorting, paging and the map of one search cost it once.
 */
import type { IsoDate } from '#domain/dates.ts';
import { evaluate, type ResultSet } from '#server/price-index/evaluate.ts';
import type { Query } from '#server/price-index/query.ts';
import { cachedResult } from './result-cache.ts';

/** Hotels that pass all filters of `query` with their lead prices. */
export const resultOf = (query: Query, today: IsoDate): ResultSet =>
  cachedResult(query.index, JSON.stringify([today, { ...query.criteria, sort: '', page: 0 }]), () =>
    evaluate(query),
  );
