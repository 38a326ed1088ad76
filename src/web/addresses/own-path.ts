import { routes } from '#web/routes.ts';

/**
 * Where a text leads to, as a path of this site; anything that leads elsewhere becomes the home
 * page. The address is read as browsers read it, which leave out tabs and ends of lines (S-09).
 */
export function ownPath(address: unknown, { origin }: Pick<URL, 'origin'>): string {
  const there = typeof address === 'string' ? URL.parse(address, `${origin}/`) : null;
  return there?.origin === origin
    ? there.pathname.replace(/^\/+/, '/') + there.search + there.hash
    : routes.home.href();
}
