import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { makeSerialQueue } from '#server/platform/serial-queue.ts';
import { openTestDatabase } from '#testing/database.ts';
import { makeChance } from '../../../../tests/oracle/chance.ts';
import { priceBytes } from '../../../../tests/oracle/price-bytes.ts';
import { saveRateChunk, saveWorld } from '../../../../tests/oracle/save-world.ts';
import {
  makeRateChunk,
  makeSmallWorld,
  referenceOf,
  WORLD_TODAY,
} from '../../../../tests/oracle/small-world.ts';
import { attachIndex } from '../search-index.ts';
import { followChanges } from './follow-changes.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { loadIndex } from './load-index.ts';
import { openIndex, type OpenedIndex } from './open-index.ts';
import { pruneChanges } from './prune-changes.ts';
import { readCodeMark } from './snapshot/code-mark.ts';
import { makeOutboxStream } from './stream/outbox-stream.ts';

const world = makeSmallWorld(makeChance(21), 12);
const reference = referenceOf(world);
const db = await openTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-snapshot-'));
const snapshotFile = path.join(folder, 'price-index.snapshot');
let log: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });

afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});
beforeAll(() => saveWorld(db.pool, world));
beforeEach(async () => {
  log = [];
  await rm(snapshotFile, { force: true });
});

const start = (options: Partial<Parameters<typeof openIndex>[0]> = {}): Promise<OpenedIndex> =>
  openIndex({
    pool: db.pool,
    reference,
    today: WORLD_TODAY,
    snapshotFile,
    log: logger,
    ...options,
  });

const follow = (opened: OpenedIndex) =>
  followChanges(makeOutboxStream(db.pool), attachIndex(opened.shared), {
    cursor: opened.cursor,
    onStructureChange: () => expect.fail('structure'),
    onError: (error) => expect.fail(String(error)),
  });

async function save(opened: OpenedIndex): Promise<void> {
  const { hold } = follow(opened);
  await keepSnapshot(opened, {
    pool: db.pool,
    reference,
    snapshotFile,
    log: logger,
    hold,
    queue: makeSerialQueue(),
  }).save();
}

/** The columns without the words of lock and versions. */

const changePrices = (seed: number) =>
  saveRateChunk(
    db.pool,
    makeRateChunk(makeChance(seed), world.plans[0]!.id, world.rateChunks[0]!.chunk),
  );

test('an index comes back from its snapshot byte for byte, with its facts and its sequence', async () => {
  const built = await start();
  expect(built.from).toBe('database');
  await save(built);
  const read = await start();
  expect(read.from).toBe('snapshot');
  expect(read.cursor).toEqual(built.cursor);
  expect(read.shared.facts).toEqual(built.shared.facts);
  expect(read.shared.sections).toEqual(built.shared.sections);
  expect(priceBytes(read.shared).equals(priceBytes(built.shared))).toBe(true);
});

test('what changed after the snapshot is followed from its sequence', async () => {
  await save(await start());
  await changePrices(5);
  const read = await start();
  expect(read.from).toBe('snapshot');
  await follow(read).catchUp();
  const fresh = await loadIndex(db.pool, reference, WORLD_TODAY);
  expect(read.cursor.sequence).toBeLessThan(fresh.cursor.sequence);
  expect(priceBytes(read.shared).equals(priceBytes(fresh.shared))).toBe(true);
});

test('a reader that asks for a pause while the snapshot is written does not leave its wish to the next start', async () => {
  const built = await start();
  const { control } = attachIndex(built.shared).columns;
  Atomics.store(control, 1, 1);
  await save(built);
  const read = await start();
  expect(read.from).toBe('snapshot');
  expect([...attachIndex(read.shared).columns.control]).toEqual(new Array(control.length).fill(0));
});

test('of two indexes that are written down at once the later stands, whole, and a draft that fails is taken away', async () => {
  const older = await start();
  await changePrices(91);
  const newer = await start();
  const queue = makeSerialQueue();
  const keep = (opened: OpenedIndex) =>
    keepSnapshot(opened, {
      pool: db.pool,
      reference,
      snapshotFile,
      log: logger,
      queue,
      hold: async (work) => {
        if (opened === older) await db.pool.query('select pg_sleep(0.3)');
        return work(opened.cursor);
      },
    });
  await Promise.all([keep(older).save(), keep(newer).save()]);
  const read = await start();
  expect([read.from, read.cursor.sequence]).toEqual(['snapshot', newer.cursor.sequence]);
  await rm(snapshotFile);
  await mkdir(snapshotFile);
  await keep(newer).save();
  expect(log.join()).toContain('the price index could not be written down');
  expect(await readdir(folder)).toEqual([path.basename(snapshotFile)]);
  await rm(snapshotFile, { recursive: true });
});

