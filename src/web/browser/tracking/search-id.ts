import type { Criteria } from '#domain/search/criteria.ts';

/**
 * The same for the same question, however its answer is sorted, filtered and paged (TRK-05). FNV-1a
 * of 32 bits, in letters and digits.
 */
export function searchIdOf(criteria: Criteria): string {
  const { filters: _filters, sort: _sort, page: _page, ...question } = criteria;
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(question))
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
