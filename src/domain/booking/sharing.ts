/** With how many others the lead of a booking may share it, and as what. */
import { emailKey } from '#domain/account/email-key.ts';
import { checkEmail } from '#domain/account/email.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { MOST_MAY_CHANGE, MOST_SHARED } from './sharing-limits.ts';
import { SHARING_REFUSALS } from './sharing-refusals.ts';

/** As what somebody is invited. */
export const SHARED_ROLES = ['VIEWER', 'PAYER', 'AUTHORISED'] as const;
export type SharedRole = (typeof SHARED_ROLES)[number];

/** Somebody who has access, or an invitation that is open. */
export type Sharing = {
  readonly emailKey: string;
  readonly role: SharedRole;
  readonly hasAccepted: boolean;
};

type Invited = { readonly emailAddress: string; readonly role: SharedRole };

/**
 * Why somebody may not be invited; none when they may. An open invitation to the same mailbox makes
 * way for this one. `leadEmail` is the inviting customer's own.
 */
export function checkInvitation(
  { emailAddress, role }: Invited,
  { leadEmail, shared }: { readonly leadEmail: string; readonly shared: readonly Sharing[] },
): readonly FieldError[] {
  const wrong = checkEmail(emailAddress, 'emailAddress');
  if (wrong.length > 0) return wrong;
  const key = emailKey(emailAddress);
  if (key === emailKey(leadEmail))
    return [refuse(SHARING_REFUSALS, 'invite_yourself', 'emailAddress')];
  if (shared.some((one) => one.emailKey === key && one.hasAccepted))
    return [refuse(SHARING_REFUSALS, 'has_access_already', 'emailAddress')];
  const others = shared.filter((one) => one.emailKey !== key);
  if (others.length >= MOST_SHARED)
    return [refuse(SHARING_REFUSALS, 'too_many_shared', '', { most: MOST_SHARED })];
  const authorised = others.filter((one) => one.role === 'AUTHORISED').length;
  return role === 'AUTHORISED' && authorised >= MOST_MAY_CHANGE
    ? [refuse(SHARING_REFUSALS, 'too_many_may_change', 'role', { most: MOST_MAY_CHANGE })]
    : [];
}
