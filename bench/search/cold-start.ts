/**
 * Cold start: a fresh process reads a snapshot, warms the engine and answers one search.
 * `measureColdStart` runs such processes; run as a program with a snapshot file it is one of them,
 * and prints what its parts took in milliseconds since the process began.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { addDays } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { readSnapshot } from '#server/price-index/lifecycle/snapshot/read-snapshot.ts';
import { draftSnapshot } from '#server/price-index/lifecycle/snapshot/write-snapshot.ts';
import { attachIndex, type SharedIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { warmUp } from '#server/search/warm-up.ts';
import { BENCH_TODAY } from './world.ts';

const ORIGIN = { code: 'bench', reference: 'bench', catalogue: 'bench' };

const ColdStartSchema = v.object({
  loadedMs: v.number(),
  readMs: v.number(),
  attachedMs: v.number(),
  warmMs: v.number(),
  answeredMs: v.number(),
});
/** When each part was done, milliseconds since the process began; `answeredMs` is the whole. */
export type ColdStart = v.InferOutput<typeof ColdStartSchema>;

/**
 * The run with the median time of several, each in a process of its own; the file is in the page
 * cache, as after a restart of the site.
 */
export async function measureColdStart(shared: SharedIndex, runs = 5): Promise<ColdStart> {
  const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-cold-'));
  try {
    const file = path.join(folder, 'snapshot');
    await (
      await draftSnapshot(file, shared, ORIGIN, { sequence: 0, madeAt: '', seen: '0:0:' })
    ).publish();
    const starts: ColdStart[] = [];
    for (let run = 0; run < runs; run += 1) starts.push(await startOnce(file));
    return starts.toSorted((a, b) => a.answeredMs - b.answeredMs)[Math.floor(runs / 2)]!;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function startOnce(file: string): Promise<ColdStart> {
  const child = spawn(process.execPath, [import.meta.filename, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await text(child.stdout);
  if (printed === '') throw new Error('the cold start failed');
  return v.parse(v.pipe(v.string(), v.parseJson(), ColdStartSchema), printed);
}

async function run(file: string): Promise<ColdStart> {
  const loadedMs = performance.now();
  const reading = await readSnapshot(file, ORIGIN, BENCH_TODAY);
  if (reading.kind === 'unusable') throw new Error(`the snapshot ${reading.reason}`);
  const readMs = performance.now();
  const index = attachIndex(reading.shared);
  const attachedMs = performance.now();
  warmUp(index, BENCH_TODAY);
  const warmMs = performance.now();
  const { total } = searchHolidays(
    index,
    { ...defaultCriteria(addDays(BENCH_TODAY, 200)), locationIds: ['spain'] },
    BENCH_TODAY,
  );
  if (total === 0) throw new Error('the first answer is empty');
  return { loadedMs, readMs, attachedMs, warmMs, answeredMs: performance.now() };
}

if (process.argv[1] === import.meta.filename)
  console.log(JSON.stringify(await run(process.argv[2] ?? '')));
