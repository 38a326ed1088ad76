/**
 * The secret of an authenticator app as it is kept: encrypted with AES-256-GCM under a key of the
 * site's secret, and bound to its customer. The database alone, or a copy of it, makes no codes.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

type Keeper = { readonly siteSecret: string; readonly customerId: string };

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** In base64url: initial vector, tag, text. */
export function sealSecret({ siteSecret, customerId }: Keeper, secret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(siteSecret), iv).setAAD(Buffer.from(customerId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Undefined for what was sealed under another secret or for somebody else, or was changed. */
export function unsealSecret(
  { siteSecret, customerId }: Keeper,
  sealed: string,
): Uint8Array | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag, text] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(siteSecret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(customerId))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return undefined;
  }
}

const keyOf = (siteSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', siteSecret, '', 'authenticator secret', 32));
