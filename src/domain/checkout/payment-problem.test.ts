import { expect, test } from 'vitest';
import {
  ORDER_FAILURES,
  PAYMENT_PROBLEMS,
  PAYMENT_REFUSAL_REASONS,
  paymentMessage,
  TOKEN_REFUSALS,
  type PaymentProblemKind,
} from './payment-problem.ts';

const LINE = { phone: '0113 496 0180', phoneHours: 'open until 8pm' };
const message = (kind: PaymentProblemKind, reason = '', moneyReturned = false): string =>
  paymentMessage({ kind, reason, moneyReturned }, LINE);

test('every problem is told in whole sentences, with a reason and without', () => {
  for (const kind of PAYMENT_PROBLEMS) {
    for (const reason of ['', 'corporate_card', 'supplier_unavailable', 'nobody-knows'])
      expect(message(kind, reason, true)).toMatch(/^[A-Z][^{}]*[^ {}]$/);
  }
});

test.each([
  ['card_details', 'Your card details may be incorrect. [MSG-32]'],
  ['corporate_card', 'Please use a personal card. [MSG-33]'],
  ['foreign_card', 'issued in the UK or Ireland. [MSG-34]'],
  ['payment_refused', 'Please try again or use another card. [MSG-35]'],
])(
  'a card that is refused is told alike when paying and when ordering: %s, %s',
  (reason, words) => {
    const [sentence] = words.split(' [');
    expect(message('PaymentRequestCreationFailed', reason)).toContain(sentence);
    expect(message('OrderPlacementFailed', reason)).toContain(sentence);
  },
);

test('an order fails for a technical issue, with the way to try again or call [MSG-36]', () => {
  expect(message('OrderPlacementFailed', 'supplier_unavailable', true)).toBe(
    `We couldn’t place your order because of a technical issue. Please try again, or call us on ${LINE.phone}, ${LINE.phoneHours}. Your money is safe: nothing was charged, and any hold on your card is released.`,
  );
});

test('while nobody knows the page is to be refreshed, and nothing is promised of money [MSG-37]', () => {
  expect(message('OrderPlacementFailed', 'order_processing')).toBe(
    'We don’t know yet whether your order went through. Please refresh this page in a minute; do not pay again.',
  );
});

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '60 minutes'],
])(
  'after too many payments %i seconds are to be waited, told as %s, and charged nothing',
  (waitSeconds, wait) => {
    const problem = { reason: 'too_many_payments', moneyReturned: false, waitSeconds };
    for (const kind of ['PaymentRequestCreationFailed', 'PaymentPageCreationFailed'] as const)
      expect(paymentMessage({ kind, ...problem }, LINE)).toBe(
        `There have been too many attempts to pay, so we did not send this one: it charged nothing. Please wait ${wait} before you try again, or call us on ${LINE.phone}, ${LINE.phoneHours}.`,
      );
  },
);

test.each([
  ['flight', 'The flight has just sold out.'],
  ['stay', 'The room has just sold out.'],
  ['transfer', 'The transfer has just sold out.'],
  ['parking', 'The car park has just sold out.'],
  ['insurance', 'The insurance has just sold out.'],
  ['', 'A part of your holiday has just sold out.'],
])('the part that is sold out is named: %s', (part, words) => {
  expect(message('ItemDoesNotExist', part)).toContain(words);
});

test('what was not sent charged nothing, and says so once', () => {
  expect(message('PaymentRequestCreationFailed', 'order_not_sent')).toMatch(
    /nothing was charged this time\. Please try again in a moment: you won’t pay twice\.$/,
  );
});

