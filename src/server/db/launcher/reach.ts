import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { OsAccount } from './account.ts';

const READ_AND_SEARCH = 5;
const SEARCH = 1;

/**
 * Whether an account can open what lies at an absolute path: every folder above it can be searched,
 * itself read.
 */
export async function canReach(target: string, account: OsAccount | undefined): Promise<boolean> {
  if (!account) return true;
  if (!allows(await stat(target), account, READ_AND_SEARCH)) return false;
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if (!allows(await stat(folder), account, SEARCH)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function allows(stats: Stats, account: OsAccount, wanted: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}
