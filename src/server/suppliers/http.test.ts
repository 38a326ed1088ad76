import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOKING_DEADLINE_MS, makeSupplierCall } from './http.ts';
import { SupplierUnavailable } from './ports.ts';

let server: Server;
let url = '';
let calls = 0;
let answer: { status: number; body: string } | 'silent' = { status: 200, body: '"yes"' };

beforeEach(async () => {
  calls = 0;
  server = createServer((_request, response) => {
    calls += 1;
    if (answer !== 'silent') response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * A thread that listens for one connection at a time and then stands still, so that none is ever
 * taken.
 */
const STUCK_LISTENER = `
  const server = require('node:net').createServer().listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => {
    require('node:worker_threads').parentPort.postMessage(server.address().port);
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });
`;

const LINE = { name: 'stays', log: { info: () => undefined } };

const fails = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(SupplierUnavailable);

test.each([
  ['an error', { status: 500, body: '"yes"' }],
  ['a truncated answer', { status: 200, body: '"ye' }],
  ['an answer of another shape', { status: 200, body: '17' }],
  ['a redirect', { status: 302, body: '' }],
] as const)('%s is trouble of the supplier [F-15]', async (_name, given) => {
  answer = given;
  await expect(makeSupplierCall(url, LINE).post('quote', {}, v.string())).rejects.toBeInstanceOf(
    SupplierUnavailable,
  );
});

test.each([
  [
    'its first error message',
    '{"errors":[{"message":"No such\\n room"},{"message":"No"}]}',
    'No such room',
  ],
  ['its only message', '{"message":"Closed"}', 'Closed'],
  ['the text of the status', 'sorry', 'Service Unavailable'],
  ['the text of the status', '', 'Service Unavailable'],
])(
  'a failed call tells status, method, address and as the reason %s [ERR-08]',
  async (_name, body, reason) => {
    answer = { status: 503, body };
    const { post, get } = makeSupplierCall(url, LINE);
    await expect(post('quote', {}, v.string())).rejects.toThrow(
      new SupplierUnavailable(`503: POST request to ${url}/quote failed, reason: ${reason}`),
    );
    await expect(get('bookings', v.string())).rejects.toThrow(
      new SupplierUnavailable(`503: GET request to ${url}/bookings failed, reason: ${reason}`),
    );
  },
);

test('an answer of 404 is a result like any other, and is logged as an action [ERR-09]', async () => {
  answer = { status: 404, body: '"nothing"' };
  const log = { info: vi.fn() };
  const { get } = makeSupplierCall(url, { name: 'stays', log });
  expect(await get('bookings?key=k1', v.string())).toBe('nothing');
  answer = { status: 200, body: '"yes"' };
  await get('bookings?key=k1', v.string());
  expect(log.info.mock.calls).toEqual([
    [{ action: 'not_found', method: 'GET', url: `${url}/bookings` }, 'nothing there'],
  ]);
});

test('a supplier that says nothing is given up at the deadline [F-15]', async () => {
  answer = 'silent';
  await expect(
    makeSupplierCall(url, LINE).post('quote', {}, v.string(), 30),
  ).rejects.toBeInstanceOf(SupplierUnavailable);
});

test('a supplier that cannot be connected to is given up long before the deadline [F-15]', async () => {
  // Its queue of connections is full: the next one is neither taken nor refused.
  const worker = new Worker(STUCK_LISTENER, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  const waiting = Array.from({ length: 4 }, () =>
    connect({ host: '127.0.0.1', port }).on('error', () => undefined),
  );
  const call = makeSupplierCall(`http://127.0.0.1:${port}`, { ...LINE, connectMs: 100 }).post(
    'quote',
    {},
    v.string(),
    20_000,
  );
  await expect(call).rejects.toThrow('connecting took too long');
  waiting.forEach((socket) => socket.destroy());
  await worker.terminate();
});

test('after five failures in a row quotes are not sent for five seconds, bookings always are, and one answer closes it [F-16]', async () => {
  answer = { status: 503, body: '' };
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { post, get } = makeSupplierCall(url, LINE);
  for (let i = 0; i < 5; i += 1) await fails(post('quote', {}, v.string()));
  expect(calls).toBe(5);

  await fails(post('quote', {}, v.string()));
  expect(calls).toBe(5);
  await fails(post('book', {}, v.string(), BOOKING_DEADLINE_MS));
  await fails(get('bookings?key=1', v.string()));
  expect(calls).toBe(7);

  answer = { status: 200, body: '"yes"' };
  clock.mockReturnValue(6_001);
  expect(await post('quote', {}, v.string())).toBe('yes');
  clock.mockReturnValue(6_002);
  answer = { status: 503, body: '' };
  await fails(post('quote', {}, v.string()));
  answer = { status: 200, body: '"yes"' };
  expect(await post('quote', {}, v.string())).toBe('yes');
});

test('four failures leave the way open [F-16]', async () => {
  answer = { status: 503, body: '' };
  const { post } = makeSupplierCall(url, LINE);
  for (let i = 0; i < 4; i += 1) await fails(post('quote', {}, v.string()));
  answer = { status: 200, body: '"yes"' };
  expect(await post('quote', {}, v.string())).toBe('yes');
});

test('calls are GET, or POST with a JSON body, over connections that are kept alive [GQL-11]', async () => {
  answer = { status: 200, body: '"yes"' };
  const seen: {
    readonly method: string;
    readonly type: string;
    readonly body: string;
    readonly connection: string;
  }[] = [];
  let connections = 0;
  server.on('connection', () => (connections += 1));
  server.prependListener('request', (request: IncomingMessage) => {
    const { method = '', headers } = request;
    void text(request).then((body) =>
      seen.push({
        method,
        type: headers['content-type'] ?? '',
        body,
        connection: headers.connection ?? '',
      }),
    );
  });
  const { post, get } = makeSupplierCall(url, LINE);
  await post('quote', { nights: 7 }, v.string());
  await get('bookings?key=1', v.string());
  for (let nights = 8; nights <= 11; nights += 1) await post('quote', { nights }, v.string());
  await expect.poll(() => seen).toHaveLength(6);
  expect(seen[0]).toEqual({
    method: 'POST',
    type: 'application/json',
    body: '{"nights":7}',
    connection: 'keep-alive',
  });
  expect(seen[1]).toEqual({ method: 'GET', type: '', body: '', connection: 'keep-alive' });
  expect(connections, 'a connection that has just answered may not be free at once').toBeLessThan(
    3,
  );
});
