import { createBrowserRouter, type RouteObject } from 'react-router';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { pagesAt } from '#web/addresses/route-objects.ts';
import { insideLayout } from '#web/layout/layout-routes.ts';

/**
 * The router itself, in a file of its own (tools/web-build/router-apart.ts), with all pages: as
 * `here` the one that stands already.
 */
export function makeRouter(
  here: RouteObject,
  options: Parameters<typeof createBrowserRouter>[1],
): ReturnType<typeof createBrowserRouter> {
  const pages = pagesAt(ADDRESSES).map((page) => (page.path === here.path ? here : page));
  return createBrowserRouter(insideLayout(pages), options);
}
