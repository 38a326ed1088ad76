import { createStaticHandler } from 'react-router';
import { ADDRESSES } from '#web/addresses/addresses.ts';
import { pagesAt, routeObjects } from '#web/addresses/route-objects.ts';
import { insideLayout } from '#web/layout/layout-routes.ts';

type StaticHandler = ReturnType<typeof createStaticHandler>;

/**
 * What answers the pages of a path: among the routes that begin as it does and those that begin
 * with anything, for to look through all of them costs more than some pages do. Among all of them
 * where it begins as none does, or is written in another way than theirs.
 */
export function handlerOf(pathname: string): StaticHandler {
  return handlers.get(startOf(pathname)) ?? whole;
}

const startOf = (path: string): string => path.split('/', 2)[1] ?? '';
const isAnything = (path: string): boolean => /^\/?[:*]/.test(path);

const whole = createStaticHandler(routeObjects);
const handlers: ReadonlyMap<string, StaticHandler> = new Map(
  [...new Set(ADDRESSES.flatMap(([path]) => (isAnything(path) ? [] : [startOf(path)])))].map(
    (start) => {
      const mayMatch = ([path]: (typeof ADDRESSES)[number]) =>
        isAnything(path) || startOf(path) === start;
      return [start, createStaticHandler(insideLayout(pagesAt(ADDRESSES.filter(mayMatch))))];
    },
  ),
);