test.each<[PaymentProblemKind, string, string]>([
  [
    'PaymentRequestCreationFailed',
    'card_provider_unavailable',
    'The card provider didn’t answer. Please try again in a moment. Nothing was charged.',
  ],
  [
    'PaymentRequestCreationFailed',
    'nobody-knows',
    'Your payment did not go through. Please try again or use another card. Nothing was charged.',
  ],
  [
    'PaymentRequestCreationFailed',
    'payment_awaited',
    'We don’t know yet whether your card was authorised. Do not pay again: we’re checking, and we’ll tell you here and by email.',
  ],
  [
    'PaymentRequestCreationFailed',
    'payment_closed',
    'This payment is closed: it books nothing and charges nothing. If your card was authorised, the hold is released, and we’ll write to you.',
  ],
  [
    'PaymentRequestCreationFailed',
    'payment_token_unknown',
    'We can’t find this payment: it hasn’t paid for anything. Please look at your booking before you pay again.',
  ],
  [
    'PaymentTokenInvalid',
    'payment_token_unknown',
    'We can’t find this payment: it hasn’t paid for anything. Please look at your booking before you pay again.',
  ],
  [
    'PaymentTokenInvalid',
    'amount_changed',
    'The price changed while you paid, so the payment was not used. Please pay again. Nothing was charged, and any hold on your card is released.',
  ],
  [
    'PaymentTokenInvalid',
    'nobody-knows',
    'Your bank couldn’t confirm it was you. Try again or use another card. Nothing was charged, and any hold on your card is released.',
  ],
  [
    'PaymentPageCreationFailed',
    'advice_closed',
    'Following advice from the FCO this departure date is currently unavailable. Nothing was charged.',
  ],
  [
    'PaymentPageCreationFailed',
    '',
    'We couldn’t open the payment page. Please try again in a moment. Nothing was charged.',
  ],
  [
    'BasketMissingPaymentSchedule',
    '',
    'Please choose how you would like to pay before you pay. Nothing was charged.',
  ],
  [
    'PaymentAlreadyExists',
    '',
    'We’re already processing a payment for this booking. Please refresh this page; do not pay again.',
  ],
  ['CheckoutDoesNotExist', '', 'We can’t find that checkout'],
  [
    'DuplicateOrder',
    'HM7K42QD',
    'This holiday is already booked as order HM 7K4 2QD. It was not booked or charged a second time.',
  ],
  [
    'OrderPlacementFailed',
    'name_refused',
    'A supplier didn’t accept a traveller’s name. Please check the names against the passports.',
  ],
])('%s for "%s" is told so, with what is true of the money', (kind, reason, words) => {
  expect(message(kind, reason)).toBe(words);
});

test('a basket that has run out and an order without a number say what is true of the money', () => {
  expect(message('BasketExpired')).toMatch(
    /\S Nothing was charged, and any hold on your card is released\.$/,
  );
  expect(message('DuplicateOrder')).toMatch(/\S It was not booked or charged a second time\.$/);
  expect(message('DuplicateOrder')).not.toContain('as order');
});

test('money is said to be returned only where the shop said so', () => {
  expect(message('OrderPlacementFailed', 'payment_refused')).toBe(
    'Your payment did not go through. Please try again or use another card.',
  );
  expect(message('OrderPlacementFailed', 'payment_refused', true)).toBe(
    'Your payment did not go through. Please try again or use another card. Your money is safe: nothing was charged, and any hold on your card is released.',
  );
});

test('reasons are closed lists, and each has a sentence of its own where it is told', () => {
  expect(PAYMENT_REFUSAL_REASONS).toEqual([
    'card_details',
    'corporate_card',
    'foreign_card',
    'not_authenticated',
    'payment_refused',
    'card_provider_unavailable',
    'price_changed',
    'incomplete',
    'advice_closed',
    'payment_awaited',
    'payment_closed',
    'payment_token_unknown',
    'too_many_payments',
  ]);
  expect(ORDER_FAILURES).toEqual([
    'card_details',
    'corporate_card',
    'foreign_card',
    'not_authenticated',
    'payment_refused',
    'card_provider_unavailable',
    'price_changed',
    'incomplete',
    'advice_closed',
    'name_refused',
    'supplier_unavailable',
    'order_processing',
  ]);
  expect(TOKEN_REFUSALS).toEqual([
    'payment_token_unknown',
    'not_authenticated',
    'amount_changed',
    'payment_closed',
  ]);
  const problemsOf = (kind: PaymentProblemKind, reasons: readonly string[]) =>
    new Set(reasons.map((reason) => message(kind, reason))).size;
  expect(problemsOf('PaymentRequestCreationFailed', PAYMENT_REFUSAL_REASONS)).toBe(12);
  expect(problemsOf('OrderPlacementFailed', ORDER_FAILURES)).toBe(12);
  expect(problemsOf('PaymentTokenInvalid', TOKEN_REFUSALS)).toBe(4);
});

test('the outcomes are those of the API, by the names of their types', () => {
  expect(PAYMENT_PROBLEMS).toEqual([
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
  ]);
});
