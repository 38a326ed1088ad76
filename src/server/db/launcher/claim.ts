import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isAlive, startedAt } from './processes.ts';
import { PostgresRefusal } from './refusal.ts';

const OwnerSchema = v.object({ pid: v.number(), started: v.string() });
type Owner = v.InferOutput<typeof OwnerSchema>;

/**
 * Makes this process the owner of a directory until the returned function is called or the process
 * dies. Throws a PostgresRefusal while another live process owns it (F-08).
 */
export async function claimDirectory(home: string): Promise<() => Promise<void>> {
  const file = ownerFile(home);
  const mine = { pid: process.pid, started: startedAt(process.pid) };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    while (!(await linkOnce(draft, file))) await removeDeadOwner(file, home);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

/** A hard link is made by one process only; false when the name is taken. */
async function linkOnce(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function removeDeadOwner(file: string, home: string): Promise<void> {
  const owner = await findOwner(home);
  if (owner) {
    throw new PostgresRefusal(
      `Another Holidaymaker (process ${owner.pid}) uses ${home}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const grave = `${file}.dead.${process.pid}`;
  await rename(file, grave).catch(() => undefined);
  await rm(grave, { force: true });
}

/** The live process that owns a directory. */
export async function findOwner(home: string): Promise<Owner | undefined> {
  const text = await readFile(ownerFile(home), 'utf8').catch(() => '{}');
  const owner = v.safeParse(v.pipe(v.string(), v.parseJson(), OwnerSchema), text);
  const isLive =
    owner.success &&
    isAlive(owner.output.pid) &&
    owner.output.started === startedAt(owner.output.pid);
  return isLive ? owner.output : undefined;
}

const ownerFile = (home: string): string => path.join(home, 'owner.json');
