import { expect, test } from 'vitest';
import { PAYMENT_PROBLEMS, paymentMessage, type PaymentProblemKind } from './payment-problem.ts';

const PHONE = '0113 496 0180';
const message = (kind: PaymentProblemKind, reason = '', moneyReturned = false): string =>
  paymentMessage({ kind, reason, moneyReturned }, PHONE);

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
    `We could not place your order because of a technical issue. Please try again, or call us on ${PHONE}. Your money is safe: nothing was charged, and any hold on your card is released.`,
  );
});

test('while nobody knows the page is to be refreshed, and nothing is promised of money [MSG-37]', () => {
  expect(message('OrderPlacementFailed', 'order_processing')).toBe(
    'We do not know yet whether your order went through. Please refresh this page in a minute; do not pay again.',
  );
});

test.each([
  ['flight', 'The flight has just sold out.'],
  ['stay', 'The room has just sold out.'],
  ['', 'A part of your holiday has just sold out.'],
])('the part that is sold out is named: %s', (part, words) => {
  expect(message('ItemDoesNotExist', part)).toContain(words);
});

test('what was not sent charged nothing, and says so once', () => {
  expect(message('PaymentRequestCreationFailed', 'order_not_sent')).toMatch(
    /charged nothing\. Please try again in a moment: you cannot pay twice\.$/,
  );
});
