import type { RouteObject } from 'react-router';
import { ProblemPage } from '#web/layout/ProblemPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { LayoutProblem } from './layout/LayoutProblem.tsx';
import type { PageModule } from './page-module.ts';
import { ADDRESSES } from './routes.ts';

const modules = import.meta.glob<PageModule>('./pages/**/route.tsx');

/**
 * The addresses of the site as React Router takes them on both sides: the layout around all pages,
 * an error boundary for each of the two, and one lazy module a page.
 */
export const routeObjects: RouteObject[] = [
  {
    id: 'layout',
    Component: Layout,
    ErrorBoundary: LayoutProblem,
    children: [
      {
        id: 'pages',
        ErrorBoundary: ProblemPage,
        children: ADDRESSES.map(([path, page]) => ({ id: path, path, lazy: moduleOf(page) })),
      },
    ],
  },
];

/** The module of a page by its folder under `pages/`; throws when there is none. */
export function moduleOf(page: string): () => Promise<PageModule> {
  const found = modules[`./pages/${page}/route.tsx`];
  if (!found) throw new Error(`an address leads to the page ${page}, which has no route.tsx`);
  return found;
}
