import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { connectionsPerThread, limitConnections } from './connection-limit.ts';
import { MOST_WAITING, oneAtATime } from './one-at-a-time.ts';
import { answerUnreadable } from './unreadable.ts';

const POLICY = { paymentOrigins: [], isSecure: true };
const HALF = 'GET / HTTP/1.1\r\nhost: shop.test\r\nx-slow: ';
const ask = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nhost: shop.test\r\n${more}\r\n`;
const LAST = 'connection: close\r\n';

/** A listener whose answers wait until told. */
async function open({ most = 100, headersTimeout = 60_000 } = {}) {
  const turns = oneAtATime();
  const begun: string[] = [];
  const held = new Map<string, () => void>();
  const app: FastifyInstance = Fastify({
    http: { headersTimeout, connectionsCheckingInterval: 50 },
    clientErrorHandler: answerUnreadable(POLICY, turns.isAnswering),
  });
  limitConnections(app, most);
  app.addHook('onRequest', turns.hook);
  app.post('/upload', async () => 'taken');
  app.get('/held/:name', async ({ url }) => {
    begun.push(url);
    await new Promise<void>((resolve) => held.set(url, resolve));
    return `answer of ${url}`;
  });
  app.get('/', async ({ url }) => {
    begun.push(url);
    return 'answered';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  const visit = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { visit, begun, answer: (path: string) => held.get(path)?.(), server: app.server };
}

test('requests of one packet begin one after the other, each when the one before is answered [S-24]', async () => {
  const { visit, begun, answer } = await open();
  const socket = await visit();
  socket.write(ask('/held/1') + ask('/held/2') + ask('/held/3', LAST));
  const answers = text(socket);
  for (const count of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(count);
    // Who comes beside it is answered meanwhile.
    const other = await visit();
    other.write(ask('/', LAST));
    expect(await text(other)).toContain('answered');
    expect(begun.filter((url) => url !== '/')).toHaveLength(count);
    begun.splice(0, begun.length, ...begun.filter((url) => url !== '/'));
    answer(`/held/${count}`);
  }
  expect((await answers).match(/answer of \/held\/\d/g)).toEqual([
    'answer of /held/1',
    'answer of /held/2',
    'answer of /held/3',
  ]);
});

test('eight hundred requests of one packet are all answered, in their order', async () => {
  const { visit } = await open();
  const socket = await visit();
  socket.write(ask('/').repeat(799) + ask('/', LAST));
  expect((await text(socket)).match(/200 OK/g)).toHaveLength(800);
});

test('a connection that sends ever more without waiting is cut off, and leaves no debt behind', async () => {
  const { visit, begun } = await open();
  for (let round = 0; round < 2; round += 1) {
    const socket = await visit();
    const ended = once(socket, 'close');
    socket.resume();
    socket.write(ask('/held/1') + ask('/').repeat(MOST_WAITING + 1));
    await ended;
  }
  expect(begun).toEqual(['/held/1', '/held/1']);
  const socket = await visit();
  socket.write(ask('/').repeat(MOST_WAITING - 1) + ask('/', LAST));
  expect((await text(socket)).match(/200 OK/g)).toHaveLength(MOST_WAITING);
});

test('whatever many connections say nothing, half a header or half a body, a newcomer is answered, and so is who waits [F-50]', async () => {
  const { visit, begun, answer } = await open({ most: 20 });
  const waiting = await visit();
  waiting.write(ask('/held/1', LAST));
  await expect.poll(() => begun).toEqual(['/held/1']);
  for (let i = 0; i < 60; i += 1) {
    const socket = await visit();
    if (i % 3 === 1) socket.write(HALF);
    if (i % 3 === 2)
      socket.write('POST /upload HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 9\r\n\r\nhalf');
  }
  const newcomer = await visit();
  newcomer.write(ask('/', LAST));
  expect(await text(newcomer)).toContain('answered');
  answer('/held/1');
  expect(await text(waiting)).toContain('answer of /held/1');
});

test('of kept connections the one goes that has been quiet longest', async () => {
  const { visit, server } = await open({ most: 2 });
  const [first, second] = [await visit(), await visit()];
  for (const socket of [second, first]) {
    socket.write(ask('/'));
    await once(socket, 'data');
  }
  const gone = once(second, 'close');
  await visit();
  await gone;
  expect(first.destroyed).toBe(false);
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(2);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers over the limit', `${HALF}${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with the headers of every answer [S-22]', async (_name, sent, status) => {
  const { visit } = await open();
  const socket = await visit();
  socket.write(sent);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    'x-content-type-options: nosniff',
    'strict-transport-security: max-age=',
    'cache-control: no-cache, no-store',
    'connection: close',
  ])
    expect(answer).toContain(header);
});

test('a header that never ends is answered 408 [F-50]', async () => {
  const { visit } = await open({ headersTimeout: 100 });
  const socket = await visit();
  socket.write(HALF);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('bytes that are no HTTP after a request are not taken for its answer', async () => {
  const { visit, begun } = await open();
  const socket = await visit();
  socket.write(ask('/held/1'));
  await expect.poll(() => begun).toEqual(['/held/1']);
  socket.write('hello\r\n\r\n');
  expect(await text(socket).catch(() => '')).toBe('');
});

test.each([
  [2, 256, 53],
  [2, 1_024, 437],
  [4, 1_048_576, 4_000],
  [64, 256, 50],
])('%d threads with %d open files keep %d connections each', (threads, files, most) =>
  expect(connectionsPerThread(threads, files)).toBe(most),
);
