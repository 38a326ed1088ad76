/** What the engine room looks after besides placements, and how often. */
import type { ShopContext } from './context.ts';
import { takeDueInstalments } from './instalments.ts';
import { sendWaitingMail, type WaitingMail } from './mail-outbox.ts';
import { handleNotifications } from './notifications.ts';
import { followRequests } from './order-requests.ts';
import { releaseUnusedPages } from './unused-pages.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** `send` hands one mail to the mail server and throws when it is not taken. */
export const bookingSweeps = (shop: ShopContext, send: (mail: WaitingMail) => Promise<void>) => [
  { everyMs: SECOND, work: () => sendWaitingMail(shop.database, send) },
  { everyMs: SECOND, work: () => handleNotifications(shop) },
  { everyMs: 30 * SECOND, work: () => followRequests(shop) },
  { everyMs: 60 * SECOND, work: () => releaseUnusedPages(shop) },
  { everyMs: HOUR, work: () => takeDueInstalments(shop) },
];
