import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 10, [1, 2, 10]],
  [5, 10, [1, 4, 5, 6, 10]],
  [10, 10, [1, 9, 10]],
])('on page %i of %i there are links to %j [RSLT-06]', (page, pages, links) => {
  expect(pagesAround(page, pages)).toEqual(links);
});
