import type { ChildProcess } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf } from '#server/platform/child-exit.ts';
import { spawnTethered } from '../tethered.ts';
import type { Supervisor } from './supervisor.ts';

export type ChildOptions = {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
  /** File for what it prints; undefined = our own output. */
  readonly logFile: string | undefined;
  /** Answers 2xx once the child can be used. */
  readonly readyUrl: string;
  /** Time it has to end when asked, milliseconds. */
  readonly grace: number;
  /** Whether it steps back for the other programs when all want the processor (default false). */
  readonly isModest?: boolean;
};

const START_MS = 120_000;
const ANSWER_MS = 2_000;
const LAST_LINES = 25;

/**
 * Starts one of our programs under the supervisor and resolves once it is ready. When it ends
 * before, everything ends with its last words, and this never resolves.
 */
export async function startChild(options: ChildOptions, supervisor: Supervisor): Promise<void> {
  const child = await spawnChild(options);
  if (options.isModest && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const exit = endOf(child);
  supervisor.watch({
    name: options.name,
    ended: exit.then((how) => withLastWords(how, options.logFile)),
    stop: () => stopChild(child, exit, options.grace),
  });
  await untilReady(options, child);
}

async function spawnChild({ script, environment, logFile }: ChildOptions): Promise<ChildProcess> {
  if (!logFile) return spawnTethered([script], { environment, output: 'inherit', detached: true });
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = await open(logFile, 'w', 0o600);
  try {
    return spawnTethered([script], { environment, output: log.fd, detached: true });
  } finally {
    await log.close();
  }
}

async function withLastWords(how: string, logFile: string | undefined): Promise<string> {
  if (!logFile) return how;
  const words = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-LAST_LINES);
  return `${how}; its last words, in ${logFile}:\n${words.join('\n')}`;
}

async function stopChild(child: ChildProcess, exit: Promise<string>, grace: number): Promise<void> {
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), grace);
  await exit;
  clearTimeout(kill);
}

async function untilReady({ name, readyUrl }: ChildOptions, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(25)) {
    if (child.exitCode !== null || child.signalCode !== null) return new Promise(() => undefined);
    if (await answersWell(readyUrl)) return;
  }
  throw new Error(`${name} was not ready within ${START_MS / 1000} seconds (${readyUrl}).`);
}

/**
 * Whether the address answers 2xx. By the plain client: `fetch` costs the start a quarter of a
 * second.
 */
function answersWell(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: ANSWER_MS }, (response) => {
      response.resume();
      resolve(
        response.statusCode !== undefined &&
          response.statusCode >= 200 &&
          response.statusCode < 300,
      );
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false));
  });
}
