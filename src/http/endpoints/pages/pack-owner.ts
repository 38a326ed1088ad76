/** Whose papers a browser keeps on a device: told to it by a mark that says nothing else. */
import { PACK_OF_NOBODY } from '#domain/booking/trip-pack.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { hashToken } from '#server/account/token.ts';
import { customerOf, type Visitor } from '#server/account/visitor.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';

/**
 * The mark of who is logged in; of nobody where a session that the browser still holds has been
 * ended. Undefined where neither is so: a customer who was away for a while, and one whose login is
 * a month ago, keep their papers.
 */
export function packOwner(session: Pick<VisitorSession, 'visitor' | 'client'>): string | undefined {
  const visitor = visitorOf(session);
  const customer = visitor && customerOf(visitor);
  if (customer) return hashToken(`trip pack of ${customer.id}`);
  return visitor?.kind === 'nobody' && session.client.sessionToken !== undefined
    ? PACK_OF_NOBODY
    : undefined;
}

/** Undefined while PostgreSQL is away: nobody knows then who asks. */
function visitorOf(session: Pick<VisitorSession, 'visitor'>): Visitor | undefined {
  try {
    return session.visitor;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return undefined;
  }
}
