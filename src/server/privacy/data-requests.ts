/** What a customer asks of what is held about them: a copy of it, or its erasure. */
import { erasureDay } from '#domain/privacy/data-retention.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { noteSecurityEvent, type SecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import { findLastReturn } from './last-return.ts';
import type { PrivacyContext } from './privacy-context.ts';

export type DataRequestOutcome = { readonly kind: 'asked' } | Unproven;

type RequestKind = 'EXPORT' | 'ERASURE';

/** Asks for a copy, which is made at once by durable work; one at a time. */
export async function askForCopy(
  context: PrivacyContext,
  { visitor, client }: VisitorSession,
): Promise<DataRequestOutcome> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  await openCopy(context, proof.customer.id, client.network);
  return { kind: 'asked' };
}

/**
 * Asks for the erasure of everything that names the customer, and tells them by mail when that is.
 * Asked twice it is one erasure, on the day of the first.
 */
export async function askForErasure(
  context: PrivacyContext,
  { visitor, client }: VisitorSession,
): Promise<DataRequestOutcome> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  await openErasure(context, proof.customer, client.network);
  return { kind: 'asked' };
}

/** A copy for whoever may ask for it; false while one is being made. */
export const openCopy = (
  { database, ...context }: PrivacyContext,
  customerId: string,
  network: string,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const id = await addRequest(context, tx, customerId, 'EXPORT');
    if (id !== undefined) await noteAsked(tx, 'copy asked', customerId, network);
    return id !== undefined;
  });

/** An erasure for whoever may ask for it, with its mail; false when one is waiting already. */
export const openErasure = (
  { database, ...context }: PrivacyContext,
  { id: customerId, emailAddress }: { readonly id: string; readonly emailAddress: string },
  network: string,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const requestId = await addRequest(context, tx, customerId, 'ERASURE');
    if (requestId === undefined) return false;
    const erasedOn = erasureDay(todayOf(context), await findLastReturn(tx, customerId));
    await putAccountMail(tx, emailAddress, { template: 'erasure-asked', requestId, erasedOn });
    await noteAsked(tx, 'erasure asked', customerId, network);
    return true;
  });

/** Keeps the account after all; no proof is asked for what takes nothing away. */
export async function withdrawErasure(
  context: PrivacyContext,
  { visitor, client }: VisitorSession,
): Promise<boolean> {
  const customer = customerOf(visitor);
  if (!customer) return false;
  await inTransaction(context.database, async (tx) => {
    const withdrawn = await tx
      .updateTable('data_request')
      .set({ withdrawn_at: context.clock().toISOString() })
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'ERASURE')
      .where('finished_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .execute();
    if (withdrawn.length > 0) await noteAsked(tx, 'erasure withdrawn', customer.id, client.network);
  });
  return true;
}

/** Undefined while one of the kind is open. */
async function addRequest(
  { newId, clock }: Pick<PrivacyContext, 'newId' | 'clock'>,
  tx: Tx,
  customerId: string,
  kind: RequestKind,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('data_request')
    .values({ id: newId(), customer_id: customerId, kind, asked_at: clock().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const noteAsked = (
  tx: Tx,
  kind: SecurityEvent['kind'],
  customerId: string,
  network: string,
): Promise<void> => noteSecurityEvent(tx, { kind, customerId, network });
