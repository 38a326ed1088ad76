/**
 * How much one address may ask of one thread (S-12, S-24): a bucket of requests that fills again by
 * the minute.
 */
import { isIPv6 } from 'node:net';

export type RateLimitSettings = {
  /** Requests that fill a minute; as many may come at once. 0 = no limit. */
  readonly perMinute: number;
  /**
   * Header in which the proxy in front tells the visitor's address, in small letters; undefined:
   * nobody is in front.
   */
  readonly addressHeader: string | undefined;
};

/**
 * `refused`: with the seconds until the next request is welcome, and whether it is the first
 * refusal in a row.
 */
export type Welcome =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'refused'; readonly retryAfter: number; readonly isFirst: boolean };

/**
 * Addresses that are remembered, about 200 bytes each; who has been away longest is forgotten
 * first.
 */
export const MOST_ADDRESSES = 20_000;

type Bucket = { left: number; at: number; isRefused: boolean };

/** Counts a request of an address at a time (ms of any clock that does not go back). */
export function makeRateLimit(perMinute: number): (address: string, now: number) => Welcome {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return (address, now) => {
    if (perMinute === 0) return { kind: 'welcome' };
    const bucket = buckets.get(address) ?? { left: perMinute, at: now, isRefused: false };
    buckets.delete(address);
    buckets.set(address, bucket);
    if (buckets.size > MOST_ADDRESSES) buckets.delete(buckets.keys().next().value!);
    bucket.left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMs);
    bucket.at = now;
    const isFirst = !bucket.isRefused;
    bucket.isRefused = bucket.left < 1;
    if (bucket.isRefused)
      return { kind: 'refused', retryAfter: Math.ceil((1 - bucket.left) / perMs / 1_000), isFirst };
    bucket.left -= 1;
    return { kind: 'welcome' };
  };
}

/**
 * Whom a request is counted for: the address that our proxy wrote last into its header, else the
 * one that is connected (S-23).
 */
export function callerOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  connected: string,
  { addressHeader }: RateLimitSettings,
): string {
  const forwarded =
    addressHeader === undefined ? '' : [headers[addressHeader] ?? ''].flat().join(',');
  return networkOf(forwarded.split(',').at(-1)!.trim() || connected);
}

/** An IPv6 visitor has a whole /64 to ask from. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [before = '', after] = address.split('::');
  const head = before.split(':');
  const tail = after === undefined ? [] : after.split(':');
  const groups =
    after === undefined
      ? head
      : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
