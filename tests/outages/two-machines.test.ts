/** Two sites on one database: neither takes over what the other runs, until that ends (F-34). */
import { once } from 'node:events';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePool } from '#server/db/pool.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openSiteVisitor, PLACE, preparePurchase } from '#testing/callers/site-visitor.ts';
import { askSimulator } from '#testing/simulator-control.ts';
import { openOutside, untilAnswers, type Outside } from './running-site.ts';

const LONG_MS = 600_000;
/** What releases before executors had names of their own called all of them. */
const FORMER_EXECUTOR = 'engine-room';

/** Days ahead of two orders that stand at once: on one day there may be a room for one of them. */
const DAYS_OF_EACH = [
  [180, 187, 194],
  [201, 208, 215],
];

let outside: Outside;
let pool: Pool;

beforeAll(async () => {
  outside = await openOutside();
  pool = makePool({ url: outside.databaseUrl, size: 2 });
}, LONG_MS);
afterAll(async () => {
  await pool.end();
  await outside.close();
}, LONG_MS);

type Running = { readonly id: string; readonly executor: string; readonly begun: number };

const running = async (): Promise<Running[]> =>
  (
    await pool.query<Running>(
      `select workflow_uuid as id, executor_id as executor, recovery_attempts::int as begun
       from dbos.workflow_status where status = 'PENDING' order by created_at`,
    )
  ).rows;

test(
  'a second machine takes over what was left behind, not what the first one runs; that when it has died',
  async () => {
    const { payment } = readSettings(outside.environment);
    const setFaults = (rules: object[]) =>
      askSimulator(`${payment.url}/_faults`, { method: 'PUT', body: JSON.stringify(rules) });
    const first = await outside.startSite();
    await untilAnswers(`${first.url}/_ready`, first);
    await setFaults([{ call: 'captures', kind: 'error-before', probability: 1, seed: 1 }]);
    for (const days of DAYS_OF_EACH) {
      const visitor = openSiteVisitor(first.url);
      const ready = await preparePurchase(visitor, payment.fieldsUrl, {}, days);
      void visitor.post(PLACE, ready).catch(() => undefined);
    }
    await expect.poll(async () => (await running()).length).toBe(2);
    const [own, left] = await running();
    await pool.query('update dbos.workflow_status set executor_id = $1 where workflow_uuid = $2', [
      FORMER_EXECUTOR,
      left!.id,
    ]);

    const second = await outside.startSite();
    await untilAnswers(`${second.url}/_ready`, second);
    const executorOf = async (id: string) =>
      (await running()).find((workflow) => workflow.id === id)?.executor ?? FORMER_EXECUTOR;
    await expect.poll(() => executorOf(left!.id)).not.toBe(FORMER_EXECUTOR);
    expect((await running()).find(({ id }) => id === own!.id)).toEqual(own);

    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await setFaults([]);
    const placed = 'select count(*)::int as placed from customer_order';
    await expect.poll(async () => (await pool.query(placed)).rows[0]).toEqual({ placed: 2 });
    await expect.poll(running).toEqual([]);
  },
  LONG_MS,
);
