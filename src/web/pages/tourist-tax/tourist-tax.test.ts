import { expect, test, vi } from 'vitest';
import { taxOfStay, touristTaxPage } from '#web/testing/holidays/tourist-tax.ts';
import { postedFields, requestPage } from '#web/testing/request-page.ts';
import { ruleRows } from './rule-rows.ts';

test('every rule stands in words with an example and the month it was known; none is nought unknown', async () => {
  const { status, text } = await requestPage('/tourist-tax');
  expect(status).toBe(200);
  for (const words of [
    'All 3 rules, A to Z',
    'Amsterdam 12.5% of the price of the room',
    'Croatia Figure not published. Pay at the hotel',
    'Ibiza and Majorca Spain: €2.20 to €4.40 a night for each person',
    '4 stars, 1 May to 31 October: €3.30',
    'Nobody under 16 pays.',
    'From night 9 on it’s 50% of that.',
    'Example: €46.20; we allow £40 in our price.',
    'as known in June 2025',
  ])
    expect(text).toContain(words);
});

test('a rule is found by any of its places without script, and one that is not there is told', async () => {
  const rows = async (find: string) => {
    const { html, text } = await requestPage(`/tourist-tax?find=${find}`, {
      answers: {
        PlaceSearch: ({ text: sought }) => ({
          destinations: sought === 'alcudia' ? [{ isNamed: true, within: 'Majorca, Spain' }] : [],
        }),
      },
    });
    const names = [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name);
    return { names, text };
  };
  expect((await rows('spain')).names).toEqual(['Ibiza and Majorca']);
  const one = await rows('%20M%C3%A1jorca');
  expect(one.names).toEqual(['Majorca and Ibiza']);
  expect(one.text).toContain('One rule for “Májorca”.');
  expect((await rows('alcudia')).names).toEqual(['Majorca and Ibiza']);
  const none = await rows('atlantis');
  expect(none.names).toEqual([]);
  expect(none.text).toContain('We hold no rule for “atlantis”. Try its region or country.');
  expect((await rows('')).names).toEqual(['Amsterdam', 'Croatia', 'Ibiza and Majorca']);
});

test('of a rule with many places two are named, those that are looked for first', () => {
  const [rule] = touristTaxPage().localTaxes;
  const places = ['Rimini', 'Turin', 'Verona', 'Puglia', 'Naples'].map((label) => ({
    value: label,
    label,
    within: 'Italy',
  }));
  const [all] = ruleRows([{ ...rule!, places }], '', 'en-GB');
  expect(all).toMatchObject({
    title: 'Rimini, Turin and 3 more',
    within: 'Italy',
    places: 'Rimini, Turin, Verona, Puglia and Naples',
  });
  expect(ruleRows([{ ...rule!, places }], 'naples', 'en-GB')[0]?.title).toBe(
    'Naples, Rimini and 3 more',
  );
});

test('a place where something is owed is worked out before anything is asked', async () => {
  const { html, text } = await requestPage('/tourist-tax');
  expect(text).toContain('For example, Ibiza: 7 nights from');
  expect(text).toContain('4-star hotel, 1 room 2 people × 7 nights × €3.30 €46.20');
  expect(html).not.toContain('autofocus');
});

const ASKED =
  'place=spain-majorca&arrive=2027-06-09&nights=7&stars=4&rooms=1&adults=2&ages=9%2C+16';

test('a stay is worked out without script, and its fields stay filled', async () => {
  const ask = vi.fn(taxOfStay);
  const { html, text } = await requestPage(`/tourist-tax?${ASKED}`, {
    answers: { TouristTaxOfStay: ask },
  });
  expect(ask.mock.calls[0]).toMatchObject([
    {
      id: 'spain-majorca',
      stay: { checkIn: '2027-06-09', nights: 7, stars: 4, rooms: 1, adults: 2, childAges: [9, 16] },
    },
  ]);
  for (const words of [
    'Majorca: 7 nights from Wed 9 June 2027',
    '3 people × 7 nights × €3.30 €69.30',
    'at the hotel €69.30',
  ])
    expect(text).toContain(words);
  expect(postedFields(html, 'Work it out').get('ages')).toBe('9, 16');
  expect(html).toMatch(/<h3 id="answer"[^>]*autofocus/i);
  expect(text.split('as known in June 2025')).toHaveLength(5);
});

test.each([
  ['nights=7', 'nights=99', 'from 1 to 60'],
  ['ages=9%2C+16', 'ages=nine', 'as a number from 0 to 17'],
  ['arrive=2027-06-09', 'arrive=June', 'Enter the day you arrive'],
  ['place=spain-majorca', 'place=', 'Choose a place from the list'],
])('instead of %s, %s is told at its field and nothing is lost', async (right, wrong, words) => {
  const { status, html, text } = await requestPage(`/tourist-tax?${ASKED.replace(right, wrong)}`);
  expect([status, text.includes(words)]).toEqual([422, true]);
  expect(postedFields(html, 'Work it out').get('adults')).toBe('2');
});

test('a place without a rule is told at its field', async () => {
  const { status, text } = await requestPage(`/tourist-tax?${ASKED}`, {
    answers: { TouristTaxOfStay: () => ({ localTaxFor: null }) },
  });
  expect([status, text.includes('Choose a place from the list')]).toEqual([422, true]);
});

test.each(['9/6/27', '09/06/2027', '9 June 2027', '2027-06-09'])(
  'a day is written the British way, and understood however it is typed: %s',
  async (day) => {
    const address = `/tourist-tax?${ASKED.replace('2027-06-09', encodeURIComponent(day))}`;
    const { status, html, text } = await requestPage(address);
    expect([status, postedFields(html, 'Work it out').get('arrive')]).toEqual([200, '09/06/2027']);
    expect(text).toContain('7 nights from Wed 9 June 2027');
  },
);
