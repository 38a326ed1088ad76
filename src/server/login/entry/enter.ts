/**
 * Lets somebody in who has shown that a mailbox is theirs: finds or makes the customer, gives the
 * session a new token, and the customer what is theirs, all in one transaction (S-01).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { AccountContext } from '#server/account/account-context.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { detailsColumns } from '#server/account/customer.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { Tokens, VisitorSession } from '#server/account/session.ts';
import { hashToken, makeToken } from '#server/account/token.ts';
import type { KnownVisitor, VisitingCustomer } from '#server/account/visitor.ts';
import type { FactSource } from '#server/platform/fact-source.ts';
import { putFact } from '#server/platform/outbox.ts';
import type { Tx } from '#server/purchase-context.ts';
import { knowDevice } from '../tries/known-device.ts';

export type LoggedIn = {
  readonly kind: 'logged in';
  /** The customer has not told their name yet (LOGIN-02: customer step). */
  readonly needsDetails: boolean;
};

export type Entered = {
  readonly outcome: LoggedIn;
  readonly visitor: KnownVisitor & { readonly customer: VisitingCustomer };
  /** The account was made by it. */
  readonly isNew: boolean;
  readonly tokens: Tokens;
};

type Proof = {
  readonly visitor: KnownVisitor;
  readonly session: VisitorSession;
  /** The mailbox that was proven, with what is known of who makes an account. */
  readonly open: {
    readonly email: string;
    readonly email_key: string;
    readonly customer_details?: unknown;
  };
};

/** What the browser is to hold is handed over once the transaction stands. */
export async function enter(
  tx: Tx,
  context: AccountContext,
  { visitor, session, open }: Proof,
): Promise<Entered> {
  const { network } = session.client;
  const customer = await findOrMake(tx, context, open);
  if (customer.isNew)
    await noteSecurityEvent(tx, { kind: 'customer created', customerId: customer.id, network });
  await noteSecurityEvent(tx, { kind: 'logged in', customerId: customer.id, network });
  const source: FactSource = {
    client: session.client,
    customer: { id: customer.id, emailAddress: customer.email },
  };
  if (customer.isNew) await putFact(tx, context, source, { kind: 'AccountCreation' });
  const { token, owner } = await renew(tx, { visitor, session, customerId: customer.id });
  const device = await knowDevice(tx, session.client, customer.id);
  if (device.isNew && !customer.isNew)
    await putAccountMail(tx, context, customer.email, {
      template: 'new-device',
      eventId: context.newId(),
      deviceName: session.client.deviceName,
    });
  await context.takeOver(tx, {
    customerId: customer.id,
    emailKey: open.email_key,
    owner: visitor.owner,
    source,
  });
  const { id, email, first_name: firstName } = customer;
  return {
    outcome: { kind: 'logged in', needsDetails: firstName === null },
    visitor: {
      kind: 'known',
      owner,
      customer: { id, emailAddress: email, firstName, isAwake: true, isFresh: true },
    },
    isNew: customer.isNew,
    tokens: { session: token, device: device.token },
  };
}

/** Two who prove one new mailbox at once become one customer; one there was keeps its details. */
async function findOrMake(
  tx: Tx,
  { newId }: AccountContext,
  { email, email_key, customer_details = null }: Proof['open'],
) {
  const id = newId();
  const details = v.parse(DetailsSchema, customer_details);
  const customer = await tx
    .insertInto('customer')
    .values({
      id,
      email,
      email_key,
      confirmed_at: sql<string>`now()`,
      ...(details && detailsColumns(details)),
    })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ confirmed_at: sql<string>`coalesce(customer.confirmed_at, now())` }),
    )
    .returning(['id', 'email', 'first_name'])
    .executeTakeFirstOrThrow();
  return { ...customer, isNew: customer.id === id };
}

const DetailsSchema = v.nullable(
  v.object({
    title: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    phoneNumber: v.string(),
    postalCode: v.string(),
  }),
);

/**
 * A new token; the old one is dead from here on. The owner stays, unless the browser was another
 * customer's until now: what that one made is not handed on.
 */
async function renew(
  tx: Tx,
  {
    visitor,
    session,
    customerId,
  }: Pick<Proof, 'visitor' | 'session'> & { readonly customerId: string },
): Promise<{ readonly token: string; readonly owner: string }> {
  const token = makeToken();
  const isAnothers = visitor.customer !== undefined && visitor.customer.id !== customerId;
  const owner = isAnothers ? makeToken(16) : visitor.owner;
  const now = sql<string>`now()`;
  await tx
    .updateTable('visitor_session')
    .set({
      id: hashToken(token),
      owner,
      customer_id: customerId,
      created_at: now,
      last_seen_at: now,
      authenticated_at: now,
      device_name: session.client.deviceName,
      network: session.client.network,
    })
    .where((eb) => eb.or([eb('owner', '=', visitor.owner), eb('id', '=', visitor.owner)]))
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, owner };
}
