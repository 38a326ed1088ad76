/** The way to the last step in one go, for journeys that are about what happens there. */
import type { Page } from '@playwright/test';
import {
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  passPlans,
  SARAH,
  startCheckout,
} from './booking.ts';
import { takeRefundedRoom } from './refunded-room.ts';
import { openDeal, searchFor, takeDeal } from './searching.ts';

type Wanted = {
  readonly hotel?: string;
  /** yyyy-mm-dd */
  readonly leave: string;
  readonly email: string;
  readonly plan?: RegExp;
  /** Which of the rooms that their hotel refunds; none: the one that is offered. */
  readonly refundedRoom?: 'first' | 'last';
};

/**
 * A couple's week at a hotel searched by its name, everything filled in, paid in full unless
 * another plan is named: stands before the payment.
 */
export async function comeToPayment(
  page: Page,
  { hotel = 'Hotel Miramar Blanc', leave, ...wanted }: Wanted,
): Promise<void> {
  await searchFor(page, { to: hotel, leave });
  await goToPayment(page, { hotel, ...wanted });
}

/** From the results on: that hotel, everything filled in. */
export async function goToPayment(
  page: Page,
  {
    hotel,
    email,
    plan = /Pay in full/,
    refundedRoom,
  }: Omit<Wanted, 'leave'> & { readonly hotel: string },
): Promise<void> {
  await openDeal(page, hotel);
  if (refundedRoom) await takeRefundedRoom(page, refundedRoom);
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await passPlans(page, plan);
  await fillContact(page, email);
  await goOn(page, 'payment');
}
