import { isAdult, type SeatTraveller } from './seat-traveller.ts';

/** What each traveller is called: their first name once it is known, else `Adult 2`, `Child 1`. */
export function travellerNames(
  travellers: readonly SeatTraveller[],
  known: readonly { readonly firstName: string }[],
): string[] {
  const adults = travellers.filter(isAdult).length;
  return travellers.map((traveller, i) => {
    const name = known[i]?.firstName;
    if (name !== undefined) return name;
    return isAdult(traveller) ? `Adult ${i + 1}` : `Child ${i + 1 - adults}`;
  });
}
