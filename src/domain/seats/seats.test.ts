import { expect, test } from 'vitest';
import { areBeside, findSeat, positionOf, type SeatMap } from './seat-map.ts';
import { seatMapStatus } from './seat-status.ts';
import { seatTravellers } from './seat-traveller.ts';
import { checkSeating, seatingPrice } from './seating.ts';

const map: SeatMap = {
  columns: 'ABC DEF',
  rows: [
    { number: 1, price: 1_400, isExit: false, free: 'ABCDEF' },
    { number: 12, price: 900, isExit: false, free: 'ABCDE' },
    { number: 15, price: 2_200, isExit: true, free: 'ABCDEF' },
  ],
};
const family = seatTravellers([{ adults: 2, childAges: [9, 1, 6] }]);

test('a seat is found by its name, free or not', () => {
  expect(findSeat(map, '12F')).toMatchObject({ row: { number: 12 }, letter: 'F' });
  for (const none of ['2A', '1G', '121A', 'A', '', '12', '12 '])
    expect(findSeat(map, none)).toBe(undefined);
  expect(['A', 'B', 'C', 'D'].map((letter) => positionOf(map, letter))).toEqual([
    'window',
    'middle',
    'aisle',
    'aisle',
  ]);
});

test.each([
  ['12A', '12B', true],
  ['12C', '12D', false],
  ['12A', '12C', false],
  ['1A', '12B', false],
])('%s and %s: beside each other %s, for an aisle parts', (one, other, expected) => {
  expect(areBeside(map, findSeat(map, one)!, findSeat(map, other)!)).toBe(expected);
});

test.each([
  ['all beside an adult', ['12B', '12D', '12A', '12C'], []],
  [
    'across the aisle [FLT-09]',
    ['12C', '1F', '12B', '12D'],
    [{ kind: 'child_needs_adult', traveller: 3 }],
  ],
  [
    'with a seat between [FLT-09]',
    ['12A', '1F', '12B', '12C'],
    [{ kind: 'child_needs_adult', traveller: 3 }],
  ],
  [
    'children at an exit',
    ['15B', '12A', '15A', '15C'],
    [
      { kind: 'exit_row', traveller: 0 },
      { kind: 'exit_row', traveller: 2 },
      { kind: 'exit_row', traveller: 3 },
    ],
  ],
  ['taken', ['12B', '12F', '12A', '12C'], [{ kind: 'given_away', seats: ['12F'] }]],
  ['somebody without', ['12B', undefined, '12A', '12C'], [{ kind: 'not_chosen' }]],
  ['two in one', ['12B', '12B', '12A', '12C'], [{ kind: 'not_chosen' }]],
])('%s', (_, seating, faults) => {
  expect(checkSeating(map, family, seating)).toEqual(faults);
});

test('eleven needs an adult beside, twelve does not [FLT-08]', () => {
  const alone = (age: number) =>
    checkSeating(map, seatTravellers([{ adults: 1, childAges: [age] }]), ['1A', '12A']);
  expect(alone(11)).toEqual([{ kind: 'child_needs_adult', traveller: 1 }]);
  expect(alone(12)).toEqual([]);
});

test('infants sit on the laps of the first adults, but of nobody who flies by another booking', () => {
  const holders = (apart?: readonly number[]) =>
    seatTravellers([{ adults: 3, childAges: [1, 0, 8] }], apart).map(
      ({ holdsInfant }) => holdsInfant,
    );
  expect(holders()).toEqual([true, true, false, false]);
  expect(holders([2])).toEqual([true, false, true, false]);
});

test('a seating costs what its rows cost', () => {
  expect(seatingPrice(map, ['1A', undefined, '12A', '15F'])).toBe(4_500);
});

const statuses = (hasLiveSession: boolean, hasChildUnder12: boolean) =>
  [true, false].map((isCompulsory) =>
    seatMapStatus({ hasLiveSession, hasChildUnder12, isCompulsory }),
  );

test('without a live session there is no seat map for anybody [FLT-10]', () => {
  expect([...statuses(false, true), ...statuses(false, false)]).toEqual(
    Array.from({ length: 4 }, () => 'NOT_AVAILABLE'),
  );
});

test('seats are compulsory for a child under 12 where the switch is on [FLT-11]', () => {
  expect(statuses(true, true)[0]).toBe('COMPULSORY');
});

test('with the switch off the status of a child under 12 is null [FLT-12]', () => {
  expect(statuses(true, true)[1]).toBe(null);
});

test('without a child under 12 seats are optional [FLT-13]', () => {
  expect(statuses(true, false)).toEqual(['OPTIONAL', 'OPTIONAL']);
});
