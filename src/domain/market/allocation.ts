const BUCKETS = 10_000;

/**
 * The bucket of a visitor, 0 to 9,999: always the same for one token, and as many visitors in each
 * (FLAG-01). FNV-1a with the finishing steps of MurmurHash3, without which tokens that differ in
 * their last letter would lie side by side.
 */
export function allocationOf(rememberToken: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < rememberToken.length; at += 1)
    hash = Math.imul(hash ^ rememberToken.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}
