import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import {
  inSeason,
  taxDue,
  taxParts,
  taxPence,
  taxPeriod,
  type TaxedStay,
  type TaxRule,
} from './local-tax.ts';

const RULE: TaxRule = {
  id: 'rule',
  name: 'Tourist tax',
  unit: 'person-night',
  currency: 'EUR',
  rates: [{ stars: null, amount: 2, season: null }],
  range: null,
  exemptUnderAge: null,
  reducedAges: null,
  reducedAfterNights: null,
  capNights: null,
  capAmount: null,
  payAt: 'hotel',
  effectiveFrom: null,
};
const STAY: TaxedStay = {
  checkIn: '2027-06-12',
  nights: 7,
  stars: 4,
  rooms: 1,
  adults: 2,
  childAges: [],
};
const BALEARIC: TaxRule = {
  ...RULE,
  exemptUnderAge: 16,
  reducedAfterNights: { fromNight: 9, factor: 0.5 },
  rates: [
    { stars: [4, 4], amount: 3, season: { start: '05-01', end: '10-31' } },
    { stars: [1, 3], amount: 2, season: { start: '05-01', end: '10-31' } },
    { stars: [4, 4], amount: 0.75, season: { start: '11-01', end: '04-30' } },
    { stars: [1, 3], amount: 0.5, season: { start: '11-01', end: '04-30' } },
  ],
};
const due = (rule: Partial<TaxRule>, stay: Partial<TaxedStay> = {}) =>
  taxDue({ ...RULE, ...rule }, { ...STAY, ...stay });

describe('what a stay owes [R3]', () => {
  test.each<[string, Partial<TaxRule>, Partial<TaxedStay>, number]>([
    ['person and night', {}, {}, 2_800],
    ['stars', BALEARIC, {}, 4_200],
    ['fewer stars', BALEARIC, { stars: 3 }, 2_800],
    ['stars without a rate', BALEARIC, { stars: 5 }, 0],
    ['least stars of a rate', BALEARIC, { stars: 1 }, 2_800],
    ['fewer stars than any rate', BALEARIC, { stars: 0 }, 0],
    ['winter', BALEARIC, { checkIn: '2027-12-28' }, 1_050],
    ['half in season', BALEARIC, { checkIn: '2027-10-29' }, 2 * (3 * 300 + 4 * 75)],
    ['from the ninth night half', BALEARIC, { nights: 10 }, 2 * (8 * 300 + 2 * 150)],
    ['age 15 is exempt', BALEARIC, { childAges: [15] }, 4_200],
    ['age 16 pays', BALEARIC, { childAges: [16] }, 6_300],
    ['nights are capped', { capNights: 5 }, { nights: 14 }, 2_000],
    ['the amount is capped', { capAmount: 10 }, {}, 2_000],
    [
      'reduced ages',
      { reducedAges: { from: 12, to: 17, factor: 0.5 } },
      { childAges: [11, 12, 17] },
      2_800 + 1_400 + 1_400,
    ],
    [
      'ages beyond the reduced',
      { reducedAges: { from: 12, to: 17, factor: 0.5 } },
      { childAges: [18] },
      4_200,
    ],
    [
      'a reduced age that is exempt',
      { exemptUnderAge: 13, reducedAges: { from: 12, to: 17, factor: 0.5 } },
      { childAges: [12, 13] },
      2_800 + 700,
    ],
    ['a stay as long as is charged', { capNights: 7 }, {}, 2_800],
    ['a stay shorter than is charged', { capNights: 5 }, { nights: 4 }, 1_600],
    ['an amount that is not reached', { capAmount: 20 }, {}, 2_800],
    ['rooms are capped each', { unit: 'room-night', capAmount: 10 }, { rooms: 2 }, 2_000],
    [
      'hundredths are rounded once',
      { rates: [{ stars: null, amount: 0.333, season: null }] },
      {},
      466,
    ],
    ['room and night', { unit: 'room-night' }, { rooms: 2, childAges: [5] }, 2_800],
    ['not yet in force', { effectiveFrom: '2027-06-13' }, {}, 0],
    ['in force that day', { effectiveFrom: '2027-06-12' }, {}, 2_800],
    ['included in the price', { payAt: 'included' }, {}, 0],
    ['none', { unit: 'none' }, {}, 0],
  ])('%s', (_, rule, stay, hundredths) => {
    expect(due(rule, stay)).toEqual({ hundredths, basisPoints: 0, known: true, estimated: false });
  });

  test('a published range counts at its upper end and says so; no figure at all says that', () => {
    expect(due({ rates: [], range: { min: 1, max: 3.5 } })).toEqual({
      hundredths: 4_900,
      basisPoints: 0,
      known: true,
      estimated: true,
    });
    expect(due({ rates: [] })).toEqual({
      hundredths: 0,
      basisPoints: 0,
      known: false,
      estimated: false,
    });
  });

  test('percent taxes are basis points of the room price, at the rate of the arrival', () => {
    const percent = due({ unit: 'percent', rates: [{ stars: null, amount: 5.25, season: null }] });
    expect(percent).toMatchObject({ hundredths: 0, basisPoints: 525 });
    expect(taxPence(percent, 'EUR', 100_000)).toBe(5_250);
    expect(taxPence(percent, 'EUR', 10)).toBe(1);
  });

  test('one more night or person never costs less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 27 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 5 }),
        (nights, adults, stars) => {
          const owed = due(BALEARIC, { nights, adults, stars }).hundredths;
          expect(
            due(BALEARIC, { nights: nights + 1, adults, stars }).hundredths,
          ).toBeGreaterThanOrEqual(owed);
          expect(
            due(BALEARIC, { nights, adults: adults + 1, stars }).hundredths,
          ).toBeGreaterThanOrEqual(owed);
        },
      ),
    );
  });
});

