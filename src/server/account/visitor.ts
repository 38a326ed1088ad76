/**
 * Who asks. A visitor's browser holds an opaque token; the database knows only its SHA-256 (stack
 * notes: Sessions). A session is opened by the first act that makes something, never by looking.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';

/**
 * Somebody with a session. `owner` is what baskets, checkouts and orders are kept under: an id of
 * its own, which stays when the token changes.
 */
export type KnownVisitor = { readonly kind: 'known'; readonly owner: string };

/** Whoever asks; nobody is who has no session, or one that has ended. Nobody owns anything. */
export type Visitor = KnownVisitor | { readonly kind: 'nobody' };

export const NOBODY: Visitor = { kind: 'nobody' };

/** A session lasts so many days from its opening. */
export const SESSION_DAYS = 30;

/** Who asks in one request, and the way to become somebody. */
export type VisitorSession = {
  /** As it stands now: known once the session is open. */
  readonly visitor: Visitor;
  /** The visitor, with a session opened when there is none yet. */
  readonly open: () => Promise<KnownVisitor>;
};

/** Who holds the token of a session that has not ended. */
export async function findVisitor(database: Database, token: string | undefined): Promise<Visitor> {
  if (token === undefined) return NOBODY;
  const row = await database
    .selectFrom('visitor_session')
    .select((eb) => eb.fn.coalesce('owner', 'id').as('owner'))
    .where('id', '=', hashOf(token))
    .where(sql<boolean>`created_at > now() - make_interval(days => ${SESSION_DAYS})`)
    .executeTakeFirst();
  return row ? { kind: 'known', owner: row.owner } : NOBODY;
}

/** The session of `visitor`; `onOpened` is given the token of the one that nobody opens. */
export function makeSession(
  database: Database,
  visitor: Visitor,
  onOpened: (token: string) => void,
): VisitorSession {
  let current = visitor;
  let opening: Promise<KnownVisitor> | undefined;
  const openNew = async (): Promise<KnownVisitor> => {
    const token = randomBytes(32).toString('base64url');
    const known: KnownVisitor = { kind: 'known', owner: randomBytes(16).toString('base64url') };
    await database
      .insertInto('visitor_session')
      .values({ id: hashOf(token), owner: known.owner })
      .execute();
    current = known;
    onOpened(token);
    return known;
  };
  return {
    get visitor() {
      return current;
    },
    open: async () => (current.kind === 'known' ? current : (opening ??= openNew())),
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
