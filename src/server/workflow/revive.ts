import { DBOS, type StatusString } from '@dbos-inc/dbos-sdk';
import { startAgain } from './start-again.ts';

const FAILED: ReadonlySet<string | undefined> = new Set<keyof typeof StatusString>([
  'ERROR',
  'MAX_RECOVERY_ATTEMPTS_EXCEEDED',
]);

/**
 * Lets a workflow that ended by an error go on after the last step that went through; does nothing
 * to any other. Of several processes that do it at once one does.
 */
export async function reviveFailed(id: string): Promise<void> {
  if (!(await hasFailed(id))) return;
  try {
    await DBOS.rewindWorkflow(id, { startStep: await firstUndone(id) });
  } catch (error) {
    if (await hasFailed(id)) throw error;
  }
  await startAgain();
}

const hasFailed = async (id: string): Promise<boolean> =>
  FAILED.has((await DBOS.getWorkflowStatus(id))?.status);

async function firstUndone(id: string): Promise<number> {
  const steps = (await DBOS.listWorkflowSteps(id)) ?? [];
  const failed = steps.filter(({ error }) => error !== null).map(({ functionID }) => functionID);
  const after = steps.map(({ functionID }) => functionID + 1);
  return failed.length > 0 ? Math.min(...failed) : Math.max(0, ...after);
}
