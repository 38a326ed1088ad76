/**
 * Durable work on DBOS: its state lives in a schema of its own in the shop's PostgreSQL. One engine
 * a process.
 */
import { DBOS } from '@dbos-inc/dbos-sdk';
import { crashpoint } from './crashpoint.ts';
import type { Engine } from './engine.ts';

export type DbosSettings = {
  readonly databaseUrl: string;
  /**
   * Names this process among those that share the database. On start it resumes what the same name
   * left behind: keep it when a process is replaced.
   */
  readonly executorId: string;
};

/**
 * Version of the workflows' shape: the order and names of their steps. A process resumes its own
 * version only; raise it with every change of shape, and let the old version finish its work first
 * (F-33).
 */
const WORKFLOW_VERSION = '1';
const SCHEMA = 'dbos';
const STOP_WITHIN_MS = 5_000;

/** The engine of this process. `step` and `sleepUntil` work inside a defined function. */
export function makeDbosEngine({ databaseUrl, executorId }: DbosSettings): Engine {
  DBOS.setConfig({
    name: 'holidaymaker',
    systemDatabaseUrl: databaseUrl,
    systemDatabaseSchemaName: SCHEMA,
    systemDatabasePoolSize: 5,
    executorID: executorId,
    applicationVersion: WORKFLOW_VERSION,
    enableOTLP: false,
    logLevel: 'error',
  });
  return {
    define<Input, Output>(name: string, work: (input: Input) => Promise<Output>) {
      const workflow = DBOS.registerWorkflow(work, { name });
      return async (workflowID: string, input: Input) =>
        (await DBOS.startWorkflow(workflow, { workflowID })(input)).getResult();
    },
    async step(name, work) {
      crashpoint(`${name}:before`, DBOS.workflowID);
      const answer = await DBOS.runStep(() => afterEffect(name, work), { name });
      crashpoint(`${name}:saved`, DBOS.workflowID);
      return answer;
    },
    async sleepUntil(instant) {
      const now = await DBOS.now();
      if (instant.getTime() > now) await DBOS.sleepms(instant.getTime() - now);
    },
    start: () => DBOS.launch(),
    stop: () => DBOS.shutdown({ deregister: true, workflowCompletionTimeoutMS: STOP_WITHIN_MS }),
  };
}

async function afterEffect<T>(name: string, work: () => Promise<T>): Promise<T> {
  const answer = await work();
  crashpoint(`${name}:after`, DBOS.workflowID);
  return answer;
}
