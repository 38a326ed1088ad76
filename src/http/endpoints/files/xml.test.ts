import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAskerOf, makeServe } from '#http/exchange/serve.ts';
import { streamXml } from './xml.ts';

const app = fastify();
const serve = makeServe(
  makeAskerOf({
    siteAt: () => ({ market: 'gb', origin: 'https://shop.test' }),
    rateLimit: { perMinute: 1_000, addressHeader: undefined },
  }),
  () => undefined,
);
const PIECES = ['<a>', '<b/>'.repeat(1_000), '</a>'];
let given = 0;
let ended = false;

async function* pieces(kind: string): AsyncGenerator<string> {
  if (kind === 'empty') return;
  if (kind === 'broken') throw new Error('nothing can be read');
  try {
    for (;;)
      for (const piece of PIECES) {
        given += 1;
        yield piece;
        if (kind === 'whole' && piece === PIECES.at(-1)) return;
      }
  } finally {
    ended = true;
  }
}

let site = '';
beforeAll(async () => {
  for (const kind of ['whole', 'endless', 'empty', 'broken'])
    app.get(
      `/${kind}`,
      serve(() => streamXml(pieces(kind))),
    );
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function open(kind: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${site}/${kind}`, { headers }, resolve).on('error', reject).end();
  return promise;
}

test('a long document is the same compressed and plain', async () => {
  const expected = `<?xml version="1.0" encoding="UTF-8"?>\n${PIECES.join('')}`;
  const plain = await open('whole');
  expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(await text(plain)).toBe(expected);
  const compressed = await open('whole', { 'accept-encoding': 'zstd' });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'zstd',
    vary: 'accept-encoding',
  });
  expect(await text(compressed.pipe(createZstdDecompress()))).toBe(expected);
});

test('one without a piece is not found, and one that cannot be begun fails', async () => {
  expect((await open('empty')).statusCode).toBe(404);
  expect((await open('broken')).statusCode).toBe(500);
});

test('nothing more is made for one who reads no more', async () => {
  ended = false;
  const response = await open('endless');
  await expect
    .poll(async () => {
      const before = given;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return given > 0 && given === before;
    })
    .toBe(true);
  expect(ended).toBe(false);
  response.destroy();
  await expect.poll(() => ended).toBe(true);
});
