/**
 * Puts a mailbox on the list for cruises: what the button on the page of its mail's link posts. The
 * key in the address is the right to it; looking changes nothing, for programs look at every link.
 */
import { confirmCruiseNews } from '#server/cruise/cruise-news.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';

/** A post to `/cruise-news/{key}`. */
export async function answerCruiseNews(
  context: Pick<PurchaseContext, 'database' | 'secret'>,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const key = pathname.slice(pathname.lastIndexOf('/') + 1);
  const state = (await confirmCruiseNews(context, key)) ? 'confirmed' : 'gone';
  return new Response(null, { status: 303, headers: { location: `${pathname}?${state}` } });
}
