/**
 * Prices that move all the while they are read, from the index to both doors: told as what they
 * are, and gone with the moment.
 */
import { GraphQLError } from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGraphqlHandler } from '#http/endpoints/graphql.ts';
import { makePageHandler, type WebBuild } from '#http/endpoints/pages/pages.ts';
import { findGoodPackage, type FoundPackage } from '#testing/api-purchase.ts';
import { overWeb } from '#testing/callers/over-web.ts';
import { listOperations, variablesOf, type PageOperation } from '#testing/page-operations.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { policyOf } from './web-app.ts';

const READERS = ['ResultsPage', 'DealPage', 'CalendarPrices'];
const log = pino({ level: 'silent' });
const operations = await listOperations();

let running: RunningShop;
let found: FoundPackage;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  found = await findGoodPackage(running.visitor());
});
afterAll(() => running.close());

const operationOf = (name: string): PageOperation =>
  operations.find((operation) => operation.name === name)!;

/** Runs `ask` as if a writer stood inside every hotel at once and never came out. */
async function whileAllMoves<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { control, hotelVersion } = running.shop.index.columns;
  const before = hotelVersion.slice();
  hotelVersion.fill(Atomics.add(control, 0, 1) + 1);
  try {
    return await ask();
  } finally {
    hotelVersion.set(before);
    Atomics.sub(control, 0, 1);
  }
}

async function answerOfApi(operation: PageOperation): Promise<unknown> {
  const wire = wireDocument(operation);
  const handler = overWeb(
    makeGraphqlHandler(running.executor.schema, running.executor, new Set([wire.text]), log, false),
  );
  const body = JSON.stringify({
    operationName: operation.name,
    query: wire.text,
    variables: variablesOf(operation, { ...found }),
  });
  const response = await handler(
    new Request(`http://localhost/graphql?operation_name=${operation.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
    { ...running.visitor().context, reference: 'K7M2Q4XD' },
  );
  expect(response.status).toBe(200);
  const { errors = [] } = await response.json();
  return errors[0]?.extensions?.code;
}

/** What a page's loader hears. */
async function codeForPages(operation: PageOperation): Promise<string> {
  const web: Pick<WebBuild, 'render'> = {
    render: async (_request, { graphql }) =>
      graphql(operation, variablesOf(operation, { ...found })).then(
        () => new Response('answered'),
        (error: unknown) =>
          new Response(String(error instanceof GraphQLError ? error.extensions['code'] : error)),
      ),
  };
  const handler = makePageHandler({
    currentContext: () => running.shop,
    executor: running.executor,
    web,
    manifest: {},
    policy: policyOf(running.shop),
    log,
  });
  return (
    await handler(new Request('http://localhost/'), {
      market: 'gb',
      network: '127.0.0.1',
      reference: 'K7M2Q4XD',
    })
  ).text();
}

test.each(READERS)(
  '%s says that prices are moving, to browsers and to pages, and answers again when they rest',
  async (name) => {
    const operation = operationOf(name);
    expect(await whileAllMoves(() => answerOfApi(operation))).toBe('PRICES_MOVING');
    expect(await answerOfApi(operation)).toBeUndefined();
    expect(await whileAllMoves(() => codeForPages(operation))).toBe('PRICES_MOVING');
    expect(await codeForPages(operation)).toBe('answered');
  },
);
