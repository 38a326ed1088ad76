import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { routeObjects } from '#web/addresses/route-objects.ts';
import { handlerOf } from './static-handlers.ts';

const pagesOf = (routes: Parameters<typeof matchRoutes>[0], path: string) =>
  matchRoutes(routes, path)?.map(({ route, params }) => [route.id, params]);

const ADDRESS_LIKE_EACH = ADDRESSES.flatMap(([path]) => {
  const filled = path.replaceAll(/:\w+\??/g, 'x').replace('*', 'x/y');
  return [filled, `${filled}/more`, filled.toUpperCase(), filled.replace(/\/x$/, '')];
});

test.each([...new Set(ADDRESS_LIKE_EACH), '/', '/%72esults', '/nothing/there'])(
  'the page at %s is found among fewer as it is among all',
  (path) => {
    expect(pagesOf(handlerOf(path).dataRoutes, path)).toEqual(pagesOf(routeObjects, path));
  },
);
