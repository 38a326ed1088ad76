import { expect, test } from 'vitest';
import { processorWaitMs, threadNumber, watchSilence } from './silence.ts';

test('a thread that could have run and did not is stuck when its time is up, and not before', () => {
  const isStuck = watchSilence(1_000, 250);
  const looks = [1, 1, 1, 1, 1, 1].map((beat) => isStuck({ beat, waitedMs: 0 }));
  expect(looks).toEqual([false, false, false, false, false, true]);
});

test('a thread that waits for a processor is not stuck, however long that takes', () => {
  const isStuck = watchSilence(1_000, 250);
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 250)
    expect(isStuck({ beat: 1, waitedMs })).toBe(false);
  // It gets one, and hangs all the same.
  const after = [0, 1, 2, 3, 4, 5].map(() => isStuck({ beat: 1, waitedMs: 60_000 }));
  expect(after.at(-1)).toBe(true);
});

test('a beat begins the time anew', () => {
  const isStuck = watchSilence(1_000, 250);
  const looks = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2].map((beat) => isStuck({ beat, waitedMs: 0 }));
  expect(looks.filter(Boolean)).toHaveLength(1);
  expect(looks.at(-1)).toBe(true);
});

test.skipIf(process.platform !== 'linux')('the kernel tells how long a thread has waited', () => {
  const before = processorWaitMs(threadNumber());
  for (const end = performance.now() + 50; performance.now() < end;);
  expect(processorWaitMs(threadNumber())).toBeGreaterThanOrEqual(before);
  expect(threadNumber()).toBeGreaterThan(0);
});

test('where nothing is told, nothing was waited', () => {
  expect(processorWaitMs(0)).toBe(0);
});
