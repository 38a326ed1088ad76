/** What is done whenever the ways in are others than before: it is noted, and told by mail. */
import type { FactorChange } from '#domain/account/factor-changes.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import { endSessionsOf } from '#server/account/sessions.ts';
import { hashToken, makeToken } from '#server/account/token.ts';
import type { Tx } from '#server/purchase-context.ts';

type Notification = {
  readonly customerId: string;
  readonly network: string;
  readonly change: FactorChange;
};

/** Notes a change, and tells the customer of it (ASVS 6.3.7). */
export async function notifyOfFactor(
  tx: Tx,
  context: Pick<AccountContext, 'newId' | 'market'>,
  { customerId, network, change }: Notification,
): Promise<void> {
  await noteSecurityEvent(tx, { kind: change, customerId, network });
  const { email } = await tx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await putAccountMail(tx, context, email, {
    template: 'factor-changed',
    eventId: context.newId(),
    change,
  });
}

/**
 * The session gets another token, and all others of the customer end (S-01; ASVS 7.2.4, 7.4.3). The
 * token is handed to the browser once the transaction stands.
 */
export async function renewSession(
  tx: Tx,
  { customerId, owner }: { readonly customerId: string; readonly owner: string },
): Promise<string> {
  const token = makeToken();
  await endSessionsOf(tx, { customerId, owner });
  await tx
    .updateTable('visitor_session')
    .set({ id: hashToken(token) })
    .where('owner', '=', owner)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return token;
}
