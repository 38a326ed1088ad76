import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const GROUP = /<section\b[^>]*><h2[^>]*>([^<]*)<\/h2>(.*?)<\/section>/gs;
const LINK = /<a\b[^>]*? href="([^"]*)"/g;

test('all pages are named in groups, and countries from A to Z whatever their article [ROUTE-19]', async () => {
  const country = (label: string, path: string) => ({ countries: [{ label, path }] });
  const written = (slug: string) => ({ slug, title: `About ${slug}` });
  const { status, html } = await requestPage('/main-sitemap', {
    answers: {
      AllPages: () => ({
        contentPages: ['about-us', 'guides/warm-sea', 'help', 'tourist-tax'].map(written),
        continents: [
          country('Spain', 'spain'),
          country('The Gambia', 'gambia'),
          country('Croatia', 'croatia'),
        ],
      }),
    },
  });
  expect(status).toBe(200);
  const groups = [...html.matchAll(GROUP)].map(
    ([, name = '', links = '']) => [name, [...links.matchAll(LINK)].map(([, to]) => to)] as const,
  );
  expect(groups).toEqual([
    [
      'Find a holiday',
      [
        '/',
        '/holidays/city-breaks',
        '/holidays/cruise/search',
        '/?mode=ho',
        '/holidays',
        '/holiday-discovery',
        '/hotels-sitemap/1',
      ],
    ],
    [
      'Places',
      ['/destinations', '/destinations/croatia', '/destinations/gambia', '/destinations/spain'],
    ],
    ['Guides', ['/guides', '/guides/warm-sea']],
    ['Help and rights', ['/help', '/about-us', '/tourist-tax', '/report-a-problem']],
    [
      'Your account',
      [
        '/account/bookings',
        '/scrapbook',
        '/previous_searches',
        '/gatekeeper/login',
        '/gatekeeper/register',
        '/gatekeeper/forgotten-password',
        '/cookie-policy',
      ],
    ],
  ]);
  expect(linksTo(html, 'The Gambia')).toEqual(['/destinations/gambia']);
});
