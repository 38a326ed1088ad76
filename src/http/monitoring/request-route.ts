import type { FastifyRequest } from 'fastify';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { makeRouteOf } from './route-of.ts';

/** The listener's route of all pages. */
const PAGES = '/*';

/** The pattern of a page's path; `*` of a path that is none of ours. */
export const routeOfPage = makeRouteOf(ADDRESSES.map(([pattern]) => pattern));

/** The pattern of the address that was asked for; of pages their own. */
export function routeOfRequest({ routeOptions, url }: FastifyRequest): string {
  const { url: known = PAGES } = routeOptions;
  return known === PAGES ? routeOfPage(url.split('?', 1)[0] ?? '') : known;
}
