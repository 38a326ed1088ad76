/**
 * Work that is to be started again, because it was revived or taken over, waits in a queue of DBOS.
 * By itself DBOS asks PostgreSQL seven times a second for that, for queues that we do not have and
 * for workflows with an end of their time. Here it is asked for at once by whoever put something
 * there, and by each process every few seconds for what one that was killed had put there.
 */
import { randomUUID } from 'node:crypto';
import { DBOSExecutor } from '@dbos-inc/dbos-sdk/internal/dbos-executor';
import { globalParams, INTERNAL_QUEUE_NAME } from '@dbos-inc/dbos-sdk/internal/utils';
import { wfQueueRunner } from '@dbos-inc/dbos-sdk/internal/wfqueue';

/** Where work waits until it is started again. */
export const AGAIN_QUEUE = INTERNAL_QUEUE_NAME;

/** After the launch: DBOS itself looks for nothing any more, so that `startAgain` must. */
export const stopLooking = (): void => wfQueueRunner.stop();

/** Starts here what waits to be started again; of several processes that ask at once one does. */
export async function startAgain(): Promise<void> {
  const executor = DBOSExecutor.globalInstance;
  const queue = wfQueueRunner.getInternalQueue(AGAIN_QUEUE);
  if (!executor || !queue) return;
  const owner = randomUUID();
  const ids = await executor.systemDatabase.findAndMarkStartableWorkflows(
    queue,
    executor.executorID,
    globalParams.appVersion,
    undefined,
    0,
    0,
    owner,
  );
  await executor.dispatchDequeuedWorkflows(ids, owner);
}
