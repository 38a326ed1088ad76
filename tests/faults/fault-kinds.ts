/** The faults by name: each resolves when all is up again, with how many kills it was. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { whenAvailable } from '#server/db/when-available.ts';
import type { FaultLayout } from './fault-layout.ts';
import type { EngineProcess } from './fault-world.ts';
import { POISONS, putPoison } from './poison.ts';

/** What a fault is done to, and how many there were before it. */
export type Struck = {
  readonly layout: FaultLayout;
  readonly number: number;
  readonly engine: () => EngineProcess;
  readonly restart: () => Promise<void>;
};

type Fault = (struck: Struck) => Promise<number>;

const STARVED_MS = 3_000;
const FULL_MS = 2_000;
/** Ends by itself: a run that is cut short leaves nothing busy. */
const BUSY = `for (const end = Date.now() + ${STARVED_MS}; Date.now() < end;);`;
/** More than the processors that there are. */
const BUSY_PROCESSES = 8;

const kill: Fault = async ({ engine, restart }) => {
  await engine().kill();
  await restart();
  return 1;
};

/** Ends the connections that this condition on pg_stat_activity names. */
const endConnections = async ({ layout }: Struck, condition: string): Promise<number> => {
  const ended = await ask(
    layout,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend' and (${condition})`,
  );
  return ended.length;
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  killed: kill,
  'killed twice': async (struck) => (await kill(struck)) + (await kill(struck)),
  'PostgreSQL killed': async ({ layout }) => {
    await layout.postgres.kill();
    await layout.postgres.start();
    return 1;
  },
  'killed with PostgreSQL': async ({ engine, layout, restart }) => {
    await engine().kill();
    await layout.postgres.kill();
    await layout.postgres.start();
    await restart();
    return 2;
  },
  'a backend killed': async ({ layout }) => {
    const backends = await ask<{ pid: number }>(
      layout,
      `select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' order by random() limit 1`,
    );
    for (const { pid } of backends) killIfThere(pid);
    await untilPostgresAnswers(layout);
    return backends.length;
  },
  'every connection ended, again and again': async (struck) => {
    let kills = 0;
    for (let times = 0; times < 5; times++) {
      kills += await endConnections(struck, 'true');
      await sleep(200);
    }
    return kills;
  },
  'the leader’s and executor’s locks lost': (struck) =>
    endConnections(struck, `pid in (select pid from pg_locks where locktype = 'advisory')`),
  'listeners lost': (struck) => endConnections(struck, `query ilike 'listen %'`),
  'the disk full': async ({ layout }) => {
    await layout.postgres.disk?.fill();
    await sleep(FULL_MS);
    await layout.postgres.disk?.empty();
    await untilPostgresAnswers(layout);
    return 0;
  },
  'stands still': async ({ engine }) => {
    engine().signal('SIGSTOP');
    await sleep(STARVED_MS);
    engine().signal('SIGCONT');
    return 0;
  },
  'starved of processors': async () => {
    const busy = Array.from({ length: BUSY_PROCESSES }, () =>
      spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
    );
    await sleep(STARVED_MS);
    for (const child of busy) child.kill('SIGKILL');
    return 0;
  },
  'poison in every queue': async ({ layout, number }) => {
    for (const poison of POISONS)
      await whenAvailable(() => putPoison(layout.pool, poison, number).catch(unlessThere), {
        onLost: () => undefined,
      });
    return 0;
  },
};

const UNIQUE_VIOLATION = '23505';

/** What was put by a try whose answer got lost is not put again. */
function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
}

/** Asks until PostgreSQL answers: what was done to it before may break the first connection. */
const ask = async <Row extends pg.QueryResultRow>(
  { pool }: FaultLayout,
  query: string,
): Promise<Row[]> =>
  (await whenAvailable(() => pool.query<Row>(query), { onLost: () => undefined })).rows;

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function untilPostgresAnswers({ pool, postgres }: FaultLayout): Promise<void> {
  while (!(await pool.query('select 1').catch(() => undefined))) {
    await postgres.startIfEnded();
    await sleep(50);
  }
}
