/**
 * Pages for who is not answered now (S-12, F-51), or cannot be: made and compressed once for each
 * refusal and appearance, so that one costs next to nothing. They run no script, so that their
 * nonce, which all visitors share, allows styles alone.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { compressFor, encodingFor } from '#http/compression/compression.ts';
import { pageProperties } from '#http/endpoints/pages/page-properties.ts';
import type { PageHandlerParts, WebBuild } from '#http/endpoints/pages/pages.ts';
import { contentPolicy } from '#http/security-headers.ts';
import type { Refusal, Unreached } from '#web/refusal-page.tsx';

export type RefusalPage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
};

/** The page that says why, and how many seconds to wait, for a request with these headers. */
export type RefusalPages = (
  headers: IncomingHttpHeaders,
  refusal: Refusal | Unreached,
) => Promise<RefusalPage>;

type RefusalPagesParts = Pick<PageHandlerParts, 'currentContext' | 'manifest' | 'policy'> & {
  readonly marketOf: (host: string | undefined) => MarketName;
  readonly web: Pick<WebBuild, 'renderRefusal'>;
};

/** Gives the page of a refusal, made when it is first wanted; a failed one is made again. */
export function makeRefusalPages({
  currentContext,
  marketOf,
  web,
  manifest,
  policy,
}: RefusalPagesParts): RefusalPages {
  const pages = new Map<string, Promise<RefusalPage>>();
  const make = async (
    { cookie = '', 'accept-encoding': accepted }: IncomingHttpHeaders,
    refusal: Refusal | Unreached,
    market: MarketName,
  ): Promise<RefusalPage> => {
    const nonce = randomBytes(16).toString('base64');
    const context = currentContext(market);
    const origin = context.market.siteUrl;
    const page = pageProperties(new Request(origin, { headers: { cookie } }), context, {
      origin,
      flags: STANDARD_FLAGS,
    });
    const html = await web.renderRefusal(refusal, { nonce, manifest, page });
    const whole = Buffer.from(html);
    const compressed = await compressFor(accepted?.toString(), whole);
    return {
      bytes: compressed?.bytes ?? whole,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy(policy, nonce, 'none'),
        vary: 'accept-encoding',
        ...(compressed && { 'content-encoding': compressed.encoding }),
      },
    };
  };
  return (headers, refusal) => {
    const theme = /\btheme=(?:light|dark)\b/.exec(headers.cookie ?? '')?.[0] ?? '';
    const encoding = encodingFor(headers['accept-encoding']?.toString()) ?? '';
    const market = marketOf(headers.host);
    const key = `${market} ${JSON.stringify(refusal)} ${theme} ${encoding}`;
    const made = pages.get(key) ?? make({ ...headers, cookie: theme }, refusal, market);
    pages.set(key, made);
    made.catch(() => pages.delete(key));
    return made;
  };
}
