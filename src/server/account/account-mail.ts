/** Mail about logging in; it waits in the outbox of all mail (`server/order/mail-outbox.ts`). */
import * as v from 'valibot';
import { LOGIN_PURPOSES } from '#domain/account/login-code.ts';
import { never } from '#domain/never.ts';
import {
  makeConfirmEmailLetter,
  makeEmailInUseLetter,
  makeLoginCodeLetter,
  makePasswordChangedLetter,
  makeResetLetter,
} from '#server/mail/account-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { makeLoginCode } from './login-code.ts';

/** Whether a mailbox has an account, none, or one that is still to be confirmed. */
const STANDINGS = ['customer', 'unconfirmed', 'unknown'] as const;
export type MailboxStanding = (typeof STANDINGS)[number];

export const AccountMailSchema = v.variant('template', [
  /** The code itself is derived when the letter is made: what waits opens nothing. */
  v.object({
    template: v.literal('login-code'),
    loginId: v.string(),
    send: v.number(),
    purpose: v.picklist(LOGIN_PURPOSES),
    standing: v.picklist(STANDINGS),
  }),
  v.object({ template: v.literal('password-changed'), loginId: v.string() }),
]);
export type AccountMail = v.InferOutput<typeof AccountMailSchema>;

/** Puts a mail into the outbox, in the transaction of what it tells. */
export async function putAccountMail(tx: Tx, recipient: string, mail: AccountMail): Promise<void> {
  await tx
    .insertInto('outbox_mail')
    .values({
      id: mailId(mail),
      template: mail.template,
      recipient,
      document: JSON.stringify(mail),
    })
    .execute();
}

type Sender = Pick<PurchaseContext, 'brand' | 'secret'>;

/** The letter of a mail, with the code in it. */
export function makeAccountLetter({ brand, secret }: Sender, mail: AccountMail): Letter {
  if (mail.template === 'password-changed') return makePasswordChangedLetter(brand);
  const { loginId, send, purpose, standing } = mail;
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
    default:
      return never(purpose);
  }
}

/** One id for one event. */
const mailId = (mail: AccountMail): string =>
  mail.template === 'login-code'
    ? `${mail.loginId}.${mail.template}.${mail.send}`
    : `${mail.loginId}.${mail.template}`;
