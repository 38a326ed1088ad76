import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, isGoneWithin, workingFolder } from './processes.ts';
import { PostgresRefusal } from './refusal.ts';

/**
 * Stops the PostgreSQL that a killed owner left on a cluster, so that the next one starts under
 * supervision again. Call it as the owner of the directory: then whatever runs there is an orphan
 * (F-08).
 */
export async function stopOrphan(data: string): Promise<void> {
  const pid = await findOrphan(data);
  if (!pid) return;
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
  ] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await isGoneWithin(pid, seconds)) return;
  }
  throw new PostgresRefusal(
    `An earlier PostgreSQL (process ${pid}) on ${data} does not stop. End it, then start again.`,
  );
}

async function findOrphan(data: string): Promise<number | undefined> {
  const pid = (await readLock(data))?.pid;
  if (!pid || pid === process.pid || !isAlive(pid)) return undefined;
  const folder = await workingFolder(pid);
  return folder === undefined || folder === (await realpath(data)) ? pid : undefined;
}

/**
 * What a running server wrote of itself: its process is in the first line, its port in the fourth.
 */
export async function readLock(data: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const [pid, , , port] = lines.map(Number);
  return pid && pid > 1 && port ? { pid, port } : undefined;
}
