import { sql } from 'kysely';
import type { AccountContext } from './account-context.ts';
import { noteSecurityEvent } from './security-events.ts';
import type { VisitorSession } from './session.ts';
import { NOBODY } from './visitor.ts';

/** Ends the session at the server, and takes its token from the browser (S-02). */
export async function logOut(
  { database }: Pick<AccountContext, 'database'>,
  session: VisitorSession,
): Promise<void> {
  const { visitor, client } = session;
  if (visitor.kind === 'nobody') return;
  await database
    .updateTable('visitor_session')
    .set({ ended_at: sql<string>`now()` })
    .where('owner', '=', visitor.owner)
    .execute();
  if (visitor.customer)
    await noteSecurityEvent(database, {
      kind: 'logged out',
      customerId: visitor.customer.id,
      network: client.network,
    });
  session.become(NOBODY, { session: null });
}
