/** Who fits into a room and what that does to its price. */
import { headsOf, INFANT_BELOW, type Room } from '#domain/party.ts';

/**
 * Occupancy of a rate plan. Prices of a plan are for two adults (factor 128/128). `adultFactors[n]`
 * is the factor /128 for n adults (index 0 unused, 0 = not sold to so few or so many); `childBands`
 * say what each child aged 2 or over adds; infants travel in a cot without charge.
 */
export type Occupancy = {
  readonly maxPeople: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly maxInfants: number;
  readonly adultFactors: readonly number[];
  readonly childBands: readonly ChildBand[];
};

/**
 * Children up to an age, inclusive, add `factor` /128. Bands ascend by age; who is older than the
 * last counts with it.
 */
export type ChildBand = { readonly toAge: number; readonly factor: number };

/**
 * Factor /128 for a room's people; 0 = they do not fit. `maxPeople` counts adults and children, not
 * infants.
 */
export function occupancyFactor(occupancy: Occupancy, room: Room): number {
  const { adults, children, infants, paying } = headsOf([room]);
  const fits =
    adults <= occupancy.maxAdults &&
    children <= occupancy.maxChildren &&
    infants <= occupancy.maxInfants &&
    paying <= occupancy.maxPeople;
  const adultFactor = occupancy.adultFactors[adults] ?? 0;
  if (!fits || adultFactor === 0) return 0;
  return room.childAges
    .filter((age) => age >= INFANT_BELOW)
    .reduce((sum, age) => sum + childFactor(occupancy, age), adultFactor);
}

const childFactor = ({ childBands }: Occupancy, age: number): number =>
  (childBands.find(({ toAge }) => age <= toAge) ?? childBands.at(-1))?.factor ?? 0;

/** The largest factor /128 that any people can meet in a room of this occupancy. */
export const largestFactor = ({ adultFactors, maxChildren, childBands }: Occupancy): number =>
  Math.max(0, ...adultFactors) +
  maxChildren * Math.max(0, ...childBands.map(({ factor }) => factor));

/**
 * Price in pence of a stay in one room: nights' sum times factor /128, rounded half up. The only
 * rounding of a stay; engine, oracle, supplier and receipt all use it (search-engine: rounding).
 */
export const stayPrice = (nightsSum: number, factor: number): number =>
  Math.floor((nightsSum * factor + 64) / 128);
