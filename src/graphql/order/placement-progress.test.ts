import { parse, subscribe, type ExecutionResult } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlacementState } from '#domain/order/order-states.ts';
import { makeSession } from '#server/account/session.ts';
import { NOBODY } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makePlacementNews, MOST_AT_ONCE } from '#server/order/follow-placement.ts';
import { makeOrderKey } from '#server/order/people/order-link.ts';
import { recordState } from '#server/order/placing/history.ts';
import {
  createBasket,
  fillCheckout,
  findGoodPackage,
  openCheckout,
} from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let owner: ApiVisitor;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  owner = await enter();
});
afterAll(() => running.close());

async function enter(): Promise<ApiVisitor> {
  const session = makeSession(running.shop.database, NOBODY, () => undefined);
  await session.open();
  return running.visitor(session);
}

/** A checkout that is filled in; nothing works at it. */
async function fillNew(): Promise<string> {
  const basketId = await createBasket(owner, await findGoodPackage(owner));
  const checkoutId = await openCheckout(owner, basketId);
  await fillCheckout(owner, checkoutId);
  return checkoutId;
}

const record = (checkoutId: string, state: PlacementState): Promise<void> =>
  inTransaction(running.shop.database, (tx) => recordState(tx, checkoutId, state));

const TEXT =
  'subscription P($checkoutId: ID!, $key: String) { placementProgress(checkoutId: $checkoutId, key: $key) { steps { state label } isOver } }';

type Event = ExecutionResult<{
  placementProgress: { steps: { state: string; label: string }[]; isOver: boolean };
}>;

/** What a subscriber is told, each event as its states. */
async function follow(
  { context }: ApiVisitor,
  variables: { readonly checkoutId: string; readonly key?: string },
  signal?: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const events = await subscribe({
    schema: running.executor.schema,
    document: parse(TEXT),
    variableValues: variables,
    contextValue: { ...context, ...(signal && { signal }) },
  });
  if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events));
  return statesOf(events as AsyncGenerator<Event>);
}

async function* statesOf(events: AsyncGenerator<Event>): AsyncGenerator<string> {
  for await (const { data, errors } of events) {
    if (!data) throw new Error(JSON.stringify(errors));
    const { steps, isOver } = data.placementProgress;
    yield [...steps.map(({ state }) => state), ...(isOver ? ['over'] : [])].join(' ');
  }
}

const next = async (events: AsyncGenerator<string>): Promise<string | undefined> =>
  (await events.next()).value;

test('the steps of a placement are told in order as they are written, to the end', async () => {
  const checkoutId = await fillNew();
  const events = await follow(owner, { checkoutId });
  expect(await next(events)).toBe('');
  let written = '';
  for (const state of ['CLAIMED', 'AUTHORISED', 'BOOKED', 'CAPTURED'] as const) {
    await record(checkoutId, state);
    written = `${written} ${state}`.trim();
    expect(await next(events)).toBe(written);
  }
  await record(checkoutId, 'PLACED');
  expect(await next(events)).toBe(`${written} PLACED over`);
  expect(await next(events)).toBeUndefined();
});

test('who comes later is told all of the latest try at once', async () => {
  const checkoutId = await fillNew();
  for (const state of ['CLAIMED', 'RELEASING', 'RELEASED', 'CLAIMED', 'AUTHORISED'] as const)
    await record(checkoutId, state);
  const events = await follow(owner, { checkoutId });
  expect(await next(events)).toBe('CLAIMED AUTHORISED');
  await events.return(undefined);
});

test('who cannot follow it asks how it stands now [GQL-09]', async () => {
  const checkoutId = await fillNew();
  const text =
    'query P($checkoutId: ID!) { placementProgress(checkoutId: $checkoutId) { steps { label } isOver } }';
  const look = () => owner.ask(text, { checkoutId });
  expect(await look()).toEqual({ placementProgress: { steps: [], isOver: false } });
  for (const state of ['CLAIMED', 'RELEASING', 'RELEASED', 'CLAIMED', 'AUTHORISED'] as const)
    await record(checkoutId, state);
  expect(await look()).toEqual({
    placementProgress: {
      steps: [{ label: 'We have your order' }, { label: 'Your card is authorised' }],
      isOver: false,
    },
  });
});

test('nothing is told to a stranger, nor by the key of a mail before there is an order [S-05]', async () => {
  const checkoutId = await fillNew();
  await record(checkoutId, 'CLAIMED');
  const key = makeOrderKey(running.shop.secret, checkoutId, '2099-01-01');
  for (const asker of [await enter(), running.visitor()]) {
    expect(await next(await follow(asker, { checkoutId }))).toBeUndefined();
    expect(await next(await follow(asker, { checkoutId, key }))).toBeUndefined();
  }
  await running.shop.database
    .updateTable('checkout')
    .set({ status: 'PLACED' })
    .where('id', '=', checkoutId)
    .execute();
  const byKey = await follow(running.visitor(), { checkoutId, key });
  expect(await next(byKey)).toBe('CLAIMED');
  await byKey.return(undefined);
});

test('an owner follows a few at once; who leaves makes room', async () => {
  const checkoutId = await fillNew();
  await record(checkoutId, 'CLAIMED');
  const left = new AbortController();
  const first = await follow(owner, { checkoutId }, left.signal);
  expect(await next(first)).toBe('CLAIMED');
  const others = await Promise.all(
    Array.from({ length: MOST_AT_ONCE - 1 }, () => follow(owner, { checkoutId })),
  );
  for (const other of others) expect(await next(other)).toBe('CLAIMED');
  expect(await next(await follow(owner, { checkoutId }))).toBeUndefined();
  left.abort();
  expect(await next(first)).toBeUndefined();
  const another = await follow(owner, { checkoutId });
  expect(await next(another)).toBe('CLAIMED');
  for (const open of [...others, another]) await open.return(undefined);
});

test('when the shop closes nobody is followed any more', async () => {
  const checkoutId = await fillNew();
  const { context } = owner;
  const placementNews = makePlacementNews(running.shop.pool, running.shop.log);
  const leaving: ApiVisitor = {
    ...owner,
    context: { ...context, shop: { ...context.shop, placementNews } },
  };
  const events = await follow(leaving, { checkoutId });
  expect(await next(events)).toBe('');
  const last = next(events);
  placementNews.close();
  expect(await last).toBeUndefined();
  expect(await next(await follow(leaving, { checkoutId }))).toBeUndefined();
});
