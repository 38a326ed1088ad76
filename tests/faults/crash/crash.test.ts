import { expect, test } from 'vitest';
import { CRASH_POINTS } from './crash-points.ts';
import { crashAtEachPoint, crashAtRandom } from './crash-rounds.ts';

test(
  'killed at every boundary of order placement, the books agree afterwards (F-01, I1 to I8)',
  { timeout: 3_600_000 },
  async () => {
    const report = await crashAtEachPoint(1);
    expect(report.violations).toEqual([]);
    expect(report.kills).toBe(CRASH_POINTS.length);
  },
);

test(
  'killed at random moments under load with faulty suppliers, the books agree afterwards (F-02, F-15, I1 to I8)',
  { timeout: 3_600_000 },
  async () => {
    const seed = Date.now() % 1_000_000;
    console.info(`seed ${seed}`);
    const report = await crashAtRandom(10, seed);
    expect(report.violations, `seed ${seed}`).toEqual([]);
    expect(report.orders).toBeGreaterThan(0);
  },
);
