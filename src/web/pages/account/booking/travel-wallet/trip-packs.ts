/**
 * The papers of a booking in this browser: one file in a cache of its own, which the service worker
 * shows where the site cannot be reached.
 */
import { PACK_HEADERS, packCache } from '#domain/booking/trip-pack.ts';
import type { IsoDate } from '#domain/dates.ts';

export type KeptPack = {
  /** ISO instant. */
  readonly keptAt: string;
  /** The state of the booking that it tells. */
  readonly version: string;
};

export type PackProblem = 'no_storage' | 'no_room' | 'not_reached' | 'not_opened';

export type AskedPack = {
  readonly orderCode: string;
  /** Address of the page that it is opened by. */
  readonly address: string;
  /** Address of the file. */
  readonly file: string;
  /** The last day on which it is kept. */
  readonly until: IsoDate;
};

/** What is kept of a booking; undefined where nothing is, and where a browser keeps nothing. */
export async function findPack({
  orderCode,
  address,
}: Pick<AskedPack, 'orderCode' | 'address'>): Promise<KeptPack | undefined> {
  try {
    const pack = await caches.match(address, { cacheName: packCache(orderCode) });
    const keptAt = pack?.headers.get(PACK_HEADERS.keptAt);
    const version = pack?.headers.get(PACK_HEADERS.version);
    return keptAt && version ? { keptAt, version } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the papers as they are now in place of those before, or says why it cannot. */
export async function keepPack(asked: AskedPack): Promise<KeptPack | PackProblem> {
  if (!(await hasWorker())) return 'no_storage';
  const papers = await fetchPapers(asked);
  if (typeof papers === 'string') return papers;
  try {
    const cache = await caches.open(packCache(asked.orderCode));
    await cache.put(asked.address, papers);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'no_room' : 'no_storage';
  }
  return (await findPack(asked)) ?? 'no_storage';
}

/** Takes it out of this browser. */
export const removePack = (orderCode: string): Promise<boolean> =>
  caches.delete(packCache(orderCode));

/** Its worker comes with the first page of a browser, which may be this one. */
async function hasWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_WAIT_MS));
  return (await Promise.race([navigator.serviceWorker.ready, late])) !== undefined;
}

const WORKER_WAIT_MS = 5_000;

/** As they are to be answered without the site: a page that asks for nothing. */
async function fetchPapers({ file, until }: AskedPack): Promise<Response | PackProblem> {
  let answer: Response;
  let html: string;
  try {
    answer = await fetch(file);
    html = await answer.text();
  } catch {
    return 'not_reached';
  }
  const owner = answer.headers.get(PACK_HEADERS.of);
  const version = answer.headers.get(PACK_HEADERS.version);
  if (!answer.ok || !owner || !version) return 'not_opened';
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      [PACK_HEADERS.of]: owner,
      [PACK_HEADERS.version]: version,
      [PACK_HEADERS.until]: until,
      [PACK_HEADERS.file]: file,
      [PACK_HEADERS.keptAt]: new Date().toISOString(),
    },
  });
}
