/** Which extras go with a holiday (XTRA-05, A11Y-07). */
/** Transfers cannot be arranged within 48 hours of travel (XTRA-05). */
const TRANSFER_LEAD_MS = 48 * 3_600_000;

export type TransferFacts = {
  /** Now and the departure of the outbound flight, as ISO instants. */
  readonly now: string;
  readonly departsAt: string;
  /** Somebody cannot climb three steps. */
  readonly stepFreeOnly: boolean;
};

/**
 * The transfers that may be offered: none within 48 hours; only step-free and wheelchair-adapted
 * ones where steps cannot be climbed.
 */
export function fittingTransfers<T extends { readonly type: string; readonly stepFree: boolean }>(
  transfers: readonly T[],
  facts: TransferFacts,
): T[] {
  if (Date.parse(facts.departsAt) - Date.parse(facts.now) <= TRANSFER_LEAD_MS) return [];
  return transfers.filter(
    ({ stepFree, type }) => !facts.stepFreeOnly || stepFree || type === 'wheelchair_adapted_taxi',
  );
}