test.each([
  [{ start: '05-01', end: '10-31' }, '2027-05-01', true],
  [{ start: '05-01', end: '10-31' }, '2027-10-31', true],
  [{ start: '05-01', end: '10-31' }, '2027-11-01', false],
  [{ start: '05-01', end: '10-31' }, '2027-04-30', false],
  [{ start: '07-04', end: '07-04' }, '2027-07-04', true],
  [{ start: '07-04', end: '07-04' }, '2027-07-05', false],
  [{ start: '12-01', end: '04-15' }, '2027-12-01', true],
  [{ start: '12-01', end: '04-15' }, '2027-11-30', false],
  [{ start: '12-01', end: '04-15' }, '2027-04-15', true],
  [{ start: '12-01', end: '04-15' }, '2027-12-31', true],
  [{ start: '12-01', end: '04-15' }, '2028-01-01', true],
  [{ start: '12-01', end: '04-15' }, '2027-04-16', false],
  [null, '2027-04-16', true],
])('season %j holds %s: %s', (season, date, expected) => {
  expect(inSeason(season, date)).toBe(expected);
});

test('stays whose nights lie in the same periods owe the same', () => {
  const rules: readonly TaxRule[] = [
    BALEARIC,
    { ...BALEARIC, effectiveFrom: '2027-10-27' },
    {
      ...RULE,
      unit: 'percent',
      rates: [
        { stars: null, amount: 4, season: { start: '12-20', end: '01-06' } },
        { stars: null, amount: 2, season: null },
      ],
    },
  ];
  const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2027-04-01', days));
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      day,
      day,
      fc.integer({ min: 2, max: 28 }),
      (rule, checkIn, other, nights) => {
        const periods = (from: string) =>
          Array.from({ length: nights }, (_, night) =>
            taxPeriod(rule, addDays(from, night)),
          ).join();
        fc.pre(periods(checkIn) === periods(other));
        expect(taxDue(rule, { ...STAY, checkIn, nights })).toEqual(
          taxDue(rule, { ...STAY, checkIn: other, nights }),
        );
      },
    ),
  );
});

test('a percent tax of which only bounds are published counts at its upper end and says so', () => {
  expect(due({ unit: 'percent', rates: [], range: { min: 1, max: 3.5 } })).toEqual({
    hundredths: 0,
    basisPoints: 350,
    known: true,
    estimated: true,
  });
});

test('a percent tax is that of the arrival’s season', () => {
  const winter = { stars: null, amount: 1, season: { start: '11-01', end: '04-30' } };
  const summer = { stars: null, amount: 4, season: { start: '05-01', end: '10-31' } };
  const rule = { unit: 'percent', rates: [winter, summer] } as const;
  expect(due(rule, { checkIn: '2027-04-30' }).basisPoints).toBe(100);
  expect(due(rule, { checkIn: '2027-05-01' }).basisPoints).toBe(400);
});

test('both parts of a tax are owed, each rounded half up once', () => {
  const both = { hundredths: 1_155, basisPoints: 250, known: true, estimated: false };
  expect(taxPence(both, 'EUR', 20_000)).toBe(1_000 + 500);
  expect([19, 20, 21].map((price) => taxPence({ ...both, hundredths: 0 }, 'EUR', price))).toEqual([
    0, 1, 1,
  ]);
});

test('a period changes where a season or the rule itself begins and ends', () => {
  const rule = { ...BALEARIC, effectiveFrom: '2027-06-12' };
  const same = (one: string, other: string) => taxPeriod(rule, one) === taxPeriod(rule, other);
  expect(same('2027-06-12', '2027-10-31')).toBe(true);
  expect(same('2027-06-11', '2027-06-12')).toBe(false);
  expect(same('2027-10-31', '2027-11-01')).toBe(false);
  expect(taxPeriod(BALEARIC, '2027-06-12')).toBe(taxPeriod(rule, '2027-06-12'));
});

test('a receipt multiplies people, nights and rates, and comes to what is owed [R3]', () => {
  const party = { ...STAY, checkIn: '2027-10-29', nights: 10, childAges: [10, 17] };
  const parts = taxParts({ ...BALEARIC, reducedAges: { from: 16, to: 17, factor: 0.5 } }, party);
  expect(parts.map(({ count, nights, each }) => [count, nights, each])).toEqual([
    [2, 3, 300],
    [2, 5, 75],
    [2, 2, 37.5],
    [1, 3, 150],
    [1, 5, 37.5],
    [1, 2, 18.75],
  ]);
  const stays = fc.record({
    nights: fc.integer({ min: 1, max: 28 }),
    stars: fc.integer({ min: 1, max: 5 }),
    rooms: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  });
  const rules = fc.constantFrom<Partial<TaxRule>>(
    BALEARIC,
    { unit: 'room-night' },
    { capNights: 5, reducedAges: { from: 10, to: 15, factor: 0.5 } },
    { rates: [], range: { min: 1, max: 3 } },
  );
  fc.assert(
    fc.property(rules, stays, (changed, rest) => {
      const rule = { ...RULE, ...changed };
      const stay = { ...party, ...rest };
      const sum = taxParts(rule, stay).reduce(
        (all, one) => all + one.count * one.nights * one.each,
        0,
      );
      expect(Math.abs(sum - taxDue(rule, stay).hundredths)).toBeLessThanOrEqual(0.5);
    }),
  );
  expect(taxParts({ ...RULE, capAmount: 5 }, party)).toEqual([]);
});
