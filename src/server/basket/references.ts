/** Short codes that people read out: 8 letters and digits without those that look alike. */
import { hash } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The code of an id; another `salt` gives another code when that one is taken. */
export function makeReference(id: string, salt = 0): string {
  const digest = hash('sha256', `${salt}:${id}`, 'buffer');
  return Array.from(digest.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The code of an order: `HM` and six letters and digits. */
export const makeOrderCode = (checkoutId: string, salt = 0): string =>
  `HM${makeReference(checkoutId, salt).slice(0, 6)}`;
