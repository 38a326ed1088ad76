import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = await readFile(path.join(import.meta.dirname, 'service-worker.mjs'), 'utf8');

/** Runs the worker as a browser does, without a connection; answers what it says to a request. */
function askOffline(request: {
  readonly mode: string;
  readonly method: string;
  readonly url?: string;
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
    URL,
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  listeners.get('fetch')?.({ request, respondWith: answer });
  return answer.mock.calls[0]?.[0];
}

test.each(['/', '/results?nights=7', '/documents/c1/certificate.pdf'])(
  'where %s cannot be had the page says so, and nothing of money',
  async (path) => {
    const response = await openUnreached(path);
    expect(response?.status).toBe(503);
    const html = await response?.text();
    expect(html).toContain('<h1>We cannot be reached from where you are</h1>');
    expect(html).toContain('What you have booked is safe.');
    expect(html).not.toMatch(/offline|charged|refresh/i);
  },
);

test.each([
  '/booking/c1/payment',
  '/booking/c1/payment?redirectResult=a',
  '/booking/c1/confirmation',
])(
  'where %s cannot be had the page warns of a second payment, and looks again by itself [MSG-37]',
  async (path) => {
    const html = await (await openUnreached(path))?.text();
    for (const words of [
      'we do not know yet whether your order went through: please do not pay again.',
      'This page looks again by itself.',
      '<meta http-equiv="refresh" content="10">',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/offline|charged/i);
  },
);

const openUnreached = (path: string) =>
  askOffline({ mode: 'navigate', method: 'GET', url: `https://site.example${path}` });

test.each([
  { mode: 'cors', method: 'POST' },
  { mode: 'navigate', method: 'POST' },
  { mode: 'no-cors', method: 'GET' },
])('%o is none of its business', (request) => {
  expect(askOffline(request)).toBeUndefined();
});
