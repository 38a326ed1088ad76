import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkDurability } from './durability.ts';
import { findRunningPostgres, startPostgres, type PostgresOptions } from './launcher.ts';
import { refuseNetworkFileSystem } from './launcher/file-system.ts';
import { isAlive, isGoneWithin } from './launcher/processes.ts';
import { makePool } from './pool.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

test('keeps what was committed over a stop and a start, on a new password-protected cluster', async () => {
  const directory = await makeFolder();
  const first = await startPostgres({ directory });
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await startPostgres({ directory });
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await expect(query(second.url.replace(/:[^:]+@/, ':guess@'), 'select 1')).rejects.toThrow(
    /password/,
  );
  expect((await stat(path.join(directory, 'password'))).mode & 0o77).toBe(0);
  await second.stop();
});

test('takes orders with its own parameters and says why not with others', async () => {
  const directory = await makeFolder();
  expect(await durabilityOf({ directory })).toEqual({ kind: 'durable' });
  expect(
    await durabilityOf({ directory, parameters: { fsync: 'off', synchronous_commit: 'local' } }),
  ).toEqual({
    kind: 'notDurable',
    reasons: [
      'fsync is off, must be on',
      'synchronous_commit is local, must be on or remote_apply',
    ],
  });
});

test('ends with a parent that is killed, and the next start finds the data whole [F-08]', async () => {
  const directory = await makeFolder();
  const owner = await startInChild({ directory });
  owner.child.kill('SIGKILL');
  expect(await isGoneWithin(owner.pid, 10)).toBe(true);
  await expectRows(directory, 1000);
});

test('stops the orphan of a killed parent and starts on its data [F-08]', async () => {
  const directory = await makeFolder();
  const owner = await startInChild({ directory, endWithParent: false });
  owner.child.kill('SIGKILL');
  await once(owner.child, 'exit');
  expect(isAlive(owner.pid)).toBe(true);
  await expectRows(directory, 1000);
  expect(isAlive(owner.pid)).toBe(false);
});

test('starts again after the server itself was killed [F-03]', async () => {
  const directory = await makeFolder();
  const owner = await startInChild({ directory });
  process.kill(owner.pid, 'SIGKILL');
  owner.child.kill('SIGKILL');
  await once(owner.child, 'exit');
  await expectRows(directory, 1000);
});

test('tells its owner when the server dies [F-03]', async () => {
  const postgres = await startPostgres({ directory: await makeFolder() });
  process.kill(postgres.pid, 'SIGKILL');
  expect(await postgres.ended).toMatch(/SIGKILL.*postgres\.log/);
});

test('a second instance on a directory in use is refused, and the first lives on [F-08]', async () => {
  const directory = await makeFolder();
  const owner = await startInChild({ directory });
  await expect(startPostgres({ directory })).rejects.toThrow(
    `Another Holidaymaker (process ${owner.child.pid})`,
  );
  expect(await findRunningPostgres(directory)).toBe(owner.url);
  expect(await query(owner.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  owner.child.kill('SIGKILL');
  await once(owner.child, 'exit');
  expect(await findRunningPostgres(directory)).toBeUndefined();
});

test('a first start that was killed leaves nothing the next trips over [F-06]', async () => {
  const directory = await makeFolder();
  for (const delay of [20, 60, 120, 250, 500]) {
    const child = spawnOwner({ directory });
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const postgres = await startPostgres({ directory });
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('refuses a cluster of another version, and says what to do', async () => {
  const directory = await makeFolder();
  await (await startPostgres({ directory })).stop();
  await writeFile(path.join(directory, 'data', 'PG_VERSION'), '16\n');
  await expect(startPostgres({ directory })).rejects.toThrow(/made by PostgreSQL 16/);
});

test('refuses network file systems', async () => {
  await expect(refuseNetworkFileSystem('/srv', async () => 0x6969)).rejects.toThrow(
    /NFS.*DATA_DIR/,
  );
  await refuseNetworkFileSystem('/srv', async () => 0xef53);
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-launcher-'));
  folders.push(folder);
  return folder;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const pool = makePool({ url, size: 1 });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

async function durabilityOf(options: PostgresOptions) {
  const postgres = await startPostgres(options);
  const pool = makePool({ url: postgres.url, size: 1 });
  const durability = await checkDurability(pool);
  await pool.end();
  await postgres.stop();
  return durability;
}

async function expectRows(directory: string, count: number): Promise<void> {
  const postgres = await startPostgres({ directory });
  expect(await query(postgres.url, 'select count(*)::int as n from kept')).toEqual([{ n: count }]);
  await postgres.stop();
}

/** A process of its own that starts PostgreSQL, commits a thousand rows and stays. */
async function startInChild(
  options: PostgresOptions,
): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const child = spawnOwner(options);
  const [line] = await once(child.stdout!.setEncoding('utf8'), 'data');
  const url = String(line).trim();
  await query(url, 'create table kept as select generate_series(1, 1000)');
  const lock = await readFile(path.join(options.directory, 'data', 'postmaster.pid'), 'utf8');
  return { child, pid: Number.parseInt(lock, 10), url };
}

function spawnOwner(options: PostgresOptions): ChildProcess {
  const program = `
    import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'launcher.ts'))};
    console.log((await startPostgres(${JSON.stringify(options)})).url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}
