/**
 * The link of an order's mail. Whoever holds it may read the order's page in any browser and change
 * nothing; it tells no more than the mail it stands in. Signed with the site's secret and bound to
 * one order and a last day.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { orderPagePath, type OrderPage } from '#domain/order/order-addresses.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { Placement } from '../accepted.ts';

/** The link opens until so many days after the return. */
const OPENS_DAYS = 90;

type LinkedPlacement = Pick<Placement, 'checkoutId'> & {
  readonly accepted: { readonly holiday: Pick<Placement['accepted']['holiday'], 'returnDate'> };
};

/** Path of the order's own page, with the key that opens it. */
export function makeOrderPath(
  { secret }: Pick<PurchaseContext, 'secret'>,
  { checkoutId, accepted }: LinkedPlacement,
  page: OrderPage,
): string {
  const key = makeOrderKey(secret, checkoutId, addDays(accepted.holiday.returnDate, OPENS_DAYS));
  return `${orderPagePath(checkoutId, page)}?key=${key}`;
}

/** `yyyy-mm-dd.signature`; the day is the last on which it opens. */
export const makeOrderKey = (secret: string, checkoutId: string, until: IsoDate): string =>
  `${until}.${sign(secret, checkoutId, until).toString('base64url')}`;

/** Whether the key is ours, of this order, and not over on `today`. */
export function opensOrder(
  secret: string,
  checkoutId: string,
  key: string,
  today: IsoDate,
): boolean {
  const [until = '', signature = ''] = key.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = sign(secret, checkoutId, until);
  return given.length === ours.length && timingSafeEqual(given, ours) && today <= until;
}

const sign = (secret: string, checkoutId: string, until: IsoDate): Buffer =>
  createHmac('sha256', secret).update(`order-link ${checkoutId} ${until}`).digest();
