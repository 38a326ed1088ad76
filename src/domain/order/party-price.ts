/** What a holiday that was priced comes to for another party. */
import { bagFor } from '#domain/holiday/hold-bags.ts';
import { priceHoliday, saleOf, type LineKind } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Tariff } from '#domain/market/tariff.ts';
import { SUPPLIER_CURRENCY } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';

/** What is paid by the head, with the flights. */
const BY_HEAD: readonly LineKind[] = ['flights', 'booking_fee', 'atol'];

/**
 * The holiday with its flights for this party, at the fares and the rate that it was priced at. Its
 * stay is left as it is.
 */
export function withParty(holiday: PricedHoliday, party: Party, tariff: Tariff): PricedHoliday {
  const { flights, lines, rooms, hotel, checkIn, nights, sale } = holiday;
  const people = party.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
  if (!flights) return { ...holiday, party: people };
  const was = headsOf(holiday.party).paying;
  const now = headsOf(party).paying;
  const at = { ...tariff, rate: sale?.rate ?? tariff.rate };
  const input = {
    party,
    legs: [flights.outbound, flights.inbound],
    flightLabel: lines.find(({ kind }) => kind === 'flights')?.basis ?? '',
    hotelLabel: hotel.name,
    stayBasis: '',
    roomPrices: rooms.map(({ price }) => price),
    checkIn,
    nights,
    stars: hotel.stars,
    taxRule: undefined,
  };
  const priced = priceHoliday(input, at);
  return {
    ...holiday,
    party: people,
    flights: { ...flights, holdBag: flights.holdBag && bagFor(flights.holdBag, was, now) },
    lines: lines.flatMap((line) =>
      BY_HEAD.includes(line.kind) ? priced.filter(({ kind }) => kind === line.kind) : [line],
    ),
    ...(tariff.currency !== SUPPLIER_CURRENCY && { sale: saleOf(input, at) }),
  };
}
