/**
 * Changing the address that a customer logs in with: a code goes to the new one and is typed in the
 * same browser, while the proof of who asks is fresh. Both addresses are told. Nobody learns
 * whether the new one has an account: its code is then never right (MSG-19, S-04).
 */
import { emailKey } from '#domain/account/email-key.ts';
import { FACTOR_REFUSALS } from '#domain/account/factor-refusals.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf, type VisitingCustomer } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { renewSession } from './factors/factor-changes.ts';
import {
  askForCode,
  checkCode,
  findCode,
  gone,
  refuseLogin,
  useCode,
  type LoginOutcome,
  type MailedCode,
  type TypedCode,
} from './login.ts';

/** Mails a code to the new address. It keeps what was typed; the proof is asked for by the end. */
export async function startEmailChange(
  context: AccountContext,
  session: VisitorSession,
  emailAddress: string,
): Promise<LoginOutcome> {
  const customer = customerOf(session.visitor);
  if (!customer) return refuseLogin(refuse(ACCOUNT_REFUSALS, 'not_logged_in', ''));
  return emailKey(emailAddress) === emailKey(customer.emailAddress)
    ? refuseLogin(refuse(FACTOR_REFUSALS, 'email_is_yours', 'emailAddress'))
    : askForCode(context, session, { emailAddress, purpose: 'email' });
}

/** The code proves the new address: it is the customer's from now on. */
export async function finishEmailChange(
  context: AccountContext,
  session: VisitorSession,
  typed: TypedCode,
): Promise<Unproven | { readonly kind: 'changed' }> {
  const { visitor, client } = session;
  const open = await findCode(context, visitor, typed.loginId);
  if (open?.purpose !== 'email' || visitor.kind !== 'known') return gone();
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  const code = await checkCode(context, session, typed, open);
  if (code.kind === 'refused') return code;
  const { customer, owner } = proof;
  const token = await inTransaction(context.database, async (tx) => {
    const isUsed = await useCode(tx, typed.loginId, open.sends);
    if (!isUsed || !(await keepAddress(tx, customer.id, open))) return undefined;
    await context.takeOver(tx, {
      customerId: customer.id,
      emailKey: open.email_key,
      owner,
      source: { client, customer: { id: customer.id, emailAddress: open.email } },
    });
    await noteSecurityEvent(tx, {
      kind: 'email changed',
      customerId: customer.id,
      network: client.network,
    });
    await notifyBoth(tx, context, customer, open);
    return renewSession(tx, { customerId: customer.id, owner });
  });
  if (token === undefined) return gone();
  const renamed = { ...customer, emailAddress: open.email };
  session.become({ ...visitor, customer: renamed }, { session: token });
  return { kind: 'changed' };
}

/** False when the address is another customer's. */
async function keepAddress(
  tx: Tx,
  customerId: string,
  { email, email_key }: MailedCode,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ email, email_key })
    .where('id', '=', customerId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customer').select('id').where('email_key', '=', email_key))),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function notifyBoth(
  tx: Tx,
  context: AccountContext,
  former: VisitingCustomer,
  { email }: MailedCode,
): Promise<void> {
  const mail = { template: 'email-changed', eventId: context.newId() } as const;
  await putAccountMail(tx, context, former.emailAddress, { ...mail, isFormer: true });
  await putAccountMail(tx, context, email, { ...mail, isFormer: false });
}
