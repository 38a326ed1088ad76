/**
 * Reads Adyen's signed notifications (S-27): every item must carry a signature that holds under one
 * of our keys.
 */
import * as v from 'valibot';
import { areTextsReadable } from '#domain/input/readable-text.ts';
import { CURRENCIES } from '#domain/money.ts';
import { HmacValidator } from './adyen-library.ts';
import type { PaymentEvent, PaymentNotification } from './port.ts';

const ItemSchema = v.object({
  additionalData: v.object({ hmacSignature: v.string() }),
  amount: v.object({ value: v.pipe(v.number(), v.integer()), currency: v.picklist(CURRENCIES) }),
  eventCode: v.string(),
  eventDate: v.string(),
  merchantAccountCode: v.string(),
  merchantReference: v.string(),
  originalReference: v.optional(v.string()),
  pspReference: v.string(),
  success: v.picklist(['true', 'false']),
});
type Item = v.InferOutput<typeof ItemSchema>;

const BodySchema = v.pipe(
  v.object({
    live: v.picklist(['true', 'false']),
    notificationItems: v.pipe(
      v.array(v.object({ NotificationRequestItem: ItemSchema })),
      v.minLength(1),
    ),
  }),
  v.check((body) => areTextsReadable(body)),
);

type NotificationTrust = {
  readonly merchantAccount: string;
  readonly environment: 'TEST' | 'LIVE';
  /** The key in use, and the one before it while both are valid; hexadecimal. */
  readonly hmacKeys: readonly string[];
};

/**
 * The items of a notification; undefined when it is malformed, forged, another merchant's or
 * another environment's.
 */
export function readNotification(
  rawBody: string,
  trust: NotificationTrust,
): readonly PaymentNotification[] | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BodySchema), rawBody);
  if (!parsed.success || (parsed.output.live === 'true') !== (trust.environment === 'LIVE'))
    return undefined;
  const items = parsed.output.notificationItems.map(({ NotificationRequestItem: item }) => item);
  return items.every((item) => isTrusted(item, trust)) ? items.map(makeNotification) : undefined;
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
