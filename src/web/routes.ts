import type { RouteObject } from 'react-router';
import { Frame } from './frame/Frame.tsx';
import { FrameProblem } from './frame/FrameProblem.tsx';
import { ProblemPage } from './frame/ProblemPage.tsx';
import { CONTENT_PAGES, contentHref, MOVED } from './href.ts';
import type { PageModule } from './page-module.ts';

/** Every address of the site, and the page that answers it (folder under `pages/`). */
const ADDRESSES: readonly (readonly [path: string, page: string])[] = [
  ['/', 'home'],
  ['/holidays/city-breaks', 'home'],
  ['/holidays/cruise/search', 'cruises'],
  ['/results', 'results'],
  ['/test-results', 'results'],
  ['/holiday-discovery', 'discovery'],
  ['/holiday/:hotelQuoteId/:flightQuoteId', 'deal'],
  ['/destinations/:country/:region?/:resort?', 'destination'],
  ['/hotels/:hotelId', 'hotel'],
  ['/holidays/:subject?', 'holidays'],
  ['/main-sitemap', 'site-map'],
  ['/hotels-sitemap/:page', 'site-map'],
  ...MOVED.map(([path]) => [path, 'moved'] as const),
  ['/extras/:basketId', 'extras'],
  ['/booking/:checkoutId/confirmation', 'confirmation'],
  ['/booking/:checkoutId/order-request', 'order-request'],
  ['/booking/:checkoutId/:step', 'booking'],
  ['/appearance', 'appearance'],
  ...CONTENT_PAGES.map((page) => [contentHref(page), 'content'] as const),
  ['*', 'not-found'],
];

const modules = import.meta.glob<PageModule>('./pages/*/route.tsx');

/**
 * The route table of both sides: the frame, a fence for problems of its own and of pages, and one
 * lazy module a page.
 */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: FrameProblem,
    children: [
      {
        id: 'fence',
        ErrorBoundary: ProblemPage,
        children: ADDRESSES.flatMap(([path, page]) => {
          const lazy = modules[moduleOf(page)];
          return lazy ? [{ id: path, path, lazy }] : [];
        }),
      },
    ],
  },
];

function moduleOf(page: string): string {
  return `./pages/${page}/route.tsx`;
}
