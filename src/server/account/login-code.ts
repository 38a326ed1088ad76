/**
 * The code of a login, derived as RFC 4226 derives one: from the site's secret, the login and the
 * number of the mail. So neither the database nor the outbox holds anything that logs in, and a
 * code cannot be known without the secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LOGIN_CODE, type CodePurpose } from '#domain/account/login-code.ts';
import { never } from '#domain/errors/never.ts';
import {
  makeConfirmEmailLetter,
  makeEmailInUseLetter,
  makeLoginCodeLetter,
  makeResetLetter,
} from '#server/mail/account-letters.ts';
import { makeAddressInUseLetter, makeNewAddressLetter } from '#server/mail/email-change-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

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

/** Whether a mailbox has an account, none, or one that is still to be confirmed. */
export const MAILBOX_STANDINGS = ['customer', 'unconfirmed', 'unknown'] as const;
export type MailboxStanding = (typeof MAILBOX_STANDINGS)[number];

type CodeMail = {
  readonly loginId: string;
  readonly send: number;
  readonly purpose: CodePurpose;
  readonly standing: MailboxStanding;
};

/** The letter with a code, or what is written instead where a mailbox stands otherwise. */
export function makeCodeLetter(
  { brand, secret }: Pick<PurchaseContext, 'brand' | 'secret'>,
  { loginId, send, purpose, standing }: CodeMail,
): Letter {
  const code = makeLoginCode(secret, loginId, send);
  switch (purpose) {
    case 'login':
      return makeLoginCodeLetter(brand, code, standing !== 'customer');
    case 'register':
      return standing === 'customer'
        ? makeEmailInUseLetter(brand)
        : makeConfirmEmailLetter(brand, code);
    case 'reset':
      return makeResetLetter(brand, { code, loginId, standing });
    case 'email':
      return standing === 'customer'
        ? makeAddressInUseLetter(brand)
        : makeNewAddressLetter(brand, code);
    default:
      return never(purpose);
  }
}
