/** Cookies: path /, SameSite Lax, 365 days and HttpOnly unless said otherwise (COOK-10). */

export function readCookie(header: string | null, name: string): string | undefined {
  if (header === null) return undefined;
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim() || undefined;
  }
  return undefined;
}

/** The names that a browser has sent, in its order. */
export const readCookieNames = (header: string | null): readonly string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name));

type CookieOptions = {
  readonly days?: number;
  readonly path?: string;
  /** For all of its hosts; without it, for the host that sets it. */
  readonly domain?: string | undefined;
  readonly isSecure: boolean;
  /** Whether the page's own script may read it. */
  readonly isForScripts?: boolean;
};

export function writeCookie(
  name: string,
  value: string,
  { days = 365, path = '/', domain, isSecure, isForScripts = false }: CookieOptions,
): string {
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    `Max-Age=${days * 86_400}`,
    ...(isForScripts ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
