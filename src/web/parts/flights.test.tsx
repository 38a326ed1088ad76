import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { flightLength } from './flight-length.ts';
import { isAnnounced, isNearEnd, minutesLeft } from './hold.ts';
import { HoldStrip } from './HoldStrip.tsx';
import { Timetable } from './Timetable.tsx';

test.each([
  [170, 2, '50'],
  [125, 2, '05'],
  [59, 0, '59'],
  [600, 10, '00'],
])('a flight of %d minutes takes %d h %s', (length, hours, minutes) => {
  expect(flightLength(length)).toEqual({ hours, minutes });
});

test('a line of the timetable reads date, airport and time, time and airport, length', () => {
  const leg = {
    date: '2027-07-24',
    from: { time: '06:15', code: 'LBA', place: 'Leeds Bradford' },
    to: { time: '10:05', code: 'PMI', place: 'Palma' },
    minutes: 170,
    stopWords: 'direct',
  };
  const html = renderPart(<Timetable legs={[leg]} />);
  expect(html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toBe(
    '|Sat 24 July|LBA| 06:15|10:05 |PMI|2 h 50|',
  );
  expect(html).toContain('title="Palma"');
});

test.each([
  [14 * 60_000, 14],
  [60_001, 2],
  [60_000, 1],
  [0, 0],
  [-5, 0],
])('with %d ms to go %d minutes are left', (ms, minutes) => {
  expect(minutesLeft(ms)).toBe(minutes);
});

test('the hold turns urgent at two minutes and is said aloud at five and at two', () => {
  expect([3, 2, 1].map(isNearEnd)).toEqual([false, true, true]);
  expect([6, 5, 4, 3, 2, 1].filter(isAnnounced)).toEqual([5, 2]);
});

test('a calm hold names the clock time in Britain, summer time kept; a hold near its end offers to go on', () => {
  const extend = { name: 'intent', value: 'extend' };
  const calm = renderPart(
    <HoldStrip expiresAt="2027-06-20T19:41:00Z" now="2027-06-20T19:20:00Z" extend={extend} />,
  );
  expect(calm.replace(/<[^>]*>/g, '')).toContain('We’re holding this price until 20:41. More time');
  const near = renderPart(
    <HoldStrip expiresAt="2027-06-20T19:41:00Z" now="2027-06-20T19:39:30Z" extend={extend} />,
  );
  expect(near.replace(/<[^>]*>/g, '')).toContain(
    '2 minutes left. We’ve kept everything you typed. Hold for 14 more minutes',
  );
});
