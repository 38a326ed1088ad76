/** The bar for what is on its way: `aria-busy` draws it, styles wait with it. */
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PagePropertiesProvider } from '#web/page-properties.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { Layout } from './Layout.tsx';

const never = () => new Promise<null>(() => undefined);

function openSite() {
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: '/', element: <h1>Here</h1> },
        { path: '/slow', element: <h1>There</h1>, loader: never, action: never },
      ],
    },
  ]);
  const main = () =>
    /<main[^>]*>/.exec(
      renderToString(
        <PagePropertiesProvider value={{ ...pageForTests(), namespacesRequired: [] }}>
          <RouterProvider router={router} />
        </PagePropertiesProvider>,
      ),
    )?.[0];
  return { router, main };
}

test('main is busy while a page or a form is on its way, and not before', () => {
  const page = openSite();
  expect(page.main()).toContain('aria-busy="false"');
  void page.router.navigate('/slow');
  expect(page.main()).toContain('aria-busy="true"');
  const form = openSite();
  const formData = new FormData();
  void form.router.navigate('/slow', { formMethod: 'post', formData });
  expect(form.main()).toContain('aria-busy="true"');
});

const CSS = readFileSync(new URL('Layout.module.css', import.meta.url), 'utf8');
const [, BAR = ''] = /\.main\[aria-busy='true'\]::before \{(.*?)\n {2}\}/s.exec(CSS) ?? [];
/** With motion reduced, and without. */
const ANIMATIONS = [...BAR.matchAll(/animation:\s*([^;]+);/g)].map(([, all]) => all!);
const [, HIDDEN] = /@keyframes appear \{\s*from \{\s*opacity: (\d);\s*\}\s*\}/.exec(CSS) ?? [];

/** Of the bar, so many ms after `main` has become busy: the first frame fills the wait. */
function opacityAfter(ms: number, animations: string): number {
  const [, wait] = /\bappear 0s (\d+)ms backwards\b/.exec(animations) ?? [];
  return ms < Number(wait) ? Number(HIDDEN) : 1;
}

test.each([
  ['with motion reduced', 0],
  ['with motion', 1],
])('%s the bar shows once something has taken 300 ms', (_, which) => {
  expect(ANIMATIONS).toHaveLength(2);
  const at = [0, 299, 300, 301].map((ms) => opacityAfter(ms, ANIMATIONS[which]!));
  expect(at).toEqual([0, 0, 1, 1]);
});
