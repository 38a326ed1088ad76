/**
 * The key in the unsubscribe link of mail about prices: whoever holds it may stop that mail, and
 * nothing else. Signed with the site's secret; it works as long as the customer is there.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMadeId } from '#domain/input/id.ts';

/** `customer.signature`. */
export const makePriceMailKey = (secret: string, customerId: string): string =>
  `${customerId}.${sign(secret, customerId).toString('base64url')}`;

/** The customer whose mail this is; undefined for a key that we have not made. */
export function readPriceMailKey(secret: string, key: string): string | undefined {
  const [customerId = '', signature = ''] = key.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = sign(secret, customerId);
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
  return isOurs && isMadeId(customerId) ? customerId : undefined;
}

const sign = (secret: string, customerId: string): Buffer =>
  createHmac('sha256', secret).update(`price mail ${customerId}`).digest().subarray(0, 16);
