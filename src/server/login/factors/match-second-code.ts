import { parseSecondCode, type RecoveryCode } from '#domain/account/second-code.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import type { Tx } from '#server/purchase-context.ts';
import { stepOfCode } from './app-code.ts';
import { appSecretOf } from './app-secret.ts';
import { notifyOfFactor } from './factor-changes.ts';
import { isRecoveryCode, useRecoveryCode } from './recovery-codes.ts';

/** A second factor that was right. */
export type Match = {
  /** So that it is right no more; false when somebody else was faster. */
  readonly useUp: (tx: Tx, network: string) => Promise<boolean>;
};

/** Looks at a code of the customer's app, or a recovery code; undefined when it is neither. */
export async function matchSecondCode(
  context: AccountContext,
  customerId: string,
  typed: string,
): Promise<Match | undefined> {
  const code = parseSecondCode(typed);
  switch (code?.kind) {
    case 'app':
      return matchAppCode(context, customerId, code.code);
    case 'recovery':
      return matchRecoveryCode(context, customerId, code);
    default:
      return undefined;
  }
}

async function matchAppCode(
  context: AccountContext,
  customerId: string,
  code: string,
): Promise<Match | undefined> {
  const app = await appSecretOf(context, customerId, 'confirmed');
  const step = app && stepOfCode(app.secret, code, app.now);
  return step === undefined ? undefined : { useUp: (tx) => takeStep(tx, customerId, step) };
}

/** No step counts twice, nor one before the last (RFC 6238, 5.2). */
async function takeStep(tx: Tx, customerId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('customer_id', '=', customerId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function matchRecoveryCode(
  context: AccountContext,
  customerId: string,
  code: RecoveryCode,
): Promise<Match | undefined> {
  if (!(await isRecoveryCode(context.database, customerId, code))) return undefined;
  return {
    useUp: async (tx, network) => {
      if (!(await useRecoveryCode(tx, customerId, code.lookup))) return false;
      await notifyOfFactor(tx, context, { customerId, network, change: 'recovery code used' });
      return true;
    },
  };
}
