/**
 * Durable work on DBOS: its state lives in a schema of its own in the shop's PostgreSQL. One engine
 * a process.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { dbRetryConfig } from '@dbos-inc/dbos-sdk/internal/utils';
import { workflowTimeoutConfig } from '@dbos-inc/dbos-sdk/internal/workflow_management';
import pg from 'pg';
import { outliveBreaks, POOL_IDLE_MS } from '#server/db/pool.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { DATABASE_BACKOFF, whenAvailable } from '#server/db/when-available.ts';
import { traceFrom } from '#server/monitoring/span.ts';
import { crashpoint } from './crashpoint.ts';
import type { Engine, WorkflowNames } from './engine.ts';
import { makeExecutorName } from './executor.ts';
import type { QueueName } from './retries.ts';
import { reviveFailed } from './revive.ts';
import { stopLooking } from './start-again.ts';
import { joinExecutors, type WorkflowExecutor } from './take-over.ts';

export type DbosSettings = {
  readonly databaseUrl: string;
  /** Is told of each step that has to wait for PostgreSQL, and when nothing can be taken over. */
  readonly onError?: (error: unknown) => void;
  /** What becomes of a step that fails for another reason (default: its workflow fails). */
  readonly failures?: StepFailures;
};

/** A workflow whose step fails waits in its place, and no other one waits for it. */
export type StepFailures = {
  /** Resolves when the step is to be tried again; `dropped`: the workflow fails. */
  readonly untilRetry: (
    workflow: FailedWorkflow,
    error: unknown,
    signal: AbortSignal,
  ) => Promise<'again' | 'dropped'>;
  /** The step that failed has gone through. */
  readonly over: (workflow: FailedWorkflow) => Promise<void>;
};

export type FailedWorkflow = { readonly id: string; readonly queue: QueueName };

/** The queue of the workflow that runs. */
const queues = new AsyncLocalStorage<QueueName>();

/**
 * The same in every release, because DBOS resumes work of its own version only, and an update must
 * finish what the release before it began. Where steps of a workflow come in another order or by
 * other names, `patched` keeps those that were begun before on the old way (F-33).
 */
const WORKFLOW_VERSION = '1';
const SCHEMA = 'dbos';
const STOP_WITHIN_MS = 5_000;
/**
 * How often DBOS looks for what we do not have: messages between workflows (by itself every 10 ms),
 * an end of their time (every second), schedules (every half a minute).
 */
const UNUSED_EVERY_MS = 60_000;

/** The engine of this process. Its `Steps` work inside a defined function. */
export function makeDbosEngine(settings: DbosSettings): Engine {
  const { databaseUrl, onError = () => undefined } = settings;
  const name = makeExecutorName();
  let executor: WorkflowExecutor | undefined;
  const stopping = new AbortController();
  const pool = openDbosPool(databaseUrl);
  configure(name, databaseUrl, pool);
  return {
    define<Input, Output>({ name, queue }: WorkflowNames, work: (input: Input) => Promise<Output>) {
      const run = (input: Input): Promise<Output> => queues.run(queue, () => work(input));
      const workflow = DBOS.registerWorkflow(run, { name });
      return async (workflowID: string, input: Input) => {
        try {
          await reviveFailed(workflowID);
          return await (await DBOS.startWorkflow(workflow, { workflowID })(input)).getResult();
        } catch (error) {
          if (stopping.signal.aborted) return neverDone();
          throw error;
        }
      };
    },
    async step(name, work) {
      crashpoint(`${name}:before`, DBOS.workflowID);
      const answer = await DBOS.runStep(
        () => finallyDone(() => afterEffect(name, work), settings, stopping.signal),
        { name },
      );
      crashpoint(`${name}:saved`, DBOS.workflowID);
      return answer;
    },
    read: (work) => finallyDone(work, settings, stopping.signal),
    async sleepUntil(instant) {
      const now = await DBOS.now();
      if (instant.getTime() > now) await DBOS.sleepms(instant.getTime() - now);
    },
    patched: (name) => DBOS.patch(name),
    async start() {
      await launch();
      executor = joinExecutors({ databaseUrl, schema: SCHEMA, name, onError });
    },
    async stop() {
      stopping.abort();
      await executor?.takeNoMore();
      await DBOS.shutdown({ deregister: true, workflowCompletionTimeoutMS: STOP_WITHIN_MS });
      await executor?.leave();
      await pool.end();
    },
  };
}

