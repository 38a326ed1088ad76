import { routes } from '#web/routes.ts';

/** The page of a place by its path, as `spain/majorca` (ROUTE-08). */
export function placePageHref(path: string, query = ''): string {
  const [country = '', region, resort] = path.split('/');
  return routes.destination.href({ country, region, resort, query });
}
