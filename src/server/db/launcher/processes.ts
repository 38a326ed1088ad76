import { readFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether a process runs. One that has ended but that nobody has asked about yet (a container's
 * init may never) does not.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !['Z', 'X'].includes(statFields(pid)[0] ?? '');
}

/**
 * When a process started, in the kernel's ticks: tells two processes of one number apart. '' where
 * unknown.
 */
export const startedAt = (pid: number): string => statFields(pid)[19] ?? '';

/**
 * What Linux says of a process from its state on (proc(5): the third field of stat is our first);
 * nothing elsewhere.
 */
function statFields(pid: number): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** The folder a process works in; undefined where the machine does not say. */
export const workingFolder = (pid: number): Promise<string | undefined> =>
  readlink(`/proc/${pid}/cwd`).catch(() => undefined);

/** Whether a process was gone within `seconds`. */
export async function isGoneWithin(pid: number, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(20)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}
