/** Durable work of processes that have ended, taken over by those that live (F-34). */
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor';
import type { Pool } from 'pg';
import { makePool } from '#server/db/pool.ts';
import { findDead, holdExecutor } from './executor.ts';
import { startPeriodicJob, type PeriodicJob } from './periodic-job.ts';
import { AGAIN_QUEUE, startAgain } from './start-again.ts';

/** This process among those that run durable work. */
export type WorkflowExecutor = {
  /** Takes over from nobody any more; resolves when it does not. */
  readonly takeNoMore: () => Promise<void>;
  /** Whatever is left is for others. */
  readonly leave: () => Promise<void>;
};

/** A connection on which nothing is answered for so long leads nowhere. */
const ANSWER_MS = 6_000;

/**
 * Holds `name` and takes over from those whose names nobody holds. `schema`: where DBOS keeps its
 * tables.
 */
export function joinExecutors({
  databaseUrl,
  schema,
  name,
  onError,
}: {
  readonly databaseUrl: string;
  readonly schema: string;
  readonly name: string;
  readonly onError: (error: unknown) => void;
}): WorkflowExecutor {
  const pool = makePool({
    url: databaseUrl,
    size: 2,
    name: 'holidaymaker executor',
    answerMs: ANSWER_MS,
  });
  const release = holdExecutor(pool, name, onError);
  const job = takeOverFromDead(pool, schema, name, onError);
  return {
    takeNoMore: job.stop,
    leave: async () => {
      await release();
      await pool.end();
    },
  };
}

/**
 * Longer than a process that lives takes to hold its name again when PostgreSQL was restarted under
 * it.
 */
const LOOK_EVERY_MS = 4_000;

/**
 * Takes over at once what was left behind before, and from then on the work of each process that is
 * found dead by two looks. What two processes run all the same, because one of them was only
 * silent, is finished by one of them: DBOS lets the last that began write.
 */
function takeOverFromDead(
  pool: Pool,
  schema: string,
  own: string,
  onError: (error: unknown) => void,
): PeriodicJob {
  let suspected: readonly string[] | undefined;
  return startPeriodicJob(
    LOOK_EVERY_MS,
    async () => {
      const { others, isWaiting } = await lookRound(pool, schema, own);
      const dead = others.length > 0 ? await findDead(pool, others) : [];
      const taken = dead.filter((name) => suspected?.includes(name) ?? true);
      if (taken.length > 0) await DBOSExecutor.globalInstance?.recoverPendingWorkflows(taken);
      if (isWaiting || taken.length > 0) await startAgain();
      suspected = dead;
    },
    onError,
  );
}

/** Whoever else has begun work that has not ended, and whether some waits to be started again. */
async function lookRound(
  pool: Pool,
  schema: string,
  own: string,
): Promise<{ readonly others: readonly string[]; readonly isWaiting: boolean }> {
  const { rows } = await pool.query<{ others: string[]; isWaiting: boolean }>(
    `select array(select distinct executor_id from ${schema}.workflow_status where status = 'PENDING' and executor_id <> $1) as others,
       exists (select from ${schema}.workflow_status where status = 'ENQUEUED' and queue_name = $2) as "isWaiting"`,
    [own, AGAIN_QUEUE],
  );
  return rows[0] ?? { others: [], isWaiting: false };
}
