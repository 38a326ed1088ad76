/** Ten codes for who has lost the app: shown once, kept as hashes, each for one login. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { RECOVERY_CODES, type RecoveryCode } from '#domain/account/second-code.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { hashPassword, isPassword } from '../password/password-hash.ts';

/** Codes of one customer, and what is kept of them; made before a transaction begins. */
export type NewRecoveryCodes = {
  readonly codes: readonly RecoveryCode[];
  readonly kept: readonly { readonly lookup: string; readonly hash: string }[];
};

/** No two of them begin alike. */
export async function drawRecoveryCodes(): Promise<NewRecoveryCodes> {
  const lookups = new Set<string>();
  while (lookups.size < RECOVERY_CODES.count) lookups.add(signs(RECOVERY_CODES.lookup));
  const codes = [...lookups].map((lookup) => ({ lookup, secret: signs(RECOVERY_CODES.secret) }));
  const kept = await Promise.all(
    codes.map(async ({ lookup, secret }) => ({ lookup, hash: await hashPassword(secret) })),
  );
  return { codes, kept };
}

/** From now on these are the customer's, and those before are none. */
export async function keepRecoveryCodes(
  tx: Tx,
  customerId: string,
  { kept }: NewRecoveryCodes,
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute();
  await tx
    .insertInto('recovery_code')
    .values(kept.map((code) => ({ ...code, customer_id: customerId })))
    .execute();
}

/** Whether it is an unused code of the customer: one hash, whether there is one that begins so. */
export async function isRecoveryCode(
  database: Database,
  customerId: string,
  { lookup, secret }: RecoveryCode,
): Promise<boolean> {
  const row = await database
    .selectFrom('recovery_code')
    .select('hash')
    .where('customer_id', '=', customerId)
    .where('lookup', '=', lookup)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return isPassword(secret, row?.hash ?? null);
}

/** Uses it up; false when somebody else was faster. */
export async function useRecoveryCode(
  tx: Tx,
  customerId: string,
  lookup: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('customer_id', '=', customerId)
    .where('lookup', '=', lookup)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const signs = (length: number): string => {
  const { alphabet } = RECOVERY_CODES;
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
};
