/**
 * Logging in with a passkey, which says by itself whose it is: nothing is typed, and nobody learns
 * who has one. It stands for two factors: the device, and the face, finger or code that the device
 * has asked for.
 */
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { PASSKEY_REFUSALS } from '#domain/account/passkey-refusals.ts';
import { countsOn } from '#domain/account/passkey.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { mayTry } from '#server/account/quota.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { enter, type LoggedIn } from './entry/enter.ts';
import { refuseLogin, tooMany, type RefusedLogin } from './login.ts';
import { CHALLENGE_MINUTES, keepChallenge, takeChallenge } from './passkeys/challenge.ts';
import { challengeOf, readAssertion, type Assertion } from './passkeys/credential.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { verifyAssertion } from './passkeys/verify.ts';

/**
 * What a browser asks its authenticators, as JSON (`PublicKeyCredentialRequestOptionsJSON`): any
 * passkey of this site, with its person verified. Opens a session when there is none.
 */
export async function startPasskeyLogin(
  context: AccountContext,
  session: VisitorSession,
): Promise<string> {
  const { owner } = await session.open();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
  });
  await keepChallenge(context.database, owner, options.challenge);
  return JSON.stringify(options);
}

/** Logs in the owner of the passkey that has signed the session's challenge. */
export async function finishPasskeyLogin(
  context: AccountContext,
  session: VisitorSession,
  credential: string,
): Promise<LoggedIn | RefusedLogin> {
  const { database } = context;
  const { network } = session.client;
  if (!(await mayTry(context, 'passkeys', { network }))) return tooMany(FIELD);
  const assertion = readAssertion(credential);
  const passkey = assertion && (await findPasskey(database, assertion));
  if (assertion && !passkey) return refuseLogin(refuse(PASSKEY_REFUSALS, 'passkey_unknown', FIELD));
  const counter = passkey && (await proves(context, session, assertion, passkey));
  if (!passkey || counter === undefined) {
    await noteSecurityEvent(database, { kind: 'passkey refused', network });
    return refused();
  }
  const visitor = await session.open();
  const entered = await inTransaction(database, async (tx) =>
    (await count(tx, passkey.id, counter))
      ? enter(tx, context, { visitor, session, open: passkey })
      : undefined,
  );
  if (!entered) {
    const customerId = passkey.customer_id;
    await noteSecurityEvent(database, { kind: 'passkey copied', customerId, network });
    return refused();
  }
  session.become(entered.visitor, entered.tokens);
  return entered.outcome;
}

const FIELD = 'credential';

const refused = () => refuseLogin(refuse(PASSKEY_REFUSALS, 'passkey_refused', FIELD));

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

const findPasskey = (database: Database, { id }: Assertion) =>
  database
    .selectFrom('passkey as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .select(['p.id', 'p.customer_id', 'p.public_key', 'c.email', 'c.email_key'])
    .where('p.id', '=', id)
    .executeTakeFirst();

/** The counter that comes with a right answer; its challenge is used up by a wrong one, too. */
async function proves(
  context: AccountContext,
  { visitor }: VisitorSession,
  assertion: Assertion,
  { id, customer_id, public_key: publicKey }: KnownPasskey,
): Promise<number | undefined> {
  const challenge = challengeOf(assertion);
  if (visitor.kind === 'nobody' || challenge === undefined) return undefined;
  if (!(await takeChallenge(context.database, visitor.owner, challenge))) return undefined;
  const whose = Buffer.from(assertion.response.userHandle, 'base64url').toString();
  return whose === customer_id
    ? verifyAssertion(relyingParty(context), challenge, assertion, { id, publicKey })
    : undefined;
}

/** Notes a use, and that it counts on; false for a passkey that somebody has copied. */
async function count(tx: Tx, id: string, next: number): Promise<boolean> {
  const { counter: last } = await tx
    .selectFrom('passkey')
    .select('counter')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!countsOn(last, next)) return false;
  await tx
    .updateTable('passkey')
    .set({ counter: next, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  return true;
}
