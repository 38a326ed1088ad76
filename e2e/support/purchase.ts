/** The way to the last step in one go, for journeys that are about what happens there. */
import type { Page } from '@playwright/test';
import {
  choosePlan,
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from './booking.ts';
import { openDeal, searchFor, takeDeal } from './searching.ts';

type Wanted = {
  readonly hotel?: string;
  /** yyyy-mm-dd */
  readonly leave: string;
  readonly email: string;
  readonly plan?: RegExp;
};

/**
 * A couple's week at a hotel searched by its name, everything filled in, paid in full unless
 * another plan is named: stands before the payment.
 */
export async function comeToPayment(
  page: Page,
  { hotel = 'Hotel Miramar Blanc', leave, email, plan }: Wanted,
): Promise<void> {
  await searchFor(page, { to: hotel, leave });
  await goToPayment(page, { hotel, email, plan });
}

/** From the results on: that hotel, everything filled in. */
export async function goToPayment(
  page: Page,
  {
    hotel,
    email,
    plan = /Pay in full/,
  }: { readonly hotel: string; readonly email: string; readonly plan?: RegExp | undefined },
): Promise<void> {
  await openDeal(page, hotel);
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, plan);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
}
