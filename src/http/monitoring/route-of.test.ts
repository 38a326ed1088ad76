import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { makeRouteOf } from './route-of.ts';

const patterns = ADDRESSES.map(([path]) => path);
const routeOf = makeRouteOf(patterns);

test.each([
  '/',
  '/results',
  '/results/',
  '/holiday/h1.2/f1.2',
  '/holidays',
  '/holidays/june-2027',
  '/holidays/city-breaks',
  '/destinations',
  '/destinations/spain',
  '/destinations/spain/majorca/alcudia',
  '/booking/c1/payment',
  '/booking/c1/passengers',
  '/account/bookings/HM7K2Q',
  '/account/bookings/HM7K2Q/refunds',
  '/party/secret/limits',
  '/no/such/page',
  '/.env',
])('%s has the pattern that the router finds', (pathname) => {
  const found = matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  );
  expect(routeOf(pathname)).toBe(found?.at(-1)?.route.path);
});
