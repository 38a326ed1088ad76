import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import { makeStepFailures } from '#server/workflow/step-failures.ts';
import { listStuck, retryStuck } from '#server/workflow/stuck.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { startOrderWorker, type OrderWorker } from '../order-worker.ts';
import { requestPlacement } from '../request-placement.ts';
import { findOutcome } from './placement-outcome.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;
const errors: unknown[] = [];

const open = (context: TestShop = shop): Promise<OrderWorker> =>
  startOrderWorker({
    context,
    engine: makeDbosEngine({
      databaseUrl: db.url,
      failures: makeStepFailures(shop.database, (error) => errors.push(error)),
    }),
    databaseUrl: db.url,
    onError: (error) => errors.push(error),
  });

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  ada = shop.visitor();
});
afterAll(() => db.close());

const ready = async () => {
  const checkoutId = await fillCheckout(ada, await openBasket(ada));
  return { checkoutId, token: await pay(ada, checkoutId) };
};

test('a claim made anywhere is placed by the worker, at once; twenty submits get one order (F-20)', async () => {
  const room = await open();
  const { checkoutId, token } = await ready();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => requestPlacement(ada, checkoutId, token)),
  );
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(outcomes[0]).toMatchObject({ kind: 'PlacedOrder' });
  expect(shop.payments.payments.size).toBe(1);
  await room.stop();
  expect(errors).toEqual([]);
});

test('a claim that nobody ran is picked up when the worker starts', async () => {
  const { checkoutId, token } = await ready();
  const claim = await claimDecided(ada, checkoutId, token);
  if (claim.kind !== 'claimed') throw new Error(claim.kind);
  expect(await requestPlacement(ada, checkoutId, token, 0)).toMatchObject({
    kind: 'OrderPlacementFailed',
    reason: 'order_processing',
  });
  const room = await open();
  while (!(await findOutcome(db.database, claim.placementId))) await sleep(20);
  expect(await requestPlacement(ada, checkoutId, token)).toMatchObject({ kind: 'PlacedOrder' });
  await room.stop();
  expect(errors).toEqual([]);
});

test('a placement whose step fails goes aside and waits in its place; others go on; a person lets it go on (F-15)', async () => {
  const room = await open();
  const poison = await ready();
  shop.suppliers.script('stays.book', { kind: 'unavailable' });
  shop.payments.reject('cancel', 'the payment is unknown');
  const answer = requestPlacement(ada, poison.checkoutId, poison.token);
  const stuck = () => listStuck(db.database);
  await expect
    .poll(async () => {
      await db.pool.query('update retry set due_at = now() where stuck_at is null');
      return (await stuck()).length;
    })
    .toBe(1);
  const [{ queue, id, reason } = { queue: '', id: '', reason: '' }] = await stuck();
  expect([queue, reason]).toEqual(['placement', 'Error: the payment is unknown']);

  const other = await ready();
  expect(await requestPlacement(ada, other.checkoutId, other.token)).toMatchObject({
    kind: 'PlacedOrder',
  });

  shop.payments.reject('cancel', undefined);
  await retryStuck(db.database, 'placement', id);
  expect(await answer).toMatchObject({ kind: 'ItemDoesNotExist' });
  await expect.poll(stuck).toEqual([]);
  await room.stop();
  expect(String(errors.at(-1))).toContain(`placement ${id} is put aside`);
  errors.length = 0;
});

test('a placement that ended between two steps goes aside, and goes on where it was when a person says so (F-15)', async () => {
  const { checkoutId, token } = await ready();
  const { suppliers } = shop;
  let isBroken = true;
  let asked = 0;
  const broken = {
    ...shop,
    // Asked by nothing but the looks for work, once the placement has ended.
    database: shop.database.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    suppliers: {
      ...suppliers,
      get insurance() {
        if (isBroken) throw new Error('nobody foresaw this');
        return suppliers.insurance;
      },
    },
  };
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const room = await open(broken);
  const answer = requestPlacement(ada, checkoutId, token);
  const stuck = () => listStuck(db.database);
  await expect.poll(async () => (await stuck()).length).toBe(1);
  const [{ id, reason } = { id: '', reason: '' }] = await stuck();
  expect(reason).toBe('Error: nobody foresaw this');
  const before = asked;
  await expect.poll(() => asked).toBeGreaterThan(before + 1);
  expect((await stuck())[0]?.tries).toBe(1);

  isBroken = false;
  await retryStuck(db.database, 'placement', id);
  expect(await answer).toMatchObject({ kind: 'PlacedOrder' });
  const left = () => db.pool.query('select from retry where id = $1', [id]);
  await expect.poll(async () => (await left()).rowCount).toBe(0);
  await room.stop();
  expect(printed.mock.lastCall).toContain('nobody foresaw this');
  const authorised = `authorise ${checkoutId}:1:authorise`;
  expect(shop.payments.calls.filter((call) => call === authorised)).toHaveLength(1);
  expect(errors.map(String)).toEqual([
    `Error: placement ${id} is put aside: Error: nobody foresaw this (holidaymaker stuck list)`,
  ]);
  errors.length = 0;
});

test('twenty submits while others hold the checkout each get a typed answer (F-20, F-21)', async () => {
  const room = await open();
  const { checkoutId, token } = await ready();
  const holder = await db.pool.connect();
  await holder.query('begin');
  await holder.query('select from checkout where id = $1 for update', [checkoutId]);
  const submits = Array.from({ length: 20 }, () => requestPlacement(ada, checkoutId, token));
  expect(await requestPlacement(ada, checkoutId, token, 0)).toMatchObject({
    reason: 'order_processing',
  });
  await holder.query('rollback');
  holder.release();
  const kinds = (await Promise.all(submits)).map(({ kind }) => kind);
  expect(kinds).toEqual(Array.from({ length: 20 }, () => 'PlacedOrder'));
  await room.stop();
  expect(errors).toEqual([]);
});
