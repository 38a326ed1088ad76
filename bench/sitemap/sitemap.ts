/**
 * What the sitemap of hotels costs: `npm run bench:sitemap -- [--hotels 20000] [--runs 9] [--json
 * FILE]`. The hotels of the search benchmark's world, in a database of its own; a process with the
 * sitemap alone sends it to one who takes zstd. Prints of this run and nothing else: medians of
 * what a look costs once it is warm, and the most memory that any look, the first one too, took
 * more than was there before it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { startPostgres } from '#server/db/launcher.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { saveHotel } from '../../tests/oracle/save-world.ts';
import { median } from '../pages/median.ts';
import { makeWorld } from '../search/world.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '9' },
    json: { type: 'string' },
  },
});
const WARM_UP_LOOKS = 3;
const Cost = v.object({ cpuMs: v.number(), moreMegabytes: v.number() });

const directory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-sitemap-'));
const postgres = await startPostgres({ directory });
try {
  const hotels = await fill(postgres.url);
  const looks = await lookAt(postgres.url, WARM_UP_LOOKS + Number(values.runs));
  const warm = looks.slice(WARM_UP_LOOKS);
  const report = {
    hotels,
    kilobytesSent: median(warm.map(({ kilobytesSent }) => kilobytesSent)),
    cpuMs: median(warm.map(({ cpuMs }) => cpuMs)),
    moreMegabytes: Math.max(...looks.map(({ moreMegabytes }) => moreMegabytes)),
  };
  console.log(JSON.stringify(report, null, 2));
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true });
}

async function fill(url: string): Promise<number> {
  const pool = makePool({ url, size: 2 });
  await migrate(pool, await readMigrations());
  const { hotels } = await makeWorld(Number(values.hotels));
  for (const hotel of hotels) await saveHotel(pool, hotel);
  await pool.end();
  return hotels.length;
}

async function lookAt(databaseUrl: string, looks: number) {
  const site = fork(path.join(import.meta.dirname, 'site.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const address = v.parse(v.string(), (await once(site, 'message'))[0]);
  const costs = [];
  for (let look = 0; look < looks; look += 1) {
    await ask(site, 'begin');
    const bytes = await readAway(address);
    const cost = v.parse(Cost, await ask(site, 'end'));
    costs.push({ ...cost, kilobytesSent: Math.round(bytes / 1_000) });
  }
  site.kill();
  return costs;
}

async function ask(site: ChildProcess, message: string): Promise<unknown> {
  const answer = once(site, 'message');
  site.send(message);
  return (await answer)[0];
}

async function readAway(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { headers: { 'accept-encoding': 'zstd' } }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
  return (await buffer(response)).length;
}
