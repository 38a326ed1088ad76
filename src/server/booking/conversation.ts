/** What the people of a booking and we write to each other about it. */
import { sql } from 'kysely';
import { mayDo } from '#domain/booking/booking-roles.ts';
import { CONVERSATION_REFUSALS } from '#domain/booking/conversation-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadOrderDocument, lockOrder } from '#server/order/versions.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';

export const MOST_CHARACTERS = 4_000;
const MOST_AN_HOUR = 20;

export type ConversationMessage = {
  readonly id: string;
  readonly message: string;
  /** Written by us. */
  readonly isOurs: boolean;
  readonly disputesPayment: boolean;
  readonly isSettled: boolean;
  readonly writtenAt: string;
};

/** The messages of a booking, oldest first; none for whoever may not read them. */
export async function loadConversation(
  database: Database,
  { id, role }: OwnBooking,
): Promise<readonly ConversationMessage[]> {
  if (!mayDo(role, 'conversations')) return [];
  const rows = await database
    .selectFrom('conversation_message')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    message: row.message,
    isOurs: row.customer_id === null,
    disputesPayment: row.disputes_payment,
    isSettled: row.settled_at !== null,
    writtenAt: row.created_at,
  }));
}

/** Whether no payment of a booking is taken just now, since somebody disagrees with one. */
export const isDisputed = (messages: readonly ConversationMessage[]): boolean =>
  messages.some(({ disputesPayment, isSettled }) => disputesPayment && !isSettled);

export type Written =
  | { readonly kind: 'written'; readonly booking: OwnBooking }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

type ToWrite = {
  readonly orderCode: string;
  readonly message: string;
  /** Until we have answered and settled it, no payment is taken. */
  readonly disputesPayment: boolean;
};

/** Writes to us; the same words sent twice in a row are one message. */
export async function writeToUs(
  context: VisitorContext,
  { orderCode, message: typed, disputesPayment }: ToWrite,
): Promise<Written> {
  const booking = await loadBooking(context, orderCode);
  const customer = customerOf(context.visitor);
  if (!booking || !customer || !mayDo(booking.role, 'conversations'))
    return refused(refuse(CONVERSATION_REFUSALS, 'conversation_not_found', ''));
  const message = typed.trim();
  if (message === '') return refused(refuse(INPUT_REFUSALS, 'required', 'message'));
  if (message.length > MOST_CHARACTERS)
    return refused(
      refuse(CONVERSATION_REFUSALS, 'message_too_long', 'message', { most: MOST_CHARACTERS }),
    );
  const isTooMuch = await inTransaction(context.database, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`conversation ${booking.id}`}))`.execute(tx);
    // No payment is begun between a dispute's press and its row (`order/instalments.ts`).
    if (disputesPayment) await lockOrder(tx, booking.id);
    const last = await lastMessage(tx, booking.id);
    if (last?.message === message && last.disputes_payment === disputesPayment) return false;
    if ((await countLately(tx, booking.id)) >= MOST_AN_HOUR) return true;
    await tx
      .insertInto('conversation_message')
      .values({
        id: context.newId(),
        order_id: booking.id,
        customer_id: customer.id,
        message,
        disputes_payment: disputesPayment,
      })
      .execute();
    return false;
  });
  return isTooMuch
    ? refused(refuse(CONVERSATION_REFUSALS, 'too_many_messages', 'message'))
    : { kind: 'written', booking };
}

const refused = (...errors: readonly FieldError[]): Written => ({ kind: 'refused', errors });

/** The latest, whoever wrote it. */
const lastMessage = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('conversation_message')
    .select(['message', 'disputes_payment'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

async function countLately(tx: Tx, orderId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('conversation_message')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('order_id', '=', orderId)
    .where('customer_id', 'is not', null)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export type WaitingConversation = {
  readonly orderCode: string;
  readonly message: string;
  readonly writtenAt: string;
  readonly isDisputed: boolean;
};

/** The conversations whose last word is the customer's, or that dispute a payment; oldest first. */
export async function listConversations(
  database: Database,
): Promise<readonly WaitingConversation[]> {
  const { rows } = await sql<WaitingConversation>`
    select o.code as "orderCode", m.message, m.created_at as "writtenAt",
      exists (
        select from conversation_message d
        where d.order_id = o.id and d.disputes_payment and d.settled_at is null
      ) as "isDisputed"
    from customer_order o
    join lateral (
      select * from conversation_message c where c.order_id = o.id
      order by c.created_at desc limit 1
    ) m on true
    where m.customer_id is not null or exists (
      select from conversation_message d
      where d.order_id = o.id and d.disputes_payment and d.settled_at is null
    )
    order by m.created_at`.execute(database);
  return rows;
}

type Answer = {
  readonly orderCode: string;
  readonly message: string;
  /** What was disputed is settled: payments go on. */
  readonly settles: boolean;
  readonly id: string;
};

/** Answers the people of an order, and writes to its lead; false for an order that is not there. */
export const answerConversation = (
  database: Database,
  { orderCode, message, settles, id }: Answer,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('customer_order')
      .select(['id', 'market'])
      .where('code', '=', orderCode)
      .executeTakeFirst();
    if (!order) return false;
    if (settles) await lockOrder(tx, order.id);
    await tx
      .insertInto('conversation_message')
      .values({ id, order_id: order.id, message })
      .execute();
    if (settles)
      await tx
        .updateTable('conversation_message')
        .set({ settled_at: sql<string>`now()` })
        .where('order_id', '=', order.id)
        .where('disputes_payment', '=', true)
        .where('settled_at', 'is', null)
        .execute();
    const document = await loadOrderDocument(tx, order.id);
    const reply = { template: 'conversation-reply', order: document, id, message } as const;
    await putMail(tx, order, document.contact.email, reply);
    return true;
  });
