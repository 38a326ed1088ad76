/** Tells by mail what became of a payment that paid for nothing. */
import { sql } from 'kysely';
import { findBasket } from '#server/basket/basket-record.ts';
import { PAYMENT_CLOSED } from '#server/checkout/awaited-payment.ts';
import { findCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { isDue, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import type { Placement } from './accepted.ts';
import { putMail } from './mail-outbox.ts';

const QUEUE: Queue = {
  name: 'unused-payment',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: () => false,
};
const AT_ONCE = 200;

/**
 * A periodic job: one mail for each payment page whose hold was released, or whose result was
 * promised by mail and is that nothing came of it.
 */
export async function notifyOfUnusedPayments(context: PurchaseContext): Promise<LookEnd> {
  const rows = await context.database
    .selectFrom('payment_attempt')
    .select('id')
    .where('page_session', 'is not', null)
    .where('state', '=', 'REFUSED')
    .where('notified_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('released_at', 'is not', null),
        and([eb('page_result', 'is', null), eb('awaited', '=', true)]),
      ]),
    )
    .where(isDue(QUEUE.name, 'payment_attempt.id'))
    .limit(AT_ONCE)
    .execute();
  return workThrough(context.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: async ({ id }) => {
      await inTransaction(context.database, (tx) => notify(context, tx, id));
      return 'done';
    },
  });
}

/** Puts the mail of a placement by which nothing was booked, in the transaction that ends it. */
export const notifyOfUnplaced = (
  context: PurchaseContext,
  tx: Tx,
  { id, market, accepted: { holiday, contact, amount } }: Placement,
): Promise<void> => {
  const { placeName } = holiday.hotel;
  return putUnused(inMarket(context, market), tx, contact.emailAddress, {
    id,
    placeName,
    amount,
    isClosed: false,
  });
};

async function notify(context: PurchaseContext, tx: Tx, id: string): Promise<void> {
  const attempt = await tx
    .updateTable('payment_attempt')
    .set({ notified_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('notified_at', 'is', null)
    .returning(['checkout_id', 'amount', 'refusal', 'released_at'])
    .executeTakeFirst();
  const checkout = attempt && (await findCheckout(tx, attempt.checkout_id));
  const basket = checkout && (await findBasket(tx, checkout.basketId));
  if (!attempt || !checkout?.contact || !basket) return;
  const { refusal, released_at, amount } = attempt;
  await putUnused(inMarket(context, checkout.market), tx, checkout.contact.emailAddress, {
    id,
    placeName: basket.holiday.hotel.placeName,
    amount,
    isClosed: refusal === PAYMENT_CLOSED && released_at === null,
  });
}

type Unused = {
  readonly id: string;
  readonly placeName: string;
  readonly amount: number;
  /** Given up while nobody knew whether anything was reserved. */
  readonly isClosed: boolean;
};

const putUnused = (
  { brand, market }: PurchaseContext,
  tx: Tx,
  recipient: string,
  { placeName, ...unused }: Unused,
): Promise<void> =>
  putMail(tx, market, recipient, {
    template: 'payment-unused',
    ...unused,
    brand,
    place: placeName,
    currency: market.currency,
  });
