import type { ChildProcess } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf } from '#server/platform/child-exit.ts';
import { spawnTethered } from '../tethered.ts';
import type { SupervisedPart, PartEnd } from './supervisor.ts';

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

/**
 * One that ends is known at once, so this is for one that stands still: a machine with many times
 * its work takes minutes to make a world of 20,000 hotels.
 */
const START_MS = 600_000;
const ANSWER_MS = 2_000;
const LAST_LINES = 25;

/**
 * One of our programs as a part of the supervisor. A child that ends in good order, or by a signal
 * that asks, was told to by somebody who means everything.
 */
export function childPart(options: ChildOptions): SupervisedPart {
  let isFirst = true;
  return {
    name: options.name,
    start: async () => {
      const { child, exit } = await spawnChild(options, isFirst ? 'w' : 'a');
      isFirst = false;
      if (options.isModest && child.pid !== undefined)
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      return {
        ended: exit.then((how) => describeEnd(how, options.logFile)),
        ready: untilReady(options, child),
        stop: () => stopChild(child, exit, options.grace),
      };
    },
  };
}

async function spawnChild(
  { script, environment, logFile }: ChildOptions,
  logFlag: 'w' | 'a',
): Promise<{ readonly child: ChildProcess; readonly exit: Promise<string> }> {
  const run = (output: 'inherit' | number) => {
    const child = spawnTethered([script], { environment, output, detached: true });
    return { child, exit: endOf(child) };
  };
  if (!logFile) return run('inherit');
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = await open(logFile, logFlag, 0o600);
  try {
    return run(log.fd);
  } finally {
    await log.close();
  }
}

const ASKED = ['exit 0', 'signal SIGTERM', 'signal SIGINT', 'signal SIGHUP'];

async function describeEnd(how: string, logFile: string | undefined): Promise<PartEnd> {
  const isAsked = ASKED.includes(how);
  const text = logFile && (await readFile(logFile, 'utf8').catch(() => undefined));
  if (text === undefined) return { how, isAsked };
  const words = text.trim().split('\n').slice(-LAST_LINES);
  return { how, isAsked, lastWords: `its last words, in ${logFile}:\n${words.join('\n')}` };
}

async function stopChild(child: ChildProcess, exit: Promise<string>, grace: number): Promise<void> {
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), grace);
  await exit;
  clearTimeout(kill);
}

/** Never resolves when the child ends before. */
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
