import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = await readFile(path.join(import.meta.dirname, 'service-worker.mjs'), 'utf8');

/** Runs the worker as a browser does, without a connection; answers what it says to a request. */
function askOffline(request: {
  readonly mode: string;
  readonly method: string;
}): Promise<Response> | undefined {
  const listeners = new Map<string, (event: unknown) => void>();
  const answer = vi.fn<(response: Promise<Response>) => void>();
  const self = {
    addEventListener: (name: string, listen: (event: unknown) => void) =>
      listeners.set(name, listen),
  };
  runInNewContext(source, {
    self,
    Response,
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  listeners.get('fetch')?.({ request, respondWith: answer });
  return answer.mock.calls[0]?.[0];
}

test('without a connection a page says so', async () => {
  const response = await askOffline({ mode: 'navigate', method: 'GET' });
  expect(response?.status).toBe(503);
  expect(await response?.text()).toContain('You are offline');
});

test.each([
  { mode: 'cors', method: 'POST' },
  { mode: 'navigate', method: 'POST' },
  { mode: 'no-cors', method: 'GET' },
])('%o is none of its business', (request) => {
  expect(askOffline(request)).toBeUndefined();
});
