import { describe, expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { Answers } from '#web/testing/holidays/data-call.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const NOW = '2026-11-22T20:22:00.000Z';
const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const hotel = {
  name: 'Hotel Miramar Blanc',
  resortName: 'Port de Sóller',
  placeLine: 'Port de Sóller, Majorca',
  pictures: [],
};
const points = (...totals: readonly number[]) =>
  totals.map((total, i) => ({
    day: addDays('2026-11-22', i - totals.length + 1),
    total: pounds(total),
  }));

const holiday = (total: number) => ({
  kind: 'Holiday',
  hotel: {
    ...hotel,
    metresToBeach: 120,
    tripAdvisorInformation: { rating: 4.6, reviewCount: 900 },
  },
  hotelItinerary: { party: { numberOfAdults: 2, childAges: [9, 6] } },
  flightItinerary: {
    outbound: {
      segments: [
        { departureTime: '2027-07-24T06:15', departureAirport: { name: 'Leeds Bradford' } },
      ],
    },
  },
  board: { name: 'Half board' },
  rooms: [{ displayName: 'Family, sea side' }],
  price: { total: pounds(total) },
  lines: [
    { amount: { amount: 278_240 }, paidAtHotel: false },
    { amount: { amount: 4_000 }, paidAtHotel: true },
  ],
  cancellation: [{ until: '2027-04-12', lost: pounds(48_000) }],
});

const GONE = {
  kind: 'NoAvailability',
  soldOut: { ...hotel, name: 'Mirador del Teide' },
  alternatives: [
    {
      label: 'Elsewhere in Costa Adeje',
      package: {
        hotelQuoteId: 'h1.9',
        flightQuoteId: 'f1.9',
        hotel: { name: 'Bahía Adeje Club' },
        price: { total: pounds(298_520) },
      },
    },
  ],
};

const deal = (changed: object = {}, bookmark: object = {}) => ({
  id: 'b1',
  lastSeenOn: '2026-11-20',
  bookmark: {
    id: 'b1',
    hotelQuoteId: 'h1.1',
    flightQuoteId: 'f1.1',
    departureDate: '2027-07-24',
    numberOfNights: 7,
    savedOn: '2026-11-08',
    keptUntil: '2026-11-29',
    isTargetReached: false,
    price: pounds(290_400),
    targetPrice: null,
    ...bookmark,
  },
  pricePoints: points(290_400, 282_240),
  holiday: holiday(282_240),
  ...changed,
});

const NO_ANSWERS: Answers = {};

const open = (
  deals: readonly ReturnType<typeof deal>[],
  { address = '/scrapbook', isCustomer = false, answers = NO_ANSWERS, form = {} } = {},
) =>
  requestPage(address, {
    page: {
      now: NOW,
      authentication: {
        emailAddress: isCustomer ? 'sarah@example.com' : null,
        firstName: null,
        isAway: false,
      },
    },
    ...(Object.keys(form).length > 0 && { form }),
    answers: {
      ScrapbookPage: () => ({
        holidayBookmarks: deals.map(({ id, bookmark: { departureDate, keptUntil } }) => ({
          id,
          departureDate,
          keptUntil,
        })),
      }),
      SavedDeals: ({ bookmarkIds }) => ({
        savedDeals: deals.filter(({ id }) => bookmarkIds?.includes(id) ?? true),
      }),
      ...answers,
    },
  });

test('with nothing saved the page says how to save [SAVE-01]', async () => {
  const { status, text } = await open([]);
  expect(status).toBe(200);
  expect(text).toContain('Saved holidays');
  expect(text).toContain('Nothing saved yet');
});

describe('what is saved stands with its price then and now [SAVE-01]', () => {
  test.each([
    [282_240, '£81.60 less'],
    [302_200, '£118.00 more'],
    [290_400, 'the same'],
  ])('%i against £2,904.00 is %s', async (total, words) => {
    const { text, html } = await open([deal({ holiday: holiday(total) })]);
    expect(text).toContain(words);
    expect(text).toContain('£2,904.00, Sun 8 November');
    expect(text).toContain('Sat 24 July, 7 nights Leeds Bradford 06:15');
    expect(text).toContain('2 adults, children aged 9 and 6');
    expect(text).toContain('£480.00 until Mon 12 April');
    expect(text).toContain('£40.00');
    expect(linksTo(html, 'See holiday')).toEqual([`/holiday/h1.1/f1.1?seen=${total}`]);
  });

  test('one that is gone says since when, with what can be had instead', async () => {
    const { text, html } = await open([deal({ holiday: GONE })]);
    expect(text).toContain('Sold out');
    expect(text).toContain('Last on sale on Fri 20 November.');
    expect(linksTo(html, 'Bahía Adeje Club')).toEqual(['/holiday/h1.9/f1.9?seen=298520']);
    expect(linksTo(html, 'See holiday')).toEqual([]);
  });

  test('14 days make a chart, fewer are said', async () => {
    const barsOf = (html: string): string[] =>
      /<svg [^>]*preserveAspectRatio="none".*?<\/svg>/.exec(html)?.[0].match(/<rect /g) ?? [];
    const days = Array.from({ length: 14 }, (_, i) => 291_100 - 700 * i);
    const charted = await open([deal({ pricePoints: points(...days) })]);
    expect(barsOf(charted.html)).toHaveLength(14);
    expect(charted.text).toContain('£2,820 lowest');
    expect(charted.text).toContain('£2,911 highest');
    const early = await open([deal({ pricePoints: points(...days.slice(3)) })]);
    expect(barsOf(early.html)).toEqual([]);
    expect(early.text).toContain('11 days so far. A chart needs 14.');
  });
});

test('without a login the last day is told; a customer’s are kept until they travel [SAVE-03, SAVE-04]', async () => {
  const out = await open([deal()]);
  expect(out.text).toContain('We keep this on this device until Sun 29 November');
  expect(linksTo(out.html, 'Log in and keep them')).toEqual([
    '/gatekeeper/login?redirect_to=scrapbook',
  ]);
  const mixed = await open([deal(), deal({ id: 'b2' }, { id: 'b2', keptUntil: '2026-11-27' })]);
  expect(mixed.text).toContain('for 7 days, the first until Fri 27 November');
  const keptUntil = '2027-07-24';
  const customer = await open([deal({}, { keptUntil })], { isCustomer: true });
  expect(customer.text).toContain('Kept until you travel.');
  const late = deal(
    { id: 'b2' },
    { id: 'b2', keptUntil: '2027-11-08', departureDate: '2027-12-01' },
  );
  expect((await open([deal({}, { keptUntil }), late], { isCustomer: true })).text).toContain(
    'Kept until you travel, for a year at most: the first until Mon 8 November 2027.',
  );
  expect(customer.text).not.toContain('You’re not logged in');
});

describe('four stand beside each other', () => {
  const five = ['b1', 'b2', 'b3', 'b4', 'b5'].map((id) => deal({ id }, { id }));
  const columns = (html: string) => html.match(/<th scope="col"><div/g)?.length ?? 0;

  test('the newest unless told, or those that were chosen', async () => {
    expect(columns((await open(five)).html)).toBe(4);
    expect(columns((await open(five, { address: '/scrapbook?compare=b5' })).html)).toBe(1);
  });

  test('five are refused at the wall on which they are chosen', async () => {
    const address = `/scrapbook?${five.map(({ id }) => `compare=${id}`).join('&')}`;
    const { status, text, html } = await open(five, { address });
    expect(status).toBe(422);
    expect(text).toContain('Choose up to 4 holidays to compare.');
    expect(html).toContain('href="#wall"');
  });

  test('a wall shows all, or those alone that can be had', async () => {
    const some = [deal(), deal({ id: 'b2', holiday: GONE }, { id: 'b2' })];
    const all = await open(some, { address: '/scrapbook?view=all' });
    expect(all.text).toContain('Mirador del Teide');
    const bookable = await open(some, { address: '/scrapbook?view=bookable' });
    expect(bookable.text).not.toContain('Mirador del Teide');
    expect(bookable.text).toContain('Hotel Miramar Blanc');
  });
});

describe('a form acts and goes back to its page', () => {
  const quotes = { hotelQuoteId: 'h1.1', flightQuoteId: 'f1.1' };
  const back = '/results?page=2#card-1';
  const saved = (kind: string, more: object = {}) => ({
    answers: { SaveHoliday: vi.fn(() => ({ createHolidayBookmark: { kind, ...more } })) },
  });

  test('a heart saves [SAVE-02]', async () => {
    const { answers } = saved('HolidayBookmark', { id: 'b1' });
    const form = { act: 'save', ...quotes, back };
    expect(await open([], { answers, form })).toMatchObject({ status: 303, location: back });
    expect(answers.SaveHoliday).toHaveBeenCalledWith(quotes);
  });

  test('a heart of a saved holiday gives it up, as its form says', async () => {
    const RemoveHoliday = vi.fn(() => ({
      deleteHolidayBookmark: { kind: 'HolidayBookmarkDeleted' },
    }));
    const { html } = await open([deal()]);
    const form = Object.fromEntries(postedFields(html, 'aria-pressed="true" aria-label='));
    expect(form).toMatchObject({ act: 'remove', bookmarkId: 'b1' });
    expect(await open([deal()], { answers: { RemoveHoliday }, form })).toMatchObject({
      status: 303,
      location: '/scrapbook#saved',
    });
    expect(RemoveHoliday).toHaveBeenCalledWith({ bookmarkId: 'b1' });
  });

  test('it never leads to another site', async () => {
    const { answers } = saved('HolidayBookmark', { id: 'b1' });
    for (const to of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example'])
      expect(await open([], { answers, form: { act: 'save', ...quotes, back: to } })).toMatchObject(
        {
          status: 303,
          location: '/',
        },
      );
  });

  test('what is sold out meanwhile leads to its own page, which says so', async () => {
    const { answers } = saved('NoAvailability');
    expect(await open([], { answers, form: { act: 'save', ...quotes, back } })).toMatchObject({
      status: 303,
      location: '/holiday/h1.1/f1.1',
    });
  });

  test('one too many is refused, with what is saved', async () => {
    const message = 'You’ve saved 20 holidays.';
    const { answers } = saved('InvalidInput', { errors: [{ field: 'hotelQuoteId', message }] });
    const refused = await open([deal()], { answers, form: { act: 'save', ...quotes, back } });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(message);
    expect(refused.text).toContain('Hotel Miramar Blanc');
  });
});

describe('a target price', () => {
  const form = (targetPrice: string) => ({
    act: 'watch',
    bookmarkId: 'b1',
    targetPrice,
    back: '/scrapbook#saved-b1',
  });
  const setting = (answer: object) => ({
    isCustomer: true,
    answers: { SetTargetPrice: vi.fn(() => ({ setTargetPrice: answer })) },
  });

  test('is asked of a customer alone', async () => {
    expect((await open([deal()])).text).toContain('Log in and we’ll tell you');
    const { html } = await open([deal()], { isCustomer: true });
    expect(html).toContain('name="targetPrice"');
  });

  test('is set in pence', async () => {
    const { answers, isCustomer } = setting({ kind: 'HolidayBookmark' });
    expect(await open([deal()], { answers, isCustomer, form: form('2,700.50') })).toMatchObject({
      status: 303,
      location: '/scrapbook#saved-b1',
    });
    expect(answers.SetTargetPrice).toHaveBeenCalledWith({ bookmarkId: 'b1', targetPrice: 270_050 });
  });

  test.each([
    ['', 'Please fill in this field.'],
    ['cheap', 'Enter an amount'],
    ['9000', 'Enter less than'],
  ])('%j is refused at its field, which keeps it', async (typed, words) => {
    const { answers, isCustomer } = setting({
      kind: 'InvalidInput',
      errors: [{ field: 'targetPrice', message: 'Enter less than £2,822.40' }],
    });
    const { status, text, html } = await open([deal()], {
      answers,
      isCustomer,
      form: form(typed),
    });
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(html).toContain('href="#target-b1"');
    expect(html).toMatch(new RegExp(`<input id="target-b1"[^>]*value="${typed}"`));
  });

  test('that is set can be changed or taken away', async () => {
    const watched = deal({}, { targetPrice: pounds(270_000) });
    const { text, html } = await open([watched], { isCustomer: true });
    expect(text).toContain('£2,700');
    expect(html).toContain('value="unwatch"');
    const { answers, isCustomer } = setting({ kind: 'HolidayBookmark' });
    await open([watched], { answers, isCustomer, form: { act: 'unwatch', bookmarkId: 'b1' } });
    expect(answers.SetTargetPrice).toHaveBeenCalledWith({ bookmarkId: 'b1', targetPrice: null });
  });
});
