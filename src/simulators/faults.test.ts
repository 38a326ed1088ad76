import { expect, test } from 'vitest';
import { makeFaults } from './faults.ts';

const strikes = (seed: number, count = 200): boolean[] => {
  const faults = makeFaults();
  faults.setPlan([{ call: 'payments', kind: 'error-after', probability: 0.3, seed }]);
  return Array.from({ length: count }, () => faults.applyFault('payments') !== undefined);
};

test('a seed replays the same faults, another seed gives others [F-15]', () => {
  expect(strikes(7)).toEqual(strikes(7));
  expect(strikes(7)).not.toEqual(strikes(8));
  const share = strikes(7, 2_000).filter(Boolean).length / 2_000;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
});

test('a rule strikes its own call, and no more often than it may', () => {
  const faults = makeFaults();
  faults.setPlan([
    { call: 'captures', kind: 'latency', probability: 1, times: 2, latencyMs: 5, seed: 1 },
  ]);
  expect(faults.applyFault('payments')).toBeUndefined();
  expect([1, 2, 3].map(() => faults.applyFault('captures'))).toEqual([
    { kind: 'latency', latencyMs: 5 },
    { kind: 'latency', latencyMs: 5 },
    undefined,
  ]);
});

test('without a plan nothing strikes', () => {
  const faults = makeFaults();
  expect(faults.applyFault('payments')).toBeUndefined();
  faults.setPlan([{ call: '*', kind: 'error-before', probability: 1, seed: 1 }]);
  expect(faults.applyFault('payments')?.kind).toBe('error-before');
  faults.setPlan([]);
  expect(faults.applyFault('payments')).toBeUndefined();
});
