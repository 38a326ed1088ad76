import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { CONTENT_PAGES, hotelsHref, routes } from '#web/routes.ts';
import { ADDRESSES, MOVED } from './addresses.ts';
import { moduleOf, routeObjects } from './route-objects.ts';

const folders = Object.keys(import.meta.glob('../pages/**/route.tsx')).map(
  (file) => /^\.\.\/pages\/(.+)\/route\.tsx$/.exec(file)?.[1],
);

test('a page that is misspelt in the table of addresses stops the start', () => {
  expect(() => moduleOf('hom')).toThrow('the page hom, which has no route.tsx');
});

test('every page has an address', () => {
  const pages = ADDRESSES.map(([, page]) => page);
  expect(folders.length).toBeGreaterThan(15);
  expect(folders.filter((folder) => folder === undefined || !pages.includes(folder))).toEqual([]);
});

const checkout = { checkoutId: 'c9' };
const place = { country: 'spain', region: 'majorca' };

test.each<readonly [address: string, path: string | undefined]>([
  [hotelsHref(), '/'],
  [routes.deal.href({ hotelQuoteId: 'a/b', flightQuoteId: 'c?d' }), routes.deal.paths[0]],
  [routes.destination.href(place), routes.destination.paths[0]],
  [routes.holidays.href(), routes.holidays.paths[0]],
  [routes.holidays.href({ subject: '2027' }), routes.holidays.paths[0]],
  [routes.cityBreaks.href(), routes.cityBreaks.paths[0]],
  [routes.checkoutStep.href({ ...checkout, step: 'passengers' }), routes.checkoutStep.paths[0]],
  [routes.checkoutStep.href({ ...checkout, step: 'payment' }), routes.payment.paths[0]],
  [routes.confirmation.href(checkout), routes.confirmation.paths[0]],
  [routes.orderRequest.href(checkout), routes.orderRequest.paths[0]],
  ...CONTENT_PAGES.map((name) => [routes.content.href(name), `/${name}`] as const),
  ...[...MOVED.keys()].map((path) => [path, path] as const),
  ['/no/such/page', '*'],
])('%s is answered by the page of its own pattern, whatever else it fits', (address, path) => {
  expect(matchRoutes(routeObjects, new URL(address, 'http://site'))?.at(-1)?.route.path).toBe(path);
});
