import type { RouteObject } from 'react-router';
import { insideLayout } from '#web/layout/layout-routes.ts';
import type { PageModule } from '#web/page-module.ts';
import { ADDRESSES } from './addresses.ts';

/**
 * In browsers a page is two modules (tools/web-build/split-routes.ts): what it shows, and what it
 * asks.
 */
const shown = import.meta.env.SSR
  ? import.meta.glob<PageModule>('../pages/**/route.tsx')
  : import.meta.glob<PageModule>('../pages/**/route.tsx', { query: '?shown' });
const PAGES = new Map<string | undefined, string>(ADDRESSES);

/** The addresses of the site as React Router takes them on both sides. */
export const routeObjects: RouteObject[] = insideLayout(pagesAt(ADDRESSES));

/** A route with a lazy module for each of the addresses. */
export function pagesAt(addresses: typeof ADDRESSES): RouteObject[] {
  return addresses.map(([path, page]) => ({ id: path, path, lazy: moduleOf(page) }));
}

/** The module of a page by its folder under `pages/`; throws when there is none. */
export function moduleOf(page: string): () => Promise<PageModule> {
  const found = shown[fileOf(page)];
  if (!found) throw new Error(`an address leads to the page ${page}, which has no route.tsx`);
  return () => {
    // Its loader is asked for as soon as it stands.
    void fetchAsked(page);
    return found();
  };
}

/** The folder of the page at a route's path. */
export const pageAt = (path: string | undefined): string => PAGES.get(path) ?? '';

/** What the page of a route shows, without what it asks: its data are there already. */
export const shownAt = async (path: string | undefined): Promise<PageModule | undefined> =>
  shown[fileOf(pageAt(path))]?.();

/** Fetches what a page asks with ahead of its turn; whoever needs it hears of a failure. */
export async function fetchAsked(page: string): Promise<void> {
  if (import.meta.env.SSR) return;
  try {
    await (await import('#web/browser/ahead/asked-pages.ts')).fetchPageAsked(page);
  } catch {
    // It is fetched once more when it is called.
  }
}

function fileOf(page: string): string {
  return `../pages/${page}/route.tsx`;
}