test('no change comes into the index while it is written down', async () => {
  const built = await start();
  const follower = follow(built);
  await changePrices(6);
  let taken: number | undefined;
  const before = priceBytes(built.shared);
  await follower.hold(async () => {
    void follower.catchUp().then((sequence) => (taken = sequence));
    await db.pool.query('select pg_sleep(0.2)');
    expect(taken).toBeUndefined();
    expect(priceBytes(built.shared).equals(before)).toBe(true);
  });
  await expect.poll(() => taken).toBeGreaterThan(built.cursor.sequence);
  expect(priceBytes(built.shared).equals(before)).toBe(false);
});

test('an index that has not changed is not written again', async () => {
  const built = await start();
  const keeper = keepSnapshot(built, {
    pool: db.pool,
    reference,
    snapshotFile,
    log: logger,
    hold: follow(built).hold,
    queue: makeSerialQueue(),
  });
  await keeper.save();
  await rm(snapshotFile);
  await keeper.save();
  await expect(open(snapshotFile)).rejects.toThrow('ENOENT');
});

describe('what is not used, but rebuilt, and the log says why:', () => {
  /** Starts over a damaged snapshot and expects the index of the database. */
  async function expectRebuilt(
    reason: string,
    options: Parameters<typeof start>[0] = {},
  ): Promise<void> {
    const opened = await start(options);
    expect(opened.from).toBe('database');
    expect(log.join('')).toContain(reason);
    const fresh = await loadIndex(
      options.pool ?? db.pool,
      options.reference ?? reference,
      options.today ?? WORLD_TODAY,
    );
    expect(priceBytes(opened.shared).equals(priceBytes(fresh.shared))).toBe(true);
  }

  test('nothing, at the first start', () => expectRebuilt('does not exist yet'));

  test('a flipped bit in any section', async () => {
    const { shared } = await start();
    await save(await start());
    const good = await readFile(snapshotFile);
    for (const { offset } of Object.values(shared.sections).filter(({ length }) => length > 0)) {
      await writeFile(snapshotFile, flip(good, 4_096 + offset));
      await expectRebuilt('is damaged near byte');
    }
  });

  test('a flipped bit anywhere in the preamble or the head', async () => {
    const { shared } = await start();
    await save(await start());
    const good = await readFile(snapshotFile);
    for (const at of [0, 7, 8, 16, 20, 24]) {
      await writeFile(snapshotFile, flip(good, at));
      await expectRebuilt('first bytes are damaged');
    }
    for (const at of [4_096 + shared.bytes, good.length - 1, good.length - 500]) {
      await writeFile(snapshotFile, flip(good, at));
      await expectRebuilt('damaged head');
    }
  });

  test('a file that ends early, or goes on', async () => {
    await save(await start());
    const good = await readFile(snapshotFile);
    for (const length of [good.length - 1, 5_000, 4_096]) {
      await truncate(snapshotFile, length);
      await expectRebuilt(`is ${length} bytes long instead of ${good.length}`);
      await writeFile(snapshotFile, good);
    }
    for (const length of [4_095, 20, 0]) {
      await truncate(snapshotFile, length);
      await expectRebuilt('no snapshot of this layout');
    }
    await writeFile(snapshotFile, Buffer.concat([good, Buffer.from('x')]));
    await expectRebuilt('bytes long instead of');
  });

  test('one that another release wrote', async () => {
    await save(await start());
    const file = await readFile(snapshotFile);
    const code = await readCodeMark();
    await rewriteHead(file, (head) => head.replace(code, code.replaceAll(/./g, '0')));
    await expectRebuilt('was written by another release');
  });

  test('one with other places or tax rules', async () => {
    await save(await start());
    await expectRebuilt('other places or tax rules', { reference: { ...reference, taxRules: [] } });
  });

  test('one of another database', async () => {
    await save(await start());
    const other = await openTestDatabase();
    await saveWorld(other.pool, world);
    await expectRebuilt('is of another catalogue', { pool: other.pool });
    await other.close();
  });

  test('one from before a whole import', async () => {
    await save(await start());
    await db.pool.query(
      'create table kept as table rate_chunk; truncate rate_chunk; insert into rate_chunk select * from kept; drop table kept',
    );
    await expectRebuilt('a whole import since');
  });

  test.each([
    ['from tomorrow', -1],
    ['from nine days ago', 9],
  ])('one whose days do not cover every search of today: %s', async (_name, days) => {
    await save(await start());
    await expectRebuilt('too far from today', { today: addDays(WORLD_TODAY, days) });
  });

  test('one of a database that was put back to an earlier state, where its last change is another one', async () => {
    await changePrices(7);
    const built = await start();
    await save(built);
    await db.pool.query(
      `update catalogue_change set made_at = made_at - interval '1 second' where sequence = $1`,
      [built.cursor.sequence],
    );
    await expectRebuilt('which the database does not hold');
  });

  test('one that is older than the oldest change that is kept', async () => {
    await changePrices(8);
    await save(await start());
    await changePrices(9);
    await db.pool.query(`update catalogue_change set made_at = made_at - interval '3 hours'`);
    expect(await pruneChanges(db.pool, 2)).toBeGreaterThan(0);
    await expectRebuilt('which the database does not hold');
  });

  test('one that is older than new hotels', async () => {
    await save(await start());
    await db.pool.query(`insert into catalogue_change (kind, subject_id) values ('hotel', 1)`);
    await expectRebuilt('older than the newest hotels');
  });
});

