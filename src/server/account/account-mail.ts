/** Mail about logging in; it waits in the outbox of all mail (`server/order/mail-outbox.ts`). */
import * as v from 'valibot';
import { makeLoginCodeLetter } from '#server/mail/account-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { makeLoginCode } from './login-code.ts';

export const AccountMailSchema = v.variant('template', [
  /** The code itself is derived when the letter is made: what waits opens nothing. */
  v.object({
    template: v.literal('login-code'),
    loginId: v.string(),
    send: v.number(),
    isNew: v.boolean(),
  }),
]);
export type AccountMail = v.InferOutput<typeof AccountMailSchema>;

/** Puts a mail into the outbox, in the transaction of what it tells. */
export async function putAccountMail(tx: Tx, recipient: string, mail: AccountMail): Promise<void> {
  await tx
    .insertInto('outbox_mail')
    .values({
      id: `${mail.loginId}.${mail.template}.${mail.send}`,
      template: mail.template,
      recipient,
      document: JSON.stringify(mail),
    })
    .execute();
}

type Sender = Pick<PurchaseContext, 'brand' | 'secret'>;

/** The letter of a mail, with the code in it. */
export const makeAccountLetter = (
  { brand, secret }: Sender,
  { loginId, send, isNew }: AccountMail,
): Letter => makeLoginCodeLetter(brand, makeLoginCode(secret, loginId, send), isNew);
