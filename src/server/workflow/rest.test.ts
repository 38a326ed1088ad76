import { expect, test } from 'vitest';
import { startPeriodicJob } from './periodic-job.ts';
import { makeRest, type Rest } from './rest.ts';

const NEVER_MS = 1_000_000;

/** Looks that rest from the first on, and how many there were. */
function look(rest: Rest, end: 'done' | 'waiting' = 'done') {
  let looks = 0;
  const job = startPeriodicJob(
    { everyMs: 1, rest },
    async () => {
      looks += 1;
      return end;
    },
    () => undefined,
  );
  return { job, looks: () => looks };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

test('looks rest while nothing is asked for, and a waking ends that', async () => {
  const rest = makeRest({ awakeMs: 0, restMs: NEVER_MS });
  const { job, looks } = look(rest);
  await aMoment();
  expect(looks()).toBe(1);
  rest.wake();
  await expect.poll(looks).toBe(2);
  await aMoment();
  rest.wake();
  await expect.poll(looks).toBe(3);
  await job.stop();
});

test('a rest ends by itself: what nobody tells of is found later', async () => {
  const { job, looks } = look(makeRest({ awakeMs: 0, restMs: 5 }));
  await expect.poll(looks).toBeGreaterThan(3);
  await job.stop();
});

test('nobody rests soon after a waking, nor while a failure waits for its next try', async () => {
  const awake = look(makeRest({ awakeMs: NEVER_MS, restMs: NEVER_MS }));
  const failing = look(makeRest({ awakeMs: 0, restMs: NEVER_MS }), 'waiting');
  await expect.poll(awake.looks).toBeGreaterThan(3);
  await expect.poll(failing.looks).toBeGreaterThan(3);
  await Promise.all([awake.job.stop(), failing.job.stop()]);
});
