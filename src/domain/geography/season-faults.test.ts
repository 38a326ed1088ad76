import { expect, test } from 'vitest';
import { seasonFaults } from './season-faults.ts';
import { shuttleFaults } from './shuttle-faults.ts';

const WINTER = { start: '12-05', end: '04-15' };

test('a night that is sold while its place is closed is a fault, the first of them alone', () => {
  expect(seasonFaults(['2027-01-02', '2027-04-15', '2027-12-05'], WINTER)).toEqual([]);
  expect(seasonFaults(['2027-01-02', '2027-04-16', '2027-05-01'], WINTER)).toEqual([
    { kind: 'sold_while_closed', said: 'sold on 2027-04-16: open from 12-05 to 04-15' },
  ]);
  expect(seasonFaults(['2027-07-01'], null)).toEqual([]);
});

test('an airport shuttle needs a road from an airport that is near', () => {
  expect(shuttleFaults(true, [undefined, 60])).toEqual([]);
  expect(shuttleFaults(false, [undefined])).toEqual([]);
  for (const roads of [[], [undefined], [140]])
    expect(shuttleFaults(true, roads)).toEqual([
      { kind: 'shuttle_without_road', said: 'an airport shuttle: no airport is near by road' },
    ]);
});
