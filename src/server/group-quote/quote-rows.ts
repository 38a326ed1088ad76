import { formatDate } from '#domain/dates.ts';
import type { GroupQuote } from '#domain/group-quote/group-quote.ts';
import { airports } from '#server/catalogue/reference.ts';

/** What a group asks for in rows, as letters and the operator's list tell it. */
export function quoteRows(quote: GroupQuote): { label: string; value: string }[] {
  const { adults, children, infants, childAges, airport, nights } = quote;
  const from = airports.find(({ iata }) => iata === airport);
  const day = formatDate(quote.departureDate);
  return [
    { label: 'Adults', value: String(adults) },
    ...(children > 0
      ? [{ label: 'Children', value: `${children}, aged ${childAges.join(', ')}` }]
      : []),
    ...(infants > 0 ? [{ label: 'Infants', value: String(infants) }] : []),
    { label: 'Where to', value: quote.place.trim() },
    { label: 'From', value: from ? from.name : 'Any airport' },
    { label: 'Leaving', value: quote.isFlexible ? `${day}, or a few days either side` : day },
    { label: 'Nights', value: String(nights) },
    { label: 'Name', value: quote.name.trim() },
    { label: 'Email', value: quote.emailAddress.trim() },
    ...(quote.phoneNumber.trim() === ''
      ? []
      : [{ label: 'Phone', value: quote.phoneNumber.trim() }]),
  ];
}
