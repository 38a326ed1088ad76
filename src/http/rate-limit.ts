/**
 * How much one address may ask of one thread (S-12, S-24): a bucket of requests that fills again by
 * the minute.
 */
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

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
  let latest: string | undefined;
  const perMs = perMinute / 60_000;
  return (address, now) => {
    if (perMinute === 0) return { kind: 'welcome' };
    const bucket = buckets.get(address) ?? { left: perMinute, at: now, isRefused: false };
    if (address !== latest) {
      buckets.delete(address);
      buckets.set(address, bucket);
      latest = address;
    }
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
 * Whom a request is counted for: the address that our proxy wrote last into its header, else, and
 * where no address stands there, the one that is connected (S-23). An IPv6 visitor has a whole /64
 * to ask from, so that its first four groups stand for all of it.
 */
export function callerOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  connected: string,
  { addressHeader }: RateLimitSettings,
): string {
  if (addressHeader === undefined) return networkOf(connected) ?? connected;
  const forwarded = [headers[addressHeader] ?? ''].flat().join(',');
  return networkOf(forwarded.split(',').at(-1)!.trim()) ?? networkOf(connected) ?? connected;
}

/** Undefined for what is no address; some load balancers write its port beside it. */
function networkOf(text: string): string | undefined {
  const [, v6, v4] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const address = v6 ?? v4 ?? text;
  if (isIPv4(address)) return address;
  const canonical = isIPv6(address) ? SocketAddress.parse(`[${address}]`)?.address : undefined;
  if (canonical === undefined) return undefined;
  const mapped = canonical.replace('::ffff:', '');
  return isIPv4(mapped) ? mapped : firstGroups(canonical);
}

/** Of an address in small letters without leading zeros. */
function firstGroups(address: string): string {
  const [before, after] = address.split('::').map((part) => part.split(':'));
  const left = 8 - before!.length - (after?.length ?? 0);
  const groups = [...before!, ...Array.from({ length: left }, () => '0'), ...(after ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':');
}
