import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type InjectOptions, type LightMyRequestResponse as Answer } from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { BOUNDS, type Demand } from './admission.ts';
import { addAdmission } from './admit.ts';
import { makeSendRefusal } from './send-refusal.ts';

/** As dear as all that pages may cost together. */
const WHOLE: Demand = { class: 'browsing', cost: BOUNDS.browsing.mostUnderWay };

/** An app whose pages are not answered before they are told to be. */
function open() {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const app = Fastify();
  onTestFinished(() => app.close());
  const refuse = makeSendRefusal(async (_headers, { kind }) => ({
    headers: { 'content-type': 'text/html' },
    bytes: Buffer.from(kind),
  }));
  const admit = addAdmission(app, refuse, log);
  const held: (() => void)[] = [];
  const hold = async (): Promise<string> => {
    await new Promise<void>((resolve) => held.push(resolve));
    return 'answered';
  };
  app.get('/page', admit(WHOLE), hold);
  app.post('/graphql', admit(WHOLE), hold);
  app.get('/checkout', admit({ class: 'purchase', cost: 1 }), async () => 'checkout');
  app.get('/breaks', admit(WHOLE), async () => Promise.reject(new Error('the roof fell in')));
  return { app, held, logged };
}

test('the surplus gets 503, when to ask again, and nothing else, as a page, as data or in words [F-51]', async () => {
  const { app, held, logged } = open();
  const ask = async (options: InjectOptions) => app.inject(options);
  const first = ask({ url: '/page' });
  await expect.poll(() => held.length).toBe(1);
  const surplus = [
    ask({ url: '/page', headers: { accept: 'text/html' } }),
    ask({ method: 'POST', url: '/graphql' }),
    ask({ url: '/page' }),
  ];
  // Those who come now have the places of those who have waited longest.
  void Promise.all(
    Array.from({ length: BOUNDS.browsing.mostWaiting }, () => ask({ url: '/page' })),
  );
  const [page, data, words] = (await Promise.all(surplus)) as [Answer, Answer, Answer];
  expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
    503,
    'text/html',
    'overload',
  ]);
  expect([data.statusCode, data.json()]).toEqual([
    503,
    {
      errors: [
        {
          message: 'We’re very busy right now. Please try again in a moment.',
          extensions: { code: 'OVERLOADED' },
        },
      ],
    },
  ]);
  expect([words.statusCode, words.body]).toEqual([
    503,
    'We’re very busy right now. Please try again in a moment.',
  ]);
  for (const { headers } of [page, data, words]) {
    expect(headers['retry-after']).toMatch(/^[2-5]$/);
    expect(headers['cache-control']).toBe('no-cache, no-store');
  }
  expect((await app.inject('/checkout')).body).toBe('checkout');
  expect(logged.filter((line) => line.includes('the surplus is refused'))).toHaveLength(1);
  held[0]?.();
  expect((await first).body).toBe('answered');
});

test('a place is free again when its answer is made, whether it is one or a failure', async () => {
  const { app } = open();
  for (let i = 0; i < 3; i += 1) expect((await app.inject('/breaks')).statusCode).toBe(500);
});

test('a visitor who leaves keeps the place until the work is over, and no longer', async () => {
  const { app, held } = open();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const visitor = connect({ port, host: '127.0.0.1' });
  visitor.write('GET /page HTTP/1.1\r\nhost: shop.test\r\n\r\n');
  await expect.poll(() => held.length).toBe(1);
  visitor.destroy();
  await once(visitor, 'close');
  const next = app.inject('/page').then(({ body }) => body);
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  expect(await next).toBe('answered');
});
