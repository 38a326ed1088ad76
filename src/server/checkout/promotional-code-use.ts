/**
 * The use of a promotional code by one checkout: locked in the transaction that claims it, redeemed
 * in that of its order, free again when either comes to nothing. However many pay at once, no code
 * is used more often than it may be (I5).
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { emailKey } from '#domain/account/email-key.ts';
import { refusalOfUse } from '#domain/basket/promotional-code.ts';
import { findPromotionalCode } from '#server/basket/promotional-code-record.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

/** Who uses a code: a visitor, and the person of an email address once it is known. */
export type CodeUser = { readonly owner: string; readonly person: string };

/** Addresses are personal: what is kept of one can be compared, never read. */
export const makeCodeUser = (secret: string, owner: string, emailAddress: string): CodeUser => ({
  owner,
  person: createHmac('sha256', secret).update(emailKey(emailAddress)).digest('base64url'),
});

/**
 * How often this visitor or person has used the code, orders under way included: those, too, that a
 * person has made as another visitor, whose rows are not shown.
 */
export async function countCodeUses(
  database: Database | Tx,
  code: string,
  { owner, person = null }: { readonly owner: string; readonly person?: string | null },
): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select promotional_code_uses(${code}, ${owner}, ${person}) as uses`.execute(database);
  return rows[0]!.uses;
}

/**
 * Counts one use for a checkout; answers why the code cannot be used once more, nothing when it was
 * counted. The code's row stays locked until the transaction ends.
 */
export async function lockCodeUse(
  tx: Tx,
  checkoutId: string,
  code: string,
  user: CodeUser,
): Promise<ReturnType<typeof refusalOfUse>> {
  const terms = await findPromotionalCode(tx, code, 'lock');
  if (!terms) throw new Error(`promotional code ${code} is gone`);
  const refusal = refusalOfUse(terms, await countCodeUses(tx, code, user));
  if (refusal) return refusal;
  await tx
    .updateTable('promotional_code')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .execute();
  await tx
    .insertInto('promotional_code_use')
    .values({ checkout_id: checkoutId, code, state: 'LOCKED', ...user })
    .execute();
  return undefined;
}

/** The order stands: what its checkout has locked is used. */
export async function redeemCodeUse(tx: Tx, checkoutId: string): Promise<void> {
  await tx
    .updateTable('promotional_code_use')
    .set({ state: 'REDEEMED' })
    .where('checkout_id', '=', checkoutId)
    .execute();
}

/** The order came to nothing: somebody else may use the code. Done again, it changes nothing. */
export async function freeCodeUse(tx: Tx, checkoutId: string): Promise<void> {
  const freed = await tx
    .deleteFrom('promotional_code_use')
    .where('checkout_id', '=', checkoutId)
    .returning('code')
    .executeTakeFirst();
  if (!freed) return;
  await tx
    .updateTable('promotional_code')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', freed.code)
    .execute();
}
