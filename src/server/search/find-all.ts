import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { ResultSet } from '#server/price-index/evaluate.ts';
import { makeQuery } from '#server/price-index/query.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { resultOf } from './result/result-of.ts';

/** All hotels that criteria which checkCriteria calls sound find, with every facet; no offers. */
export const findAll = (index: SearchIndex, criteria: Criteria, today: IsoDate): ResultSet =>
  resultOf(makeQuery(index, criteria, today), today);
