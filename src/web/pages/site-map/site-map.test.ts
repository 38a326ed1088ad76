import { expect, test } from 'vitest';
import { holidaysIndex } from '#web/testing/holidays/landing.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test('all pages are named in groups: countries from A to Z, kinds that can be booked, each month [ROUTE-19]', async () => {
  const country = (label: string, path: string) => ({ countries: [{ label, path }] });
  const { status, html, text } = await requestPage('/main-sitemap', {
    answers: {
      AllPages: () => ({
        contentPages: [],
        continents: [country('Spain', 'spain'), country('Croatia', 'croatia')],
        themes: holidaysIndex().themes,
      }),
    },
  });
  expect(status).toBe(200);
  expect(text).toMatch(/All destinations Croatia Spain/);
  expect(linksTo(html, 'Croatia')).toEqual(['/destinations/croatia']);
  expect(linksTo(html, 'City')).toContain('/holidays/city');
  expect(linksTo(html, 'Golf')).toEqual([]);
  expect(linksTo(html, 'June 2027')).toEqual(['/holidays/june-2027']);
  expect(linksTo(html, 'Late deals')).toEqual(['/holidays/late-deals']);
  expect(linksTo(html, 'All hotels')).toEqual(['/hotels-sitemap/1']);
});
