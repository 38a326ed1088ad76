import { routes } from '#web/routes.ts';

/** The page of a place by its path, as `spain/majorca`; of one without a page its search. */
export function placeHref(path: string | null, query: string): string {
  if (path === null) return routes.results.href({ query });
  const [country = '', region, resort] = path.split('/');
  return routes.destination.href({ country, region, resort });
}
