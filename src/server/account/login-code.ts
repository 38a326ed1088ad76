/**
 * The code of a login, derived as RFC 4226 derives one: from the site's secret, the login and the
 * number of the mail. So neither the database nor the outbox holds anything that logs in, and a
 * code cannot be known without the secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LOGIN_CODE } from '#domain/account/login-code.ts';

/** Six digits; each mail of a login has a code of its own. */
export function makeLoginCode(secret: string, loginId: string, send: number): string {
  const mac = createHmac('sha256', secret).update(`login-code ${loginId} ${send}`).digest();
  const offset = mac.at(-1)! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** LOGIN_CODE.digits).padStart(LOGIN_CODE.digits, '0');
}

/** Compared in constant time. */
export const isSameCode = (code: string, typed: string): boolean =>
  code.length === typed.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed));
