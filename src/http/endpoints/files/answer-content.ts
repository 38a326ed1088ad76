/** The content API: what pages say, for everybody (CONTENT-01 to CONTENT-07). */
import { createHash } from 'node:crypto';
import { MARKET_NAMES } from '#domain/market/market-name.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { answerContentPath } from '#server/content/content-api.ts';

const PREFIX = '/api/content/';
const A_MINUTE = 'public, max-age=60';

/**
 * Answers `/api/content/{path}` for the market of its host, or of `?market=`; an answer that is
 * known already is 304.
 */
export async function answerContent(
  { content, market }: Pick<WebContext, 'content' | 'market'>,
  request: Request,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const asked = MARKET_NAMES.find((name) => name === searchParams.get('market'));
  const path = readPath(pathname);
  const { status, body } =
    path === undefined
      ? { status: 404, body: undefined }
      : await answerContentPath(content.api, path, asked ?? market.market);
  if (status !== 200) return Response.json({ message: 'There is no such content.' }, { status });
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': A_MINUTE };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

function readPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(PREFIX.length));
  } catch {
    return undefined;
  }
}
