import { expect, test } from 'vitest';
import { partOf } from './split-routes.ts';

const PAGE = `
import { useLoaderData } from 'react-router';
import { ask } from './ask.js';
import { View } from './View.js';
import { word } from './word.js';
export { shouldRevalidate } from './revalidate.js';
const LIMIT = 7;
const shownWord = () => word;
export const handle = { texts: shownWord() };
export async function loader({ request }) {
  return ask(request, LIMIT);
}
export function Component() {
  return View(useLoaderData());
}
`;

test('what a page shows comes without what it asks with, and fetches that when it is called', () => {
  const shown = partOf(PAGE, true);
  expect(shown).not.toMatch(/ask\.js|LIMIT/);
  for (const needed of ['View.js', 'word.js', 'revalidate.js', 'useLoaderData', 'shownWord = '])
    expect(shown).toContain(needed);
  expect(shown).toContain(
    "export const loader = (given) => import('./route.tsx?asked').then((page) => page.loader(given));",
  );
});

test('what a page asks with comes without what it shows', () => {
  const asked = partOf(PAGE, false);
  expect(asked).not.toMatch(/View|word|handle|revalidate|useLoaderData/);
  expect(asked).toContain("from './ask.js'");
  expect(asked).toContain('const LIMIT = 7');
  expect(asked).toContain('export async function loader');
});
