import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDrain } from './drain.ts';

const ASKED = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** A listener that answers after a moment, in turns of its event loop that take long. */
async function open() {
  const app = Fastify({ return503OnClosing: false });
  app.get('/', async () => {
    for (const end = performance.now() + 20; performance.now() < end;);
    await sleep(300);
    return 'answered';
  });
  app.addHook('preClose', prepareDrain(app).begin);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  onTestFinished(() => app.close());
  const visit = () => connect({ port, host: '127.0.0.1' });
  return { visit, close: () => app.close() };
}

test('what has begun is answered and told to connect anew; whoever comes later is refused [F-09]', async () => {
  const { visit, close } = await open();
  const begun = Array.from({ length: 50 }, () => visit());
  for (const socket of begun) socket.write(ASKED);
  await Promise.all(begun.map((socket) => once(socket, 'connect')));
  const closed = close();
  const answers = await Promise.all(begun.map((socket) => text(socket)));
  for (const answer of answers) {
    expect(answer).toContain('200 OK');
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain('answered');
  }
  await closed;
  await expect(once(visit(), 'connect')).rejects.toThrow('ECONNREFUSED');
});

test('a request that comes over a kept connection during the end is answered [F-09]', async () => {
  const { visit, close } = await open();
  const kept = visit();
  kept.write(ASKED);
  await once(kept, 'data');
  const closed = close();
  kept.write(ASKED);
  expect(await text(kept)).toMatch(/200 OK[^]*connection: close/i);
  await closed;
});

test('a connection on which nothing was ever asked does not hold up the end', async () => {
  const { visit, close } = await open();
  const silent = visit();
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  silent.resume();
  await close();
  expect(await ended).toBeDefined();
});
