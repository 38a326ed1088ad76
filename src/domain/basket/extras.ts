/** Which extras go with a holiday (XTRA-05, A11Y-07, FLT-04). */
import type { BagSale } from '#domain/holiday/hold-bags.ts';

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

/**
 * How many hold bags can be chosen: none or one each where the airline sells all or none (FLT-04),
 * else up to one each.
 */
export function holdBagChoices(bag: BagSale | undefined, seats: number): number[] {
  if (!bag) return [0];
  return bag.allOrNone ? [0, seats] : Array.from({ length: seats + 1 }, (_, quantity) => quantity);
}
