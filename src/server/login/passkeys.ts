/**
 * A customer's passkeys: made and removed with a fresh proof, of which the mailbox is told each
 * time (ASVS 6.3.7).
 */
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { PASSKEY_REFUSALS } from '#domain/account/passkey-refusals.ts';
import { checkPasskeyName, MOST_PASSKEYS, tidyPasskeyName } from '#domain/account/passkey.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf, type VisitingCustomer, type Visitor } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { renewSession } from './factors/factor-changes.ts';
import { CHALLENGE_MINUTES, keepChallenge, takeChallenge } from './passkeys/challenge.ts';
import { challengeOf, readAttestation, type Attestation } from './passkeys/credential.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { ALGORITHMS, verifyAttestation, type MadeKey } from './passkeys/verify.ts';

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

type Context = Pick<AccountContext, 'database' | 'brand' | 'market' | 'newId'>;

export type PasskeyOutcome =
  | { readonly kind: 'passkey'; readonly passkey: Passkey }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** In the order they were made; none for who is not logged in. */
export async function listPasskeys(
  { database }: Pick<Context, 'database'>,
  visitor: Visitor,
): Promise<readonly Passkey[]> {
  const customer = customerOf(visitor);
  return customer ? passkeysOf(database, customer.id) : [];
}

/**
 * What a browser asks an authenticator to make, as JSON (`PublicKeyCredentialCreationOptionsJSON`):
 * a passkey that is found without a name, used by a verified person, and not on a device that has
 * one.
 */
export async function startPasskey(
  context: Context,
  { visitor }: VisitorSession,
): Promise<Unproven | { readonly kind: 'options'; readonly options: string }> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  const { customer, owner } = proof;
  const { id: rpID, name: rpName } = relyingParty(context);
  const held = await context.database
    .selectFrom('passkey')
    .select('id')
    .where('customer_id', '=', customer.id)
    .execute();
  if (held.length >= MOST_PASSKEYS)
    return refused(refuse(PASSKEY_REFUSALS, 'too_many_passkeys', '', { most: MOST_PASSKEYS }));
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(Buffer.from(customer.id)),
    userName: customer.emailAddress,
    userDisplayName: customer.emailAddress,
    attestationType: 'none',
    excludeCredentials: held,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MINUTES * 60_000,
  });
  await keepChallenge(context.database, owner, options.challenge);
  return { kind: 'options', options: JSON.stringify(options) };
}

/** Keeps the passkey that was made, under the name of its device; the same one twice is one. */
export async function addPasskey(
  context: Context,
  session: VisitorSession,
  credential: string,
): Promise<Unproven | PasskeyOutcome> {
  const proof = askFreshProof(session.visitor);
  if (proof.kind !== 'proven') return proof;
  const { customer, owner } = proof;
  const attestation = readAttestation(credential);
  if (!attestation) return notMade();
  const known = await findPasskey(context.database, customer, attestation.id);
  if (known) return { kind: 'passkey', passkey: known };
  const key = await proves(context, owner, attestation);
  if (!key) return notMade();
  const { deviceName } = session.client;
  const passkey = await inTransaction(context.database, async (tx) => {
    const made = await insert(tx, customer, {
      ...key,
      transports: attestation.response.transports,
      name: deviceName,
    });
    if (made) await notify(tx, context, session, customer, { ...made, change: 'added' });
    return made;
  });
  return passkey ? { kind: 'passkey', passkey } : notMade();
}

/** Gives the customer's passkey another name. */
export async function renamePasskey(
  { database }: Context,
  { visitor }: VisitorSession,
  { passkeyId, name: typed }: { readonly passkeyId: string; readonly name: string },
): Promise<PasskeyOutcome> {
  const customer = customerOf(visitor);
  if (!customer) return refused(refuse(ACCOUNT_REFUSALS, 'not_logged_in', ''));
  const name = tidyPasskeyName(typed);
  const errors = checkPasskeyName(name);
  if (errors.length > 0) return { kind: 'refused', errors };
  await database
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('customer_id', '=', customer.id)
    .execute();
  const passkey = await findPasskey(database, customer, passkeyId);
  return passkey ? { kind: 'passkey', passkey } : absent();
}

/** Takes a way to log in away, and logs out wherever else the customer is logged in. */
export async function removePasskey(
  context: Context,
  session: VisitorSession,
  passkeyId: string,
): Promise<Unproven | PasskeyOutcome> {
  const proof = askFreshProof(session.visitor);
  if (proof.kind !== 'proven') return proof;
  const { customer, owner } = proof;
  const passkey = await findPasskey(context.database, customer, passkeyId);
  if (!passkey) return absent();
  const token = await inTransaction(context.database, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('passkey')
      .where('id', '=', passkeyId)
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return undefined;
    await notify(tx, context, session, customer, { ...passkey, change: 'removed' });
    return renewSession(tx, { customerId: customer.id, owner });
  });
  if (token !== undefined) session.become(session.visitor, { session: token });
  return { kind: 'passkey', passkey };
}

const refused = (error: FieldError) => ({ kind: 'refused', errors: [error] }) as const;
const notMade = () => refused(refuse(PASSKEY_REFUSALS, 'passkey_not_made', 'credential'));
const absent = () => refused(refuse(PASSKEY_REFUSALS, 'passkey_does_not_exist', 'passkeyId'));

async function passkeysOf(
  database: Database | Tx,
  customerId: string,
): Promise<readonly Passkey[]> {
  const rows = await database
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }));
}

const findPasskey = async (
  database: Database | Tx,
  customer: VisitingCustomer,
  id: string,
): Promise<Passkey | undefined> =>
  (await passkeysOf(database, customer.id)).find((passkey) => passkey.id === id);

async function proves(
  context: Context,
  owner: string,
  attestation: Attestation,
): Promise<MadeKey | undefined> {
  const challenge = challengeOf(attestation);
  return challenge !== undefined && (await takeChallenge(context.database, owner, challenge))
    ? verifyAttestation(relyingParty(context), challenge, attestation)
    : undefined;
}

type NewPasskey = MadeKey & {
  readonly transports: readonly string[];
  readonly name: string;
};

/** Undefined when somebody else has a passkey of this id, which no honest authenticator makes. */
async function insert(
  tx: Tx,
  customer: VisitingCustomer,
  { id, publicKey, counter, transports, name }: NewPasskey,
): Promise<Passkey | undefined> {
  await tx
    .insertInto('passkey')
    .values({
      id,
      customer_id: customer.id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
      name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findPasskey(tx, customer, id);
}

type Change = Pick<Passkey, 'name'> & { readonly change: 'added' | 'removed' };

/** In the record and to the mailbox, in the transaction of what was changed. */
async function notify(
  tx: Tx,
  context: Context,
  { client }: VisitorSession,
  { id: customerId, emailAddress }: VisitingCustomer,
  { name, change }: Change,
): Promise<void> {
  const { network } = client;
  await noteSecurityEvent(tx, { kind: `passkey ${change}`, customerId, network });
  await putAccountMail(tx, context, emailAddress, {
    template: 'passkey-changed',
    eventId: context.newId(),
    name,
    change,
  });
}
