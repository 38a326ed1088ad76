/**
 * The page for who asks too much (S-12): made once for each wait and appearance, so that a refusal
 * costs next to nothing.
 */
import { randomBytes } from 'node:crypto';
import { pageProperties } from '#http/endpoints/page-properties.ts';
import type { PageHandlerParts, WebBuild } from '#http/endpoints/pages.ts';
import { contentPolicy } from './security-headers.ts';

type MadePage = { readonly html: string; readonly nonce: string };

/** Answers with the page that says how many seconds to wait. */
export type RefusalHandler = (request: Request, seconds: number) => Promise<Response>;

type RefusalHandlerParts = Pick<PageHandlerParts, 'currentContext' | 'manifest' | 'policy'> & {
  readonly web: Pick<WebBuild, 'renderTooMany'>;
};

export function makeRefusalHandler({
  currentContext,
  web,
  manifest,
  policy,
}: RefusalHandlerParts): RefusalHandler {
  const pages = new Map<string, Promise<MadePage>>();
  const make = async (request: Request, seconds: number): Promise<MadePage> => {
    const nonce = randomBytes(16).toString('base64');
    const page = pageProperties(request, currentContext(), new URL(request.url).origin);
    return {
      html: await web.renderTooMany(seconds, {
        nonce,
        manifest,
        page: { ...page, needsAppUpdate: false },
      }),
      nonce,
    };
  };
  return async (request, seconds) => {
    const key = `${seconds} ${pageProperties(request, currentContext(), '').theme ?? ''}`;
    const made = pages.get(key) ?? make(request, seconds);
    pages.set(key, made);
    made.catch(() => pages.delete(key));
    const { html, nonce } = await made;
    return new Response(html, {
      status: 429,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy(policy, nonce),
      },
    });
  };
}
