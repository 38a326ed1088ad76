import { parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { makeParty } from '#domain/party.ts';

/** A holiday by its quote ids. */
type Quoted = { readonly hotelQuoteId: string; readonly flightQuoteId: string };

/** What stands in a checkbox for a holiday: both ids. */
export const valueOf = ({ hotelQuoteId, flightQuoteId }: Quoted): string =>
  `${hotelQuoteId} ${flightQuoteId}`;

/** Who travels with a holiday, as addresses write it; empty for ids of none. */
export const partyOf = ({ hotelQuoteId }: Pick<Quoted, 'hotelQuoteId'>): string =>
  makeParty(parseHotelQuoteId(hotelQuoteId)?.party ?? []);

/** The ticked holidays, those for the chosen people first: the first says who travels. */
export function holidaysOf(form: FormData): Quoted[] {
  const party = form.get('party');
  const ticked = form
    .getAll('holidays')
    .filter((value) => typeof value === 'string')
    .map((value): Quoted => {
      const [hotelQuoteId = '', flightQuoteId = ''] = value.split(' ');
      return { hotelQuoteId, flightQuoteId };
    });
  return ticked.toSorted((a, b) => Number(partyOf(b) === party) - Number(partyOf(a) === party));
}
