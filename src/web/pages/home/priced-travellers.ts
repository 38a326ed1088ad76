import { headsOf, type Party } from '#domain/party.ts';
import type { HomePageQuery } from './query.generated.ts';

/** Whom a price is for: everybody who travels, and those of them whose share the others carry. */
export type PricedTravellers = { readonly people: number; readonly infants: number };

/** Whom a board is priced for: the party of the search it is of, else two adults. */
export function pricedTravellers(
  board: Pick<HomePageQuery['departuresBoard'], 'isOfSavedSearch'> | undefined,
  party: Party,
): PricedTravellers {
  const { adults, children, infants } = headsOf(board?.isOfSavedSearch ? party : TWO_ADULTS);
  return { people: adults + children + infants, infants };
}

const TWO_ADULTS: Party = [{ adults: 2, childAges: [] }];
