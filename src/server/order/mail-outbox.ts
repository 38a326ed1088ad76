/**
 * Mail that is told by a transaction, sent afterwards: at least once, and always as the same
 * message (I7).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Locale } from '#domain/market/locale.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { CURRENCIES, money } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import {
  AccountMailSchema,
  makeAccountLetter,
  type AccountMail,
} from '#server/account/account-mail.ts';
import type { Database } from '#server/db/kysely.ts';
import {
  makeCancelledLetter,
  makeRefundDoneLetter,
  makeRefundFailedLetter,
  makeTicketsSettledLetter,
} from '#server/mail/cancelling-letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import {
  makeConfirmationLetter,
  makeContactChangedLetter,
  makeFailedLetter,
  makeInstalmentDeclinedLetter,
  makePendingLetter,
  makeReplyLetter,
} from '#server/mail/order-letters.ts';
import { makeLateChargeLetter, makeUnusedPaymentLetter } from '#server/mail/payment-letter.ts';
import { MailServerUnavailable } from '#server/mail/send.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { dueSince, isDue, type WorkProgress, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { BookingMailSchema, makeBookingLetter } from './people/booking-mail.ts';
import { OrderDocumentSchema, PaymentSchema } from './placing/stored-document.ts';

const order = OrderDocumentSchema;
const UnusedPaymentSchema = v.object({
  template: v.literal('payment-unused'),
  /** Of the payment attempt or the placement. */
  id: v.string(),
  brand: v.object({
    name: v.string(),
    legalName: v.string(),
    phone: v.string(),
    email: v.string(),
    siteUrl: v.string(),
  }),
  place: v.string(),
  /** In pence. */
  amount: v.number(),
  currency: v.picklist(CURRENCIES),
  isClosed: v.boolean(),
});
/** `amount` in minor units; `tries` counts how often it was sent. */
const RefundMailSchema = <Template extends string>(template: Template) =>
  v.object({
    template: v.literal(template),
    order,
    number: v.number(),
    tries: v.number(),
    amount: v.number(),
    dueBy: v.string(),
    isShare: v.optional(v.boolean(), false),
  });
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
  v.object({
    template: v.literal('conversation-reply'),
    order,
    /** Of the message. */
    id: v.string(),
    message: v.string(),
  }),
  UnusedPaymentSchema,
  v.object({
    template: v.literal('late-charge'),
    order,
    /** Of the charge, as the provider knows it. */
    id: v.string(),
    amount: v.number(),
    countedFor: v.nullable(v.string()),
  }),
  v.object({
    template: v.literal('cancelled'),
    order,
    askedBy: v.picklist(['CUSTOMER', 'OPERATOR']),
    lost: v.number(),
    owed: v.number(),
    /** For tickets that a person asks for. */
    aside: v.optional(v.number(), 0),
    refunds: v.array(v.object({ amount: v.number(), paidOn: v.string() })),
    settledBy: v.string(),
    dropTheirs: v.optional(v.number(), 0),
    dropEnded: v.optional(v.number(), 0),
  }),
  /** `aside` in minor units: goes back, or stays. */
  v.object({
    template: v.literal('tickets-settled'),
    order,
    aside: v.number(),
    /** Of it, what was never paid. */
    unpaid: v.optional(v.number(), 0),
    found: v.picklist(['RETURNED', 'KEPT']),
    settledBy: v.string(),
  }),
  /** Goes to the address that was, and to the one that is. */
  v.object({
    template: v.literal('contact-changed'),
    order,
    version: v.number(),
    to: v.picklist(['was', 'now']),
    lines: v.array(v.object({ what: v.string(), was: v.string(), now: v.string() })),
  }),
  BookingMailSchema,
  RefundMailSchema('refund-done'),
  RefundMailSchema('refund-failed'),
]);
type OrderMail = v.InferOutput<typeof OrderMailSchema>;
export type OutboxMail = OrderMail | AccountMail;
const MailSchema = v.union([OrderMailSchema, AccountMailSchema]);

/** A mail ready to be sent: `id` makes its message id. */
export type WaitingMail = {
  readonly id: string;
  readonly recipient: string;
  readonly letter: Letter;
  /** In which the letter and its documents are written. */
  readonly locale: Locale;
  readonly mail: OutboxMail;
};

/**
 * Puts a mail of an order of this market into the outbox, in the transaction of what it tells; the
 * same event's mail is put once.
 */
