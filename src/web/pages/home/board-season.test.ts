import { expect, test } from 'vitest';
import { homeAnswer } from '#web/testing/holidays/home.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

/** The home page at an address, with what it asked the board for. */
async function visit(address: string, packages = homeAnswer().departuresBoard.packages) {
  const asked: unknown[] = [];
  const page = await requestPage(address, {
    answers: {
      HomePage: ({ season }) => {
        asked.push(season);
        const { departuresBoard, ...others } = homeAnswer();
        return { ...others, departuresBoard: { ...departuresBoard, packages } };
      },
    },
  });
  return { ...page, asked };
}

const TABS = ['Now', 'Easter', 'Summer 2027', 'October half-term', 'Winter sun'];

test('each season of the board has an address, which keeps the search of the page', async () => {
  const { html } = await visit('/?departureAirports=LBA&season=summer');
  const query = '?departureAirports=LBA';
  expect(TABS.map((label) => linksTo(html, label).at(-1)?.replaceAll('&amp;', '&'))).toEqual([
    `/${query}#departures`,
    `/${query}&season=easter#departures`,
    `/${query}&season=summer#departures`,
    `/${query}&season=october-half-term#departures`,
    `/${query}&season=winter-sun#departures`,
  ]);
  expect(linksTo((await visit('/?season=easter')).html, 'Now')).toEqual(['/#departures']);
});

test.each([
  ['/', 'NOW', 'Now'],
  ['/?season=easter', 'EASTER', 'Easter'],
  ['/?season=summer', 'SUMMER', 'Summer 2027'],
  ['/?season=october-half-term', 'OCTOBER_HALF_TERM', 'October half-term'],
  ['/?season=winter-sun', 'WINTER_SUN', 'Winter sun'],
  ['/?season=EASTER', 'NOW', 'Now'],
  ['/?season=autumn', 'NOW', 'Now'],
])('%s asks for the board %s, its tab is the current one', async (address, season, label) => {
  const { html, asked } = await visit(address);
  expect(asked).toEqual([season]);
  const tabs = /<nav[^>]*aria-label="When to leave".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(/<a[^>]*aria-current="page"[^>]*>([^<]*)/.exec(tabs)?.[1]).toBe(label);
});

test('a season is no part of the search: the form posts as without', async () => {
  const form = async (address: string) =>
    [...postedFields((await visit(address)).html, 'aria-label="Search for a holiday"')].toString();
  expect(await form('/?season=summer')).toBe(await form('/'));
});

test('an empty season says so under its tabs, an empty board of now is none', async () => {
  const { html, text } = await visit('/?season=easter', []);
  expect(text).toContain('We don’t have anything from Leeds Bradford for this season yet.');
  expect(linksTo(html, 'Winter sun')).toHaveLength(1);
  expect((await visit('/', [])).text).not.toContain('Winter sun');
});
