/** What one group of a fingerprint is known by: plain values, under names in snake case. */
export type FingerprintGroup = Readonly<Record<string, unknown>>;

/**
 * Collects a group; what throws, is refused or takes too long leaves what there is to tell without
 * it (FPR-09).
 */
export async function collectGroup(
  collect: () => FingerprintGroup | Promise<FingerprintGroup>,
  otherwise: FingerprintGroup = {},
): Promise<FingerprintGroup> {
  const { promise, resolve } = Promise.withResolvers<FingerprintGroup>();
  const timer = setTimeout(() => resolve(otherwise), LONGEST_MS);
  try {
    return await Promise.race([Promise.resolve(collect()), promise]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

const LONGEST_MS = 2_000;
