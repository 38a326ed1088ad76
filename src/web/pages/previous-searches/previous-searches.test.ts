import { expect, test, vi } from 'vitest';
import type { Answers } from '#web/testing/holidays/data-call.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const SEARCH = {
  id: 's1',
  query: 'searchType=HOLIDAY&locationIds[0]=majorca',
  destinationLabel: 'Majorca',
  departureDate: '2027-07-24',
  departureRangeEndDate: '2027-07-24',
  nights: [7, 10],
  party: { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0 },
  searchedAt: '2026-11-20T10:00:00.000Z',
  priceThen: pounds(150_000),
  priceNow: pounds(141_840),
};

const open = (
  searches: readonly object[],
  isKept = true,
  answers: Answers = {},
  form?: Readonly<Record<string, string>>,
) =>
  requestPage('/previous_searches', {
    answers: {
      PreviousSearchesPage: () => ({ previousSearches: searches, keepsPreviousSearches: isKept }),
      ...answers,
    },
    ...(form && { form }),
  });

test('each search leads to its results, with its price then and now', async () => {
  const { status, html, text } = await open([
    SEARCH,
    { ...SEARCH, id: 's2', destinationLabel: 'anywhere', priceNow: null },
  ]);
  expect(status).toBe(200);
  expect(linksTo(html, 'Majorca')).toEqual([`/results?${SEARCH.query}`]);
  expect(text).toContain('Sat 24 July, 7 or 10 nights');
  expect(text).toContain('3 people');
  expect(text).toMatch(/Then, Fri 20 November\s+from £1,500\s+Now\s+from £1,418.40\s+£81.60 less/);
  expect(text).toMatch(/Anywhere.*Now\s+nothing found/);
  expect(text).toContain('We keep your last 20 searches for 90 days');
});

test.each([
  ['Remove', 'remove', 'DeletePreviousSearch', { id: 's1' }],
  ['Remove all', 'remove all', 'DeletePreviousSearches', {}],
  ['Stop keeping my searches', 'stop', 'KeepPreviousSearches', { keep: false }],
])('%s', async (_, act, operation, variables) => {
  const done = vi.fn(() => ({}));
  const { html } = await open([SEARCH]);
  const fields = Object.fromEntries(postedFields(html, `value="${act}"`));
  const answered = await open([], true, { [operation]: done }, fields);
  expect(answered).toMatchObject({ status: 303, location: '/previous_searches' });
  expect(done).toHaveBeenCalledWith(variables);
});

test('whoever has none kept is asked first', async () => {
  const keep = vi.fn(() => ({}));
  const { html, text } = await open([], false);
  expect(text).toContain('We don’t keep any of your searches.');
  await open(
    [],
    false,
    { KeepPreviousSearches: keep },
    Object.fromEntries(postedFields(html, 'Keep my searches')),
  );
  expect(keep).toHaveBeenCalledWith({ keep: true });
});
