/** What a customer asks of what is held about them: a copy of it, or its erasure. */
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import { erasureDay } from '#domain/privacy/data-retention.ts';
import { refuse } from '#domain/refuse.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { spendDataRequest, type SpenderContext } from '#server/account/caller-quota.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { noteSecurityEvent, type SecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import { findLastReturn } from './last-return.ts';
import type { PrivacyContext } from './privacy-context.ts';

export type DataRequestOutcome = { readonly kind: 'asked' } | Unproven;

type RequestKind = 'EXPORT' | 'ERASURE';

/** Who asks is counted. */
type AskingContext = PrivacyContext & SpenderContext;

/** Asks for a copy, which is made at once by durable work; one at a time, and so many a day. */
export const askForCopy = (
  context: AskingContext,
  session: VisitorSession,
): Promise<DataRequestOutcome> =>
  askFor(context, session, 'copies', (tx, { id }) =>
    putCopy(context, tx, id, session.client.network),
  );

/**
 * Asks for the erasure of everything that names the customer, and tells them by mail when that is;
 * so many a day. Asked twice it is one erasure, on the day of the first.
 */
export const askForErasure = (
  context: AskingContext,
  session: VisitorSession,
): Promise<DataRequestOutcome> =>
  askFor(context, session, 'erasures', (tx, customer) =>
    putErasure(context, tx, customer, session.client.network),
  );

async function askFor(
  context: AskingContext,
  { visitor }: VisitorSession,
  what: 'copies' | 'erasures',
  put: (tx: Tx, customer: Erased) => Promise<boolean>,
): Promise<DataRequestOutcome> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  return inTransaction(context.database, async (tx): Promise<DataRequestOutcome> => {
    const spending = await spendDataRequest(context, tx, proof.customer.id, what);
    if (spending.kind === 'used up') return refuseFor(spending.waitSeconds, `too_many_${what}`);
    await put(tx, proof.customer);
    return { kind: 'asked' };
  });
}

const refuseFor = (
  waitSeconds: number,
  code: 'too_many_copies' | 'too_many_erasures',
): DataRequestOutcome => ({
  kind: 'refused',
  errors: [refuse(QUOTA_REFUSALS, code, '', { wait: waitInWords(waitSeconds) })],
});

/** A copy for whoever may ask for it; false while one is being made. */
export const openCopy = (
  context: PrivacyContext,
  customerId: string,
  network: string,
): Promise<boolean> =>
  inTransaction(context.database, (tx) => putCopy(context, tx, customerId, network));

/** An erasure for whoever may ask for it, with its mail; false when one is waiting already. */
export const openErasure = (
  context: PrivacyContext,
  customer: Erased,
  network: string,
): Promise<boolean> =>
  inTransaction(context.database, (tx) => putErasure(context, tx, customer, network));

type Erased = { readonly id: string; readonly emailAddress: string };

async function putCopy(
  context: PrivacyContext,
  tx: Tx,
  customerId: string,
  network: string,
): Promise<boolean> {
  const id = await addRequest(context, tx, customerId, 'EXPORT');
  if (id !== undefined) await noteAsked(tx, 'copy asked', customerId, network);
  return id !== undefined;
}

async function putErasure(
  context: PrivacyContext,
  tx: Tx,
  { id: customerId, emailAddress }: Erased,
  network: string,
): Promise<boolean> {
  const requestId = await addRequest(context, tx, customerId, 'ERASURE');
  if (requestId === undefined) return false;
  const erasedOn = erasureDay(todayOf(context), await findLastReturn(tx, customerId));
  await putAccountMail(tx, context, emailAddress, {
    template: 'erasure-asked',
    requestId,
    erasedOn,
  });
  await noteAsked(tx, 'erasure asked', customerId, network);
  return true;
}

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
  { newId, clock, market }: Pick<PrivacyContext, 'newId' | 'clock' | 'market'>,
  tx: Tx,
  customerId: string,
  kind: RequestKind,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('data_request')
    .values({
      id: newId(),
      customer_id: customerId,
      kind,
      market: market.market,
      asked_at: clock().toISOString(),
    })
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
