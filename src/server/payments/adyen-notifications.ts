/**
 * Reads Adyen's signed notifications (S-27): every item must carry a signature that holds under one
 * of our keys.
 */
import * as v from 'valibot';
import { areTextsReadable } from '#domain/input/readable-text.ts';
import { CURRENCIES } from '#domain/money.ts';
import { HmacValidator } from './adyen-library.ts';
import type { NotificationBody, PaymentEvent, PaymentNotification } from './port.ts';

/** Longer than any code or reference of Adyen's (16 to 80), and short enough for an index. */
const ShortText = v.pipe(v.string(), v.maxLength(200));

const ItemSchema = v.pipe(
  v.object({
    additionalData: v.object({ hmacSignature: v.string() }),
    amount: v.object({
      value: v.pipe(v.number(), v.safeInteger()),
      currency: v.picklist(CURRENCIES),
    }),
    eventCode: ShortText,
    eventDate: ShortText,
    merchantAccountCode: ShortText,
    merchantReference: ShortText,
    originalReference: v.optional(ShortText),
    pspReference: ShortText,
    success: v.picklist(['true', 'false']),
  }),
  v.check((item) => areTextsReadable(item)),
);
type Item = v.InferOutput<typeof ItemSchema>;

const EnvelopeSchema = v.object({ NotificationRequestItem: ItemSchema });
const BodySchema = v.object({
  live: v.picklist(['true', 'false']),
  notificationItems: v.array(v.unknown()),
});

type NotificationTrust = {
  readonly merchantAccount: string;
  readonly environment: 'TEST' | 'LIVE';
  /** The key in use, and the one before it while both are valid; hexadecimal. */
  readonly hmacKeys: readonly string[];
};

/**
 * The items of a notification, but those that cannot be read: one that is odd loses none beside it.
 * Undefined when nothing of it can be read, or it is forged, another merchant's or another
 * environment's.
 */
export function readNotification(
  rawBody: string,
  trust: NotificationTrust,
): NotificationBody | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BodySchema), rawBody);
  if (!parsed.success || (parsed.output.live === 'true') !== (trust.environment === 'LIVE'))
    return undefined;
  const { notificationItems } = parsed.output;
  const items = notificationItems.flatMap((each) => {
    const { success, output } = v.safeParse(EnvelopeSchema, each);
    return success ? [output.NotificationRequestItem] : [];
  });
  if (items.length === 0 || !items.every((item) => isTrusted(item, trust))) return undefined;
  return {
    items: items.map(makeNotification),
    unreadable: notificationItems.length - items.length,
  };
}

const isTrusted = (item: Item, { merchantAccount, hmacKeys }: NotificationTrust): boolean =>
  item.merchantAccountCode === merchantAccount && hmacKeys.some((key) => hasSignature(item, key));

/** Adyen signs these eight fields in this order, the empty ones included. */
function hasSignature(item: Item, key: string): boolean {
  const validator = new HmacValidator();
  const signed = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ];
  return validator.validateHMACSignature(key, item.additionalData.hmacSignature, signed.join(':'));
}

/** Adyen's event codes that speak of an order's money; all others are reports and paperwork. */
const EVENTS: ReadonlyMap<string, PaymentEvent> = new Map([
  ['AUTHORISATION', 'AUTHORISATION'],
  ['CAPTURE', 'CAPTURE'],
  ['CAPTURE_FAILED', 'CAPTURE_FAILED'],
  ['EXPIRE', 'CAPTURE_FAILED'],
  ['CANCELLATION', 'CANCELLATION'],
  ['TECHNICAL_CANCEL', 'CANCELLATION'],
  ['CANCEL_OR_REFUND', 'REFUND'],
  ['REFUND', 'REFUND'],
  ['REFUND_FAILED', 'REFUND_FAILED'],
  ['REFUNDED_REVERSED', 'REFUND_FAILED'],
  ['CHARGEBACK', 'CHARGEBACK'],
  ['SECOND_CHARGEBACK', 'CHARGEBACK'],
  ['CHARGEBACK_REVERSED', 'CHARGEBACK'],
  ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'],
  ['NOTIFICATION_OF_FRAUD', 'CHARGEBACK'],
  ['PREARBITRATION_LOST', 'CHARGEBACK'],
  ['PREARBITRATION_WON', 'CHARGEBACK'],
  ['REQUEST_FOR_INFORMATION', 'CHARGEBACK'],
]);

/**
 * The success is part of the event: a page whose first card was refused and whose second was
 * authorised may tell both under one reference.
 */
const makeNotification = (item: Item): PaymentNotification => ({
  eventId: `${item.eventCode}:${item.pspReference}:${item.success}`,
  event: EVENTS.get(item.eventCode) ?? 'OTHER',
  success: item.success === 'true',
  pspReference: item.pspReference,
  ...(item.originalReference && { originalReference: item.originalReference }),
  reference: item.merchantReference,
  amount: { amount: item.amount.value, currencyCode: item.amount.currency },
  eventDate: item.eventDate,
});
