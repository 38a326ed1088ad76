import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyOf } from '#http/web-app.ts';
import { findGoodPackage, type FoundPackage } from '#testing/api-purchase.ts';
import { overWeb } from '#testing/callers/over-web.ts';
import {
  listOperations,
  ownIds,
  UNKNOWN_IDS,
  variablesOf,
  type PageOperation,
} from '#testing/page-operations.ts';
import {
  openRunningShop,
  type ApiVisitor,
  type RunningShop,
  type Variables,
} from '#testing/running-shop.ts';
import { makeDataCall } from '#web/browser/data-call.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { makeGraphqlHandler } from './graphql.ts';
import { makePageHandler } from './pages/pages.ts';

const operations = await listOperations();

let running: RunningShop;
let found: FoundPackage;
let handler: ReturnType<typeof overWeb>;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 20 });
  found = await findGoodPackage(running.visitor());
  const known = new Set(operations.map((operation) => wireDocument(operation).text));
  handler = overWeb(
    makeGraphqlHandler(
      running.executor.schema,
      running.executor,
      known,
      pino({ level: 'silent' }),
      false,
    ),
  );
});
afterAll(() => running.close());

test.each(operations.filter(({ kind }) => kind !== 'subscription'))(
  '$name ($file): a browser gets what the door answered, whole, through its cache [GQL-01]',
  async (operation) => {
    const visitor = running.visitor();
    for (const ids of [await ownIds(running, found, visitor), UNKNOWN_IDS]) {
      const { got, answered } = await callThroughHandler(
        visitor,
        operation,
        variablesOf(operation, ids),
      );
      expect(got).toEqual(answered);
    }
  },
);

test('a page that is told to wait says so by 429 and retry-after, whatever it shows', async () => {
  const operation = operations.find(({ name }) => name === 'CreateBasket')!;
  const ids = await ownIds(running, found, running.visitor());
  const counted = { ...running.shop, quotas: { baskets: 1, cardTries: 0, codeTries: 0 } };
  const handle = makePageHandler({
    currentContext: () => counted,
    executor: running.executor,
    web: {
      render: async (_request, { graphql }) => {
        const create = () => graphql(operation, variablesOf(operation, ids));
        await create();
        return Response.json(await create(), { status: 422 });
      },
    },
    manifest: {},
    policy: policyOf(counted),
    log: pino({ level: 'silent' }),
  });
  const response = await handle(new Request('http://localhost/'), {
    market: 'gb',
    network: '1.1.1.1',
    reference: 'K7M2Q4XD',
  });
  expect(await response.json()).toEqual({
    createBasket: {
      kind: 'TooManyBaskets',
      message: expect.stringMatching(/^You’ve asked .* Please wait 60 minutes, then try again\.$/),
    },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
});

/**
 * What the page was given, and what came over the wire, without the names of types that the page
 * did not ask for.
 */
async function callThroughHandler(
  visitor: ApiVisitor,
  operation: PageOperation,
  variables: Variables,
) {
  const answers: string[] = [];
  const call = makeDataCall({
    origin: 'http://shop.test',
    retry: { isOn: true },
    hold: () => undefined,
    isFree: async () => undefined,
    log: () => undefined,
    send: async (input, init) => {
      const response = await handler(new Request(input, init), {
        ...visitor.context,
        reference: 'K7M2Q4XD',
      });
      answers.push(await response.clone().text());
      return response;
    },
  });
  const got = await call<unknown, Variables>(operation, variables);
  expect(answers).toHaveLength(1);
  return { got: withoutTypes(got), answered: withoutTypes(JSON.parse(answers[0] ?? '').data) };
}

function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === '__typename' ? [] : [[name, withoutTypes(inner)]],
    ),
  );
}
