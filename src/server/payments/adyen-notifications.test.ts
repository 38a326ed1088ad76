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

test('a refusal and an authorisation under one reference are two events', () => {
  const events = read(signed({ success: 'false' }), signed({}));
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
  expect(read(signed({ eventCode }))?.map((item) => item.event)).toEqual([event]),
);
