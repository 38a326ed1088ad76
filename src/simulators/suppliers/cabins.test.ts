import { expect, test } from 'vitest';
import { carriers } from '../world/facts.ts';
import { cabinOf, rowPrice, sellsSeats } from './cabins.ts';

const HOURS_3 = 180;
const seatsOf = (carrier: string, durationMinutes = HOURS_3) => {
  const { columns, rows } = cabinOf({ carrier, durationMinutes });
  return columns.replaceAll(' ', '').length * rows;
};

test('every airline that holds flights in a session has a cabin and sells its seats', () => {
  const held = [...carriers.values()].filter(({ airlineSession }) => airlineSession?.held);
  expect(held.map(({ iata }) => iata)).toEqual(expect.arrayContaining(['FR', 'LS', 'U2']));
  for (const carrier of held) {
    expect(sellsSeats(carrier)).toBe(true);
    expect(seatsOf(carrier.iata)).toBeGreaterThan(0);
  }
  expect(sellsSeats(carriers.get('VS'))).toBe(false);
  expect(sellsSeats(undefined)).toBe(false);
});

test('cabins differ by airline and by how long they fly', () => {
  expect(seatsOf('U2')).toBe(186);
  expect(seatsOf('BA')).toBe(180);
  expect(seatsOf('LS')).toBe(seatsOf('FR'));
  expect(seatsOf('BA', 600)).toBeGreaterThan(300);
});

test('the last rows cost those nothing who have to choose', () => {
  const cabin = cabinOf({ carrier: 'FR', durationMinutes: HOURS_3 });
  expect(rowPrice(cabin, cabin.rows, true)).toBe(0);
  expect(rowPrice(cabin, cabin.rows, false)).toBe(900);
  expect(rowPrice(cabin, 1, true)).toBe(1_400);
});
