import type { BoughtHoliday } from '#domain/market/facts.ts';
import type { Money } from '#domain/money.ts';
import type { PricedHoliday } from './priced-holiday.ts';

/** A priced holiday as facts name it, at the price of all that is bought with it. */
export const boughtHolidayOf = (holiday: PricedHoliday, price: Money): BoughtHoliday => ({
  hotelQuoteId: holiday.hotelQuoteId,
  flightQuoteId: holiday.flightQuoteId,
  hotelId: holiday.hotel.id,
  departureDate: holiday.departureDate,
  returnDate: holiday.returnDate,
  nights: holiday.nights,
  party: holiday.party,
  price,
  hotelName: holiday.hotel.name,
  stars: holiday.hotel.stars,
  place: holiday.hotel.placeName,
  country: holiday.hotel.countryName,
  board: holiday.board,
  flights: holiday.flights && {
    origin: holiday.flights.outbound.origin,
    destination: holiday.flights.outbound.destination,
    outbound: holiday.flights.outbound.flightNumber,
    inbound: holiday.flights.inbound.flightNumber,
  },
});
