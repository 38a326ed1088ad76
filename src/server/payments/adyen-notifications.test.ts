import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readNotification } from './adyen-notifications.ts';

const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const trust = {
  merchantAccount: 'Holidaymaker',
  environment: 'TEST',
  hmacKeys: [HMAC_KEY],
} as const;

const ITEM = {
  amount: { value: 48_000, currency: 'GBP' },
  eventCode: 'AUTHORISATION',
  eventDate: '2026-11-21T10:00:00Z',
  merchantAccountCode: 'Holidaymaker',
  merchantReference: 'c1:1',
  originalReference: '',
  pspReference: 'P1',
  success: 'true',
};

/** An item as Adyen signs it. */
function signed(change: Partial<typeof ITEM>) {
  const item = { ...ITEM, ...change };
  const text = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(HMAC_KEY, 'hex'))
    .update(text)
    .digest('base64');
  return { NotificationRequestItem: { ...item, additionalData: { hmacSignature } } };
}
const read = (...notificationItems: unknown[]) =>
  readNotification(JSON.stringify({ live: 'false', notificationItems }), trust);
const itemsOf = (...items: unknown[]) => read(...items)?.items;

test('a refusal and an authorisation under one reference are two events', () => {
  const events = itemsOf(signed({ success: 'false' }), signed({}));
  expect(events?.map(({ success }) => success)).toEqual([false, true]);
  expect(new Set(events?.map(({ eventId }) => eventId)).size).toBe(2);
});

test.each([
  ['CAPTURE_FAILED', 'CAPTURE_FAILED'],
  ['EXPIRE', 'CAPTURE_FAILED'],
  ['REFUNDED_REVERSED', 'REFUND_FAILED'],
  ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'],
  ['REPORT_AVAILABLE', 'OTHER'],
])('Adyen’s %s is %s', (eventCode, event) =>
  expect(itemsOf(signed({ eventCode }))?.map((item) => item.event)).toEqual([event]),
);

test.each([
  ['whose reference is endless', signed({ pspReference: 'P'.repeat(3_000) })],
  ['whose event has no end', signed({ eventCode: 'E'.repeat(3_000) })],
  ['whose date is a book', signed({ eventDate: 'D'.repeat(3_000) })],
  ['in another currency', signed({ amount: { value: 1, currency: 'XXX' } })],
  ['with a NUL', signed({ merchantReference: 'c1\0' })],
  ['that is none', { NotificationRequestItem: 1 }],
])('an item %s is left out, and the good ones beside it are kept', (_, bad) => {
  const body = read(signed({}), bad, signed({ pspReference: 'P2' }));
  expect(body?.items.map(({ pspReference }) => pspReference)).toEqual(['P1', 'P2']);
  expect(body?.unreadable).toBe(1);
});

test('one item that is forged makes the whole body forged', () => {
  const forged = signed({});
  forged.NotificationRequestItem.amount = { value: 1, currency: 'GBP' };
  expect(read(signed({ pspReference: 'P2' }), forged)).toBeUndefined();
});
