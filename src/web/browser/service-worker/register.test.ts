import { expect, test, vi } from 'vitest';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { afterStart } from '../after-start.ts';

test('a page registers the worker at /service-worker.js [ROUTE-23]', async () => {
  const register = vi.fn<(address: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined });
  await afterStart(pageForTests(), { matches: [] }, false);
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});
