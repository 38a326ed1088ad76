import { DBOS } from '@dbos-inc/dbos-sdk';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeDbosEngine } from './dbos-engine.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The engine prints what fails. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** An engine whose one piece of work fails until it may go through. */
async function open() {
  const engine = makeDbosEngine({ databaseUrl: db.url });
  const done: string[] = [];
  let isOpen = false;
  const run = engine.define<string, void>({ name: 'shop work', queue: 'placement' }, (id) =>
    engine.step('pack', async () => {
      if (!isOpen) throw new Error('no room');
      done.push(id);
    }),
  );
  await engine.start();
  return { engine, run, done, makeRoom: () => void (isOpen = true) };
}

test('work that failed goes on when it is asked for again', async () => {
  const { engine, run, done, makeRoom } = await open();
  await expect(run('a', 'a')).rejects.toThrow('no room');
  makeRoom();
  await run('a', 'a');
  expect(done).toEqual(['a']);
  await engine.stop();
});

test('work that a process put back and did not start is started by another', async () => {
  const { engine, run, done, makeRoom } = await open();
  await expect(run('b', 'b')).rejects.toThrow('no room');
  makeRoom();
  await DBOS.rewindWorkflow('b', { startStep: 0 });
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['b']);
  await engine.stop();
});
