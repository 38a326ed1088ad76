/** A shop window of rooms that are sold by the head, and given back until a fortnight before. */
import { addDays } from '#domain/dates.ts';
import { makeFlightQuoteId, makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import { headsOf, type Party } from '#domain/party.ts';
import type { quoteOrderChange } from '#server/order/order-changes.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';

type Asked = Extract<Parameters<typeof quoteOrderChange>[2], { readonly kind: 'DATES' }>;

/** At what a room costs for each of its people by then. */
export function soldByHead(perHead: () => number): Asked['onSale'] {
  const stayPriceOf = (party: Party) => {
    const { paying, infants } = headsOf(party);
    return (paying + infants) * perHead();
  };
  return {
    list: () => [],
    flightsTo: () => [],
    flights: ({ checkIn, nights }) => ({
      outbound: { seriesId: 4120, date: checkIn },
      inbound: { seriesId: 4121, date: addDays(checkIn, nights) },
    }),
    price: async (stay, _market, flights) => {
      const { checkIn, nights, party } = stay;
      const holiday = makePricedHoliday({
        departureDate: checkIn,
        nights,
        party,
        hotelOnly: !flights,
      });
      const price = stayPriceOf(party);
      return {
        kind: 'priced',
        holiday: {
          ...holiday,
          rooms: holiday.rooms.map((room) => ({ ...room, price: stayPriceOf([room.party]) })),
          lines: holiday.lines.map((line) =>
            line.kind === 'hotel' ? { ...line, amount: price } : line,
          ),
          refundableUntil: addDays(checkIn, -14),
          hotelQuoteId: makeHotelQuoteId(stay),
          ...(flights && { flightQuoteId: makeFlightQuoteId(flights) }),
        },
      };
    },
  };
}
