/**
 * The card provider's notifications: signature first, then the inbox, then a 2xx; the work comes
 * after (rule 7, S-27).
 */

import type { WebContext } from '#server/composition/web-context.ts';
import { receiveNotification } from '#server/order/notifications.ts';

/**
 * Forged ones are refused and logged; good ones are stored once each and answered as the provider
 * expects. Items that cannot be read are logged: sent again they would be no better, and hold up
 * all that comes after them.
 */
export async function answerNotification(shop: WebContext, request: Request): Promise<Response> {
  const received = await receiveNotification(shop, await request.text());
  if (received.kind === 'forged') {
    shop.securityLog('forged_notification');
    return new Response('The signature does not hold.', { status: 400 });
  }
  const { unreadable } = received;
  if (unreadable > 0)
    shop.log.error(
      { event: 'unreadable_notification', unreadable },
      'items of a payment notification cannot be read: see the provider’s own list',
    );
  return new Response('[accepted]');
}
