import { routes } from '#web/routes.ts';
import { bookingRoutes } from './booking-routes.ts';

/** Addresses that link lists name, and the page that serves each (ROUTE-19, ROUTE-21). */
export const MOVED: ReadonlyMap<string, string> = new Map([
  ['/gb/en/flights-confirmation', routes.bookings.href()],
  ['/hotels-sitemap', routes.hotelsSitemap.href({ page: 1 })],
  ['/site-map', routes.siteMap.href()],
]);

/** Every pattern of the site and the page that answers it, the last one any other address. */
export const ADDRESSES: readonly (readonly [path: string, page: string])[] = [
  ...[...Object.values(routes), ...Object.values(bookingRoutes)].flatMap(({ paths, page }) =>
    paths.map((path) => [path, page] as const),
  ),
  ...[...MOVED.keys()].map((path) => [path, 'moved'] as const),
  ['*', 'not-found'],
];
