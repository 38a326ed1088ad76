/**
 * The key in the unsubscribe link of a mail: whoever holds it may stop mail of that kind, and
 * nothing else. Signed with the site's secret; it works as long as the customer is there.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '#domain/account/mail-kinds.ts';
import { isMadeId } from '#domain/input/id.ts';

/** Whose mail, and of which kind. */
export type Subscription = { readonly customerId: string; readonly kind: MailKind };

/** `kind.customer.signature`. */
export const makeUnsubscribeKey = (secret: string, { customerId, kind }: Subscription): string =>
  `${kind}.${customerId}.${sign(secret, kind, customerId).toString('base64url')}`;

/** What the key stops; undefined for one that we have not made. */
export function readUnsubscribeKey(secret: string, key: string): Subscription | undefined {
  const [kind = '', customerId = '', signature = ''] = key.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = sign(secret, kind, customerId);
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
  return isOurs && isMailKind(kind) && isMadeId(customerId) ? { customerId, kind } : undefined;
}

const sign = (secret: string, kind: string, customerId: string): Buffer =>
  createHmac('sha256', secret).update(`mail ${kind} ${customerId}`).digest().subarray(0, 16);
