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
import type { VisitorSession } from '#server/account/session.ts';
import {
  admitByCode,
  askForCode,
  checkCode,
  findOpen,
  gone,
  type FinishedLogin,
  type LoginOutcome,
  type TypedCode,
} from './login.ts';
import { isCommonPassword } from './password/common-passwords.ts';
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

/**
 * Logs in with a new password; everywhere else the customer is logged out (S-02). A second factor
 * is asked for before it counts.
 */
export async function resetPassword(
  context: AccountContext,
  session: VisitorSession,
  { loginId, code, ...chosen }: NewPassword & TypedCode,
): Promise<FinishedLogin> {
  const open = await findOpen(context, session.visitor, loginId);
  if (!open) return gone();
  const errors = checkChosen(context, open.email, chosen);
  if (errors.length > 0) return { kind: 'refused', errors };
  const proof = await checkCode(context, session, { loginId, code }, open);
  if (proof.kind === 'refused') return proof;
  const password_hash = await hashPassword(chosen.password);
  return admitByCode(context, session, { ...proof, open: { ...proof.open, password_hash } });
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
