/** The running site seen from outside: its process and the processor time it has taken (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Of one clock tick in `/proc`, in milliseconds. */
const TICK_MS = 10;

/** The process id of the site that listens on this port; throws when none of ours does. */
export function findSite(port: string): number {
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => isSite(name, port));
  if (!pid) throw new Error(`no site runs on port ${port}: start it with PORT=${port} npm start`);
  return Number(pid);
}

/** Processor time of a process and all its threads since it began, in milliseconds. */
export function cpuMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; user and system time are the 12th and 13th fields after
  // it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The settings with which a process was started. */
export const environmentOf = (pid: number): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .flatMap((line) =>
        line.includes('=')
          ? [[line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]]
          : [],
      ),
  );

function isSite(pid: string, port: string): boolean {
  try {
    const isOurs = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/http/main.ts');
    return isOurs && environmentOf(Number(pid))['PORT'] === port;
  } catch {
    return false;
  }
}
