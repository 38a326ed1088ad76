import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { EntrySchema } from '#domain/content/entry.ts';
import { openContent } from '#server/composition/open-content.ts';
import { openTestDatabase } from '#testing/database.ts';
import { makeContentClient } from './client.ts';
import { answerContentPath, type ContentAnswer } from './content-api.ts';
import { PageSchema } from './content-shapes.ts';
import { rollBackContent } from './import-content.ts';
import type { SourceEntry } from './source/read-source.ts';
import { publishEntry } from './store.ts';

const db = await openTestDatabase();
const warn = vi.fn();
const log = { warn } as unknown as Parameters<typeof openContent>[0]['log'];
const clock = () => new Date('2027-01-10T12:00:00Z');
const content = openContent({ pool: db.pool, log, clock, url: undefined });
afterAll(async () => {
  await content.close();
  await db.close();
});

const source = (title: string, changed: Partial<SourceEntry> = {}): SourceEntry => ({
  kind: 'pages',
  market: null,
  from: '2026-01-01T00:00:00Z',
  until: null,
  hash: title,
  entry: v.parse(EntrySchema, { slug: 'sale', title, description: '', blocks: [] }),
  ...changed,
});

const titleOf = async (market: 'gb' | 'ie' = 'gb') => {
  const { status, body } = await answerContentPath(content.api, 'pages/sale', market);
  return status === 200 ? v.parse(PageSchema, body).title : status;
};

const readTitle = async () => {
  const read = await content.client.read(PageSchema, 'pages/sale', 'gb');
  return read.hasError ? read.errorStatusCode : read.content.title;
};

test('what is published is shown: the last whose time has come, a market’s own first [CONTENT-06]', async () => {
  expect(await titleOf()).toBe(404);
  const by = 'test';
  await publishEntry(db.database, source('First'), { by });
  await publishEntry(db.database, source('Later', { from: '2027-02-01T00:00:00Z' }), { by });
  await publishEntry(db.database, source('Irish', { market: 'ie' }), { by });
  expect([await titleOf(), await titleOf('ie')]).toEqual(['First', 'Irish']);
  await publishEntry(db.database, source('Over', { until: '2027-01-02T00:00:00Z' }), { by });
  expect(await titleOf()).toBe(404);
});

test('what was published stays as it was, and can be gone back to', async () => {
  await publishEntry(db.database, source('Second'), { by: 'test' });
  await publishEntry(db.database, source('Mistake'), { by: 'test' });
  expect(await titleOf()).toBe('Mistake');
  const key = { kind: 'pages', slug: 'sale', market: null };
  expect(await rollBackContent(db.database, key, 'test')).toBe(true);
  const { rows } = await db.pool.query(
    'select content->>$1 as title from content_entry order by sequence desc limit 1',
    ['title'],
  );
  expect(rows).toEqual([{ title: 'Second' }]);
  await expect(db.pool.query('delete from content_entry')).rejects.toThrow('only added to');
});

test('a reader has what is published as soon as it is', async () => {
  await publishEntry(db.database, source('Before'), { by: 'test' });
  await vi.waitFor(async () => expect(await readTitle()).toBe('Before'));
  await publishEntry(db.database, source('After'), { by: 'test' });
  await vi.waitFor(async () => expect(await readTitle()).toBe('After'));
});

test.each<[string, () => Promise<ContentAnswer>, number]>([
  ['301', async () => ({ status: 301 }), 301],
  ['500', async () => ({ status: 500 }), 500],
  ['no answer', () => new Promise(() => undefined), 504],
  ['no JSON', () => Promise.reject(new SyntaxError('no JSON')), 502],
  ['another shape', async () => ({ status: 200, body: { blocks: [{ kind: 'html' }] } }), 502],
])(
  '%s is no content and one line in the log [CONTENT-08, CONTENT-09] [ERR-26]',
  async (_, answer, status) => {
    warn.mockClear();
    const client = makeContentClient(answer, log);
    expect(await client.read(PageSchema, 'pages/sale', 'gb')).toEqual({
      hasError: true,
      errorStatusCode: status,
    });
    expect(warn.mock.calls.map(([, kind]: unknown[]) => kind)).toEqual(['FetchContentError']);
  },
);

test('what was read before stands in for a day when nothing can be read', async () => {
  let now = 0;
  const { body } = await answerContentPath(content.api, 'pages/sale', 'ie');
  const answers: ContentAnswer[] = [{ status: 200, body }, { status: 500 }, { status: 500 }];
  const client = makeContentClient(
    async () => answers.shift() ?? { status: 500 },
    log,
    () => now,
  );
  const read = async () => (await client.read(PageSchema, 'pages/sale', 'ie')).hasError;
  expect(await read()).toBe(false);
  now = 60_001;
  expect(await read()).toBe(false);
  now = 86_400_001;
  expect(await read()).toBe(true);
});

test('pages that could not be read when a thread opened are read later, and stand from then on', async () => {
  const page = { slug: 'sale', title: 'Sale', description: '', blocks: [] };
  let isAway = true;
  let asked = 0;
  const other = createServer((_request, response) => {
    asked += 1;
    response.writeHead(isAway ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ pages: [page] }));
    isAway = asked > 1;
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const away = openContent({ pool: db.pool, log, clock, url: `http://127.0.0.1:${port}` });
  away.readAhead(['gb']);
  await vi.waitFor(() => expect(asked).toBe(2), 10_000);
  const read = await away.client.read(PageSchema, 'pages/sale', 'gb');
  expect(read).toMatchObject({ hasError: false, content: { title: 'Sale' } });
  expect(asked).toBe(3);
  await away.close();
  other.close();
});
