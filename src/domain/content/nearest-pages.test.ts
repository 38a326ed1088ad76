import { expect, test } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const pages = ['faqs', 'about-us', 'guides/bags-by-airline', 'late-booking', 'help'].map(
  (slug) => ({ slug }),
);
const nearest = (asked: string) => nearestPages(asked, pages, 3).map(({ slug }) => slug);

test.each([
  ['abuot-us', 'about-us'],
  ['FAQ', 'faqs'],
  ['bags', 'guides/bags-by-airline'],
  // Of a made-up address its beginning alone is compared.
  ['x'.repeat(60) + 'help', 'faqs'],
])('for /%s three pages are offered, %s first', (asked, first) => {
  expect(nearest(asked)).toHaveLength(3);
  expect(nearest(asked)[0]).toBe(first);
});
