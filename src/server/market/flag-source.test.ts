import { once } from 'node:events';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { writeValues } from './flag-document.ts';
import { openFlagSource, type FlagSource } from './flag-source.ts';

const ON = writeValues(new Map([['insurance', true]]));
const OFF = writeValues(new Map([['insurance', false]]));

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Never connected. */
const pool = new Pool();

function open(settings: Parameters<typeof openFlagSource>[0]['settings']) {
  const heard: string[] = [];
  const source: FlagSource = openFlagSource({
    settings,
    pool,
    log: pino({ level: 'silent' }),
    onChange: (document) => heard.push(document),
  });
  opened.push(source.stop);
  return { source, heard };
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a file is told at the start and when it changes, but not half written', async () => {
  await using directory = await mkdtempDisposable(path.join(tmpdir(), 'flags-'));
  const file = path.join(directory.path, 'flags.json');
  await writeFile(file, ON);
  const { source, heard } = open({ kind: 'file', file });
  expect(await source.first).toBe(ON);
  await writeFile(file, OFF.slice(0, 9));
  await writeFile(file, OFF);
  await expect.poll(() => heard, { timeout: 2_000 }).toEqual([ON, OFF]);
  await source.stop();
});

test('a service is asked for everybody, and its values are told', async () => {
  const asked: unknown[] = [];
  let value: unknown = true;
  const url = await serve((request, response) => {
    asked.push([request.method, request.url, request.headers.authorization]);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        flags: [
          { key: 'insurance', value },
          { key: 'other', value: 'text' },
        ],
      }),
    );
  });
  const { source, heard } = open({ kind: 'ofrep', url, key: 'k' });
  expect(await source.first).toBe(ON);
  value = false;
  await expect.poll(() => heard, { timeout: 2_000 }).toEqual([ON, OFF]);
  expect(asked[0]).toEqual(['POST', '/ofrep/v1/evaluate/flags', 'Bearer k']);
});

test('an answer that has not changed is not read again', async () => {
  const tags: unknown[] = [];
  const url = await serve((request, response) => {
    tags.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else
      response
        .writeHead(200, { etag: '"1"' })
        .end(JSON.stringify({ flags: [{ key: 'insurance', value: true }] }));
  });
  const { heard } = open({ kind: 'ofrep', url, key: undefined });
  await expect.poll(() => tags.length, { timeout: 3_000 }).toBeGreaterThan(2);
  expect(tags.slice(0, 3)).toEqual([undefined, '"1"', '"1"']);
  expect(heard).toEqual([ON]);
});

test('a service that hangs keeps no start waiting, and what it said last holds', async () => {
  let isHanging = true;
  const url = await serve((_request, response) => {
    if (!isHanging) response.end(JSON.stringify({ flags: [{ key: 'insurance', value: false }] }));
  });
  const begun = performance.now();
  const { source, heard } = open({ kind: 'ofrep', url, key: undefined });
  expect(await source.first).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(3_000);
  isHanging = false;
  await expect.poll(() => heard, { timeout: 8_000 }).toEqual([OFF]);
}, 15_000);

test.each([500, 302, 200])('an answer of %i that tells nothing changes nothing', async (status) => {
  const url = await serve((_request, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end('<html>');
  });
  const { source, heard } = open({ kind: 'ofrep', url, key: undefined });
  expect(await source.first).toBeUndefined();
  expect(heard).toEqual([]);
});
