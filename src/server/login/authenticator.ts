/**
 * The authenticator app of a customer: set up, asked for at every login from then on, taken away
 * again. Each asks for a fresh proof, gives the session another token, ends all others, and is told
 * by mail (S-01, S-02).
 */
import { sql } from 'kysely';
import type { FactorChange } from '#domain/account/factor-changes.ts';
import { FACTOR_REFUSALS } from '#domain/account/factor-refusals.ts';
import { formatRecoveryCode, parseSecondCode } from '#domain/account/second-code.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { askFreshProof, type FreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf, type Visitor } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { appAddress, makeAppSecret, stepOfCode, typedSecret } from './factors/app-code.ts';
import { appSecretOf } from './factors/app-secret.ts';
import { renewSession, notifyOfFactor } from './factors/factor-changes.ts';
import {
  drawRecoveryCodes,
  keepRecoveryCodes,
  type NewRecoveryCodes,
} from './factors/recovery-codes.ts';
import { sealSecret } from './factors/sealed-secret.ts';

/** An app that is asked for. */
export type Authenticator = { readonly since: string; readonly recoveryCodesLeft: number };

/** What an app is set up with: typed in, or read as a QR code of the address. */
export type AuthenticatorSetUp = { readonly secret: string; readonly address: string };

/** The customer's app; undefined when there is none, or nobody is logged in. */
export async function findAuthenticator(
  { database }: Pick<AccountContext, 'database'>,
  visitor: Visitor,
): Promise<Authenticator | undefined> {
  const customer = customerOf(visitor);
  return (
    customer &&
    database
      .selectFrom('authenticator as a')
      .leftJoin('recovery_code as r', (join) =>
        join.onRef('r.customer_id', '=', 'a.customer_id').on('r.used_at', 'is', null),
      )
      .select([
        sql<string>`a.confirmed_at`.as('since'),
        sql<number>`count(r.lookup)::int`.as('recoveryCodesLeft'),
      ])
      .groupBy('a.customer_id')
      .where('a.customer_id', '=', customer.id)
      .where('a.confirmed_at', 'is not', null)
      .executeTakeFirst()
  );
}

/** The set-up that was begun and not yet confirmed; shown while the proof is fresh. */
export async function findAuthenticatorSetUp(
  context: AccountContext,
  visitor: Visitor,
): Promise<AuthenticatorSetUp | undefined> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return undefined;
  const { id, emailAddress } = proof.customer;
  const app = await appSecretOf(context, id, 'being set up');
  return (
    app && {
      secret: typedSecret(app.secret),
      address: appAddress(app.secret, context.brand.name, emailAddress),
    }
  );
}

/** Begins a set-up with a new secret. It changes nothing until a code of the app was typed. */
export async function startAuthenticator(
  { database, secret: siteSecret }: AccountContext,
  { visitor }: VisitorSession,
): Promise<Unproven | { readonly kind: 'begun' }> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  const customerId = proof.customer.id;
  const sealed_secret = sealSecret({ siteSecret, customerId }, makeAppSecret());
  const { numInsertedOrUpdatedRows: begun } = await database
    .insertInto('authenticator')
    .values({ customer_id: customerId, sealed_secret })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ sealed_secret })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return begun === 1n ? { kind: 'begun' } : refused('authenticator_is_on', '');
}

/** Recovery codes, told once: as they are shown. */
export type RecoveryCodesMade = {
  readonly kind: 'recovery codes';
  readonly codes: readonly string[];
};

/** The code of the app shows that it is set up: from now on it is asked for. */
export async function confirmAuthenticator(
  context: AccountContext,
  session: VisitorSession,
  typed: string,
): Promise<Unproven | RecoveryCodesMade> {
  const proof = askFreshProof(session.visitor);
  if (proof.kind !== 'proven') return proof;
  const customerId = proof.customer.id;
  const app = await appSecretOf(context, customerId, 'being set up');
  if (!app) return refused('authenticator_not_begun', 'code');
  const code = parseSecondCode(typed);
  const step = code?.kind === 'app' ? stepOfCode(app.secret, code.code, app.now) : undefined;
  if (step === undefined) return refused('app_code_wrong', 'code');
  const made = await drawRecoveryCodes();
  const isDone = await change(context, session, proof, 'authenticator added', async (tx) => {
    const confirmed = await tx
      .updateTable('authenticator')
      .set({ confirmed_at: sql<string>`now()`, last_step: step })
      .where('customer_id', '=', customerId)
      .where('confirmed_at', 'is', null)
      .returning('customer_id')
      .executeTakeFirst();
    if (confirmed) await keepRecoveryCodes(tx, customerId, made);
    return confirmed !== undefined;
  });
  return isDone ? shown(made) : refused('authenticator_not_begun', 'code');
}

/** Ten new recovery codes; those before work no more. */
export async function makeRecoveryCodes(
  context: AccountContext,
  session: VisitorSession,
): Promise<Unproven | RecoveryCodesMade> {
  const proof = askFreshProof(session.visitor);
  if (proof.kind !== 'proven') return proof;
  const made = await drawRecoveryCodes();
  const isDone = await change(context, session, proof, 'recovery codes made', async (tx) => {
    const isOn = await lockAuthenticator(tx, proof.customer.id);
    if (isOn) await keepRecoveryCodes(tx, proof.customer.id, made);
    return isOn;
  });
  return isDone ? shown(made) : refused('authenticator_is_off', '');
}

/** From now on no app is asked for; its recovery codes go with it. */
export async function removeAuthenticator(
  context: AccountContext,
  session: VisitorSession,
): Promise<Unproven | { readonly kind: 'removed' }> {
  const proof = askFreshProof(session.visitor);
  if (proof.kind !== 'proven') return proof;
  const isDone = await change(context, session, proof, 'authenticator removed', async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('authenticator')
      .where('customer_id', '=', proof.customer.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  });
  return isDone ? { kind: 'removed' } : refused('authenticator_is_off', '');
}

/** Two who make codes at once make them one after the other. */
async function lockAuthenticator(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('authenticator')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Does what `act` does, with all that follows from it; or nothing, when it did nothing. */
async function change(
  context: AccountContext,
  session: VisitorSession,
  { customer, owner }: Extract<FreshProof, { kind: 'proven' }>,
  kind: FactorChange,
  act: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const { network } = session.client;
  const token = await inTransaction(context.database, async (tx) => {
    if (!(await act(tx))) return undefined;
    await notifyOfFactor(tx, context, { customerId: customer.id, network, change: kind });
    return renewSession(tx, { customerId: customer.id, owner });
  });
  if (token === undefined) return false;
  session.become(session.visitor, { session: token });
  return true;
}

const shown = ({ codes }: NewRecoveryCodes): RecoveryCodesMade => ({
  kind: 'recovery codes',
  codes: codes.map(formatRecoveryCode),
});

const refused = (code: keyof typeof FACTOR_REFUSALS, field: string): Unproven => ({
  kind: 'refused',
  errors: [refuse(FACTOR_REFUSALS, code, field)],
});
