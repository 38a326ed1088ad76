/**
 * Faults of every kind in both layouts, for some minutes each, the audit after them apart:
 * `FAULT_MINUTES=60` for longer ones.
 */
import { expect, test } from 'vitest';
import { runFaults } from './fault-rounds.ts';
import { openSiteLayout } from './site-layout.ts';
import { openWorkerLayout } from './worker-layout.ts';

const MINUTES = Number(process.env['FAULT_MINUTES'] ?? 2);

test.each([
  ['the worker alone', openWorkerLayout],
  ['a whole site', openSiteLayout],
])(
  '%s: whatever is killed, cut off, stopped, starved, filled or poisoned, the books agree, only poison is put aside, and nothing is forgotten (F-03, F-07, F-17, F-55, I1 to I9)',
  { timeout: 3_600_000 },
  async (_layout, open) => {
    const seed = Date.now() % 1_000_000;
    console.info(`seed ${seed}`);
    const report = await runFaults(
      open,
      { rounds: Infinity, milliseconds: MINUTES * 60_000, seed },
      { orderS: 120, mailS: 240 },
    );
    console.info(JSON.stringify(report));
    expect(report.violations, `seed ${seed}`).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.placed).toBeGreaterThanOrEqual(report.acknowledged);
  },
);
