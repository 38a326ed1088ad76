/** A customer who has booked and changes the order, and the outside world around it. */
import type { CarDetails } from '#domain/checkout/car.ts';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import {
  setCarPark,
  setHoldBags,
  setInsurance,
  setPriority,
  setTransfer,
} from '#server/basket/basket-extras.ts';
import { answerTheirChange } from '#server/booking/their-changes.ts';
import { saveCar } from '#server/checkout/checkout.ts';
import { addPromotionalCode } from '#server/checkout/promotional-code.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import type { OrderChange } from '#server/order/order-changes.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import type { PaymentEvent } from '#server/payments/port.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import {
  claimDecided,
  fillCheckout,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import type { TestDatabase } from '#testing/database.ts';
import { audit } from '../auditor.ts';
import { fakeOutside } from '../fake-outside.ts';

export const ORIGIN = 'https://holidaymaker.example';

type Wanted = {
  /** With a car park for it. */
  readonly car?: CarDetails;
  readonly holiday?: PricedHoliday;
  readonly isInsured?: boolean;
  /** By its quote. */
  readonly transfer?: string;
  readonly holdBags?: number;
  readonly hasPriority?: boolean;
  /** A promotional one. */
  readonly code?: string;
};

/** Places the only order that there is: a couple's holiday, or this one, with what is wanted. */
export async function bookHoliday(
  db: TestDatabase,
  shop: TestShop,
  lead: KnownVisitorContext,
  plan: PlanName,
  { car, holiday, isInsured = false, transfer, holdBags, hasPriority = false, code }: Wanted = {},
): Promise<{ readonly id: string; readonly code: string; readonly checkoutId: string }> {
  const basketId = await openBasket(lead, holiday);
  if (car) await setCarPark(lead, basketId, 'p1');
  if (isInsured) await setInsurance(lead, basketId, 'i1');
  if (holdBags !== undefined) await setHoldBags(lead, basketId, holdBags);
  if (hasPriority) await setPriority(lead, basketId, true, true);
  if (transfer !== undefined) await setTransfer(lead, basketId, transfer);
  const checkoutId = await fillCheckout(lead, basketId, plan);
  if (code !== undefined) await addPromotionalCode(lead, checkoutId, code);
  if (car) await saveCar(lead, checkoutId, car);
  const claim = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const outcome = await placeOrder(shop, claim.placementId);
  if (outcome.kind !== 'PlacedOrder') throw new Error(JSON.stringify(outcome));
  const { rows } = await db.pool.query<{ id: string; code: string }>(
    'select id, code from customer_order',
  );
  return { ...rows[0]!, checkoutId };
}

/** What was quoted or has become of it. Throws for a refusal and for a payment page. */
export function isChange(answer: { readonly kind: string }): OrderChange {
  if (answer.kind !== 'OrderChange') throw new Error(JSON.stringify(answer));
  return answer as OrderChange;
}

type Notice = {
  readonly event: PaymentEvent;
  readonly reference: string;
  readonly amount: number;
  readonly pspReference?: string;
  readonly originalReference?: string;
  /** True where it is not told. */
  readonly success?: boolean;
};

const NOTHING_ON_SALE: Parameters<typeof answerTheirChange>[2] = {
  hotels: () => [],
  flightsNear: () => [],
  price: async () => ({ kind: 'absent' }),
};

/** What keeping a holiday as others have changed it comes to. */
export const keepTheirChange = (
  lead: KnownVisitorContext,
  asked: Omit<Parameters<typeof answerTheirChange>[1], 'alternativeId'>,
) => answerTheirChange(lead, asked, NOTHING_ON_SALE);

/** The provider tells that these went well, or did not, and it is worked on. */
export async function notifyOf(shop: TestShop, notices: readonly Notice[]): Promise<void> {
  for (const item of notices)
    await receiveNotification(
      shop,
      JSON.stringify([
        {
          eventId: `${item.event} ${item.reference} ${item.pspReference}`,
          success: true,
          pspReference: 'R',
          eventDate: '2026-11-21T10:00:00Z',
          ...item,
          amount: { amount: item.amount, currencyCode: 'GBP' },
        },
      ]),
    );
  await handleNotifications(shop);
}

/** Once every mail has arrived. */
export async function findViolations(db: TestDatabase, shop: TestShop): Promise<string[]> {
  await db.pool.query('update outbox_mail set sent_at = now()');
  return audit(db.url, await fakeOutside(db, shop));
}
