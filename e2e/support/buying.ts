import type { PlanName } from '#domain/holiday/payment-plans.ts';
import {
  createBasket,
  fillCheckout,
  findGoodPackage,
  openCheckout,
} from '#testing/api-purchase.ts';
import { openSiteVisitor, payByCard, placeOrderOf } from '#testing/callers/site-visitor.ts';
/** A holiday that is bought without its pages, for journeys about what comes after. */

type Wanted = {
  /** yyyy-mm-dd */
  readonly leave: string;
  readonly email: string;
  readonly plan?: PlanName;
};

/**
 * A couple's week at Hotel Miramar Blanc, paid by card; the id of its checkout. Sarah Hargreaves
 * leads it, with Daniel.
 */
export async function buyHoliday({ leave, email, plan }: Wanted): Promise<string> {
  const visitor = openSiteVisitor(process.env['E2E_SITE']!);
  const found = await findGoodPackage(visitor, { departureDate: leave });
  const checkoutId = await openCheckout(visitor, await createBasket(visitor, found));
  await fillCheckout(visitor, checkoutId, { emailAddress: email, plan });
  const ready = await payByCard(visitor, `${process.env['E2E_CARD_PROVIDER']}/fields`, checkoutId);
  const outcome = await placeOrderOf(visitor, ready);
  if (outcome !== 'PlacedOrder') throw new Error(outcome);
  return checkoutId;
}