/** Before the first workflow is defined. */
function configure(executor: string, databaseUrl: string, pool: pg.Pool): void {
  // By itself DBOS waits up to a minute before it looks whether PostgreSQL is back.
  dbRetryConfig.initialBackoffSec = DATABASE_BACKOFF.firstMs / 1_000;
  dbRetryConfig.maxBackoffSec = DATABASE_BACKOFF.longestMs / 1_000;
  workflowTimeoutConfig.pollingIntervalMs = UNUSED_EVERY_MS;
  DBOS.setConfig({
    name: 'holidaymaker',
    systemDatabaseUrl: databaseUrl,
    systemDatabaseSchemaName: SCHEMA,
    systemDatabasePool: pool,
    executorID: executor,
    applicationVersion: WORKFLOW_VERSION,
    enablePatching: true,
    enableOTLP: false,
    notificationCoalesceMs: UNUSED_EVERY_MS,
    schedulerPollingIntervalMs: UNUSED_EVERY_MS,
    logLevel: 'error',
  });
}

/** DBOS reads what comes as the driver gives it by itself, so that our own pools are not for it. */
const openDbosPool = (connectionString: string): pg.Pool =>
  outliveBreaks(
    new pg.Pool({
      connectionString,
      application_name: 'holidaymaker workflows',
      max: 5,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: POOL_IDLE_MS,
      idle_in_transaction_session_timeout: 60_000,
    }),
  );

/** A launch that failed leaves nothing behind, so that it may be tried again. */
async function launch(): Promise<void> {
  try {
    await DBOS.launch();
    stopLooking();
  } catch (error) {
    await DBOS.shutdown();
    throw error;
  }
}

/**
 * A step that met PostgreSQL away has not failed: it is done again when PostgreSQL is back. One
 * that failed is done again as `failures` say. When the engine stops before, it stays open for the
 * next process, as if it had been killed.
 */
async function finallyDone<T>(
  work: () => Promise<T>,
  { onError = () => undefined, failures }: DbosSettings,
  signal: AbortSignal,
): Promise<T> {
  const workflow = nameRunning();
  for (let isRepeated = false; ; isRepeated = true) {
    let answer: T;
    try {
      answer = await whenAvailable(work, { signal, onLost: onError });
    } catch (error) {
      if (signal.aborted && isDatabaseUnavailable(error)) return neverDone();
      if (!failures || (await failures.untilRetry(workflow, error, signal)) === 'dropped')
        throw error;
      if (signal.aborted) return neverDone();
      continue;
    }
    if (isRepeated) await failures?.over(workflow).catch(onError);
    return answer;
  }
}

/** The workflow whose step this is. */
function nameRunning(): FailedWorkflow {
  const id = DBOS.workflowID;
  const queue = queues.getStore();
  if (id === undefined || queue === undefined) throw new Error('a step is part of a workflow');
  return { id, queue };
}

const neverDone = <T>(): Promise<T> => new Promise<T>(() => undefined);

async function afterEffect<T>(name: string, work: () => Promise<T>): Promise<T> {
  // The id itself may open something: a trace has its digest.
  const traceId = createHash('sha256')
    .update(DBOS.workflowID ?? name)
    .digest('hex')
    .slice(0, 32);
  const answer = await traceFrom(
    () => traceId,
    'internal',
    work,
    () => ({ name }),
  );
  crashpoint(`${name}:after`, DBOS.workflowID);
  return answer;
}
