import type { RouteObject } from 'react-router';
import { Frame } from './frame/Frame.tsx';
import { FrameProblem } from './frame/FrameProblem.tsx';
import { ProblemPage } from './frame/ProblemPage.tsx';
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
    Component: Frame,
    ErrorBoundary: FrameProblem,
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
