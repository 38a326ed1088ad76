/**
 * An account in one press, for whoever has booked (ACCT-03): with the mailbox and the name that the
 * booking has. Both become a customer's only by the code that is mailed there, so that nobody is
 * told who has an account, and a mistyped address opens nothing (S-04).
 */
import { accountDetails } from '#domain/checkout/account-details.ts';
import type { FieldError } from '#domain/field-error.ts';
import { mayOpen } from '#server/account/access.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { Login } from '#server/login/login.ts';
import { startAccount } from '#server/login/start-account.ts';
import { findCheckout } from './checkout-record.ts';

/**
 * `begun`: a code is on its way, and the account is made where it is typed; `exists`: whoever asks
 * is logged in; `absent`: there is no such checkout, or it is another's; `no contact`: its contact
 * step is not filled in; `refused`: too many codes were asked for.
 */
export type AccountOutcome =
  | { readonly kind: 'begun'; readonly login: Login }
  | { readonly kind: 'exists' | 'absent' | 'no contact' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Begins the account of this checkout's contact. */
export async function createCustomerAccount(
  context: AccountContext,
  session: VisitorSession,
  checkoutId: string,
): Promise<AccountOutcome> {
  const checkout = await findCheckout(context.database, checkoutId);
  if (!checkout || mayOpen({ ...context, visitor: session.visitor }, checkout) !== 'yes')
    return { kind: 'absent' };
  if (customerOf(session.visitor)) return { kind: 'exists' };
  const { contact } = checkout;
  if (!contact) return { kind: 'no contact' };
  const { emailAddress } = contact;
  const details = accountDetails(contact);
  const outcome = await startAccount(context, session, { emailAddress, details });
  return outcome.kind === 'login' ? { kind: 'begun', login: outcome.login } : outcome;
}
