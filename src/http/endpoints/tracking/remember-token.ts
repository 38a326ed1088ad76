/**
 * The token that one browser is known by from visit to visit (COOK-08, COOK-09). It is no right to
 * anything: nothing personal opens by it (S-01), and it does not leave the house before consent.
 */
import { randomUUID } from 'node:crypto';
import { readCookie, writeCookie } from '#http/cookies.ts';
import { readAddress, type RequestHead } from '#http/exchange/plain-request.ts';
import { READ } from '#http/methods.ts';
import { ownPath } from '#web/addresses/own-path.ts';

const NAME = 'remember_token';
/** COOK-09. */
const DAYS = 400;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The token that a request brings: of its address, else of its cookie. Only a UUID is one;
 * undefined for who brings none.
 */
export const rememberTokenOf = (request: RequestHead): string | undefined =>
  tokenOfAddress(request) ?? tokenOfCookie(request);

/**
 * The token of a request's visitor, a new one for who brings none, with the Set-Cookie headers that
 * this takes. `cleanPath` is where to go instead of an address with a token, which would be copied
 * and handed on with it.
 */
export function rememberVisitor(
  request: Request,
  { isSecure }: { readonly isSecure: boolean },
): { readonly token: string; readonly cookies: readonly string[]; readonly cleanPath?: string } {
  const token = rememberTokenOf(request) ?? randomUUID();
  const cookies =
    token === tokenOfCookie(request) ? [] : [writeCookie(NAME, token, { days: DAYS, isSecure })];
  const isRead = READ.some((method) => method === request.method);
  return {
    token,
    cookies,
    ...(isRead && tokenOfAddress(request) !== undefined && { cleanPath: withoutToken(request) }),
  };
}

const tokenOfAddress = (request: RequestHead) =>
  asUuid(readAddress(request).searchParams.get(NAME));

const tokenOfCookie = ({ headers }: RequestHead) => asUuid(readCookie(headers.get('cookie'), NAME));

function asUuid(text: string | null | undefined): string | undefined {
  const token = text?.toLowerCase() ?? '';
  return UUID.test(token) ? token : undefined;
}

function withoutToken(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete(NAME);
  return ownPath(url.href, url);
}
