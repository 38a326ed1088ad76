import { expect, test } from 'vitest';
import { pauseAfter } from '#server/platform/backoff.ts';
import { startSweep } from './sweep.ts';

test('a sweep that fails goes on, and tells of the failure once and of its end once', async () => {
  const told: string[] = [];
  let looks = 0;
  const sweep = startSweep(
    1,
    async () => {
      looks += 1;
      if (looks <= 2) throw new Error('no room');
      if (looks === 3) throw new Error('no light');
    },
    (error) => told.push(String(error)),
    () => told.push('back'),
  );
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(5);
  await sweep.stop();
  expect(told).toEqual(['Error: no room', 'Error: no light', 'back']);
});

test('pauses double up to the longest, each by chance between its half and its whole', () => {
  const limits = { firstMs: 100, longestMs: 1_000 };
  const wholes = [1, 2, 3, 4, 5, 50].map((failures) => pauseAfter(failures, limits, () => 1));
  expect(wholes).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  expect(pauseAfter(3, limits, () => 0)).toBe(200);
});
