import type { CustomerDetails } from '#domain/account/customer-details.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { askForCode, type LoginOutcome } from './login.ts';

/**
 * Begins the account of somebody who has told us who they are; whoever has one already logs in by
 * the same code.
 */
export async function startAccount(
  context: AccountContext,
  session: VisitorSession,
  { emailAddress, details }: Newcomer,
): Promise<LoginOutcome> {
  const outcome = await askForCode(context, session, { emailAddress, purpose: 'login' });
  if (outcome.kind === 'login' && details)
    await context.database
      .updateTable('login_request')
      .set({ customer_details: JSON.stringify(details) })
      .where('id', '=', outcome.login.id)
      .execute();
  return outcome;
}

type Newcomer = {
  readonly emailAddress: string;
  /** With which the account is made, so that it need not ask. */
  readonly details: CustomerDetails | undefined;
};
