import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { goneSignal, sendWebResponse } from '../exchange/adapter.ts';

/** A listener that sends events one by one, and says when the client has gone. */
async function open() {
  let events: ReadableStreamDefaultController<Uint8Array> | undefined;
  const isAnswerMade = vi.fn();
  const gone = Promise.withResolvers<void>();
  const app = Fastify();
  app.addHook('onSend', async () => isAnswerMade());
  app.get('/', async (_request, reply) => {
    const signal = goneSignal(reply);
    signal.addEventListener('abort', () => gone.resolve());
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        events = controller;
        // Headers go out with the first bytes, as Yoga's do.
        controller.enqueue(Buffer.from(':\n\n'));
      },
    });
    return sendWebResponse(
      reply,
      new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const leaving = new AbortController();
  const asked = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, {
    signal: leaving.signal,
  });
  await once(app.server, 'request');
  return {
    send: (text: string) => events?.enqueue(Buffer.from(text)),
    end: () => events?.close(),
    isAnswerMade,
    gone: gone.promise,
    response: await asked,
    leave: () => leaving.abort(),
  };
}

test('events go out as they come, and the answer counts as made when the first may', async () => {
  const { send, end, response, isAnswerMade } = await open();
  expect(isAnswerMade).toHaveBeenCalledOnce();
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe(':\n\n');
  send('data: 1\n\n');
  expect((await reader.read()).value).toBe('data: 1\n\n');
  send('data: 2\n\n');
  expect((await reader.read()).value).toBe('data: 2\n\n');
  end();
  expect((await reader.read()).done).toBe(true);
});

test('a client that goes is noticed while nothing is sent', async () => {
  const { gone, leave } = await open();
  leave();
  await expect(gone).resolves.toBeUndefined();
});
