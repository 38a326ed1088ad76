const FACTOR = 31;
const MOST = 9973;

/**
 * The same things in the same round, begun with one that the address decides: pages that show the
 * same do not all begin alike.
 */
export function beginWith<Thing>(things: readonly Thing[], address: string): readonly Thing[] {
  let sum = 0;
  for (let i = 0; i < address.length; i += 1) sum = (sum * FACTOR + address.charCodeAt(i)) % MOST;
  const first = sum % Math.max(1, things.length);
  return [...things.slice(first), ...things.slice(0, first)];
}
