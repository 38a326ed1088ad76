import { expect, test } from 'vitest';
import { waitedMs } from './lateness.ts';

const wait = (begun: number, done: number) => ({
  begun: new Date(begun).toISOString(),
  done: new Date(done).toISOString(),
});

test.each([
  ['nothing was out of order', [], 900],
  [
    'an outage before it and one after it',
    [
      { from: 0, until: 50 },
      { from: 2_000, until: 3_000 },
    ],
    900,
  ],
  ['the outage was in its middle', [{ from: 400, until: 900 }], 300],
  [
    'two outages',
    [
      { from: 800, until: 950 },
      { from: 200, until: 300 },
    ],
    500,
  ],
  [
    'outages upon each other',
    [
      { from: 200, until: 900 },
      { from: 300, until: 400 },
    ],
    100,
  ],
])('a wait counts while everything is up: %s', (_, outages, ms) => {
  expect(waitedMs(wait(100, 1_000), outages)).toBe(ms);
});
