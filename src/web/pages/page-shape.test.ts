import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('./**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = Object.keys(texts).flatMap((file) => /^\.\/(.+)\/route\.tsx$/.exec(file)?.[1] ?? []);

/** Both ways through them lead elsewhere; what is not found is shown as any other problem is. */
const WITHOUT_VIEW = ['appearance', 'moved', 'not-found'];

test('there are pages, and only pages with an address of their own have no view', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((page) => texts[viewOf(page)] === undefined).toSorted()).toEqual(
    WITHOUT_VIEW,
  );
});

test.each(pages)('the route of %s holds no words and no style: its view does', (page) => {
  const route = texts[`./${page}/route.tsx`] ?? '';
  expect(route).toMatch(/^export (function|const) Component\b/m);
  expect(route).not.toMatch(/\.css'|useTranslations/);
  const view = new RegExp(String.raw`<${nameOf(page)}View\s`);
  expect(WITHOUT_VIEW.includes(page) || view.test(route)).toBe(true);
});

const viewOf = (page: string): string => `./${page}/${nameOf(page)}View.tsx`;

/** `OrderRequest` of `order-request`, whatever group it stands in. */
const nameOf = (page: string): string =>
  page.replace(/^.*\//, '').replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
