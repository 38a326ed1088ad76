import type { RouteObject } from 'react-router';
import { Layout } from './Layout.tsx';
import { LayoutProblem } from './LayoutProblem.tsx';
import { ProblemPage } from './ProblemPage.tsx';

/** Routes of pages inside the layout of all, with an error boundary for each of the two. */
export const insideLayout = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'layout',
    Component: Layout,
    ErrorBoundary: LayoutProblem,
    children: [{ id: 'pages', ErrorBoundary: ProblemPage, children: pages }],
  },
];
