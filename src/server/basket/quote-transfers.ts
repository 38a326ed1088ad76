/** Transfers for a holiday: from where it lands, or where whoever has a stay may land. */
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { headsOf } from '#domain/party.ts';
import { findAirport, lineageOf } from '#server/catalogue/reference.ts';
import type { Suppliers, TransferQuote } from '#server/suppliers/ports.ts';

/** For a stay alone, whose people land at an airport of their choice: the nearest ones. */
const MOST_AIRPORTS = 2;

/**
 * The supplier's offers of now. Those of a stay alone say which airport they leave from (XTRA-06).
 * Throws SupplierUnavailable when one airport's are not to be had.
 */
export function quoteTransfers(
  { transfers }: Pick<Suppliers, 'transfers'>,
  { hotel, checkIn, returnDate, party, flights }: PricedHoliday,
): Promise<readonly TransferQuote[]> {
  const { adults, children, infants } = headsOf(party);
  const ask = (airport: string) =>
    transfers.quote({
      airport,
      hotelId: hotel.id,
      arrivalDate: checkIn,
      departureDate: returnDate,
      adults,
      children,
      infants,
    });
  if (flights) return ask(flights.outbound.destination);
  return quoteFromAll(airportsNear(hotel.placeId), ask);
}

async function quoteFromAll(
  airports: readonly string[],
  ask: (airport: string) => Promise<readonly TransferQuote[]>,
): Promise<readonly TransferQuote[]> {
  const found = await Promise.all(
    airports.map(async (iata) => {
      const name = findAirport(iata)?.name ?? iata;
      const quotes = await ask(iata);
      return quotes.map((quote) => ({ ...quote, title: `${quote.title}, from ${name} (${iata})` }));
    }),
  );
  return found.flat();
}

/** Nearest first. */
function airportsNear(placeId: string): readonly string[] {
  const near = lineageOf(placeId).find(({ airports }) => airports.length > 0)?.airports ?? [];
  return near
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST_AIRPORTS)
    .map(({ iata }) => iata);
}
