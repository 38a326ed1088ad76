/**
 * The card provider's notifications: signature first, then the inbox, then a 2xx; the work comes
 * after (rule 7, S-27).
 */

import type { WebContext } from '#server/composition/web-context.ts';
import { receiveNotification } from '#server/order/notifications.ts';

/**
 * Forged ones are refused and logged; good ones are stored once each and answered as the provider
 * expects.
 */
export async function answerNotification(shop: WebContext, request: Request): Promise<Response> {
  if (await receiveNotification(shop, await request.text())) return new Response('[accepted]');
  shop.securityLog('forged_notification');
  return new Response('The signature does not hold.', { status: 400 });
}
