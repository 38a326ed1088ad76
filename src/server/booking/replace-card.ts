/**
 * Another card is kept for a booking: it is typed on a page of the card provider, which
 * authenticates its shopper and takes nothing; what becomes of it the worker decides
 * (`settle-replacements.ts`). The card before it stays until the new one is confirmed.
 */
import { sql } from 'kysely';
import { mayDo } from '#domain/booking/booking-roles.ts';
import {
  CARD_CHANGE_REFUSALS,
  type CardChangeRefusal,
} from '#domain/booking/payment-change-refusals.ts';
import { cardName } from '#domain/checkout/card-name.ts';
import { money, type Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { spendCardTry } from '#server/account/caller-quota.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { noteCardAuthorised } from '#server/order/instalments.ts';
import { lockOrder } from '#server/order/versions.ts';
import { cardReference } from '#server/payments/card-reference.ts';
import { isReturnedResult } from '#server/payments/returned-result.ts';
import { unlessUnavailable } from '#server/payments/unless-unavailable.ts';
import { lookUntil } from '#server/platform/look-until.ts';
import type { CallerContext, Tx, VisitorContext } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';
import {
  findLastReplacement,
  findPressedReplacement,
  findReplacement,
  type ReplacementRecord,
} from './paying/replacement-record.ts';

/** As those know it who may pay by it. */
export type KeptCardFacts = {
  /** "Visa ending 4444", where it is known. */
  readonly card: string | undefined;
  /** While there are payments that another card could pay. */
  readonly isReplaceable: boolean;
  readonly last: ReplacementRecord | undefined;
};

/** The card that is kept for a booking, and the last that was to take its place. */
export async function findKeptCard(
  { database }: Pick<VisitorContext, 'database'>,
  { id, status, payments }: OwnBooking,
): Promise<KeptCardFacts> {
  const { brand, lastFour } = await database
    .selectFrom('customer_order')
    .select(['kept_card_brand as brand', 'kept_card_last_four as lastFour'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isOpen = payments.some(({ state }) => ['DUE', 'TAKING', 'DECLINED'].includes(state));
  return {
    card: cardName({ brand: brand ?? '', lastFour: lastFour ?? '' }),
    isReplaceable: isOpen && ['PLACED', 'PROCESSING', 'CONFIRMED'].includes(status),
    last: await findLastReplacement(database, id),
  };
}

/** `absent`: the same for a booking of others as for one that there is not. */
export type ReplacingCard =
  | { readonly kind: 'PaymentPage'; readonly url: string }
  | {
      readonly kind: 'replacement';
      readonly replacement: ReplacementRecord;
      readonly booking: OwnBooking;
    }
  | { readonly kind: 'absent' }
  | Unproven;

type ToReplace = {
  readonly orderCode: string;
  /** What the bank has declined, to be tried again with the new card at once; null: on its day. */
  readonly retryAmount: Pence | null;
  /** Of the press: repeated, it leads to the same page. */
  readonly idempotencyKey: string;
  /** Of the site, where the card provider leads back to the booking. */
  readonly origin: string;
};

/** What our pages name a press by, and longer. */
const PRESS = /^[\w-]{1,64}$/;

/** Opens the page on which the card is typed; any page of before is closed. */
export async function replaceCard(
  context: CallerContext,
  asked: ToReplace,
): Promise<ReplacingCard> {
  const booking = await loadBooking(context, asked.orderCode);
  if (!booking || !mayDo(booking.role, 'what is grave')) return { kind: 'absent' };
  const proof = askFreshProof(context.visitor);
  if (proof.kind !== 'proven') return proof;
  if (!PRESS.test(asked.idempotencyKey)) return refusedAs('card_payments_changed');
  const pressed = await inTransaction(context.database, (tx) =>
    press(tx, context, { booking, asked, customerId: proof.customer.id }),
  );
  if (typeof pressed === 'string') return refusedAs(pressed);
  if (pressed.state !== 'OPEN') return { kind: 'replacement', replacement: pressed, booking };
  return openPage(context, booking, pressed, asked.origin);
}

type Press = {
  readonly booking: OwnBooking;
  readonly asked: ToReplace;
  readonly customerId: string;
};

/** The replacement that is asked for, or why there is none. */
async function press(
  tx: Tx,
  context: CallerContext,
  { booking, asked, customerId }: Press,
): Promise<ReplacementRecord | CardChangeRefusal> {
  const underWay = await lockOrder(tx, booking.id);
  const key = { customerId, press: asked.idempotencyKey };
  const known = await findPressedReplacement(tx, key);
  if (known) {
    const isSame = known.orderId === booking.id && known.retryAmount === asked.retryAmount;
    return isSame ? known : 'card_payments_changed';
  }
  const stop = underWay === 'ending' ? 'card_booking_ended' : await findStop(tx, booking.id);
  if (stop) return stop;
  if (asked.retryAmount !== null && asked.retryAmount !== (await sumDeclined(tx, booking.id)))
    return 'card_payments_changed';
  const card = { id: `card:${booking.id}:${customerId}`, owner: customerId };
  if ((await spendCardTry(context, tx, card)).kind === 'used up') return 'card_tries_used_up';
  await tx
    .updateTable('card_replacement')
    .set({ state: 'CLOSED', ended_at: sql<string>`now()` })
    .where('order_id', '=', booking.id)
    .where('state', '=', 'OPEN')
    .execute();
  await tx
    .insertInto('card_replacement')
    .values({
      id: context.newId(),
      order_id: booking.id,
      customer_id: customerId,
      press: asked.idempotencyKey,
      retry_amount: asked.retryAmount,
    })
    .execute();
  await noteSecurityEvent(tx, {
    kind: 'card change asked',
    customerId,
    network: context.caller.network,
    detail: { orderCode: booking.code },
  });
  return (await findPressedReplacement(tx, key)) ?? 'card_payments_changed';
}

/** Why its card is not replaced, whatever else is under way. */
async function findStop(tx: Tx, orderId: string): Promise<CardChangeRefusal | undefined> {
  const { rows } = await sql<{ status: string; isOpen: boolean }>`
    select status, exists (
      select from instalment where order_id = ${orderId} and state in ('DUE', 'TAKING', 'DECLINED')
    ) as "isOpen" from customer_order where id = ${orderId}`.execute(tx);
  const { status = '', isOpen = false } = rows[0] ?? {};
  if (status === 'CANCELLED' || status === 'FAILED') return 'card_booking_ended';
  if (status === 'PENDING') return 'card_not_confirmed';
  return isOpen ? undefined : 'card_nothing_open';
}

async function sumDeclined(tx: Tx, orderId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('instalment')
    .select((eb) => eb.fn.sum<number | null>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'DECLINED')
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

async function openPage(
  { database, payments }: CallerContext,
  { code }: OwnBooking,
  replacement: ReplacementRecord,
  origin: string,
): Promise<ReplacingCard> {
  const { id, checkoutId, currency } = replacement;
  const page = await unlessUnavailable(() =>
    payments.createPage({
      amount: money(0, currency),
      reference: cardReference(checkoutId, id),
      idempotencyKey: `${id}:page`,
      returnUrl: `${origin}/account/bookings/${code}/instalments_schedule?card=${id}`,
      // One of its own: the same card typed anew is another mandate, and no older one ends with it.
      shopperReference: id,
      storeMandate: true,
    }),
  );
  if (!page) return refusedAs('card_page_unreachable');
  await database
    .updateTable('card_replacement')
    .set({ page_session: page.sessionId })
    .where('id', '=', id)
    .where('state', 'in', ['OPEN', 'CLOSED'])
    .execute();
  return { kind: 'PaymentPage', url: page.url };
}

type Returned = {
  readonly orderCode: string;
  readonly replacementId: string;
  readonly sessionId: string;
  readonly sessionResult: string;
};

/** Longest wait for what becomes of it. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * The lead is back from the card provider; waits a little until payments are taken from the card,
 * which comes about by itself. Safe to repeat.
 */
export async function finishReplacingCard(
  context: VisitorContext,
  { orderCode, replacementId, ...returned }: Returned,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<ReplacingCard> {
  const { database, visitor } = context;
  const booking = await loadBooking(context, orderCode);
  if (!booking || !mayDo(booking.role, 'what is grave')) return { kind: 'absent' };
  const found = await findReplacement(database, replacementId);
  if (found?.orderId !== booking.id || found.customerId !== customerOf(visitor)?.id)
    return { kind: 'absent' };
  if (found.state === 'OPEN' || found.state === 'CLOSED') {
    const refusal = await takeReturned(context, found, returned);
    if (refusal) return refusedAs(refusal);
  }
  const replacement = await lookUntil(
    () => findReplacement(database, replacementId),
    (now) => now?.state !== 'AUTHORISED',
    timeoutMs,
  );
  return replacement ? { kind: 'replacement', replacement, booking } : { kind: 'absent' };
}

/** Notes that the bank has agreed; else why not, as far as anybody knows. */
async function takeReturned(
  context: VisitorContext,
  { id, pageSession, state }: ReplacementRecord,
  returned: { readonly sessionId: string; readonly sessionResult: string },
): Promise<CardChangeRefusal | null> {
  if (pageSession !== returned.sessionId || !isReturnedResult(returned.sessionResult))
    return 'card_unknown';
  const result = await unlessUnavailable(() => context.payments.findPageResult(returned));
  if (state === 'CLOSED' && result?.kind !== 'authorised') return 'card_page_closed';
  if (result?.kind === 'refused') return 'card_refused';
  if (result?.kind !== 'authorised') return 'card_unknown';
  await noteCardAuthorised(context, id, result);
  return null;
}

const refusedAs = (code: CardChangeRefusal): ReplacingCard => ({
  kind: 'refused',
  errors: [refuse(CARD_CHANGE_REFUSALS, code, '')],
});
