import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const GROUP = /<section\b[^>]*><h2[^>]*>([^<]*)<\/h2>(.*?)<\/section>/gs;
const LINK = /<a\b[^>]*? href="([^"]*)"/g;

test('all pages are named in groups, and countries from A to Z whatever their article [ROUTE-19]', async () => {
  const country = (label: string, path: string) => ({ countries: [{ label, path }] });
  const theme = (id: string, hotels: number) => ({ id, name: id, hotels });
  const written = (slug: string) => ({ slug, title: `About ${slug}` });
  const { status, html } = await requestPage('/main-sitemap', {
    answers: {
      AllPages: () => ({
        contentPages: ['about-us', 'guides/warm-sea', 'help', 'tourist-tax'].map(written),
        themes: [theme('family', 20), theme('golf', 19)],
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
  const [[name, byKind]] = groups.splice(1, 1) as [(typeof groups)[number]];
  expect([name, byKind.slice(0, 4)]).toEqual([
    'By month and type',
    ['/holidays', '/holidays/late-deals', '/holidays/family', '/holidays/november-2026'],
  ]);
  expect(byKind.slice(-4)).toEqual([
    '/holidays/november-2028',
    '/holidays/2026',
    '/holidays/2027',
    '/holidays/2028',
  ]);
  expect(groups).toEqual([
    [
      'Find a holiday',
      [
        '/',
        '/holidays/city-breaks',
        '/holidays/cruise/search',
        '/?mode=ho',
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

test('hotels stand under their letter, and every letter and page is a link away', async () => {
  const { html } = await requestPage('/hotels-sitemap/1');
  expect(html).toMatch(/<h2 id="letter-H"[^>]*>H<\/h2><ul[^>]*><li><a[^>]*>Hotel Miramar Blanc</);
  expect(linksTo(html, 'M')).toContain('/hotels-sitemap/2#letter-M');
  expect(linksTo(html, '2')).toContain('/hotels-sitemap/2');
  expect(linksTo(html, 'All pages')).toContain('/main-sitemap');
});
