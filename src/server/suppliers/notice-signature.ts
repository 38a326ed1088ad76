/** Whether a supplier has sent what it says to have sent. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that brings it: `sha256=` and 64 hexadecimal digits. */
export const NOTICE_SIGNATURE = 'x-notice-signature';

/** HMAC-SHA-256 over the bytes of the body; `key` is hexadecimal. */
export const signatureOf = (rawBody: string, key: string): string =>
  `sha256=${createHmac('sha256', Buffer.from(key, 'hex')).update(rawBody, 'utf8').digest('hex')}`;

/** Takes as long for a signature that is nearly right as for one that is not. */
export function isSignedBySupplier(rawBody: string, given: string | null, key: string): boolean {
  const wanted = Buffer.from(signatureOf(rawBody, key));
  const got = Buffer.from(given ?? '');
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}
