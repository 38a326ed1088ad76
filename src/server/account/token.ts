/** Random texts that open something, and what is kept of them. */
import { createHash, randomBytes } from 'node:crypto';

/** So many random bytes, in letters that fit a cookie and an address. */
export const makeToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What the database knows of a token. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
