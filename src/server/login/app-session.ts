/**
 * From a browser in which a customer has logged in into our app (REDIR-10): the app's address
 * carries a code, and the app exchanges it for a session of its own. The code is good for a minute,
 * once, for the app that knows what its login began with (RFC 7636), and while the browser's
 * session lives. Whoever sees one used again ends what it has opened (RFC 9700, 4.13).
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { isCodeChallenge } from '#domain/account/app-callback.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { mayTry } from '#server/account/quota.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { hashToken, makeToken } from '#server/account/token.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { enter, type LoggedIn } from './entry/enter.ts';
import { refuseLogin, tooMany, type RefusedLogin } from './login.ts';

/** A code for the app that holds what was hashed to this challenge, of who has just logged in. */
export async function createAppCode(
  { database }: Pick<AccountContext, 'database'>,
  { visitor }: VisitorSession,
  codeChallenge: string,
): Promise<Unproven | { readonly kind: 'code'; readonly code: string }> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  if (!isCodeChallenge(codeChallenge))
    return refuseLogin(refuse(ACCOUNT_REFUSALS, 'app_code_refused', 'codeChallenge'));
  const code = makeToken();
  await database
    .insertInto('app_code')
    .values({
      code_hash: hashToken(code),
      customer_id: proof.customer.id,
      owner: proof.owner,
      code_challenge: codeChallenge,
    })
    .execute();
  return { kind: 'code', code };
}

type Exchange = { readonly code: string; readonly codeVerifier: string };

/** Logs the app in, as the customer whose browser the code comes from. */
export async function openAppSession(
  context: AccountContext,
  session: VisitorSession,
  { code, codeVerifier }: Exchange,
): Promise<LoggedIn | RefusedLogin> {
  const { database } = context;
  const { network } = session.client;
  if (!(await mayTry(context, 'app codes', { network }))) return tooMany('code');
  const visitor = await session.open();
  const entered = await inTransaction(database, async (tx) => {
    const found = await findCode(tx, code);
    if (!found) return undefined;
    const { app_owner: opened, customer_id: customerId } = found;
    if (opened !== null) {
      await endSession(tx, opened);
      await noteSecurityEvent(tx, { kind: 'app code replayed', customerId, network });
      return undefined;
    }
    if (!found.isGood || !answers(found.code_challenge, codeVerifier)) return undefined;
    const now = await enter(tx, context, { visitor, session, open: found });
    await tx
      .updateTable('app_code')
      .set({ app_owner: now.visitor.owner })
      .where('code_hash', '=', hashToken(code))
      .execute();
    return now;
  });
  if (!entered) {
    await noteSecurityEvent(database, { kind: 'app code refused', network });
    return refuseLogin(refuse(ACCOUNT_REFUSALS, 'app_code_refused', 'code'));
  }
  session.become(entered.visitor, entered.tokens);
  return entered.outcome;
}

/** Locked until the transaction ends: of two who come at once, the second finds it used. */
const findCode = (tx: Tx, code: string) =>
  tx
    .selectFrom('app_code as a')
    .innerJoin('customer as c', 'c.id', 'a.customer_id')
    .select((eb) => [
      'a.customer_id',
      'a.code_challenge',
      'a.app_owner',
      'c.email',
      'c.email_key',
      eb
        .and([
          sql<boolean>`a.created_at > now() - interval '1 minute'`,
          eb.exists(
            eb
              .selectFrom('visitor_session as s')
              .select('s.id')
              .whereRef('s.owner', '=', 'a.owner')
              .whereRef('s.customer_id', '=', 'a.customer_id')
              .where('s.ended_at', 'is', null),
          ),
        ])
        .as('isGood'),
    ])
    .where('a.code_hash', '=', hashToken(code))
    .forUpdate('a')
    .executeTakeFirst();

/** Whether this is what the challenge was made of, compared in constant time. */
function answers(codeChallenge: string, codeVerifier: string): boolean {
  const hash = createHash('sha256').update(codeVerifier).digest('base64url');
  return timingSafeEqual(Buffer.from(hash), Buffer.from(codeChallenge));
}

const endSession = (tx: Tx, owner: string) =>
  tx
    .updateTable('visitor_session')
    .set({ ended_at: sql<string>`now()` })
    .where('owner', '=', owner)
    .where('ended_at', 'is', null)
    .execute();
