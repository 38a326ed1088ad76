import { serverAudits } from 'graphql-http';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { GraphContext } from '#graphql/context.ts';
import { makeExecutor } from '#graphql/execution/execute.ts';
import { makeSchema } from '#graphql/schema/schema.ts';
import { NO_STORE } from '#http/security-headers.ts';
import { PriceConflictError } from '#server/price-index/read-stable.ts';
import { overWeb } from '#testing/callers/over-web.ts';
import { makeGraphqlHandler } from './graphql.ts';

const schema = makeSchema({
  Mutation: { ping: () => true },
  Subscription: {
    placementProgress: {
      subscribe: async function* (_root: unknown, _args: unknown, { origin }: GraphContext) {
        if (origin === 'https://shop.test')
          yield { placementProgress: { steps: [], isOver: false } };
        yield { placementProgress: { steps: [], isOver: true } };
      },
    },
  },
});
const handler = overWeb(
  makeGraphqlHandler(schema, makeExecutor(schema), new Set(), pino({ level: 'silent' }), true),
);
const context = { shop: {}, reference: 'K7M2Q4XD' } as GraphContext & { reference: string };
const url = 'http://shop.test/graphql?operation_name=Ping';
const post = (body: unknown, headers: Record<string, string> = {}, given = context) =>
  handler(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    given,
  );

/** As the listener makes it: what few operations ask for is made when they do. */
class Posted {
  readonly #origin = 'https://shop.test';
  readonly reference = 'K7M2Q4XD';
  get origin() {
    return this.#origin;
  }
}

