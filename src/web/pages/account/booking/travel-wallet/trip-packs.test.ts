import { expect, test, vi } from 'vitest';
import { findPack, keepPack, removePack } from './trip-packs.ts';

const PACK = {
  orderCode: 'HM7K42QD',
  address: '/account/bookings/HM7K42QD/travel-wallet',
  file: '/booking/c1/documents/travel-wallet.html',
  until: '2027-08-07',
};
const papers = (headers = { 'trip-pack-of': 'sarah', 'trip-pack-version': 'v1' }, status = 200) =>
  new Response('<!doctype html><h1>Papers</h1>', {
    status,
    headers: { ...headers, 'content-disposition': 'attachment' },
  });

type Browser = {
  readonly answer?: () => Promise<Response>;
  readonly put?: () => Promise<void>;
  readonly hasWorker?: boolean;
};

/** A browser that has a worker and room, unless it is said otherwise; what its caches have. */
function openBrowser({ answer, put, hasWorker = true }: Browser = {}) {
  const kept = new Map<string, Map<string, Response>>();
  const caches = {
    open: async (name: string) => ({
      put: async (address: string, response: Response) => {
        await put?.();
        kept.set(name, new Map([[address, response]]));
      },
    }),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(address)?.clone(),
    delete: async (name: string) => kept.delete(name),
  };
  const asked = vi.fn<(file: string) => Promise<Response>>(answer ?? (async () => papers()));
  vi.stubGlobal('window', { caches });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', hasWorker ? { serviceWorker: { ready: Promise.resolve({}) } } : {});
  vi.stubGlobal('fetch', asked);
  return { kept, asked };
}

test('what is kept is the one file, as a page that asks for nothing and is no download [S-28]', async () => {
  const { kept, asked } = openBrowser();
  expect(await keepPack(PACK)).toMatchObject({ version: 'v1' });
  expect(asked.mock.calls).toEqual([[PACK.file]]);
  expect([...kept.keys()]).toEqual(['trip-pack:HM7K42QD']);
  const pack = kept.get('trip-pack:HM7K42QD')?.get(PACK.address);
  expect(await pack?.clone().text()).toContain('<h1>Papers</h1>');
  expect(pack?.headers.get('content-disposition')).toBeNull();
  expect(pack?.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  expect(pack?.headers.get('trip-pack-until')).toBe('2027-08-07');
  expect(pack?.headers.get('trip-pack-of')).toBe('sarah');
  expect(pack?.headers.get('trip-pack-file')).toBe(PACK.file);
  expect(await findPack(PACK)).toMatchObject({ version: 'v1' });
  await removePack(PACK.orderCode);
  expect(await findPack(PACK)).toBeUndefined();
});

test.each<[string, Browser, string]>([
  ['has no worker', { hasWorker: false }, 'no_storage'],
  [
    'may store nothing',
    { put: () => Promise.reject(new DOMException('', 'SecurityError')) },
    'no_storage',
  ],
  ['is full', { put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) }, 'no_room'],
  ['is offline', { answer: () => Promise.reject(new TypeError('offline')) }, 'not_reached'],
  ['may not have them', { answer: async () => papers(undefined, 404) }, 'not_opened'],
  ['is not told whose they are', { answer: async () => new Response('x') }, 'not_opened'],
])('a browser that %s keeps nothing, and is told why', async (_, browser, problem) => {
  const { kept } = openBrowser(browser);
  expect(await keepPack(PACK)).toBe(problem);
  expect(kept.size).toBe(0);
});
