/**
 * Why a payment or an order did not come about, and what the shopper reads of it (MSG-32 to
 * MSG-37).
 */
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import { never } from '#domain/errors/never.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { formatOrderCode } from './order-code.ts';
import { PAYMENT_REFUSALS } from './payment-refusals.ts';
import { CHECKOUT_REFUSALS } from './refusals.ts';

/** The outcomes, by the names of their types in the API (ERR-27). */
export const PAYMENT_PROBLEMS = [
  'PaymentRequestCreationFailed',
  'PaymentPageCreationFailed',
  'PaymentAlreadyExists',
  'PaymentTokenInvalid',
  'BasketMissingPaymentSchedule',
  'BasketExpired',
  'CheckoutDoesNotExist',
  'DuplicateOrder',
  'ItemDoesNotExist',
  'OrderPlacementFailed',
] as const;
export type PaymentProblemKind = (typeof PAYMENT_PROBLEMS)[number];

/** Why a card provider refuses a payment, as far as the shopper may know (MSG-32 to MSG-35). */
export const CARD_REFUSALS = [
  'card_details',
  'corporate_card',
  'foreign_card',
  'not_authenticated',
  'payment_refused',
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

/**
 * Why a payment cannot be asked for, or what became of it. `payment_awaited`: nobody knows yet
 * whether money is reserved.
 */
export const PAYMENT_REFUSAL_REASONS = [
  ...CARD_REFUSALS,
  'card_provider_unavailable',
  'price_changed',
  'incomplete',
  'advice_closed',
  'payment_awaited',
  'payment_closed',
  'payment_token_unknown',
  'too_many_payments',
] as const;
export type PaymentRefusal = (typeof PAYMENT_REFUSAL_REASONS)[number];
/** What has to be looked at before anything can be paid. */
export type UnfinishedReason = 'price_changed' | 'incomplete' | 'advice_closed';

/** Why an order was not placed; `order_processing` while nobody knows yet whether it was. */
export const ORDER_FAILURES = [
  ...CARD_REFUSALS,
  'card_provider_unavailable',
  'price_changed',
  'incomplete',
  'advice_closed',
  'name_refused',
  'supplier_unavailable',
  'order_processing',
] as const;
export type OrderFailure = (typeof ORDER_FAILURES)[number];

/** Why an authenticated payment cannot be used for the order. */
export const TOKEN_REFUSALS = [
  'payment_token_unknown',
  'not_authenticated',
  'amount_changed',
  'payment_closed',
] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];

/**
 * An outcome as it is told: `reason` is the code of the refusal, the part that is sold out, or the
 * number of the order that stands; empty where there is none. `moneyReturned` when the API said so;
 * `waitSeconds` when too many payments were tried.
 */
export type PaymentProblem = {
  readonly kind: PaymentProblemKind;
  readonly reason: string;
  readonly moneyReturned: boolean;
  readonly waitSeconds?: number | undefined;
};

/** Whom a shopper can call, and when, such as `8am to 8pm`: who reads it may be too late. */
export type PhoneLine = { readonly phone: string; readonly phoneHours: string };

/** What happened, whether money moved, what to do; `line` is the shop's. */
export function paymentMessage(
  { kind, reason, moneyReturned, waitSeconds }: PaymentProblem,
  line: PhoneLine,
): string {
  if (waitSeconds !== undefined)
    return sentenceOf(QUOTA_REFUSALS, 'too_many_payments', {
      wait: waitInWords(waitSeconds),
      phone: line.phone,
      hours: line.phoneHours,
    });
  switch (kind) {
    case 'PaymentRequestCreationFailed': {
      const alone = WHOLE_SENTENCES.find((known) => known === reason);
      return alone
        ? sentenceOf(PAYMENT_REFUSALS, alone)
        : `${sentenceOfReason(reason, 'payment_refused', line)} ${NOTHING_CHARGED}`;
    }
    case 'OrderPlacementFailed': {
      const why = sentenceOfReason(reason, 'supplier_unavailable', line);
      return moneyReturned ? `${why} ${MONEY_RETURNED}` : why;
    }
    case 'PaymentTokenInvalid':
      return reason === 'payment_token_unknown' || reason === 'payment_closed'
        ? sentenceOf(PAYMENT_REFUSALS, reason)
        : `${sentenceOfReason(reason, 'not_authenticated', line)} ${HOLD_RELEASED}`;
    case 'PaymentPageCreationFailed': {
      const why =
        reason === ''
          ? sentenceOf(PAYMENT_REFUSALS, 'payment_page_creation_failed')
          : sentenceOfReason(reason, 'incomplete', line);
      return `${why} ${NOTHING_CHARGED}`;
    }
    case 'BasketMissingPaymentSchedule':
      return `${sentenceOf(PAYMENT_REFUSALS, 'basket_missing_payment_schedule')} ${NOTHING_CHARGED}`;
    case 'BasketExpired':
      return `${sentenceOf(BASKET_REFUSALS, 'basket_expired')} ${HOLD_RELEASED}`;
    case 'PaymentAlreadyExists':
      return sentenceOf(PAYMENT_REFUSALS, 'payment_already_exists');
    case 'CheckoutDoesNotExist':
      return sentenceOf(CHECKOUT_REFUSALS, 'checkout_does_not_exist');
    case 'ItemDoesNotExist':
      return sentenceOf(PAYMENT_REFUSALS, 'item_does_not_exist', {
        item: ITEMS[reason] ?? 'A part of your holiday',
      });
    case 'DuplicateOrder':
      return `${
        reason === ''
          ? sentenceOf(BASKET_REFUSALS, 'already_ordered')
          : sentenceOf(PAYMENT_REFUSALS, 'duplicate_order', {
              orderReference: formatOrderCode(reason),
            })
      } ${NOT_TWICE}`;
    default:
      return never(kind);
  }
}

/** The sentence of a known reason; of what most often stands behind the outcome otherwise. */
function sentenceOfReason(text: string, otherwise: Reason, line: PhoneLine): string {
  const reason = REASONS.find((known) => known === text) ?? otherwise;
  if (reason === 'price_changed') return sentenceOf(BASKET_REFUSALS, reason);
  if (reason === 'advice_closed') return sentenceOf(HOLIDAY_REFUSALS, reason);
  return reason === 'supplier_unavailable'
    ? sentenceOf(PAYMENT_REFUSALS, reason, { phone: line.phone, hours: line.phoneHours })
    : sentenceOf(PAYMENT_REFUSALS, reason);
}

type Reason = OrderFailure | TokenRefusal;
const REASONS: readonly Reason[] = [...ORDER_FAILURES, ...TOKEN_REFUSALS];

/** Sentences that say themselves what is true of the money. */
const WHOLE_SENTENCES = [
  'order_not_sent',
  'payment_awaited',
  'payment_closed',
  'payment_token_unknown',
] as const;

/** Of payments that came to nothing before anything could be reserved. */
const NOTHING_CHARGED = 'Nothing was charged.';
/** Where a payment page may have reserved money. */
const HOLD_RELEASED = 'Nothing was charged, and any hold on your card is released.';
const MONEY_RETURNED =
  'Your money is safe: nothing was charged, and any hold on your card is released.';
const NOT_TWICE = 'It was not booked or charged a second time.';

/** The parts of an order, as `ItemDoesNotExist` names them. */
const ITEMS: Readonly<Record<string, string>> = {
  flight: 'The flight',
  stay: 'The room',
  transfer: 'The transfer',
  parking: 'The car park',
  insurance: 'The insurance',
};
