/**
 * Logging in with the password that a customer may have chosen (LOGIN-04). A mailbox without an
 * account or a password is answered as a wrong password is, in as much time (S-04); tries count
 * before they are looked at (S-03). Who is locked out gets in by a code, or from a known browser.
 */
import { emailKey } from '#domain/account/email-key.ts';
import { PASSWORD_REFUSALS } from '#domain/account/password-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { mayTry } from '#server/account/quota.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { ClientFacts, VisitorSession } from '#server/account/session.ts';
import { admit } from './entry/admit.ts';
import {
  findOpen,
  finished,
  gone,
  refuseLogin,
  tooMany,
  type FinishedLogin,
  type RefusedLogin,
} from './login.ts';
import { isPassword } from './password/password-hash.ts';
import { whoTries } from './tries/known-device.ts';
import { forgetPasswordTries } from './tries/mailbox-tries.ts';

/** Logs in by email and password alone (MSG-16, MSG-18). */
export async function logIn(
  context: AccountContext,
  session: VisitorSession,
  { emailAddress, password }: { readonly emailAddress: string; readonly password: string },
): Promise<FinishedLogin> {
  const key = emailKey(emailAddress);
  return key === '' || password === ''
    ? refuseLogin(refuse(PASSWORD_REFUSALS, 'login_incomplete', 'emailAddress'))
    : enterByPassword(context, session, {
        key,
        password,
        wrong: refuse(PASSWORD_REFUSALS, 'login_wrong', 'password'),
      });
}

/** Finishes a login that is under way with the password instead of the code (MSG-22). */
export async function finishLoginByPassword(
  context: AccountContext,
  session: VisitorSession,
  { loginId, password }: { readonly loginId: string; readonly password: string },
): Promise<FinishedLogin> {
  const open = await findOpen(context, session.visitor, loginId);
  if (!open) return gone();
  const wrong = refuse(PASSWORD_REFUSALS, 'password_wrong', 'password');
  return enterByPassword(context, session, { key: open.email_key, password, wrong });
}

type Try = { readonly key: string; readonly password: string; readonly wrong: FieldError };

async function enterByPassword(
  context: AccountContext,
  session: VisitorSession,
  { key, password, wrong }: Try,
): Promise<FinishedLogin> {
  const { database } = context;
  const { client } = session;
  const { network } = client;
  const refused = await countTry(context, client, key);
  if (refused) return refused;
  const customer = await database
    .selectFrom('customer')
    .select(['email', 'email_key', 'password_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const isRight = await isPassword(password, customer?.password_hash ?? null);
  if (!customer || !isRight) {
    await noteSecurityEvent(database, { kind: 'password refused', network });
    return refuseLogin(wrong);
  }
  const outcome = await admit(context, session, {
    factor: 'first',
    login: {
      id: context.newId(),
      email: customer.email,
      email_key: customer.email_key,
      purpose: 'login',
      password_hash: null,
    },
    useUp: async () => true,
  });
  await forgetPasswordTries(context, client, key);
  return finished(outcome);
}

/** Counts one more password; the refusal of one too many. Those of a pause count for the lock. */
async function countTry(
  context: AccountContext,
  client: ClientFacts,
  key: string,
): Promise<RefusedLogin | undefined> {
  const { database } = context;
  const spender = await whoTries(database, client, key);
  const locked = async (): Promise<RefusedLogin> => {
    await noteSecurityEvent(database, { kind: 'password locked', network: client.network });
    return refuseLogin(refuse(PASSWORD_REFUSALS, 'account_locked', 'password'));
  };
  if (!(await mayTry(context, 'passwords before a lock', spender))) return locked();
  if (!(await mayTry(context, 'passwords', spender))) return tooMany('password');
  return (await mayTry(context, 'passwords anywhere', spender)) ? undefined : locked();
}
