/** A customer's sessions: where they are logged in, and how to end that (S-02). */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { AccountContext } from './account-context.ts';
import { askFreshProof, type Unproven } from './fresh-proof.ts';
import { noteSecurityEvent } from './security-events.ts';
import type { VisitorSession } from './session.ts';
import { customerOf, SESSION_DAYS, type Visitor } from './visitor.ts';

export type CustomerSession = {
  /** The hash of its token, which opens nothing. */
  readonly id: string;
  readonly deviceName: string;
  readonly loggedInAt: string;
  readonly lastUsedAt: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
};

type Context = Pick<AccountContext, 'database'>;

/** The one that asks first, then by their last use; none for who is not logged in. */
export async function listSessions(
  { database }: Context,
  visitor: Visitor,
): Promise<readonly CustomerSession[]> {
  const customer = customerOf(visitor);
  if (!customer || visitor.kind !== 'known') return [];
  const rows = await database
    .selectFrom('visitor_session')
    .select(['id', 'device_name', 'authenticated_at', 'created_at', 'last_seen_at', 'owner'])
    .where('customer_id', '=', customer.id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`created_at > now() - make_interval(days => ${SESSION_DAYS})`)
    .orderBy((eb) => eb('owner', '=', visitor.owner), 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    deviceName: row.device_name ?? '',
    loggedInAt: row.authenticated_at ?? row.created_at,
    lastUsedAt: row.last_seen_at,
    isCurrent: row.owner === visitor.owner,
  }));
}

/**
 * Ends one session of the customer, or all others than the one that asks; another's is not there to
 * be ended. A session that was stolen ends no other: it asks for a fresh proof (ASVS 7.5.2).
 */
export async function endSessions(
  { database }: Context,
  { visitor, client }: VisitorSession,
  which: { readonly id: string } | 'others',
): Promise<Unproven | { readonly kind: 'ended' }> {
  const proof = askFreshProof(visitor);
  if (proof.kind !== 'proven') return proof;
  const { customer, owner } = proof;
  const ended = await database
    .updateTable('visitor_session')
    .set({ ended_at: sql<string>`now()` })
    .where('customer_id', '=', customer.id)
    .where('ended_at', 'is', null)
    .where((eb) => (which === 'others' ? eb('owner', '<>', owner) : eb('id', '=', which.id)))
    .returning('id')
    .execute();
  if (ended.length > 0)
    await noteSecurityEvent(database, {
      kind: 'sessions ended',
      customerId: customer.id,
      network: client.network,
      detail: { count: String(ended.length) },
    });
  return { kind: 'ended' };
}

/** Ends all sessions of a customer, but the one of this owner where one stays; how many. */
export async function endSessionsOf(
  database: Database | Tx,
  { customerId, owner }: { readonly customerId: string; readonly owner?: string },
): Promise<number> {
  const ended = await database
    .updateTable('visitor_session')
    .set({ ended_at: sql<string>`now()` })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(owner !== undefined, (others) => others.where('owner', '<>', owner!))
    .returning('id')
    .execute();
  return ended.length;
}
