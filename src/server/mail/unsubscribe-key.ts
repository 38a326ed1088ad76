/**
 * The key in the unsubscribe link of a mail: whoever holds it may stop mail of that kind, and
 * nothing else. The one that says yes to mail is another. Signed with the site's secret; it works
 * as long as there is such mail.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CONFIRM_CRUISES,
  CRUISE_NEWS,
  isMailKind,
  type MailKind,
} from '#domain/account/mail-kinds.ts';
import { isMadeId } from '#domain/input/id.ts';

/** Whose mail, and of which kind. */
export type Subscription = { readonly customerId: string; readonly kind: MailKind };

/** `kind.customer.signature`. */
export const makeUnsubscribeKey = (secret: string, { customerId, kind }: Subscription): string =>
  makeKey(secret, kind, customerId);

/** What the key stops; undefined for one that we have not made. */
export function readUnsubscribeKey(secret: string, key: string): Subscription | undefined {
  const { kind, id } = readKey(secret, key);
  return isMailKind(kind) && isMadeId(id) ? { customerId: id, kind } : undefined;
}

/** Of a mailbox that is to hear of cruises, by the id of its row. */
export const makeCruiseNewsKey = (secret: string, id: string): string =>
  makeKey(secret, CRUISE_NEWS, id);

/** The id of the row; undefined for a key that is none of these. */
export function readCruiseNewsKey(secret: string, key: string): string | undefined {
  const { kind, id } = readKey(secret, key);
  return kind === CRUISE_NEWS && isMadeId(id) ? id : undefined;
}

/** Of the mail that asks the owner of a mailbox whether it may hear of cruises. */
export const makeConfirmKey = (secret: string, id: string): string =>
  makeKey(secret, CONFIRM_CRUISES, id);

/** The id of the row; undefined for a key that is none of these. */
export function readConfirmKey(secret: string, key: string): string | undefined {
  const { kind, id } = readKey(secret, key);
  return kind === CONFIRM_CRUISES && isMadeId(id) ? id : undefined;
}

const makeKey = (secret: string, kind: string, id: string): string =>
  `${kind}.${id}.${sign(secret, kind, id).toString('base64url')}`;

/** Of what a key speaks; of nothing where we have not made it. */
function readKey(secret: string, key: string): { readonly kind: string; readonly id: string } {
  const [kind = '', id = '', signature = ''] = key.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = sign(secret, kind, id);
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
  return isOurs ? { kind, id } : { kind: '', id: '' };
}

const sign = (secret: string, kind: string, id: string): Buffer =>
  createHmac('sha256', secret).update(`mail ${kind} ${id}`).digest().subarray(0, 16);
