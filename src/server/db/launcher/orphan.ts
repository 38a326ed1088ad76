import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, isGoneWithin, workingFolder } from './processes.ts';
import { PostgresRefusal } from './refusal.ts';

/**
 * Stops the PostgreSQL that a killed owner left on a cluster, so that the next one starts under supervision again.
 * Call it as the owner of the directory: then whatever runs there is an orphan (F-08).
 */
export async function stopOrphan(data: string): Promise<void> {
  const pid = await findOrphan(data);
  if (!pid) return;
  for (const [signal, seconds] of [['SIGINT', 10], ['SIGQUIT', 5]] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await isGoneWithin(pid, seconds)) return;
  }
  throw new PostgresRefusal(`An earlier PostgreSQL (process ${pid}) on ${data} does not stop. End it, then start again.`);
}

async function findOrphan(data: string): Promise<number | undefined> {
  const lock = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lock, 10);
  if (!(pid > 1) || pid === process.pid || !isAlive(pid)) return undefined;
  const folder = await workingFolder(pid);
  return folder === undefined || folder === (await realpath(data)) ? pid : undefined;
}
