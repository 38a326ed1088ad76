/** Bags of a leg by its carrier's published rules (FLT-01); prices come with the live quote. */
import { findCarrier, type BagRule } from './reference.ts';

export type BagOffer = BagRule & { readonly allOrNone: boolean };

/**
 * The under-seat bag that the specification gives as its example stands in where a carrier's rule
 * is not known (FLT-06).
 */
const UNKNOWN_RULE: BagRule = {
  type: 'HAND_LUGGAGE',
  included: true,
  pieces: 1,
  weightKg: null,
  sizeCm: { height: 40, width: 20, depth: 25 },
  label: 'under-seat bag, check with the airline',
};

const UNKNOWN_KG = 20;

/** Kilograms of the first hold bag of a carrier's price list. */
export const holdBagKg = (carrierIata: string): number =>
  findCarrier(carrierIata)?.bags.find(
    ({ type, weightKg }) => type === 'HOLD_LUGGAGE' && weightKg !== null,
  )?.weightKg ?? UNKNOWN_KG;

/** What a passenger may bring on this carrier: included bags first. */
export function bagsOf(carrierIata: string): readonly BagOffer[] {
  const carrier = findCarrier(carrierIata);
  const rules = carrier && carrier.bags.length > 0 ? carrier.bags : [UNKNOWN_RULE];
  return rules
    .toSorted((a, b) => Number(b.included) - Number(a.included))
    .map((rule) => ({ ...rule, allOrNone: carrier?.allOrNoneHoldBags ?? false }));
}