export async function putMail(
  tx: Tx,
  { market }: { readonly market: MarketName },
  recipient: string,
  mail: OrderMail,
): Promise<void> {
  await tx
    .insertInto('outbox_mail')
    .values({
      id: mailId(mail),
      template: mail.template,
      recipient,
      market,
      document: JSON.stringify(mail),
    })
    // Named, the column would have to be one that visitors may read.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who writes: what letters are signed with, and what their codes are made of. */
type Sender = Pick<PurchaseContext, 'database' | 'brand' | 'market' | 'secret' | 'sellers'>;

const QUEUE: Queue = {
  name: 'mail',
  tries: 12,
  firstPauseMs: 5_000,
  isOutage: (error) => error instanceof MailServerUnavailable,
};
const AT_ONCE = 20;

/**
 * Sends what waits, whatever has waited longest first. A mail whose sender died is sent again once
 * its lease has run out; one that failed waits longer after every failure and is put aside in the
 * end. Resolves when all of this look are sent; throws the first failure after the others were
 * tried.
 */
export async function sendWaitingMail(
  context: Sender,
  send: (mail: WaitingMail) => Promise<void>,
): Promise<LookEnd> {
  const { database } = context;
  return workThrough(database, QUEUE, await lease(database), {
    idOf: ({ id }) => id,
    work: (leased) => sendOne(context, leased, send),
  });
}

type Leased = {
  readonly id: string;
  readonly recipient: string;
  /** Whose seller writes; null of orders of the time before there were markets. */
  readonly market: MarketName | null;
  readonly document: unknown;
};

/**
 * Longer than sending takes, and short enough that a process that died keeps no mail from leaving
 * within a minute of the next start.
 */
const LEASE_SECONDS = 30;

async function lease(database: Database): Promise<Leased[]> {
  const { rows } = await sql<Leased>`
    update outbox_mail set leased_until = now() + interval '1 second' * ${LEASE_SECONDS}
    where id in (
      select id from outbox_mail
      where sent_at is null and (leased_until is null or leased_until < now()) and ${isDue(QUEUE.name, 'outbox_mail.id')}
      order by coalesce(${dueSince(QUEUE.name, 'outbox_mail.id')}, created_at) limit ${AT_ONCE} for update skip locked
    )
    returning id, recipient, market, document`.execute(database);
  return rows;
}

async function sendOne(
  context: Sender,
  { id, recipient, market, document }: Leased,
  send: (mail: WaitingMail) => Promise<void>,
): Promise<WorkProgress> {
  const { database } = context;
  try {
    const mail = v.parse(MailSchema, document);
    const sender = market === null ? context : inMarket(context, market);
    const { locale } = sender.market;
    await send({ id, recipient, mail, locale, letter: makeLetter(sender, mail) });
    crashpoint('mail:after');
    await database
      .updateTable('outbox_mail')
      .set({ sent_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    return 'done';
  } catch (error) {
    await database
      .updateTable('outbox_mail')
      .set({ leased_until: null })
      .where('id', '=', id)
      .execute();
    throw error;
  }
}

/** What was mailed, and where, is kept for so many days after it was sent. */
const SENT_DAYS = 30;

/**
 * A periodic job: forgets the words and the address of mail that was sent, as that of a mailbox
 * which a customer has left. That it was sent stays: the same event's mail is put once.
 */
export async function forgetSentMail(database: Database): Promise<'done'> {
  await sql`
    update outbox_mail set recipient = '', document = '{}'
    where recipient <> '' and sent_at < now() - make_interval(days => ${SENT_DAYS})`.execute(
    database,
  );
  return 'done';
}

function makeLetter(context: Sender, mail: OutboxMail): Letter {
  switch (mail.template) {
    case 'confirmation':
      return makeConfirmationLetter(mail.order);
    case 'pending':
      return makePendingLetter(mail.order);
    case 'failed':
      return makeFailedLetter(mail.order, mail.returned);
    case 'instalment-declined':
      return makeInstalmentDeclinedLetter(mail.order, mail.instalment, mail.retryOn ?? undefined);
    case 'conversation-reply':
      return makeReplyLetter(mail.order, mail.message);
    case 'payment-unused':
      return makeUnusedPaymentLetter({ ...mail, amount: money(mail.amount, mail.currency) });
    case 'late-charge':
      return makeLateChargeLetter(mail.order, mail);
    case 'cancelled':
      return makeCancelledLetter(mail.order, mail);
    case 'tickets-settled':
      return makeTicketsSettledLetter(mail.order, mail);
    case 'contact-changed':
      return makeContactChangedLetter(mail.order, mail);
    case 'travel-reminder':
    case 'payment-moved':
    case 'payment-early':
    case 'share-received':
    case 'card-replaced':
    case 'card-kept':
    case 'changed':
    case 'change-refused':
    case 'their-change':
    case 'their-change-note':
    case 'self-booking':
    case 'informed-change':
    case 'informed-answer':
      return makeBookingLetter(mail);
    case 'refund-done':
      return makeRefundDoneLetter(mail.order, mail);
    case 'refund-failed':
      return makeRefundFailedLetter(mail.order, mail);
    default:
      return makeAccountLetter(context, mail);
  }
}

/** One id for one event: its own, or that of the order's code and what happened to it. */
function mailId(mail: OrderMail): string {
  if (mail.template === 'card-replaced' || mail.template === 'card-kept')
    return `${mail.id}.${mail.template}.${mail.to}`;
  if ('id' in mail) return `${mail.id}.${mail.template}`;
  const code: OrderDocument['orderCode'] = mail.order.orderCode;
  if (mail.template === 'contact-changed')
    return `${code}.${mail.template}.${mail.version}.${mail.to}`;
  if (mail.template === 'travel-reminder')
    return `${code}.${mail.template}.${mail.days}.${mail.departureDate}`;
  if (mail.template === 'changed') return `${code}.${mail.template}.${mail.order.version}`;
  return 'number' in mail
    ? `${code}.${mail.template}.${mail.number}.${mail.tries}`
    : `${code}.${mail.template}`;
}