describe('the data call’s door', () => {
  // GET is not offered (S-11), so the audits of GET have nothing to look at. The address names the
  // operation, which the audits know nothing of (GQL-01).
  const nameOf = (body: unknown): string =>
    /"operationName":"(\w+)"/.exec(String(body))?.[1] ?? 'Ping';
  const audits = serverAudits({
    url: 'http://shop.test/graphql',
    fetchFn: (address: string, init: RequestInit) =>
      handler(new Request(`${address}?operation_name=${nameOf(init.body)}`, init), context),
  });
  for (const audit of audits.filter(({ name }) => !name.includes('GET')))
    test(`GraphQL over HTTP: ${audit.name} (${audit.id})`, async () => {
      const result = await audit.fn();
      expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
    });

  test('a call carries operationName, variables and query, and names itself in the address [GQL-01, GQL-02, GQL-03]', async () => {
    const response = await post(
      { operationName: 'Ping', variables: {}, query: 'mutation Ping { ping }' },
      { 'x-operation-name': 'Ping', 'x-client-name': 'holidaymaker-web' },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ data: { ping: true } });
  });

  test('what a subscription tells comes as server-sent events, over the same address', async () => {
    const query = 'subscription Ping { placementProgress(checkoutId: "1") { isOver } }';
    const posted = new Posted() as unknown as typeof context;
    const response = await post({ query }, { accept: 'text/event-stream' }, posted);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe(NO_STORE);
    expect(['connection', 'content-encoding'].filter((name) => response.headers.has(name))).toEqual(
      [],
    );
    const data = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, text]) =>
      JSON.parse(text!),
    );
    expect(data).toEqual(
      [false, true].map((isOver) => ({ data: { placementProgress: { isOver } } })),
    );
    expect((await post({ query })).status).toBe(406);
  });

  test.each([
    [
      'a form',
      () =>
        handler(
          new Request(url, { method: 'POST', body: new URLSearchParams({ query: '{ping}' }) }),
          context,
        ),
      415,
    ],
    [
      'plain text',
      () =>
        handler(
          new Request(url, {
            method: 'POST',
            body: '{"query":"{ping}"}',
            headers: { 'content-type': 'text/plain' },
          }),
          context,
        ),
      415,
    ],
    [
      'another origin',
      () => post({ query: 'mutation { ping }' }, { origin: 'https://evil.example' }),
      403,
    ],
    [
      'another site',
      () => post({ query: 'mutation { ping }' }, { 'sec-fetch-site': 'cross-site' }),
      403,
    ],
    [
      'another host of our domain',
      () => post({ query: 'mutation { ping }' }, { 'sec-fetch-site': 'same-site' }),
      403,
    ],
    ['a sandboxed page', () => post({ query: 'mutation { ping }' }, { origin: 'null' }), 403],
  ])('%s is refused [S-11]', async (_name, send, status) =>
    expect((await send()).status).toBe(status),
  );

  const named = (query: string, body: unknown) =>
    handler(
      new Request(`http://shop.test/graphql${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      context,
    );
  const PING = { operationName: 'Ping', query: 'mutation Ping { ping }' };

  test.each([
    ['no name', ''],
    ['an empty name', '?operation_name='],
    ['another name than the body', '?operation_name=Pong'],
  ])('%s in the address is refused, and nothing runs [GQL-01]', async (_name, query) => {
    const response = await named(query, PING);
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ message: 'The address must name the operation: ?operation_name=…' }] },
    ]);
    expect((await named('?operation_name=Ping', PING)).status).toBe(200);
  });

  test.each([
    ['no JSON', `{"query": ${'x'.repeat(90_000)}`],
    ['no object', '[1]'],
    ['an unknown part', JSON.stringify({ ...PING, ['x'.repeat(90_000)]: 1 })],
    ['a NUL among the variables', JSON.stringify({ ...PING, variables: { a: ['\0'] } })],
    ['half a character', '{"query":"mutation Ping { ping }","variables":{"a":"\\ud800"}}'],
    [
      'a variable nested 20,000 deep',
      `{"query":"mutation Ping { ping }","variables":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    ],
  ])(
    '%s is told as one that cannot be read, and nothing of it is repeated [S-12, S-14]',
    async (_name, body) => {
      const response = await handler(
        new Request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
        context,
      );
      expect([response.status, await response.json()]).toEqual([
        400,
        { errors: [{ message: 'The body is not a data call.' }] },
      ]);
    },
  );

  test('a NUL written into the operation itself is refused [S-14]', async () => {
    const { errors } = await (
      await post({ query: 'query Ping { basket(id: "a\\u0000") { statusCode } }' })
    ).json();
    expect(errors[0].message).toBe('A text has characters that cannot be read.');
  });

  test('errors suggest no names and repeat no long values [S-12]', async () => {
    const query =
      'query Ping($criteria: SearchCriteriaInput!) { packages(criteria: $criteria, first: 1) { statusCode } }';
    const criteria = {
      departureDate: '2027-06-01',
      rooming: [{ adults: 2 }],
      sort: 'POPULARITI',
      flexibilit: 3,
      page: 'x'.repeat(50_000),
    };
    const body = await (await post({ query, variables: { criteria } })).text();
    expect(body).toContain('errors');
    expect(body).not.toContain('Did you mean');
    expect(body.length).toBeLessThan(2_000);
    const unknown = await (await post({ query: `{ ${'x'.repeat(50_000)} destinatio }` })).text();
    expect(unknown).not.toContain('Did you mean');
    expect(unknown.length).toBeLessThan(2_000);
  });

  test('an error of ours is logged by its class; a refused request without the values that were sent [GQL-05, PAX-31]', async () => {
    const lines: string[] = [];
    const failing = makeSchema({
      Mutation: {
        ping: () => {
          throw new Error('Internal server error: no table');
        },
      },
    });
    const loggingHandler = overWeb(
      makeGraphqlHandler(
        failing,
        makeExecutor(failing),
        new Set(),
        pino({}, { write: (line: string) => void lines.push(line) }),
        true,
      ),
    );
    const ask = (body: { readonly operationName: string; readonly [part: string]: unknown }) =>
      loggingHandler(
        new Request(`http://shop.test/graphql?operation_name=${body.operationName}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        context,
      );
    const failed = await ask({ operationName: 'Ping', query: 'mutation Ping { ping }' });
    expect(await failed.json()).toHaveProperty('errors.0.extensions.reference', 'K7M2Q4XD');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      operation: 'Ping',
      kind: 'INTERNAL_SERVER_ERROR',
      path: 'ping',
      reference: 'K7M2Q4XD',
      err: { message: 'Internal server error: no table' },
    });

    const query =
      'mutation Save($passengerDetails: [PassengerDetailsInput!]!) { addPassengerDetailsToCheckout(checkoutId: "c1", passengerDetails: $passengerDetails) { statusCode } }';
    const answer = await ask({
      operationName: 'Save',
      query,
      variables: {
        passengerDetails: [
          {
            title: 'mrs',
            firstName: 'Philippa',
            lastName: 'Marchbanks',
            dateOfBirth: '31/02/1985',
          },
        ],
      },
    });
    expect(await answer.json()).toHaveProperty('errors');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      operation: 'Save',
      kind: 'GENERIC',
      msg: 'data call refused',
    });
    expect(lines.join('')).not.toMatch(/Philippa|Marchbanks|31\/02/);
  });

  test('an outage of PostgreSQL is told by code and status, with when to ask again [F-03]', async () => {
    const away = makeSchema({
      Mutation: {
        ping: () => {
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        },
      },
    });
    const text = 'mutation Ping { ping }';
    const executor = makeExecutor(away);
    for (const known of [new Set<string>(), new Set([text])]) {
      const awayHandler = overWeb(
        makeGraphqlHandler(away, executor, known, pino({ level: 'silent' }), false),
      );
      const response = await awayHandler(
        new Request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ operationName: 'Ping', query: text }),
        }),
        context,
      );
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await response.json()).errors).toEqual([
        {
          message: 'We can’t reach our records just now. Please try again in a moment.',
          path: ['ping'],
          extensions: { code: 'UNAVAILABLE' },
        },
      ]);
    }
  });

  test('prices that moved faster than they could be read are told as what they are: ask again', async () => {
    const moving = makeSchema({
      Mutation: {
        ping: () => {
          throw new PriceConflictError('written faster than it could be read');
        },
      },
    });
    const movingHandler = overWeb(
      makeGraphqlHandler(moving, makeExecutor(moving), new Set(), pino({ level: 'silent' }), false),
    );
    const response = await movingHandler(
      new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'mutation { ping }' }),
      }),
      context,
    );
    expect(response.status).toBe(200);
    expect((await response.json()).errors).toEqual([
      {
        message: 'Prices are changing as we read them. Please try again in a moment.',
        path: ['ping'],
        extensions: { code: 'PRICES_MOVING' },
      },
    ]);
  });

  test.each(['x', '01/06/2027', 20_270_601])(
    'a date that is written otherwise is told as what it is: %s',
    async (date) => {
      const query =
        'query C($criteria: SearchCriteriaInput!) { holidayCalendar(criteria: $criteria) { statusCode } }';
      const response = await post({
        query,
        variables: { criteria: { departureDate: date, rooming: [{ adults: 2 }] } },
      });
      const { errors } = await response.json();
      expect(errors).toHaveLength(1);
      expect(errors[0].message).toContain('Date must be written yyyy-mm-dd.');
      expect(errors[0]).not.toHaveProperty('extensions.code', 'INTERNAL_SERVER_ERROR');
    },
  );

  test('a batch is refused', async () => {
    const response = await post([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  test('an answer is never kept by a cache [CACHE-10]', async () => {
    expect((await post({ query: 'mutation { ping }' })).headers.get('cache-control')).toBe(
      'no-cache, no-store',
    );
  });
});
