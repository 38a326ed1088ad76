/**
 * Stops mail of one kind: what the unsubscribe header of each such mail names, posted by mail
 * programs (RFC 8058) and by our own page. The key in the address is the right to it, whoever asks;
 * looking changes nothing, for programs look at every link.
 */
import { isOfOwnPage } from '#http/request-source.ts';
import { unsubscribe } from '#server/account/mail-preferences.ts';
import { stopCruiseNews } from '#server/cruise/cruise-news.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

/** A post to `/unsubscribe/{key}`. */
export async function answerUnsubscribe(
  context: Pick<PurchaseContext, 'database' | 'secret'>,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const key = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isStopped = (await unsubscribe(context, key)) || (await stopCruiseNews(context, key));
  if (!isStopped) return new Response('This link doesn’t stop any of our emails.', { status: 404 });
  if (isOfOwnPage(request))
    return new Response(null, { status: 303, headers: { location: `${pathname}?stopped` } });
  return new Response('We’ve stopped these emails.', { status: 200 });
}
