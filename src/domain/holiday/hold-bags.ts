/**
 * What hold bags cost on a pair of flights: by each way's own rules, both ways together (FLT-03,
 * FLT-04).
 */
import type { Pence } from '#domain/money.ts';

/**
 * How a flight sells hold bags: pence a bag this way (0 = the fare holds one each), and whether for
 * every seat or none.
 */
export type LegBags = { readonly bagPrice: Pence; readonly bagsForAll: boolean };

/**
 * Hold bags as a pair of flights sells them: pence a bag both ways, and once for all on the way
 * that sells them to all while the other sells them singly.
 */
export type BagSale = {
  readonly price: Pence;
  readonly priceForAll?: Pence;
  readonly allOrNone: boolean;
  readonly weightKg?: number;
};

export type HoldBag = BagSale & { readonly weightKg: number };

/** Hold bags that were chosen. */
export type ChosenBags = { readonly quantity: number; readonly bag: BagSale };

/**
 * The sale of both ways to a party with so many seats; undefined where every fare holds a bag each.
 */
export function bagSaleOf(legs: readonly LegBags[], seats: number): BagSale | undefined {
  const sold = legs.filter(({ bagPrice }) => bagPrice > 0);
  if (sold.length === 0) return undefined;
  const [forAll, singly] = [true, false].map((all) =>
    sumOf(sold.filter(({ bagsForAll }) => bagsForAll === all)),
  );
  const allOrNone = sold.every(({ bagsForAll }) => bagsForAll);
  return allOrNone
    ? { price: forAll!, allOrNone }
    : { price: singly!, ...(forAll! > 0 && { priceForAll: forAll! * seats }), allOrNone };
}

/**
 * What a party that wishes for so many bags (at most one a seat) takes of a sale: all or none where
 * it is sold so.
 */
export function chooseBags<Bag extends BagSale>(
  bag: Bag | null | undefined,
  wished: number,
  seats: number,
): { readonly quantity: number; readonly bag: Bag } | null {
  if (!bag || wished === 0) return null;
  return { quantity: bag.allOrNone ? seats : wished, bag };
}

/**
 * How many hold bags can be chosen: none or one each where the airline sells all or none (FLT-04),
 * else up to one each.
 */
export function holdBagChoices(bag: BagSale | undefined, seats: number): number[] {
  if (!bag) return [0];
  return bag.allOrNone ? [0, seats] : Array.from({ length: seats + 1 }, (_, quantity) => quantity);
}

/** Pence for so many bags of a sale. */
export const holdBagsPrice = (bag: BagSale, quantity: number): Pence =>
  quantity === 0 ? 0 : bag.price * quantity + (bag.priceForAll ?? 0);

/**
 * A sale to `was` seats as one to `now`: what one way sells to all has to be bought by as many as
 * there are.
 */
export const bagFor = <Bag extends BagSale>(bag: Bag, was: number, now: number): Bag =>
  bag.priceForAll === undefined
    ? bag
    : { ...bag, priceForAll: Math.round((bag.priceForAll * now) / was) };

/** Pence for the bags that a party wishes for on one way: what a leg of a search costs more. */
export const legBagsPrice = (
  { bagPrice, bagsForAll }: LegBags,
  wished: number,
  seats: number,
): Pence => bagPrice * (bagsForAll && wished > 0 ? seats : wished);

/** Hold bags of a holiday, and those that were added once it was booked. */
type BagsChosen<Bag extends BagSale> = {
  readonly holdBags: { readonly quantity: number; readonly bag: Bag } | null;
  readonly addedBags?: readonly { readonly quantity: number; readonly bag: Bag }[] | undefined;
};

/** All of them, whenever they were bought; null where there are none. */
export function allBags<Bag extends BagSale>({
  holdBags,
  addedBags = [],
}: BagsChosen<Bag>): { readonly quantity: number; readonly bag: Bag } | null {
  const all = [...(holdBags ? [holdBags] : []), ...addedBags].filter(
    ({ quantity }) => quantity > 0,
  );
  const [first] = all;
  return first
    ? { quantity: all.reduce((sum, { quantity }) => sum + quantity, 0), bag: first.bag }
    : null;
}

/** The sale to a party that holds so many already: what is paid once for all, it has paid. */
export const saleBeside = ({ priceForAll, ...singly }: HoldBag, held: number): HoldBag =>
  held > 0 || priceForAll === undefined ? singly : { ...singly, priceForAll };

/** How many more can be had by a party of so many seats that holds some already. */
export const moreBagChoices = (bag: BagSale, held: number, seats: number): number[] =>
  holdBagChoices(bag, seats)
    .filter((quantity) => quantity > held)
    .map((quantity) => quantity - held);

const sumOf = (legs: readonly LegBags[]): Pence =>
  legs.reduce((sum, { bagPrice }) => sum + bagPrice, 0);
