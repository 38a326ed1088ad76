/**
 * Mail that is told by a transaction, sent afterwards: at least once, and always as the same
 * message (I7).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { never } from '#domain/outcome.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Letter } from '#server/mail/letter.ts';
import {
  makeConfirmationLetter,
  makeFailedLetter,
  makeInstalmentDeclinedLetter,
  makePendingLetter,
} from '#server/mail/order-letters.ts';
import type { Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { OrderDocumentSchema, PaymentSchema } from './stored-document.ts';

const order = OrderDocumentSchema;
const OrderMailSchema = v.variant('template', [
  v.object({ template: v.literal('confirmation'), order }),
  v.object({ template: v.literal('pending'), order }),
  /** `returned` in pence. */
  v.object({ template: v.literal('failed'), order, returned: v.number() }),
  v.object({
    template: v.literal('instalment-declined'),
    order,
    instalment: PaymentSchema,
    number: v.number(),
    tries: v.number(),
    retryOn: v.nullable(v.string()),
  }),
]);
export type OrderMail = v.InferOutput<typeof OrderMailSchema>;

/** A mail ready to be sent: `id` makes its message id. */
export type WaitingMail = {
  readonly id: string;
  readonly recipient: string;
  readonly letter: Letter;
  readonly mail: OrderMail;
};

/**
 * Puts a mail into the outbox, in the transaction of what it tells; the same event's mail is put
 * once.
 */
export async function putMail(tx: Tx, recipient: string, mail: OrderMail): Promise<void> {
  await tx
    .insertInto('outbox_mail')
    .values({
      id: mailId(mail),
      template: mail.template,
      recipient,
      document: JSON.stringify(mail),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const AT_ONCE = 20;

/**
 * Sends what waits. A mail whose sender died is sent again once its lease has run out; a failed one
 * waits a little longer after every try. Resolves when all of this look are sent; throws the first
 * failure after the others were tried.
 */
export async function sendWaitingMail(
  database: Database,
  send: (mail: WaitingMail) => Promise<void>,
): Promise<void> {
  const leased = await lease(database);
  const sent = await Promise.allSettled(
    leased.map(async (mail) => {
      await send(mail);
      crashpoint('mail:after');
      await database
        .updateTable('outbox_mail')
        .set({ sent_at: sql<string>`now()` })
        .where('id', '=', mail.id)
        .execute();
    }),
  );
  const failed = sent.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function lease(database: Database): Promise<WaitingMail[]> {
  const { rows } = await sql<{ id: string; recipient: string; document: unknown }>`
    update outbox_mail set tries = tries + 1, leased_until = now() + interval '1 minute' * (tries + 1)
    where id in (
      select id from outbox_mail where sent_at is null and (leased_until is null or leased_until < now())
      order by created_at limit ${AT_ONCE} for update skip locked
    )
    returning id, recipient, document`.execute(database);
  return rows.map(({ id, recipient, document }) => {
    const mail = v.parse(OrderMailSchema, document);
    return { id, recipient, mail, letter: makeLetter(mail) };
  });
}

function makeLetter(mail: OrderMail): Letter {
  switch (mail.template) {
    case 'confirmation':
      return makeConfirmationLetter(mail.order);
    case 'pending':
      return makePendingLetter(mail.order);
    case 'failed':
      return makeFailedLetter(mail.order, mail.returned);
    case 'instalment-declined':
      return makeInstalmentDeclinedLetter(mail.order, mail.instalment, mail.retryOn ?? undefined);
    default:
      return never(mail);
  }
}

/** One id for one event: the order's code and what happened to it. */
function mailId(mail: OrderMail): string {
  const code: OrderDocument['orderCode'] = mail.order.orderCode;
  return mail.template === 'instalment-declined'
    ? `${code}.${mail.template}.${mail.number}.${mail.tries}`
    : `${code}.${mail.template}`;
}
