import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test('all pages are named in groups: countries from A to Z among them [ROUTE-19]', async () => {
  const country = (label: string, path: string) => ({ countries: [{ label, path }] });
  const { status, html, text } = await requestPage('/main-sitemap', {
    answers: {
      AllPages: () => ({
        contentPages: [],
        continents: [country('Spain', 'spain'), country('Croatia', 'croatia')],
      }),
    },
  });
  expect(status).toBe(200);
  expect(text).toMatch(/All destinations Croatia Spain/);
  expect(linksTo(html, 'Croatia')).toEqual(['/destinations/croatia']);
  expect(linksTo(html, 'All hotels')).toEqual(['/hotels-sitemap/1']);
});
