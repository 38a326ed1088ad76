import { expect, test } from 'vitest';
import { pauseAfter } from '#server/platform/backoff.ts';
import { startPeriodicJob } from './periodic-job.ts';

test('a job that fails goes on, and tells of the failure once and of its end once', async () => {
  const reported: string[] = [];
  let looks = 0;
  const job = startPeriodicJob(
    1,
    async () => {
      looks += 1;
      if (looks <= 2) throw new Error('no room');
      if (looks === 3) throw new Error('no light');
    },
    (error) => reported.push(String(error)),
    () => reported.push('back'),
  );
  await expect.poll(() => looks).toBeGreaterThan(5);
  await job.stop();
  expect(reported).toEqual(['Error: no room', 'Error: no light', 'back']);
});

test('a job is not back while what failed in it waits for its next try', async () => {
  const reported: string[] = [];
  const ends = ['fails', 'waiting', 'waiting', 'fails', 'waiting', 'done', 'done'] as const;
  let looks = 0;
  const job = startPeriodicJob(
    1,
    async () => {
      const end = ends[(looks += 1) - 1] ?? 'done';
      if (end === 'fails') throw new Error('no answer');
      return end;
    },
    (error) => reported.push(String(error)),
    () => reported.push('back'),
  );
  await expect.poll(() => looks).toBeGreaterThan(ends.length);
  await job.stop();
  expect(reported).toEqual(['Error: no answer', 'back']);
});

test('pauses double up to the longest, each by chance between its half and its whole', () => {
  const limits = { firstMs: 100, longestMs: 1_000 };
  const wholes = [1, 2, 3, 4, 5, 50].map((failures) => pauseAfter(failures, limits, () => 1));
  expect(wholes).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  expect(pauseAfter(3, limits, () => 0)).toBe(200);
});
