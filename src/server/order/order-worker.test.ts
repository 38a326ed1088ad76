import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import {
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { startOrderWorker, type OrderWorker } from './order-worker.ts';
import { claimCheckout } from './placing/claim.ts';
import { findOutcome } from './placing/placement-outcome.ts';
import { requestPlacement } from './request-placement.ts';

let db: TestDatabase;
let shop: TestShop;
let ada: KnownVisitorContext;
const errors: unknown[] = [];

const open = (): Promise<OrderWorker> =>
  startOrderWorker({
    context: shop,
    engine: makeDbosEngine({ databaseUrl: db.url, executorId: 'test' }),
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
  const claim = await claimCheckout(ada, checkoutId, token);
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
