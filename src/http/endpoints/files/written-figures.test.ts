/** Dates and sums that pages say of our own rules are those that the rules come to. */
import { expect, test } from 'vitest';
import { blockWords, runWords } from '#domain/content/sections.ts';
import { addDays, daysBetween, formatDayOfYear, type IsoDate } from '#domain/dates.ts';
import { DEPOSIT_PER_PERSON, lossOn } from '#domain/holiday/cancellation.ts';
import {
  BALANCE_DUE_DAYS,
  LOW_DEPOSIT_PER_PERSON,
  plansFor,
} from '#domain/holiday/payment-plans.ts';
import { SETTLE_DAYS, UNDO_MINUTES } from '#domain/order/cancelling.ts';
import { protectedUntil } from '#domain/order/price-drop.ts';
import { makeContentTables } from '#server/composition/content-tables.ts';
import { CONTENT_DIRECTORY, readContentDirectory } from '#server/content/source-directory.ts';

const { entries } = await readContentDirectory(CONTENT_DIRECTORY, makeContentTables());

const blocksOf = (slug: string) => entries.find(({ entry }) => entry.slug === slug)!.entry.blocks;

const wordsOf = (slug: string) => blocksOf(slug).map(blockWords).join(' ');

/** The tables of a page, row by row, in words. */
const tablesOf = (slug: string) =>
  blocksOf(slug).flatMap((block) =>
    block.kind === 'table' ? [block.rows.map((row) => row.map((cell) => runWords(cell)))] : [],
  );

const MARKETS = [
  ['£', 0],
  ['€', 1],
] as const;

const longDay = (day: IsoDate) => formatDayOfYear(day.slice(5));

test.each(MARKETS)('ways to pay works out in %s the plans that we offer', (sign, at) => {
  const sum = (pence: number) => `${sign}${pence / 100}`;
  const plans = plansFor({
    payable: 60_000,
    paying: 2,
    today: '2027-02-10',
    departureDate: '2027-06-09',
  });
  const rows = plans.map(({ instalments: [first, ...later] }) => {
    const days = new Intl.ListFormat('en-GB').format(later.map(({ dueDate }) => longDay(dueDate)));
    return [
      sum(first!.amount),
      later[0] === undefined ? 'Nothing' : `${sum(later[0].amount)} on ${days}`,
    ];
  });
  const said = tablesOf('flexible-payments')[at]!.map(([, ...cells]) => cells);
  expect(said).toEqual(rows);
});

test.each(MARKETS)('help works out in %s the low deposit with three payments', (sign, at) => {
  const plan = plansFor({
    payable: 60_000,
    paying: 2,
    today: '2027-02-10',
    departureDate: '2027-06-09',
  }).find(({ name }) => name === '2020LowDeposit_4');
  const rows = plan!.instalments.map(({ dueDate, amount }) => [
    longDay(dueDate),
    `${sign}${amount / 100}`,
  ]);
  const said = tablesOf('help')[at]!.map(([when, , sum]) => [when, sum]);
  expect(said).toEqual([...rows, ['In total', `${sign}600`]]);
  expect(wordsOf('help')).toContain(`${BALANCE_DUE_DAYS} days before you leave`);
  expect(wordsOf('help')).toContain(`${sign}${LOW_DEPOSIT_PER_PERSON / 100} each`);
});

test.each(MARKETS)('cancelling is worked out in %s by our own terms', (sign, at) => {
  const sum = (pence: number) => `${sign}${(pence / 100).toLocaleString('en-GB')}`;
  const price = 120_000;
  const lostOn = (day: IsoDate) =>
    lossOn(
      { payable: price, hotel: 0, refundableUntil: null, paying: 2, departureDate: '2027-08-01' },
      day,
    );
  const starts: readonly IsoDate[] = ['2027-05-01', '2027-05-23', '2027-06-20', '2027-07-18'];
  const rows = starts.map((from, i) => {
    const next = starts[i + 1];
    const last = next && longDay(addDays(next, -1));
    const lost = lostOn(from);
    expect(lostOn(next === undefined ? '2027-08-01' : addDays(next, -1))).toBe(lost);
    const when =
      i === 0
        ? `Up to ${last}`
        : last === undefined
          ? `From ${longDay(from)}`
          : `${longDay(from)} to ${last}`;
    return [when, sum(lost), sum(price - lost)];
  });
  expect(tablesOf('cancelling-and-changing')[at]).toEqual(rows);
});

test('the terms say what is lost from which day on', () => {
  const lostBefore = (days: number) =>
    lossOn(
      {
        payable: 1_000_000,
        hotel: 0,
        refundableUntil: null,
        paying: 1,
        departureDate: '2027-08-01',
      },
      addDays('2027-08-01', -days),
    );
  const spans = [
    [71, 71],
    [70, 43],
    [42, 15],
    [14, 0],
  ] as const;
  for (const [first, last] of spans) expect(lostBefore(first)).toBe(lostBefore(last));
  expect(spans.map(([first]) => lostBefore(first))).toEqual([
    DEPOSIT_PER_PERSON,
    500_000,
    800_000,
    1_000_000,
  ]);
  expect(tablesOf('terms-and-conditions')[0]!.map(([when]) => when)).toEqual([
    'More than 70 days',
    '70 to 43 days',
    '42 to 15 days',
    '14 days or fewer',
  ]);
  expect(
    tablesOf('terms-and-conditions')[0]!
      .slice(1)
      .map(([, lost]) => lost),
  ).toEqual(['Half', '80%', 'All of it']);
});

test('pages say for how long cancelling is free, when money is back and a price protected', () => {
  const departs = '2027-08-01';
  const days = daysBetween(protectedUntil(departs), departs);
  for (const slug of ['terms-and-conditions', 'faqs', 'book-with-confidence', 'help']) {
    expect(wordsOf(slug), slug).toContain(` ${UNDO_MINUTES} minutes`);
    expect(wordsOf(slug), slug).toMatch(new RegExp(`within ${SETTLE_DAYS} days`, 'i'));
  }
  for (const slug of ['faqs', 'book-with-confidence', 'holidays/perks'])
    expect(wordsOf(slug), slug).toContain(`until ${days} days before you leave`);
});
