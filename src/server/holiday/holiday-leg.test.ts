import { expect, test } from 'vitest';
import { stopWords, type LegSegment } from '#domain/holiday/priced-holiday.ts';

const segment = (originName: string, waitMinutes: number): LegSegment => ({
  carrier: 'KL',
  carrierName: 'KLM',
  flightNumber: 'KL767',
  origin: 'AMS',
  originName,
  destination: 'AUA',
  destinationName: 'Aruba',
  departureTime: '2027-07-24T10:00',
  arrivalTime: '2027-07-24T14:00',
  durationMinutes: 600,
  waitMinutes,
});

test.each([
  ['direct', 0, []],
  [
    '1 stop, Amsterdam Schiphol, 1 h 20 min',
    1,
    [
      ['Aberdeen', 0],
      ['Amsterdam Schiphol', 80],
    ],
  ],
  [
    '1 stop, Doha, 2 h',
    1,
    [
      ['Cardiff', 0],
      ['Doha', 120],
    ],
  ],
  [
    '2 stops, Athens, 55 min, Cairo, 3 h 5 min',
    2,
    [
      ['Leeds', 0],
      ['Athens', 55],
      ['Cairo', 185],
    ],
  ],
] as const)('a flight says where and how long it stops: %s', (words, stops, segments) => {
  expect(stopWords({ stops, segments: segments.map(([name, wait]) => segment(name, wait)) })).toBe(
    words,
  );
});

test('of a flight kept from before, the number of stops is told', () => {
  expect(stopWords({ stops: 1 })).toBe('1 stop');
});
