import type { RequestHead } from './exchange/plain-request.ts';

/**
 * Whether a request that changes something comes from a page of this site (S-11). Browsers say so
 * themselves: with `Origin` in every post, and with `Sec-Fetch-Site`.
 *
 * `orNoBrowser` also takes a request that says neither, as programs send it. A sandboxed page
 * (`Origin: null`) and another host of our domain (`same-site`) are others.
 */
export function isOfOwnPage(
  { headers, url }: Pick<RequestHead, 'headers' | 'url'>,
  { orNoBrowser = false }: { readonly orNoBrowser?: boolean } = {},
): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== null) return origin === new URL(url).origin;
  return site === 'same-origin' || (site === null && orNoBrowser);
}
