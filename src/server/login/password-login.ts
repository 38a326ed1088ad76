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
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { ClientFacts, VisitorSession } from '#server/account/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { enter, type LoggedIn } from './enter.ts';
import { findOpen, gone, refuseLogin, tooMany, type RefusedLogin } from './login.ts';
import { isPassword } from './password/password-hash.ts';
import { whoTries } from './tries/known-device.ts';
import { forgetTries, mayTry, type Counted } from './tries/tries.ts';

/** Logs in by email and password alone (MSG-16, MSG-18). */
export async function logIn(
  context: AccountContext,
  session: VisitorSession,
  { emailAddress, password }: { readonly emailAddress: string; readonly password: string },
): Promise<LoggedIn | RefusedLogin> {
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
): Promise<LoggedIn | RefusedLogin> {
  const open = await findOpen(context, session.visitor, loginId);
  if (!open) return gone();
  const wrong = refuse(PASSWORD_REFUSALS, 'password_wrong', 'password');
  return enterByPassword(context, session, { key: open.email_key, password, wrong });
}

/** Passwords of one mailbox, typed at one client or anywhere: first a pause, then a lock. */
const PAUSED = { name: 'password pause', most: 5, minutes: 15 };
const LOCKED = { name: 'password lock', most: 10, minutes: 24 * 60 };
const LOCKED_EVERYWHERE = { name: 'password of', most: 100, minutes: 24 * 60 };
/** Passwords of whatever mailbox, from one network. */
const TRIED_FROM = { name: 'password from', most: 50, minutes: 15 };

type Try = { readonly key: string; readonly password: string; readonly wrong: FieldError };

async function enterByPassword(
  context: AccountContext,
  session: VisitorSession,
  { key, password, wrong }: Try,
): Promise<LoggedIn | RefusedLogin> {
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
  const visitor = await session.open();
  const entered = await inTransaction(database, (tx) =>
    enter(tx, context, { visitor, session, open: customer }),
  );
  session.become(entered.visitor, entered.tokens);
  await forgetPasswordTries(context, client, key);
  return entered.outcome;
}

/** Unlocks a mailbox for whoever has shown that it is theirs. */
export async function forgetPasswordTries(
  context: Pick<AccountContext, 'database'>,
  client: ClientFacts,
  key: string,
): Promise<void> {
  const { ofClient, ofMailbox } = await whoCounts(context, client, key);
  const counted: Counted[] = [
    [PAUSED, ofClient],
    [LOCKED, ofClient],
    [LOCKED_EVERYWHERE, ofMailbox],
  ];
  await forgetTries(context.database, counted);
}

/** Counts one more password; the refusal of one too many, the narrowest limit first. */
async function countTry(
  context: Pick<AccountContext, 'database'>,
  client: ClientFacts,
  key: string,
): Promise<RefusedLogin | undefined> {
  const { database } = context;
  const { network } = client;
  const { ofClient, ofMailbox, isKnown } = await whoCounts(context, client, key);
  const locked = async (): Promise<RefusedLogin> => {
    await noteSecurityEvent(database, { kind: 'password locked', network });
    return refuseLogin(refuse(PASSWORD_REFUSALS, 'account_locked', 'password'));
  };
  if (!(await mayTry(database, [[LOCKED, ofClient]]))) return locked();
  const pausing: Counted[] = [
    [PAUSED, ofClient],
    ...(isKnown ? [] : [[TRIED_FROM, network] as const]),
  ];
  if (!(await mayTry(database, pausing))) return tooMany('password');
  return (await mayTry(database, [[LOCKED_EVERYWHERE, ofMailbox]])) ? undefined : locked();
}

/** A browser that the owner has logged in with counts by itself, any other with its network. */
async function whoCounts(
  { database }: Pick<AccountContext, 'database'>,
  client: ClientFacts,
  key: string,
): Promise<{ readonly ofClient: string; readonly ofMailbox: string; readonly isKnown: boolean }> {
  const { whom, isKnown } = await whoTries(database, client, key);
  return { ofMailbox: whom, ofClient: isKnown ? whom : `${client.network} ${key}`, isKnown };
}
