/**
 * The files of a customer's copy of what is held about them, for that customer alone: everybody
 * else gets the answer of an address that does not exist. To fetch one is as grave as to ask for
 * it: whoever has not shown for a while who they are is led to the login first.
 */
import { PERSONAL_COPIES, type CopyFormat } from '#domain/privacy/personal-copies.ts';
import { readSession } from '#http/sessions.ts';
import { askFreshProof } from '#server/account/fresh-proof.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { PersonalCopy } from '#server/privacy/copy.ts';
import { fetchCopy } from '#server/privacy/fetch-copy.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';

/** Answers the addresses of `PERSONAL_COPIES`. */
export async function answerPersonalCopy(
  shop: WebContext,
  request: Request,
  cookies: Parameters<typeof readSession>[2],
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = PERSONAL_COPIES.find(({ path }) => path === pathname);
  const { session } = await readSession(request, shop.database, cookies);
  if (askFreshProof(session.visitor).kind === 'fresh proof needed')
    return new Response(null, {
      status: 303,
      headers: { location: freshProofHref(routes.privacy.href()) },
    });
  const copy = file && (await fetchCopy(shop, session));
  if (!copy) return new Response('There is no such copy.', { status: 404 });
  const { type, make } = MAKERS[file.format];
  return new Response(await make(copy, shop), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="my-data.${file.format}"`,
    },
  });
}

type Maker = {
  readonly type: string;
  readonly make: (copy: PersonalCopy, shop: WebContext) => Promise<string>;
};

const MAKERS: Readonly<Record<CopyFormat, Maker>> = {
  json: {
    type: 'application/json; charset=utf-8',
    make: async (copy) => JSON.stringify(copy, null, 2),
  },
  html: {
    type: 'text/html; charset=utf-8',
    // Loaded by the first who asks: no start waits for it.
    make: async (copy, { market }) =>
      (await import('#server/privacy/copy-page.ts')).makeCopyPage(copy, market),
  },
};
