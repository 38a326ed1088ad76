import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OsAccount } from './account.ts';
import { canReach } from './reach.ts';

const ELSEWHERE = '/var/lib/holidaymaker';

/**
 * The folder that holds the cluster: the given directory, unless PostgreSQL runs as an account that
 * cannot reach it (a project in /root). Then a folder of its own under /var/lib, which the file
 * `moved-to` in the directory names.
 */
export async function findHome(directory: string, account: OsAccount | undefined): Promise<string> {
  if (account) await openFolder(directory);
  if (await canReach(directory, account)) return directory;
  const pointer = path.join(directory, 'moved-to');
  const known = await readFile(pointer, 'utf8').catch(() => undefined);
  const home = known?.trim() ?? path.join(ELSEWHERE, randomUUID());
  await mkdir(home, { recursive: true });
  if (!known) await writeFile(pointer, `${home}\n`);
  return home;
}

/** Lets the account through the directory itself; what lies in it has permissions of its own. */
async function openFolder(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  if ((mode & 0o055) !== 0o055) await chmod(directory, mode | 0o055);
}
