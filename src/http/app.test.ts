import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'graphql';
import pino from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '#graphql/execution/limits.ts';
import { makeFigures } from '#server/monitoring/figures.ts';
import { startTracing, type Span } from '#server/monitoring/span.ts';
import { callDemand } from './admission/demand.ts';
import { makeApp, type AppOptions } from './app.ts';
import type { Endpoint } from './exchange/serve.ts';
import { contentPolicy, NO_STORE } from './security-headers.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-app-'));
await mkdir(path.join(folder, 'assets'));
await writeFile(path.join(folder, 'assets/a.js'), 'export {};');
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Answers with the address and the body that reached it. */
const echo =
  (status: number): Endpoint =>
  async (request) =>
    Response.json(
      {
        origin: new URL(request.url).origin,
        path: new URL(request.url).pathname,
        body: (await request.text()).length,
      },
      { status },
    );
const logged: string[] = [];
let lacking: string[] = [];
const options: AppOptions = {
  clientDirectory: folder,
  siteAt: (host) =>
    host === 'nobody.test'
      ? undefined
      : {
          market: 'gb',
          origin: new URL(
            `http://${host?.startsWith('localhost') ? 'shop.test' : (host ?? 'shop.test')}`,
          ).origin,
        },
  policy: { paymentOrigins: ['http://pay.test'], isSecure: true },
  rateLimit: { perMinute: 0, addressHeader: undefined },
  mostConnections: 100,
  log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
  missing: async () => lacking,
  endpoints: {
    graphql: async (request, asker) => echo(200)(request.toWeb(), asker),
    picture: async () => {
      throw new Error('the roof fell in');
    },
    shareCard: echo(200),
    map: async () => Response.redirect('http://shop.test/'),
    document: echo(200),
    paymentNotification: echo(200),
    supplierNotice: echo(200),
    unsubscribe: echo(200),
    confirmCruiseNews: echo(303),
    consent: echo(303),
    event: echo(200),
    personalCopy: echo(200),
    policyReport: echo(204),
    content: echo(200),
    pageDictionary: echo(200),
    flags: echo(200),
    clientError: echo(204),
    webVitals: echo(204),
    files: { '/robots.txt': echo(200) },
    page: echo(404),
  },
  refusalPage: async (_headers, refusal) => ({
    headers: { 'content-type': 'text/html' },
    bytes: Buffer.from(
      'seconds' in refusal ? `${refusal.kind}: wait ${refusal.seconds}` : refusal.kind,
    ),
  }),
  callDemand: callDemand(new Map(), { read: parse }),
  serviceWorker: { isOn: true, release: '1.2.3+abc' },
  dictionaryNow: () => undefined,
  earlyLinks: ['</a.css>; rel=preload; as=style', '</b.woff2>; rel=preload; as=font'],
  observation: { figures: undefined, log: undefined, marketOf: () => 'gb' },
};
const app = makeApp(options);

/** The whole answer to a request written by hand, as no client of ours would. */
async function sendRaw(...lines: string[]): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = net.connect(typeof address === 'object' ? address!.port : 0, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return (await socket.setEncoding('utf8').toArray()).join('');
}

/** Status and body of it. */
async function askRaw(...lines: string[]): Promise<readonly [number, string]> {
  const answer = await sendRaw(...lines);
  return [
    Number(answer.slice(9, 12)),
    answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1),
  ];
}

const PAGE_OPENED = [
  'GET /early HTTP/1.1',
  'Host: shop.test',
  'Sec-Fetch-Mode: navigate',
  'X-Client-Protocol: HTTP/2.0',
];
const HINTED = /^HTTP\/1\.1 103 Early Hints\r\n(?:Link: (.+?)\r\n)\r\nHTTP\/1\.1 404 /i;

test('a browser behind a proxy that speaks more than HTTP/1.1 is told what a page begins with, and then the page', async () => {
  const [, links] = HINTED.exec(await sendRaw(...PAGE_OPENED)) ?? [];
  expect(links).toBe('</a.css>; rel=preload; as=style, </b.woff2>; rel=preload; as=font');
});

