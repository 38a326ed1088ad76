/**
 * Requests per second and processor time of the results page, beside a server that sends the same
 * bytes from a file.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type { IsoDate } from '#domain/dates.ts';
import { median } from './median.ts';
import { makeSearches, searchPath } from './searches.ts';
import { cpuMs } from './site-process.ts';

export type LoadOptions = {
  readonly site: string;
  readonly pid: number;
  readonly today: IsoDate;
  readonly runs: number;
  readonly seconds: number;
};

/** Medians of all runs. */
type Figures = {
  readonly requestsPerSecond: number;
  readonly cpuMsPerRequest: number;
  readonly p99Ms: number;
};
export type LoadReport = {
  readonly page: Figures;
  readonly file: Figures;
  readonly ratio: number;
  readonly failures: number;
};

const CONNECTIONS = 8;
const SEARCHES = 2_000;
/** What browsers accept. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };

/** Runs page and file in turn, so that both see the same machine. */
export async function measureLoad(options: LoadOptions): Promise<LoadReport> {
  const { site, pid, today } = options;
  const sample = await fetchAsSent(site + searchPath(makeSearches(1, 99, today)[0]!));
  const file = await serveFile(sample);
  const runs: { page: Run; file: Run }[] = [];
  await run(site, pid, pathsOf(0, today), options.seconds);
  for (let i = 1; i <= options.runs; i += 1) {
    runs.push({
      page: await run(site, pid, pathsOf(i, today), options.seconds),
      file: await run(file.url, file.pid, ['/results.html'], options.seconds),
    });
  }
  file.stop();
  const page = figuresOf(runs.map((one) => one.page));
  const still = figuresOf(runs.map((one) => one.file));
  return {
    page,
    file: still,
    ratio: page.requestsPerSecond / still.requestsPerSecond,
    failures: runs.reduce((sum, one) => sum + one.page.failures + one.file.failures, 0),
  };
}

const pathsOf = (seed: number, today: IsoDate): string[] =>
  makeSearches(SEARCHES, seed + 1, today).map(searchPath);

type Run = Figures & { readonly failures: number };

async function run(
  url: string,
  pid: number,
  paths: readonly string[],
  seconds: number,
): Promise<Run> {
  const before = cpuMs(pid);
  let client = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: HEADERS,
    // Every connection begins elsewhere in the list.
    setupClient: (connection) =>
      connection.setRequests(
        turn(paths, Math.floor((client++ * paths.length) / CONNECTIONS)).map((at) => ({
          method: 'GET',
          path: at,
        })),
      ),
  });
  const served = result['2xx'];
  return {
    requestsPerSecond: served / result.duration,
    cpuMsPerRequest: (cpuMs(pid) - before) / served,
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
}

const turn = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

const figuresOf = (runs: readonly Figures[]): Figures => ({
  requestsPerSecond: median(runs.map((one) => one.requestsPerSecond)),
  cpuMsPerRequest: median(runs.map((one) => one.cpuMsPerRequest)),
  p99Ms: median(runs.map((one) => one.p99Ms)),
});

type Sent = { readonly bytes: Buffer; readonly encoding: string };

/** The body with the compression in which it was sent. */
async function fetchAsSent(url: string): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  get(url, { headers: HEADERS }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({
        bytes: Buffer.concat(chunks),
        encoding: response.headers['content-encoding'] ?? '',
      }),
    );
  }).on('error', reject);
  return promise;
}

async function serveFile({
  bytes,
  encoding,
}: Sent): Promise<{ readonly url: string; readonly pid: number; stop(): void }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-file-'));
  const ending = { br: '.br', gzip: '.gz' }[encoding] ?? '';
  await writeFile(path.join(directory, 'results.html'), bytes);
  await writeFile(path.join(directory, `results.html${ending}`), bytes);
  const server = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'static-server.ts'), directory],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await firstLine(server);
  return { url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop: () => void server.kill() };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server prints nothing');
  for await (const chunk of stdout) return String(chunk).trim();
  throw new Error('the server did not start');
}
