import { expect, test } from 'vitest';
import { shownDeals } from './shown-deals.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each([
  ['', { kind: 'compare', ids: ['a', 'b', 'c', 'd'] }],
  ['compare=f&compare=b', { kind: 'compare', ids: ['b', 'f'] }],
  ['compare=gone', { kind: 'compare', ids: ['a', 'b', 'c', 'd'] }],
  ['compare=a&compare=b&compare=c&compare=d&compare=e', { kind: 'all', isTooMany: true }],
  ['view=all', { kind: 'all', isTooMany: false }],
  ['view=bookable', { kind: 'bookable', isTooMany: false }],
  ['view=other', { kind: 'compare', ids: ['a', 'b', 'c', 'd'] }],
])('?%s shows %j', (query, shown) => {
  expect(shownDeals(new URLSearchParams(query), IDS)).toEqual(shown);
});