test.each([
  ['it speaks HTTP/1.1', 3, 'X-Client-Protocol: HTTP/1.1'],
  ['no proxy says what it speaks', 3, 'X-Other: HTTP/2.0'],
  ['a script asks', 2, 'Sec-Fetch-Mode: cors'],
  ['a program asks', 2, 'X-Other: navigate'],
  ['a form is posted', 0, 'POST /early HTTP/1.1'],
  ['only headers are asked for', 0, 'HEAD /early HTTP/1.1'],
  ['it speaks HTTP/1.0', 0, 'GET /early HTTP/1.0'],
  ['a file is asked for', 0, 'GET /robots.txt HTTP/1.1'],
] as const)('one answer comes, and nothing before it, when %s', async (_, line, other) => {
  const answer = await sendRaw(...PAGE_OPENED.with(line, other), 'Content-Length: 0');
  expect(answer.match(/HTTP\/1\.\d \d{3}/g)).toHaveLength(1);
  expect(answer).not.toContain('103');
});

const ASSETS = 'public, max-age=31536000, immutable';

test('a deployment that switches the service worker off gives browsers one that ends it [ROUTE-23]', async () => {
  const workerOf = async (isOn: boolean): Promise<string> => {
    const site = makeApp({ ...options, serviceWorker: { isOn, release: '1.2.3' } });
    onTestFinished(() => site.close());
    return (await site.inject('/service-worker.js')).body;
  };
  expect(await workerOf(true)).not.toContain('unregister');
  expect(await workerOf(false)).toContain('self.registration.unregister()');
});

/** Every kind of answer of the listener: redirects, refusals and failures too. */
test.each([
  ['a page', 'GET', '/', 404, NO_STORE],
  ['a redirect', 'GET', '/maps/moved', 302, NO_STORE],
  ['a file', 'GET', '/assets/a.js', 200, ASSETS],
  ['a missing file', 'GET', '/assets/b.js', 404, NO_STORE],
  ['the service worker', 'GET', '/service-worker.js', 200, 'no-cache'],
  ['the data call', 'POST', '/graphql', 200, NO_STORE],
  ['the data call by another method', 'GET', '/graphql', 405, NO_STORE],
  ['a failure', 'GET', '/pictures/x', 500, NO_STORE],
  ['readiness', 'GET', '/_ready', 200, NO_STORE],
  ['liveness', 'GET', '/_live', 200, NO_STORE],
  ['a method that nobody has', 'TRACE', '/', 405, NO_STORE],
  ['a method that the listener does not know', 'PROPFIND', '/', 405, NO_STORE],
] as const)(
  '%s is answered with the security headers, and kept by nobody who should not [S-10, S-19, S-22]',
  async (_name, method, url, status, caching) => {
    const response = await app.inject({ method: method as 'GET', url });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'cache-control': caching,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(response.headers['permissions-policy']).toContain('camera=()');
  },
);

test.each([
  ['no host', ['GET / HTTP/1.1'], 400],
  ['an expectation that nobody knows', ['GET / HTTP/1.1', 'Host: shop.test', 'Expect: x'], 404],
] as const)('so is a request with %s', async (_name, lines, status) => {
  const answer = await sendRaw(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of [
    `cache-control: ${NO_STORE}`,
    'content-security-policy: ',
    'x-content-type-options: nosniff',
    'strict-transport-security: ',
  ])
    expect(answer).toContain(header);
});

test('a page runs its own scripts by its nonce; one that many visitors share runs none', () => {
  const sources = { paymentOrigins: ['https://pay.example'], isSecure: true };
  expect(contentPolicy(sources, 'n0nce')).toContain("script-src 'nonce-n0nce' 'strict-dynamic';");
  const shared = contentPolicy(sources, 'n0nce', 'none');
  expect(shared).toContain("script-src 'none';");
  expect(shared).toContain("style-src 'self' 'nonce-n0nce';");
});

test('a page names others in its policy only where its visitor allows them', () => {
  const sources = { paymentOrigins: ['https://pay.example'], isSecure: true };
  const closed = contentPolicy(sources, 'n0nce');
  expect(closed).toContain('frame-src https://pay.example;');
  expect(closed).toContain("img-src 'self' data:;");
  expect(closed).not.toContain('connect-src');
  const open = contentPolicy(sources, 'n0nce', 'own', {
    origins: ['https://tags.example'],
    adFrames: ['https://ads.example/seen?value={cost}'],
  });
  expect(open).toContain('frame-src https://pay.example https://tags.example https://ads.example;');
  expect(open).toContain("img-src 'self' data: https://tags.example;");
  expect(open).toContain("connect-src 'self' https://tags.example;");
});

