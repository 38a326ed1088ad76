/**
 * Logging in: an email is named, a code goes there, and whoever types it in the same browser is the
 * owner of the mailbox. Nobody learns whether there is an account: a mail goes out either way, and
 * an account is made when the code is typed (LOGIN-02; S-03, S-04).
 */
import { sql } from 'kysely';
import { emailKey } from '#domain/account/email-key.ts';
import { checkEmail } from '#domain/account/email.ts';
import { LOGIN_CODE, parseLoginCode, type CodePurpose } from '#domain/account/login-code.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { isMadeId } from '#domain/input/id.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { isSameCode, makeLoginCode } from '#server/account/login-code.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import type { Visitor } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { admit, type Admitted } from './entry/admit.ts';
import type { LoggedIn } from './entry/enter.ts';
import type { SecondFactorNeeded } from './factors/ask-second-factor.ts';
import { LOGIN_MINUTES, standingOf } from './mailbox-standing.ts';
import { hashPassword } from './password/password-hash.ts';
import { mayTryMailbox } from './tries/mailbox-tries.ts';

/** A login under way, as its own browser may know it. */
export type Login = {
  readonly id: string;
  readonly emailAddress: string;
  /** Until when the last code is taken. */
  readonly codeExpiresAt: string;
  /** From when another code may be asked for. */
  readonly resendAt: string;
};

export type RefusedLogin = { readonly kind: 'refused'; readonly errors: readonly FieldError[] };
export type LoginOutcome = { readonly kind: 'login'; readonly login: Login } | RefusedLogin;
export type FinishedLogin = LoggedIn | SecondFactorNeeded | RefusedLogin;

/** Begins a login of this mailbox, and mails a code. Opens a session when there is none. */
export const startLogin = (
  context: AccountContext,
  session: VisitorSession,
  emailAddress: string,
): Promise<LoginOutcome> => askForCode(context, session, { emailAddress, purpose: 'login' });

type Wish = {
  /** As typed. */
  readonly emailAddress: string;
  readonly purpose: CodePurpose;
  /** That of the account which is made; hashed once the mail may go, for that takes time. */
  readonly password?: string;
};

/** Mails a code, whatever for; nothing of the answer says whether there is an account. */
export async function askForCode(
  context: AccountContext,
  session: VisitorSession,
  { emailAddress, purpose, password }: Wish,
): Promise<LoginOutcome> {
  const email = emailAddress.trim();
  const errors = checkEmail(email, 'emailAddress');
  if (errors.length > 0) return { kind: 'refused', errors };
  const key = emailKey(email);
  if (!(await mayMail(context, session, key))) return tooMany('emailAddress');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const { owner } = await session.open();
  const id = context.newId();
  await inTransaction(context.database, async (tx) => {
    await mailCode(tx, context, { id, email, email_key: key, sends: 1, purpose });
    await tx
      .insertInto('login_request')
      .values({ id, owner, email, email_key: key, purpose, password_hash: passwordHash })
      .execute();
  });
  const login = await findLogin(context, session.visitor, id);
  if (!login) throw new Error(`login ${id} was not kept`);
  return { kind: 'login', login };
}

/** Whether one more code may be mailed to the mailbox. */
async function mayMail(
  context: AccountContext,
  { client }: VisitorSession,
  emailKey: string,
): Promise<boolean> {
  const isWelcome = await mayTryMailbox(context, client, emailKey, 'login mails');
  if (!isWelcome)
    await noteSecurityEvent(context.database, { kind: 'tries refused', network: client.network });
  return isWelcome;
}

/** Mails another code, once the last one has had its time to arrive (LOGIN-03). */
export async function resendLoginCode(
  context: AccountContext,
  session: VisitorSession,
  loginId: string,
): Promise<LoginOutcome> {
  const open = await findCode(context, session.visitor, loginId);
  if (!open) return gone();
  if (open.secondsToResend > 0)
    return refuseLogin(
      refuse(ACCOUNT_REFUSALS, 'login_code_just_sent', 'loginId', {
        seconds: open.secondsToResend,
      }),
    );
  if (!(await mayMail(context, session, open.email_key))) return tooMany('loginId');
  await inTransaction(context.database, async (tx) => {
    const sent = await tx
      .updateTable('login_request')
      .set((eb) => ({ sends: eb('sends', '+', 1), sent_at: sql<string>`now()`, tries: 0 }))
      .where('id', '=', loginId)
      .where('used_at', 'is', null)
      .where('sends', '=', open.sends)
      .returning(['id', 'email', 'email_key', 'sends'])
      .executeTakeFirst();
    if (sent) await mailCode(tx, context, { ...sent, purpose: open.purpose });
  });
  const login = await findLogin(context, session.visitor, loginId);
  return login ? { kind: 'login', login } : gone();
}

/** Finishes a login with the code that was typed; a new account has the password it began with. */
export async function finishLogin(
  context: AccountContext,
  session: VisitorSession,
  typed: TypedCode,
): Promise<FinishedLogin> {
  const open = await findOpen(context, session.visitor, typed.loginId);
  if (!open) return gone();
  const proof = await checkCode(context, session, typed, open);
  return proof.kind === 'refused' ? proof : admitByCode(context, session, proof);
}

export type TypedCode = { readonly loginId: string; readonly code: string };

/** The code of a mailbox was right, and is still to be used. */
export type CodeProof<Open extends MailedCode = OpenLogin> = {
  readonly kind: 'proof';
  readonly loginId: string;
  readonly open: Open;
};