test('days from yesterday still cover a search of today', async () => {
  await save(await start());
  expect((await start({ today: addDays(WORLD_TODAY, 5) })).from).toBe('snapshot');
});

test('pruning takes the oldest changes, without gaps, and never the newest', async () => {
  for (let seed = 30; seed < 36; seed += 1) await changePrices(seed);
  const sequences = async () =>
    (
      await db.pool.query<{ sequence: number }>(
        'select sequence from catalogue_change order by sequence',
      )
    ).rows.map(({ sequence }) => sequence);
  const all = await sequences();
  await db.pool.query(
    `update catalogue_change set made_at = now() - interval '5 hours' where sequence <= $1 or sequence = $2`,
    [all.at(-4), all.at(-2)],
  );
  await pruneChanges(db.pool, 4);
  expect(await sequences()).toEqual(all.slice(-3));
  await db.pool.query(`update catalogue_change set made_at = now() - interval '5 hours'`);
  await pruneChanges(db.pool, 4);
  expect(await sequences()).toEqual(all.slice(-1));
});

test('a writer that is killed half way leaves the snapshot that was there', async () => {
  const built = await start();
  await save(built);
  const program = `
    const { draftSnapshot } = await import('${import.meta.dirname}/snapshot/write-snapshot.ts');
    const memory = new WebAssembly.Memory({ initial: 1_024, maximum: 1_024, shared: true });
    console.log('writing');
    for (;;) await draftSnapshot('${snapshotFile}', { memory, bytes: 64 * 2 ** 20, sections: {}, facts: {} }, { code: '', reference: '', catalogue: '' }, { sequence: 1, madeAt: '' });`;
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(writer.stdout, 'data');
  const draft = async () =>
    (
      await open(`${snapshotFile}.draft`)
        .then(async (handle) => [await handle.stat(), await handle.close()] as const)
        .catch(() => undefined)
    )?.[0].size ?? 0;
  await expect.poll(draft, { interval: 1 }).toBeGreaterThan(2 ** 22);
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  expect((await start()).from).toBe('snapshot');
  await changePrices(40);
  const later = await start();
  await follow(later).catchUp();
  await save({ ...later, from: 'database' });
  expect((await start()).from).toBe('snapshot');
});

/** The same bytes with the lowest bit of one of them the other way. */
function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
}

/** Writes the file anew with another head of the same length and right checksums. */
async function rewriteHead(file: Buffer, change: (head: string) => string): Promise<void> {
  const { writePreamble } = await import('./snapshot/snapshot-format.ts');
  const headAt = Number(file.readBigUInt64LE(8));
  const head = Buffer.from(change(file.subarray(headAt).toString()));
  writePreamble(headAt, head).copy(file);
  head.copy(file, headAt);
  await writeFile(snapshotFile, file);
}
