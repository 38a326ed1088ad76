import { describe, expect, test } from 'vitest';
import { convert, type Tariff } from '#domain/market/tariff.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import {
  haveInfantsLaps,
  byBooking,
  joinedBeside,
  joinedWithout,
  partyOfOne,
  partySold,
  travellersUnder,
  withJoined,
} from './joined-flights.ts';

/** Ada, Noah and Bea, Iris and Cleo, with Dot, who is 7. */
const PARTY: Party = [
  { adults: 3, childAges: [] },
  { adults: 2, childAges: [7] },
];
const NAMES = ['Ada', 'Noah', 'Bea', 'Iris', 'Cleo', 'Dot'];
const NOAH = { traveller: 2, price: 30_000, key: 'K2' };
const IRIS = { traveller: 4, price: 40_000, key: 'K4' };

test('of who joined each has a booking of their own, and all others one together', () => {
  expect(travellersUnder('K1', NAMES, [NOAH, IRIS])).toEqual(['Ada', 'Bea', 'Cleo', 'Dot']);
  expect(travellersUnder('K2', NAMES, [NOAH, IRIS])).toEqual(['Noah']);
  expect(travellersUnder('K4', NAMES, [NOAH, IRIS])).toEqual(['Iris']);
  expect(travellersUnder('K1', NAMES)).toEqual(NAMES);
  expect(partySold(PARTY, [NOAH, IRIS])).toEqual([
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [7] },
  ]);
  expect(partySold(PARTY, [])).toEqual(PARTY);
});

test('what each has on a flight is parted as they fly', () => {
  const things = ['12A', '12B', '12C', '12D'];
  expect(byBooking(things, [NOAH, IRIS])).toEqual([
    { of: undefined, things: ['12A', '12C'] },
    { of: NOAH, things: ['12B'] },
    { of: IRIS, things: ['12D'] },
  ]);
  expect(byBooking(things)).toEqual([{ of: undefined, things }]);
  expect(byBooking([], [NOAH])).toEqual([]);
});

test('an infant needs a lap among those who were sold their flights together', () => {
  const party: Party = [{ adults: 2, childAges: [0, 1] }];
  expect(haveInfantsLaps(party, [])).toBe(true);
  expect(haveInfantsLaps([{ adults: 3, childAges: [0, 1] }], [{ traveller: 3, price: 1 }])).toBe(
    true,
  );
  expect(haveInfantsLaps(party, [{ traveller: 2, price: 1 }])).toBe(false);
  // An infant who joined takes a lap there as well.
  expect(haveInfantsLaps(party, [{ traveller: 4, price: 1 }])).toBe(true);
  expect(haveInfantsLaps([{ adults: 1, childAges: [0, 1] }], [{ traveller: 3, price: 1 }])).toBe(
    false,
  );
});

test.each([
  ['adult', { paying: 1, adults: 1, children: 0, infants: 0 }],
  ['child', { paying: 1, adults: 0, children: 1, infants: 0 }],
  ['infant', { paying: 0, adults: 0, children: 0, infants: 1 }],
] as const)('of one %s an airline sells to %j', (type, heads) => {
  expect(headsOf(partyOfOne(type))).toEqual(heads);
});

describe('they stay who they are', () => {
  test.each([
    [1, [3, 5]],
    [2, [3, 5]],
    [3, [2, 5]],
    [5, [2, 4]],
  ])('as somebody more stands at number %i', (number, all) => {
    expect(joinedBeside([NOAH, IRIS], number).map(({ traveller }) => traveller)).toEqual(all);
  });
  test.each([
    [[3], ['K2 2', 'K4 3']],
    [
      [3, 3],
      ['K2 2', 'K4 3'],
    ],
    [[2], ['K4 3']],
    [[4, 3], ['K2 2']],
    [
      [5, 6],
      ['K2 2', 'K4 4'],
    ],
    [[2, 4], []],
  ])('as numbers %j leave', (leaving, left) => {
    expect(
      joinedWithout([NOAH, IRIS], leaving).map(({ key, traveller }) => `${key} ${traveller}`),
    ).toEqual(left);
  });
});

describe.each<Tariff>([
  { currency: 'GBP', rate: 1_000_000, contribution: 250 },
  { currency: 'EUR', rate: 1_155_000, contribution: 0 },
])('what flights cost in $currency', (tariff) => {
  const linesFor = (party: Party) => makePricedHoliday({ party, roomPrice: 80_921 }, tariff).lines;
  const flightsOf = (lines: ReturnType<typeof linesFor>) =>
    lines.find(({ kind }) => kind === 'flights')!;
  const holiday = makePricedHoliday({ party: PARTY, roomPrice: 80_921 }, tariff);

  test('is what they were sold for, and of who joined the fare of their day', () => {
    const { lines, party } = withJoined(holiday, { party: PARTY, joined: [NOAH, IRIS] }, tariff);
    const sold = flightsOf(linesFor(partySold(PARTY, [NOAH, IRIS])));
    expect(party).toEqual(PARTY);
    expect(flightsOf(lines)).toEqual({
      ...flightsOf(linesFor(PARTY)),
      basis: `${sold.basis}, those who joined at that day’s price`,
      amount: sold.amount + convert(30_000, tariff.rate) + convert(40_000, tariff.rate),
    });
    expect(lines.filter(({ kind }) => kind === 'atol')).toEqual(
      linesFor(PARTY).filter(({ kind }) => kind === 'atol'),
    );
  });

  test('is said so once, and no more once they have left', () => {
    const once = withJoined(holiday, { party: PARTY, joined: [NOAH] }, tariff);
    const twice = withJoined(once, { party: PARTY, joined: [NOAH, IRIS] }, tariff);
    expect(flightsOf(twice.lines).basis.match(/those who joined/g)).toHaveLength(1);
    const none = withJoined(twice, { party: partySold(PARTY, [NOAH, IRIS]), joined: [] }, tariff);
    expect(none.lines).toEqual(
      withJoined(holiday, { party: partySold(PARTY, [NOAH, IRIS]), joined: [] }, tariff).lines,
    );
    expect(flightsOf(none.lines).basis).not.toContain('joined');
  });
});
