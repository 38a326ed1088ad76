import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { EntrySchema, type ContentKind } from '#domain/content/entry.ts';
import { openContent } from '#server/composition/open-content.ts';
import { PageSchema } from '#server/content/content-shapes.ts';
import { publishEntry } from '#server/content/store.ts';
import { readMarkets } from '#server/market/market.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openTestDatabase } from '#testing/database.ts';
import { answerContent } from './answer-content.ts';

const db = await openTestDatabase();
const log = { warn: vi.fn() } as unknown as Parameters<typeof openContent>[0]['log'];
const clock = () => new Date('2027-01-10T12:00:00Z');
const content = openContent({ pool: db.pool, log, clock, url: undefined });
const [market] = readMarkets(readSettings({}));
afterAll(async () => {
  await content.close();
  await db.close();
});

const publish = (kind: ContentKind, title: string) =>
  publishEntry(
    db.database,
    {
      kind,
      market: null,
      from: '2026-01-01T00:00:00Z',
      until: null,
      hash: title,
      entry: v.parse(EntrySchema, { slug: 'winter', title, description: '', blocks: [] }),
    },
    { by: 'test' },
  );

const get = async (path: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://shop.test${path}`, { headers });
  return answerContent({ content, market }, request);
};

const titleAt = async (path: string): Promise<unknown> => {
  const response = await get(path);
  const body = v.parse(v.looseObject({}), await response.json());
  return response.status === 200 ? body.title : response.status;
};

async function expectAt(path: string, kind: ContentKind): Promise<void> {
  expect(await titleAt(path)).toBe(404);
  await publish(kind, `Winter in ${kind}`);
  expect(await titleAt(path)).toBe(`Winter in ${kind}`);
}

test('groups of messages have a path [CONTENT-02]', () =>
  expectAt('/api/content/message_groups/winter', 'messages'));

test('groups of entries have a path [CONTENT-03]', () =>
  expectAt('/api/content/entry_groups/winter', 'entries'));

test('groups of pods have a path [CONTENT-05]', () =>
  expectAt('/api/content/pod_groups/winter', 'pods'));

test('what is said of a place is found by its id [CONTENT-04]', async () => {
  expect(await titleAt('/api/content/locations/spain')).toBe('Spain');
  expect(await titleAt('/api/content/locations/nowhere')).toBe(404);
});

test('reviews of customers have a path without a slug, where nobody has reviewed anything', async () => {
  const response = await get('/api/content/customer_reviews');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ reviews: [] });
  expect(await titleAt('/api/content/customer_reviews/winter')).toBe(404);
});

test('who has an answer already is told only that it still stands', async () => {
  await publish('pages', 'Kept');
  const etag = (await get('/api/content/pages/winter')).headers.get('etag');
  const again = await get('/api/content/pages/winter', { 'if-none-match': etag ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('content of another system is asked for with GET and nothing sent along [CONTENT-01]', async () => {
  const asked: unknown[] = [];
  const other = createServer(({ method, url: path, headers }, response) => {
    asked.push([method, path, headers['content-length'], headers['transfer-encoding']]);
    response.end(
      JSON.stringify({ slug: 'winter', title: 'Elsewhere', description: '', blocks: [] }),
    );
  });
  await new Promise<void>((listening) => void other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { client } = openContent({ pool: db.pool, log, clock, url });
  await client.read(PageSchema, 'pages/winter', 'gb');
  other.close();
  expect(asked).toEqual([['GET', '/api/content/pages/winter?market=gb', undefined, undefined]]);
});
