import type { FastifyReply, FastifyRequest } from 'fastify';

/** By it the proxy in front of the site says what a browser speaks (`deploy/Caddyfile`). */
export const CLIENT_PROTOCOL = 'x-client-protocol';

const HTTP_2_OR_LATER = /^HTTP\/[23]/i;

/**
 * Tells a browser what every page begins with before this one is made (103 Early Hints, RFC 8297).
 * Browsers heed it from HTTP/2 on, and programs that speak HTTP/1.1 may take it for the answer: it
 * goes to a browser that opens a page, when the proxy says that it speaks more.
 */
export function hintEarly(
  { method, headers, raw: request }: FastifyRequest,
  { raw: response }: FastifyReply,
  links: readonly string[],
): void {
  const protocol = headers[CLIENT_PROTOCOL];
  if (
    links.length > 0 &&
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    typeof protocol === 'string' &&
    HTTP_2_OR_LATER.test(protocol) &&
    request.httpVersion === '1.1'
  )
    response.writeEarlyHints({ link: [...links] });
}
