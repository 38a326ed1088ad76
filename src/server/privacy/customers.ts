/** What an operator sees of a customer, and does for them when they cannot do it themselves. */
import { sql } from 'kysely';
import { emailKey } from '#domain/account/email-key.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import { endSessionsOf } from '#server/account/sessions.ts';
import type { Database } from '#server/db/kysely.ts';
import { openCopy, openErasure } from './data-requests.ts';
import type { PrivacyContext } from './privacy-context.ts';

/** Counts and dates alone: what is held is for the customer's own copy. */
export type CustomerState = {
  readonly id: string;
  readonly emailAddress: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Null until the mailbox is proven. */
  readonly confirmedAt: string | null;
  readonly hasPassword: boolean;
  readonly orders: number;
  readonly sessions: number;
  /** When an erasure was asked for that is not carried out yet. */
  readonly erasureAskedAt: string | null;
};

/** The customer of a mailbox, however its capitals are written; undefined when there is none. */
export async function findCustomerByEmail(
  database: Database,
  email: string,
): Promise<CustomerState | undefined> {
  const { rows } = await sql<CustomerState>`
    select c.id, c.email as "emailAddress", c.created_at as since, c.confirmed_at as "confirmedAt",
      c.password_hash is not null as "hasPassword",
      (select count(*) from order_person p where p.customer_id = c.id)::int as orders,
      (select count(*) from visitor_session s where s.customer_id = c.id and s.ended_at is null)::int as sessions,
      (select asked_at from data_request r where r.customer_id = c.id and r.kind = 'ERASURE'
         and r.finished_at is null and r.withdrawn_at is null) as "erasureAskedAt"
    from customer c where c.email_key = ${emailKey(email)}`.execute(database);
  return rows[0];
}

/** Logs a customer out everywhere; how many sessions that ended. */
export async function endCustomerSessions(
  database: Database,
  { id: customerId }: Pick<CustomerState, 'id'>,
): Promise<number> {
  const count = await endSessionsOf(database, { customerId });
  await noteSecurityEvent(database, {
    kind: 'sessions ended',
    customerId,
    network: OPERATOR,
    detail: { count: String(count) },
  });
  return count;
}

/** Asks for a copy, which the customer alone can fetch; false while one is being made. */
export const askForCopyOf = (
  context: PrivacyContext,
  { id }: Pick<CustomerState, 'id'>,
): Promise<boolean> => openCopy(context, id, OPERATOR);

/** Asks for the erasure, which the customer is told of and can withdraw; false if they have. */
export const askForErasureOf = (
  context: PrivacyContext,
  customer: Pick<CustomerState, 'id' | 'emailAddress'>,
): Promise<boolean> => openErasure(context, customer, OPERATOR);

/** What stands where the network of a request would. */
const OPERATOR = 'operator';
