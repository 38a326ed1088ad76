/**
 * What follows once a factor of a login was right: whoever has a second factor is asked for it,
 * whatever the first one was and was typed for; everybody else is in (ASVS 6.3.3).
 */
import type { AccountContext } from '#server/account/account-context.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { endSessionsOf } from '#server/account/sessions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { askSecondFactor, type SecondFactorNeeded } from '../factors/ask-second-factor.ts';
import { keepPassword } from '../password/keep-password.ts';
import { forgetPasswordTries } from '../tries/mailbox-tries.ts';
import { enter, type Entered, type LoggedIn } from './enter.ts';
import type { ProvenLogin } from './proven-login.ts';

export type Admitted =
  | LoggedIn
  | SecondFactorNeeded
  /** Somebody else was faster: what was right can be used once. */
  | { readonly kind: 'used up' };

type Admission = {
  readonly login: ProvenLogin;
  readonly factor: 'first' | 'second';
  /** Uses up what was right, in the transaction of what follows; false when it was used before. */
  readonly useUp: (tx: Tx) => Promise<boolean>;
};

/** Lets in, or asks for the second factor; all of it in one transaction, or nothing. */
export async function admit(
  context: AccountContext,
  session: VisitorSession,
  { login, factor, useUp }: Admission,
): Promise<Admitted> {
  const visitor = await session.open();
  const done = await inTransaction(context.database, async (tx) => {
    if (!(await useUp(tx))) return { kind: 'used up' as const };
    const asked =
      factor === 'first' ? await askSecondFactor(tx, context, login, visitor.owner) : undefined;
    if (asked) return asked;
    const entered = await enter(tx, context, { visitor, session, open: login });
    await keepChosen(tx, context, session, login, entered);
    crashpoint('login:written');
    return { kind: 'entered' as const, entered };
  });
  if (done.kind !== 'entered') return done;
  crashpoint('login:after');
  session.become(done.entered.visitor, done.entered.tokens);
  if (isReset(login)) await forgetPasswordTries(context, session.client, login.email_key);
  return done.entered.outcome;
}

/** The password that the login began with, of a new customer or instead of a forgotten one. */
async function keepChosen(
  tx: Tx,
  context: AccountContext,
  { client }: VisitorSession,
  login: ProvenLogin,
  { visitor: { customer, owner }, isNew }: Entered,
): Promise<void> {
  const hash = login.password_hash;
  if (hash === null) return;
  if (login.purpose === 'register' && isNew) await keepPassword(tx, customer.id, hash);
  if (!isReset(login)) return;
  await keepPassword(tx, customer.id, hash);
  await endSessionsOf(tx, { customerId: customer.id, owner });
  await noteSecurityEvent(tx, {
    kind: 'password changed',
    customerId: customer.id,
    network: client.network,
  });
  await putAccountMail(tx, context, customer.emailAddress, {
    template: 'password-changed',
    loginId: login.id,
  });
}

const isReset = ({ purpose, password_hash }: ProvenLogin): boolean =>
  purpose === 'reset' && password_hash !== null;
