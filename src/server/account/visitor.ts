/**
 * Who asks. A visitor's browser holds an opaque token; the database knows only its SHA-256 (stack
 * notes: Sessions). A session is opened by the first act that makes something, never by looking.
 */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import { hashToken, makeToken } from './token.ts';

/** The customer whose session it is. */
export type VisitingCustomer = {
  readonly id: string;
  readonly emailAddress: string;
  /** Null until the customer has told it. */
  readonly firstName: string | null;
  /**
   * Whether anything was asked in the last half hour: else what is personal asks for a new proof,
   * while basket and search live on (S-02).
   */
  readonly isAwake: boolean;
  /** Whether they have shown who they are a short while ago: `fresh-proof.ts`. */
  readonly isFresh: boolean;
};

/**
 * Somebody with a session. `owner` is what baskets, checkouts and orders are kept under: an id of
 * its own, which stays when the token changes.
 */
export type KnownVisitor = {
  readonly kind: 'known';
  readonly owner: string;
  /** Once logged in. */
  readonly customer?: VisitingCustomer;
};

/** Whoever asks; nobody is who has no session, or one that has ended. Nobody owns anything. */
export type Visitor = KnownVisitor | { readonly kind: 'nobody' };

export const NOBODY: Visitor = { kind: 'nobody' };

/** A session lasts so many days from its opening, and from each login. */
export const SESSION_DAYS = 30;
const IDLE_MINUTES = 30;
const FRESH_MINUTES = 15;

/** What a new basket of the visitor is kept under: a customer finds it on every device. */
export const ownerFor = ({ owner, customer }: KnownVisitor): string => customer?.id ?? owner;

/** The customer who is logged in and has not been away; undefined for everybody else. */
export const customerOf = (visitor: Visitor): VisitingCustomer | undefined =>
  visitor.kind === 'known' && visitor.customer?.isAwake ? visitor.customer : undefined;

/** A customer who has been away, and has not logged in again. */
export const isAway = (visitor: Visitor): boolean =>
  visitor.kind === 'known' && visitor.customer?.isAwake === false;

/** The visitor as far as what is personal goes: a customer who has been away is none. */
export const whileAwake = (visitor: Visitor): Visitor =>
  customerOf(visitor) ? visitor : withoutCustomer(visitor);

/** The same visitor with what may be seen and done without a login. */
export const withoutCustomer = (visitor: Visitor): Visitor =>
  visitor.kind === 'known' ? { kind: 'known', owner: visitor.owner } : visitor;

/** Who holds the token of a session that has not ended; a customer's use of it is noted. */
export async function findVisitor(database: Database, token: string | undefined): Promise<Visitor> {
  if (token === undefined) return NOBODY;
  const id = hashToken(token);
  const row = await database
    .selectFrom('visitor_session as s')
    .leftJoin('customer as c', (join) =>
      join.onRef('c.id', '=', 's.customer_id').on('c.erased_at', 'is', null),
    )
    .select((eb) => [
      eb.fn.coalesce('s.owner', 's.id').as('owner'),
      'c.id as customerId',
      'c.email as emailAddress',
      'c.first_name as firstName',
      sql<boolean>`s.last_seen_at > now() - make_interval(mins => ${IDLE_MINUTES})`.as('isAwake'),
      sql<boolean>`s.last_seen_at < now() - interval '1 minute'`.as('isUnnoted'),
      sql<boolean>`coalesce(s.authenticated_at > now() - make_interval(mins => ${FRESH_MINUTES}), false)`.as(
        'isFresh',
      ),
    ])
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where(sql<boolean>`s.created_at > now() - make_interval(days => ${SESSION_DAYS})`)
    .executeTakeFirst();
  if (!row) return NOBODY;
  const { owner, customerId, emailAddress, firstName, isAwake, isFresh, isUnnoted } = row;
  if (customerId === null || emailAddress === null) return { kind: 'known', owner };
  if (isAwake && isUnnoted) await noteUse(database, id);
  return {
    kind: 'known',
    owner,
    customer: { id: customerId, emailAddress, firstName, isAwake, isFresh },
  };
}

/** Who has been away stays away until the next login, however many requests meet. */
const noteUse = (database: Database, id: string) =>
  database
    .updateTable('visitor_session')
    .set({ last_seen_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`last_seen_at > now() - make_interval(mins => ${IDLE_MINUTES})`)
    .execute();

/** Writes a session for somebody new. */
export async function openVisitorSession(
  database: Database,
): Promise<{ readonly visitor: KnownVisitor; readonly token: string }> {
  const token = makeToken();
  const visitor: KnownVisitor = { kind: 'known', owner: makeToken(16) };
  await database
    .insertInto('visitor_session')
    .values({ id: hashToken(token), owner: visitor.owner })
    .execute();
  return { visitor, token };
}

/**
 * Puts off the end of a session without a login, so that it lasts `days` at least; whether it did.
 * A customer's ends when it ends (S-02).
 */
export async function prolongVisitorSession(
  database: Database,
  { token, days }: { readonly token: string; readonly days: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('visitor_session')
    .set({ created_at: sql<string>`now()` })
    .where('id', '=', hashToken(token))
    .where('customer_id', 'is', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`created_at < now() - make_interval(days => ${SESSION_DAYS - days})`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
