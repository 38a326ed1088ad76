/**
 * Choosing a password, with a new account or instead of one that was forgotten (ACCT-03 to ACCT-05,
 * MSG-30): it counts once a mailed code was typed in the same browser, so that nobody can choose
 * one for another's mailbox, and nobody learns whether there is an account (S-04).
 */
import { checkEmail } from '#domain/account/email.ts';
import { PASSWORD_REFUSALS } from '#domain/account/password-refusals.ts';
import { checkNewPassword, type NewPassword } from '#domain/account/password.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import type { AccountContext } from '#server/account/account-context.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { endOtherSessions } from '#server/account/sessions.ts';
import type { LoggedIn } from './enter.ts';
import {
  askForCode,
  checkCode,
  enterByCode,
  findOpen,
  gone,
  type LoginOutcome,
  type RefusedLogin,
  type TypedCode,
} from './login.ts';
import { forgetPasswordTries } from './password-login.ts';
import { isCommonPassword } from './password/common-passwords.ts';
import { keepPassword } from './password/keep-password.ts';
import { hashPassword } from './password/password-hash.ts';

/** Begins an account with a password: mails a code that makes it, or that there is one already. */
export async function registerCustomer(
  context: AccountContext,
  session: VisitorSession,
  { emailAddress, ...chosen }: NewPassword & { readonly emailAddress: string },
): Promise<LoginOutcome> {
  const errors = [
    ...checkEmail(emailAddress.trim(), 'emailAddress'),
    ...checkChosen(context, emailAddress, chosen),
  ];
  if (errors.length > 0) return { kind: 'refused', errors };
  const { password } = chosen;
  return askForCode(context, session, { emailAddress, purpose: 'register', password });
}

/** Mails the code that a forgotten password is replaced with. */
export const startPasswordReset = (
  context: AccountContext,
  session: VisitorSession,
  emailAddress: string,
): Promise<LoginOutcome> => askForCode(context, session, { emailAddress, purpose: 'reset' });

/** Logs in with a new password; everywhere else the customer is logged out (S-02). */
export async function resetPassword(
  context: AccountContext,
  session: VisitorSession,
  { loginId, code, ...chosen }: NewPassword & TypedCode,
): Promise<LoggedIn | RefusedLogin> {
  const open = await findOpen(context, session.visitor, loginId);
  if (!open) return gone();
  const errors = checkChosen(context, open.email, chosen);
  if (errors.length > 0) return { kind: 'refused', errors };
  const proof = await checkCode(context, session, { loginId, code });
  if (proof.kind === 'refused') return proof;
  const hash = await hashPassword(chosen.password);
  const { client } = session;
  const outcome = await enterByCode(context, session, proof, async (tx, { visitor }) => {
    const customerId = visitor.customer.id;
    await keepPassword(tx, customerId, hash);
    await endOtherSessions(tx, { customerId, owner: visitor.owner });
    await noteSecurityEvent(tx, { kind: 'password changed', customerId, network: client.network });
    await putAccountMail(tx, visitor.customer.emailAddress, {
      template: 'password-changed',
      loginId,
    });
  });
  if (outcome.kind === 'logged in') await forgetPasswordTries(context, client, open.email_key);
  return outcome;
}

function checkChosen(
  { brand }: AccountContext,
  emailAddress: string,
  chosen: NewPassword,
): FieldError[] {
  const errors = checkNewPassword(chosen, { emailAddress, brand: brand.name });
  return errors.length === 0 && isCommonPassword(chosen.password)
    ? [refuse(PASSWORD_REFUSALS, 'password_common', 'password')]
    : errors;
}
