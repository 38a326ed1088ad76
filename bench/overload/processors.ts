/** Which processes run on which processor, and what they have taken of it (Linux). */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpuMs } from '../pages/site-process.ts';

/** Of one clock tick in `/proc`, in milliseconds. */
const TICK_MS = 10;

/** Keeps a process with all its threads, and what it starts from now on, on one processor. */
export function pin(pid: number, processor: number): void {
  const { status, stderr } = spawnSync('taskset', ['-acp', String(processor), String(pid)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`taskset: ${stderr}`);
}

/** Processor time of a process and of those that it started, in milliseconds. */
export const cpuMsWithChildren = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuMsIfThere(one), 0);

/** Time in which a processor was not idle since the machine began, whoever used it. */
export function busyMs(processor: number): number {
  const line = new RegExp(`^cpu${processor} (.*)$`, 'm').exec(readFileSync('/proc/stat', 'utf8'));
  const ticks = (line?.[1] ?? '').split(' ').map(Number);
  // The 4th and 5th are idle time and waiting for disks.
  return ticks.reduce((sum, one, at) => (at === 3 || at === 4 ? sum : sum + one), 0) * TICK_MS;
}

/** Memory of a process that is in use, in MB. */
export function memoryMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1_024);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
}

function parentOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function cpuMsIfThere(pid: number): number {
  try {
    return cpuMs(pid);
  } catch {
    return 0;
  }
}
