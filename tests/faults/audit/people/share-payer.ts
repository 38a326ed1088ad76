/** Somebody who was invited to pay a part of a booking. */
import { finishShare, payShare } from '#server/booking/pay-share.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import type { TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { ORIGIN } from '../changing-lead.ts';

export type Payer = KnownVisitorContext & { readonly customerId: string };

/** A customer with the role of a payer in this order. */
export async function invitePayer(shop: TestShop, orderId: string): Promise<Payer> {
  const payer = await openCustomer(shop);
  await shop.database
    .insertInto('order_person')
    .values({ order_id: orderId, customer_id: payer.customerId, role: 'PAYER' })
    .execute();
  return payer;
}

type Wanted = {
  readonly orderCode: string;
  readonly amount: number;
  /** What could be paid when the page was opened. */
  readonly payableWas: number;
};

/** Pays so much and comes back from the page; what is reserved waits for the worker. */
export async function reserveShare(payer: Payer, wanted: Wanted): Promise<void> {
  const page = await payShare(payer, { ...wanted, idempotencyKey: 'press', origin: ORIGIN });
  if (page.kind !== 'PaymentPage') throw new Error(JSON.stringify(page));
  const sessionId = page.url.replace('https://cards.example/page/', '');
  const { orderCode } = wanted;
  const shareId = sessionId.replace(':page', '');
  await finishShare(payer, { orderCode, shareId, sessionId, sessionResult: 'paid' }, 0);
}
