import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { knownRows } from './known-rows.ts';

/** What is known of plans 1 to 80, and how it was asked for. */
function open() {
  const asked: unknown[] = [];
  const client = {
    query: async (_select: string, values?: [number[]]) => {
      asked.push(values?.[0] ?? 'all');
      const ids = values?.[0] ?? Array.from({ length: 80 }, (_, at) => at + 1);
      return { rows: ids.filter((id) => id <= 80) };
    },
  };
  const plans = knownRows(client as unknown as PoolClient, 'select id from plan', (rows) =>
    rows.map((id) => [Number(id), `plan ${String(id)}`] as const),
  );
  return { plans, asked };
}

test('what comes next is asked for in one, and once', async () => {
  const { plans, asked } = open();
  await plans.askAhead([3, 1, 99]);
  expect(await Promise.all([plans.of(1), plans.of(3), plans.of(99)])).toEqual([
    'plan 1',
    'plan 3',
    undefined,
  ]);
  expect(await plans.of(2)).toBe('plan 2');
  await plans.askAhead([1, 2, 3]);
  expect(asked).toEqual([[3, 1, 99], [2]]);
});

test('of many everything is asked for, and then nothing more', async () => {
  const { plans, asked } = open();
  await plans.askAhead(Array.from({ length: 51 }, (_, at) => at + 1));
  await plans.askAhead([70, 99]);
  expect([await plans.of(70), await plans.of(99)]).toEqual(['plan 70', undefined]);
  expect(asked).toEqual(['all']);
});
