/** Cookies: path /, SameSite Lax, HttpOnly unless said otherwise (COOK). */

export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim() || undefined;
  }
  return undefined;
}

export function writeCookie(
  name: string,
  value: string,
  { days, isSecure }: { readonly days: number; readonly isSecure: boolean },
): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${days * 86_400}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
