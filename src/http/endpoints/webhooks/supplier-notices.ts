/**
 * Notices of suppliers and airlines: signature first, then the inbox, then a 2xx; the work comes
 * after (rule 7, S-27).
 */
import { receiveNotice } from '#server/booking/supplier-notices.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { NOTICE_SIGNATURE } from '#server/suppliers/notice-signature.ts';

/**
 * Forged ones are refused and logged, as all are where no key is set. One that is no notice is
 * logged and answered well: sent again it would be no better, and the supplier's list has it too.
 */
export async function answerSupplierNotice(shop: WebContext, request: Request): Promise<Response> {
  const { noticeKey } = shop.settings;
  const received =
    noticeKey === undefined
      ? 'forged'
      : await receiveNotice(shop.database, {
          rawBody: await request.text(),
          signature: request.headers.get(NOTICE_SIGNATURE),
          key: noticeKey,
        });
  if (received === 'forged') {
    shop.securityLog('forged_notification');
    return new Response('The signature does not hold.', { status: 400 });
  }
  if (received === 'unreadable')
    shop.log.error({ event: 'unreadable_notification' }, 'a notice of a supplier cannot be read');
  return new Response('[accepted]');
}
