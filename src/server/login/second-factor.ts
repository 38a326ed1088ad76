/**
 * The rest of a login whose first factor was right: a code of the customer's app, or one of their
 * recovery codes. Each works once, however many come at once (F-26); nobody is asked before the
 * first factor was right, so that nobody learns who has a second (S-04).
 */
import { sql } from 'kysely';
import { FACTOR_REFUSALS } from '#domain/account/factor-refusals.ts';
import type { LoginPurpose } from '#domain/account/login-code.ts';
import { isMadeId } from '#domain/input/id.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import type { Visitor } from '#server/account/visitor.ts';
import type { Tx } from '#server/purchase-context.ts';
import { admit } from './entry/admit.ts';
import { matchSecondCode } from './factors/match-second-code.ts';
import {
  finished,
  gone,
  refuseLogin,
  takeTry,
  tooMany,
  type FinishedLogin,
  type TypedCode,
} from './login.ts';
import { mayTryMailbox } from './tries/mailbox-tries.ts';

/** Finishes a login with the second factor that was typed. */
export async function finishBySecondFactor(
  context: AccountContext,
  session: VisitorSession,
  { loginId, code }: TypedCode,
): Promise<FinishedLogin> {
  const { database } = context;
  const { client } = session;
  const { network } = client;
  const asked = await findAsked(context, session.visitor, loginId);
  if (!asked) return gone();
  const { customerId, ...login } = asked;
  const isWelcome = await mayTryMailbox(context, client, login.email_key, 'second codes');
  if (!isWelcome || !(await takeTry(context, loginId))) {
    await noteSecurityEvent(database, { kind: 'tries refused', customerId, network });
    return tooMany('code');
  }
  const match = await matchSecondCode(context, customerId, code);
  const outcome =
    match &&
    (await admit(context, session, {
      factor: 'second',
      login,
      useUp: async (tx) => (await match.useUp(tx, network)) && (await use(tx, loginId)),
    }));
  if (outcome && outcome.kind !== 'used up') return finished(outcome);
  await noteSecurityEvent(database, { kind: 'second factor refused', customerId, network });
  return refuseLogin(refuse(FACTOR_REFUSALS, 'second_code_wrong', 'code'));
}

/** In minutes: who takes longer begins again. */
const ASKED_FOR = 15;

/** A login that waits for the second factor in the browser that began it, and whose it is. */
const findAsked = async (
  { database }: Pick<AccountContext, 'database'>,
  visitor: Visitor,
  loginId: string,
) =>
  visitor.kind === 'nobody' || !isMadeId(loginId)
    ? undefined
    : database
        .selectFrom('login_request as l')
        .innerJoin('customer as c', 'c.email_key', 'l.email_key')
        .select(['l.id', 'l.email', 'l.email_key', 'l.purpose', 'l.password_hash'])
        .select('c.id as customerId')
        .where('l.id', '=', loginId)
        .where('l.owner', '=', visitor.owner)
        .where('l.used_at', 'is', null)
        .where('l.purpose', '<>', 'email')
        .$narrowType<{ purpose: LoginPurpose }>()
        .where(sql<boolean>`l.proven_at > now() - make_interval(mins => ${ASKED_FOR})`)
        .executeTakeFirst();

async function use(tx: Tx, loginId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_request')
    .set({ used_at: sql<string>`now()` })
    .where('id', '=', loginId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
