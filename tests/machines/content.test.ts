import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';

const children: ChildProcess[] = [];
let db: TestDatabase;
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await db.close();
});

async function startMachine(): Promise<ChildProcess> {
  const machine = fork(path.join(import.meta.dirname, 'content-machine.ts'), {
    env: { ...process.env, DATABASE_URL: db.url },
  });
  children.push(machine);
  expect((await once(machine, 'message'))[0]).toBe('ready');
  return machine;
}

const Answer = v.object({ title: v.union([v.string(), v.number()]) });

/** What the machine reads; after it has published the page under `title`. */
async function read(machine: ChildProcess, title?: string): Promise<string | number> {
  const answer = once(machine, 'message');
  machine.send({ title });
  return v.parse(Answer, (await answer)[0]).title;
}

/** Half of the time for which a machine keeps what it has read, if it hears of nothing. */
const HEARD = { timeout: 30_000 };

test('what one machine publishes is shown by the other, which keeps what it has read for longer', async () => {
  db = await openTestDatabase();
  const [here, there] = await Promise.all([startMachine(), startMachine()]);
  expect([await read(here), await read(there)]).toEqual([404, 404]);
  for (const title of ['Summer sale', 'Summer sale, last days', 'Autumn sale']) {
    await read(here, title);
    await expect.poll(() => read(there), HEARD).toBe(title);
    await expect.poll(() => read(here), HEARD).toBe(title);
  }
  await read(there, 'Winter sale');
  await expect.poll(() => read(here), HEARD).toBe('Winter sale');
});
