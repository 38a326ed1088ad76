/**
 * How passwords are kept: as argon2id with 19 MiB and two passes (OWASP; S-03), in the usual form
 * `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, so that a later cost can stand beside it.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { locks } from 'node:worker_threads';

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const HEAD = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
const SALT_BYTES = 16;

const derive = promisify(argon2);

/** One at a time in all web threads together: many logins at once leave searches their time. */
const tagOf = (password: string, salt: Buffer): Promise<Buffer> =>
  locks.request('password hash', () =>
    derive('argon2id', { ...COST, message: password, nonce: salt }),
  );

/** What is kept of a password; each time another, by its salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt);
  return [HEAD, encode(salt), encode(tag)].join('$');
}

/** Whether this is the password; to say no takes as long where there is none at all (S-04). */
export async function isPassword(typed: string, kept: string | null): Promise<boolean> {
  const [tag = '', salt = ''] = (kept ?? '').split('$').toReversed();
  const made = await tagOf(typed, kept === null ? NO_SALT : Buffer.from(salt, 'base64'));
  const known = Buffer.from(tag, 'base64');
  return known.length === made.length && timingSafeEqual(known, made);
}

const NO_SALT = Buffer.alloc(SALT_BYTES);

/** Base64 without its padding, as the form asks for. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
