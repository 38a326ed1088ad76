import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeDbosEngine } from './dbos-engine.ts';
import type { Steps } from './engine.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The engine prints what fails. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

type Release = (steps: Steps, note: (name: string) => () => Promise<void>) => Promise<void>;

/** Runs work of a release, whose step of the name `failing` fails; what it did, in order. */
async function runIn(release: Release, id: string, failing?: string) {
  const engine = makeDbosEngine({ databaseUrl: db.url });
  const done: string[] = [];
  const note = (name: string) => async () => {
    if (name === failing) throw new Error(name);
    done.push(name);
  };
  const run = engine.define<string, void>({ name: 'shop work', queue: 'placement' }, () =>
    release(engine, note),
  );
  await engine.start();
  const hasFailed = await run(id, id).then(
    () => false,
    () => true,
  );
  await engine.stop();
  return { done, hasFailed };
}

const before: Release = async ({ step }, note) => {
  await step('lock', note('lock'));
  await step('pack', note('pack'));
  await step('pay', note('pay'));
};

const careless: Release = async ({ step }, note) => {
  await step('lock', note('lock'));
  await step('pay', note('pay'));
  await step('pack', note('pack'));
};

const after: Release = async ({ step, patched }, note) => {
  await step('lock', note('lock'));
  const isPaidFirst = await patched('pay first');
  if (isPaidFirst) await step('pay', note('pay'));
  await step('pack', note('pack'));
  if (!isPaidFirst) await step('pay', note('pay'));
};

test('work that an earlier release began ends in the order of that one (F-33)', async () => {
  expect(await runIn(before, 'old', 'pay')).toEqual({ done: ['lock', 'pack'], hasFailed: true });
  expect(await runIn(careless, 'old')).toEqual({ done: [], hasFailed: true });
  expect(await runIn(after, 'old')).toEqual({ done: ['pay'], hasFailed: false });
});

test('work that had not come to what has changed, and new work, go by the new order', async () => {
  await runIn(before, 'early', 'pack');
  expect((await runIn(after, 'early')).done).toEqual(['pay', 'pack']);
  expect((await runIn(after, 'new', 'pack')).done).toEqual(['lock', 'pay']);
  expect((await runIn(after, 'new')).done).toEqual(['pack']);
});