test('an event holds 32 kB at most', async () => {
  const post = (bytes: number) =>
    app.inject({ method: 'POST', url: '/event', payload: 'x'.repeat(bytes) });
  expect((await post(32_768)).statusCode).toBe(200);
  expect((await post(32_769)).statusCode).toBe(413);
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];

test.each([
  ['/graphql', ['POST']],
  ['/', ['GET', 'HEAD', 'POST']],
  ['/pictures/a', ['GET', 'HEAD']],
  ['/maps/a', ['GET', 'HEAD']],
  ['/booking/1/documents/confirmation.pdf', ['GET', 'HEAD']],
  ['/webhooks/payments', ['POST']],
  ['/_live', ['GET', 'HEAD']],
  ['/consent', ['POST']],
  ['/csp-reports', ['POST']],
  ['/event', ['POST']],
  ['/robots.txt', ['GET', 'HEAD']],
  ['/_ready', ['GET', 'HEAD']],
  ['/service-worker.js', ['GET', 'HEAD']],
] as const)('%s takes %j alone and says so', async (url, methods) => {
  const refused: string[] = [];
  for (const method of METHODS) {
    const { statusCode, headers } = await app.inject({ method: method as 'GET', url });
    if (statusCode === 405) refused.push(`${method}: ${String(headers['allow'])}`);
  }
  const others = METHODS.filter((method) => !methods.some((one) => one === method));
  expect(refused).toEqual(others.map((method) => `${method}: ${methods.join(', ')}`));
});

test.each([
  '/%ff',
  '/%',
  '/deals/%zz?q=1',
  '/booking/%ff/documents/confirmation.pdf',
  '/extras/%00',
  '/extras/a%0d%0ab',
  '/extras/%C2%85',
  `/${'x'.repeat(8_000)}`,
])('an address that is nonsense is a page that does not exist: %.60s', async (url) => {
  const { statusCode, headers, json } = await app.inject(url);
  expect([200, 404]).toContain(statusCode);
  expect(headers['content-type']).toContain('application/json');
  expect(json<{ path: string }>().path).toBe(url.split('?', 1)[0]!.replaceAll('%', '%25'));
});

test.each([
  '//evil.example/booking/1',
  'http://evil.example/booking/1',
  '/\\\\evil.example/booking/1',
])(
  'a request to %s is one to this site, and is no post of our own pages [S-11, S-23]',
  async (target) => {
    const [status, body] = await askRaw(
      `POST ${target} HTTP/1.1`,
      'Host: shop.test',
      'Content-Length: 0',
    );
    expect([status, JSON.parse(body)]).toMatchObject([404, { origin: 'http://shop.test' }]);
  },
);

test.each(['a b', 'shop.test/x', 'me@shop.test'])(
  'a Host header that is none is refused, and no failure of ours: %s [S-23]',
  async (host) => {
    logged.length = 0;
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(400);
    expect(logged).toEqual([]);
  },
);

test('two Host headers are refused: a proxy might take the other [S-23]', async () => {
  const [status] = await askRaw('GET / HTTP/1.1', 'Host: shop.test', 'Host: evil.example');
  expect(status).toBe(400);
  expect((await askRaw('GET / HTTP/1.1', 'Host: shop.test'))[0]).toBe(404);
});

test('who asks too much is told so, by the data call and on a page, and how long to wait; files, pictures and notifications go on [S-12, S-24]', async () => {
  const strict = makeApp({ ...options, rateLimit: { perMinute: 2, addressHeader: undefined } });
  expect((await strict.inject('/')).statusCode).toBe(404);
  expect((await strict.inject({ method: 'POST', url: '/graphql' })).statusCode).toBe(200);
  const [page, call] = [
    await strict.inject('/results'),
    await strict.inject({ method: 'POST', url: '/graphql' }),
  ];
  const words = 'That was a lot at once. Please wait a moment, then try again.';
  expect([page.statusCode, page.body, call.statusCode, call.json()]).toEqual([
    429,
    words,
    429,
    { errors: [{ message: words }] },
  ]);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(page.headers).toMatchObject({
    'cache-control': NO_STORE,
    'x-content-type-options': 'nosniff',
  });
  const seen = await strict.inject({ url: '/results', headers: { accept: 'text/html,*/*' } });
  expect([seen.statusCode, seen.headers['content-type'], seen.body]).toEqual([
    429,
    'text/html',
    `too_much: wait ${String(seen.headers['retry-after'])}`,
  ]);
  expect(seen.headers).toMatchObject({
    'cache-control': NO_STORE,
    'x-content-type-options': 'nosniff',
  });
  expect((await strict.inject('/assets/a.js')).statusCode).toBe(200);
  expect((await strict.inject({ method: 'POST', url: '/webhooks/payments' })).statusCode).toBe(200);
  expect((await strict.inject({ url: '/', remoteAddress: '9.9.9.9' })).statusCode).toBe(404);
  await strict.close();
});

test('a thread that lacks something says what and is not ready, but lives [F-03]', async () => {
  lacking = ['PostgreSQL'];
  onTestFinished(() => void (lacking = []));
  const ready = await app.inject('/_ready');
  expect([ready.statusCode, ready.body]).toEqual([503, 'missing: PostgreSQL']);
  expect(ready.headers).toMatchObject({ 'retry-after': '2', 'cache-control': NO_STORE });
  expect((await app.inject('/_live')).statusCode).toBe(200);
});

test('an outage of PostgreSQL is no failure of ours: ask again in a moment [F-03]', async () => {
  const cutOff: Endpoint = async () => {
    throw new Error('Connection terminated unexpectedly');
  };
  const away = makeApp({ ...options, endpoints: { ...options.endpoints, page: cutOff } });
  const answer = await away.inject('/');
  await away.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': NO_STORE });
  expect(answer.body).toBe('We can’t reach our records just now. Please try again in a moment.');
});

test('a failure tells its reference and nothing of its inside [S-25]', async () => {
  const { body } = await app.inject('/pictures/x');
  expect(body).toMatch(
    /^Something went wrong on our side\. If you were paying, look at your booking before you pay again\. Reference \S+\.$/,
  );
});

test('a request for a host that is none of ours is misdirected; health is told to everybody [S-09, S-23]', async () => {
  const headers = { host: 'nobody.test' };
  const answer = await app.inject({ url: '/', headers });
  expect([answer.statusCode, answer.body]).toEqual([421, 'We have no site at this address.']);
  expect(answer.headers).toMatchObject({ 'cache-control': NO_STORE });
  expect((await app.inject({ url: '/_ready', headers })).statusCode).toBe(200);
});

test('a body over the limit is refused before it is read, whatever length it claims [S-12]', async () => {
  const payload = 'x'.repeat(LIMITS.bodyBytes + 1);
  const data = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([data.statusCode, data.json()]).toEqual([
    413,
    { errors: [{ message: 'The request is too large.' }] },
  ]);
  const page = await app.inject({
    method: 'POST',
    url: '/deal',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([page.statusCode, page.body]).toEqual([413, 'The request is too large.']);
  const fitting = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: payload.slice(1),
    headers: { 'content-type': 'application/json' },
  });
  expect(fitting.json()).toMatchObject({ body: LIMITS.bodyBytes });
});

test('a request is counted, logged and traced by the pattern of its address, never by the address [S-18]', async () => {
  const [lines, spans]: [string[], Span[]] = [[], []];
  const stop = startTracing(1, (span) => void spans.push(span));
  const figures = makeFigures();
  const observed = makeApp({
    ...options,
    observation: {
      figures,
      log: pino({}, { write: (line) => void lines.push(line) }),
      marketOf: () => 'ie',
    },
  });
  onTestFinished(async () => {
    stop();
    await observed.close();
  });
  await observed.inject({ url: '/party/secret-link/limits?key=secret', headers: { host: 'a.b' } });
  await observed.inject({ url: '/pictures/secret', headers: { host: 'a.b' } });
  expect(figures.read()).toMatchObject([
    { labels: { http_route: '/party/:link/limits', http_response_status_code: '404' } },
    { labels: { http_route: '/pictures/*', http_response_status_code: '500' } },
  ]);
  const [page, picture] = lines.map((line): unknown => JSON.parse(line));
  expect(page).toMatchObject({ route: '/party/:link/limits', status: 404, market: 'ie' });
  expect(picture).toMatchObject({ route: '/pictures/*', status: 500 });
  expect(spans).toMatchObject([
    { name: 'GET /party/:link/limits', kind: 'server', isFailed: false },
    { name: 'GET /pictures/*', isFailed: true },
  ]);
  expect(spans.map(({ traceId }) => traceId)).toEqual(
    lines.map((line): unknown => JSON.parse(line).trace_id),
  );
  expect(JSON.stringify([...lines, ...spans])).not.toContain('secret');
});
