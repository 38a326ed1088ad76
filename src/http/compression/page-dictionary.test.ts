import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { toWebRequest, sendWebResponse } from '../exchange/adapter.ts';
import { answerDictionary } from './answer-dictionary.ts';
import { makePageDictionary } from './page-dictionary.ts';

const text = Array.from({ length: 300 }, (_, n) => `<li class="card">Hotel ${n * 7919}</li>`).join(
  '',
);
const dictionary = makePageDictionary(Buffer.from(`<ul>${text}</ul>`));
const page = `<ol>${text}</ol>`;

const app = Fastify();
app.get('/', (_request, reply) =>
  sendWebResponse(
    reply,
    new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    dictionary,
  ),
);
app.get('/data', (_request, reply) =>
  sendWebResponse(
    reply,
    new Response(page, { headers: { 'content-type': 'application/json' } }),
    dictionary,
  ),
);
const answer = answerDictionary(async () => dictionary);
app.get('/page-dictionary/:hash', async (request, reply) =>
  sendWebResponse(
    reply,
    await answer(toWebRequest(request, 'http://shop.test'), {
      market: 'gb',
      network: '',
      reference: '',
      gone: new AbortController().signal,
    }),
  ),
);

const CHROMIUM = 'gzip, deflate, br, zstd, dcb, dcz';
const ask = (headers: Record<string, string>, url = '/') => app.inject({ url, headers });

test('who has the dictionary gets a page with it: its hash ahead, and a tenth of the bytes', async () => {
  const asked = { 'accept-encoding': CHROMIUM };
  const { headers, rawPayload } = await ask({ ...asked, 'available-dictionary': dictionary.mark });
  expect(headers['content-encoding']).toBe('dcz');
  expect(headers['vary']).toBe('accept-encoding, available-dictionary');
  expect(headers['link']).toBeUndefined();
  // RFC 9842, 5: a skippable frame of 32 bytes that holds the hash, then Zstandard.
  expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(rawPayload.subarray(8, 40)).toEqual(
    createHash('sha256').update(dictionary.bytes).digest(),
  );
  const opened = zstdDecompressSync(rawPayload.subarray(40), { dictionary: dictionary.bytes });
  expect(opened.toString()).toBe(page);
  const without = await ask(asked);
  expect(rawPayload.length * 10).toBeLessThan(without.rawPayload.length);
});

test.each([
  ['has another one', { 'available-dictionary': ':AAAA:' }],
  // Chromium tells of `dcz` only with a dictionary at hand.
  ['has none', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
])('who %s gets the page without, and where the dictionary is', async (_who, more) => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': CHROMIUM, ...more });
  expect(headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(rawPayload).toString()).toBe(page);
  expect(headers['link']).toBe(`<${dictionary.address}>; rel="compression-dictionary"`);
});

test.each([
  ['knows no Zstandard', { 'accept-encoding': 'gzip, br' }],
  ['is asked to save data', { 'accept-encoding': CHROMIUM, 'save-data': 'on' }],
])('who %s is not led to it', async (_who, headers) => {
  expect((await ask(headers)).headers['link']).toBeUndefined();
});

test('data is compressed as before', async () => {
  const { headers } = await ask(
    { 'accept-encoding': CHROMIUM, 'available-dictionary': dictionary.mark },
    '/data',
  );
  expect(headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' });
});

test('the dictionary stands under its hash, is kept, and is for documents; another is not there', async () => {
  const { statusCode, headers, rawPayload } = await ask({}, dictionary.address);
  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(dictionary.bytes);
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=2592000, immutable',
  });
  expect((await ask({}, '/page-dictionary/00')).statusCode).toBe(404);
});
