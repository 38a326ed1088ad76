/** Who fits into a room and what that does to its price. */
import { headsOf, type Room } from '#domain/party.ts';

/**
 * Occupancy of a rate plan. Prices of a plan are for two adults (factor 128/128).
 * `adultFactors[n]` is the factor /128 for n adults (index 0 unused, 0 = not sold to so few or so many);
 * `childFactor` is added per child aged 2 or over; infants travel in a cot without charge.
 */
export type Occupancy = {
  readonly maxPeople: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxInfants: number;
  readonly adultFactors: readonly number[];
  readonly childFactor: number;
};

/** Factor /128 for a room's people; 0 = they do not fit. `maxPeople` counts adults and children, not infants. */
export function occupancyFactor(occupancy: Occupancy, room: Room): number {
  const { adults, children, infants, paying } = headsOf([room]);
  const fits =
    adults <= occupancy.maxAdults &&
    children <= occupancy.maxChildren &&
    infants <= occupancy.maxInfants &&
    paying <= occupancy.maxPeople;
  const adultFactor = occupancy.adultFactors[adults] ?? 0;
  return fits && adultFactor > 0 ? adultFactor + children * occupancy.childFactor : 0;
}

/**
 * Price in pence of a stay in one room: nights' sum times factor /128, rounded half up.
 * The only rounding of a stay; engine, oracle, supplier and receipt all use it (search-engine: rounding).
 */
export const stayPrice = (nightsSum: number, factor: number): number => Math.floor((nightsSum * factor + 64) / 128);
