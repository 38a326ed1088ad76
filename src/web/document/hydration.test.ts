import { isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { parseHydration, publicErrors, serialiseHydration } from './hydration.ts';

test('data of a page cannot end the script it stands in, and survives the way', () => {
  const router = {
    loaderData: { home: { name: '</script><script>alert(1)</script>\u2028\u2029' } },
  };
  const text = serialiseHydration({ router, page: pageForTests() });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(parseHydration(text)).toEqual({ router, page: pageForTests() });
});

test('a bug is reported to the browser as a 500 without its words', () => {
  const shown = publicErrors({ root: new Error('password is hunter2') }, 'K7M2Q4XD');
  expect(JSON.stringify(shown)).not.toContain('hunter2');
  expect(isRouteErrorResponse(shown?.['root'])).toBe(true);
  expect(shown?.['root']).toMatchObject({ status: 500, data: { reference: 'K7M2Q4XD' } });
});