/**
 * Looks at a code that was mailed. It counts as tried before, however many come at once; it is used
 * up by `useCode`.
 */
export async function checkCode<Open extends MailedCode>(
  context: AccountContext,
  session: VisitorSession,
  { loginId, code: typed }: TypedCode,
  open: Open,
): Promise<CodeProof<Open> | RefusedLogin> {
  if (
    !(await takeTry(context, loginId)) ||
    !(await mayTryMailbox(context, session.client, open.email_key, 'login codes'))
  )
    return tooMany('code');
  if (!open.isInTime) return refuseLogin(refuse(ACCOUNT_REFUSALS, 'login_code_expired', 'code'));
  const code = parseLoginCode(typed);
  const isRight =
    code !== undefined && isSameCode(makeLoginCode(context.secret, loginId, open.sends), code);
  return isRight ? { kind: 'proof', loginId, open } : wrongCode(context, session);
}

/** Lets in whoever has proven their mailbox, once; asks for the second factor who has one. */
export async function admitByCode(
  context: AccountContext,
  session: VisitorSession,
  { loginId, open }: CodeProof,
): Promise<FinishedLogin> {
  return finished(
    await admit(context, session, {
      factor: 'first',
      login: { ...open, id: loginId },
      useUp: (tx) => useCode(tx, loginId, open.sends),
    }),
  );
}

/** What was used up is as if it had never been. */
export const finished = (outcome: Admitted): FinishedLogin =>
  outcome.kind === 'used up' ? gone() : outcome;

/** The login with this id, for the browser that began it and until it is used. */
export async function findLogin(
  context: Pick<AccountContext, 'database'>,
  visitor: Visitor,
  loginId: string,
): Promise<Login | undefined> {
  const open = await findCode(context, visitor, loginId);
  return (
    open && {
      id: loginId,
      emailAddress: open.email,
      codeExpiresAt: open.expiresAt,
      resendAt: open.resendAt,
    }
  );
}

/** A login that waits for its code. */
export type OpenLogin = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

/** The login with this id; an address that is changed lets nobody in. */
export async function findOpen(
  context: Pick<AccountContext, 'database'>,
  visitor: Visitor,
  loginId: string,
) {
  const open = await findCode(context, visitor, loginId);
  if (open === undefined || open.purpose === 'email') return undefined;
  return { ...open, purpose: open.purpose };
}

/** What waits for a mailed code, whatever for. */
export type MailedCode = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/** The code that was mailed under this id, in the browser that asked and until it is used. */
export async function findCode(
  { database }: Pick<AccountContext, 'database'>,
  visitor: Visitor,
  loginId: string,
) {
  if (visitor.kind === 'nobody' || !isMadeId(loginId)) return undefined;
  const { minutes, resendSeconds } = LOGIN_CODE;
  return database
    .selectFrom('login_request')
    .select([
      'email',
      'email_key',
      'sends',
      'password_hash',
      'customer_details',
      'purpose',
      sql<string>`sent_at + make_interval(mins => ${minutes})`.as('expiresAt'),
      sql<string>`sent_at + make_interval(secs => ${resendSeconds})`.as('resendAt'),
      sql<boolean>`sent_at > now() - make_interval(mins => ${minutes})`.as('isInTime'),
      sql<number>`ceil(${resendSeconds} - extract(epoch from now() - sent_at))::int`.as(
        'secondsToResend',
      ),
    ])
    .where('id', '=', loginId)
    .where('owner', '=', visitor.owner)
    .where('used_at', 'is', null)
    .where('proven_at', 'is', null)
    .where(sql<boolean>`created_at > now() - make_interval(mins => ${LOGIN_MINUTES})`)
    .executeTakeFirst();
}

type Sent = {
  readonly id: string;
  readonly email: string;
  readonly email_key: string;
  readonly sends: number;
  readonly purpose: CodePurpose;
};

/** The same for everybody; only the mail itself says whether there is an account. */
async function mailCode(
  tx: Tx,
  context: AccountContext,
  { id, email, email_key, sends, purpose }: Sent,
): Promise<void> {
  const standing = await standingOf(tx, email_key);
  await putAccountMail(tx, context, email, {
    template: 'login-code',
    loginId: id,
    send: sends,
    purpose,
    standing,
  });
}

/** Counts a try of the last code; false when it has none left. */
export async function takeTry({ database }: AccountContext, loginId: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('login_request')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', loginId)
    .where('tries', '<', LOGIN_CODE.tries)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it was used before, or another was mailed meanwhile. */
export async function useCode(tx: Tx, loginId: string, sends: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_request')
    .set({ used_at: sql<string>`now()` })
    .where('id', '=', loginId)
    .where('sends', '=', sends)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function wrongCode(
  { database }: AccountContext,
  { client }: VisitorSession,
): Promise<RefusedLogin> {
  await noteSecurityEvent(database, { kind: 'code refused', network: client.network });
  return refuseLogin(refuse(ACCOUNT_REFUSALS, 'login_code_wrong', 'code'));
}

export const tooMany = (field: string): RefusedLogin =>
  refuseLogin(refuse(ACCOUNT_REFUSALS, 'too_many_tries', field));

export const gone = (): RefusedLogin =>
  refuseLogin(refuse(ACCOUNT_REFUSALS, 'login_does_not_exist', 'loginId'));

export const refuseLogin = (...errors: readonly FieldError[]): RefusedLogin => ({
  kind: 'refused',
  errors,
});
