/** A lead offer as a card tells it, priced from the index. */
import { departureDateOf, makeQuoteIds } from '#domain/holiday/quote-id.ts';
import { reasonsInList } from '#domain/holiday/reason.ts';
import { leadViews, type PicturedHotel } from '#server/catalogue/picture-views.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { priceOffer } from '#server/search/priced-offer.ts';
import { makeFlightLeg } from '../holiday/flights.ts';
import { makeBoard, makeRoomNames } from '../holiday/holiday.ts';
import { makeLines, makePrice } from '../holiday/price.ts';
import { makeFirstRoom } from '../holiday/room-kinds.ts';

/** Packages of offers, in their order; a hotel that has left the catalogue falls out. */
export async function makePackages(shop: WebContext, offers: readonly Offer[]) {
  const hotels = await shop.hotels(offers.map(({ hotelId }) => hotelId));
  const listed = offers.flatMap((offer) =>
    hotels.has(offer.hotelId) ? [{ offer, hotel: hotels.get(offer.hotelId)! }] : [],
  );
  const leads = leadViews(listed.map(({ hotel }) => hotel));
  const reasons = reasonsInList(
    listed.map(({ hotel: { facts, facilities } }) => ({ ...facts, facilities })),
  );
  return listed.map(({ offer, hotel }, i) =>
    makePackage(shop, { ...hotel, lead: leads[i]!, reason: reasons[i]! }, offer),
  );
}

function makePackage(shop: WebContext, hotel: PicturedHotel, offer: Offer) {
  const { hotelQuote, flightQuote, board } = offer;
  const { lines, flights, refundableUntil } = priceOffer(shop, hotel, offer);
  const { hotelQuoteId, flightQuoteId } = makeQuoteIds(hotelQuote, flightQuote);
  const departureDate = departureDateOf(hotelQuote, flightQuote);
  return Object.assign(new ShownRoom(hotel, hotelQuote.planIds), {
    id: `${hotelQuoteId}~${flightQuoteId}`,
    hotelQuoteId,
    flightQuoteId,
    boardQuoteId: hotelQuoteId,
    hotel,
    departureDate,
    checkInDate: hotelQuote.checkIn,
    numberOfNights: hotelQuote.nights,
    board: makeBoard({ board, refundableUntil }),
    rooms: makeRoomNames(hotel, hotelQuote.planIds),
    outbound: flights && makeFlightLeg(flights.outbound),
    inbound: flights && makeFlightLeg(flights.inbound),
    price: makePrice(shop, { lines, party: hotelQuote.party, departureDate }),
    lines: makeLines(shop, lines),
    refundableUntil,
  });
}

/** Lists that show no room need not make its picture. A class, so that all have one shape. */
class ShownRoom {
  readonly #hotel: PicturedHotel;
  readonly #planIds: readonly number[];

  constructor(hotel: PicturedHotel, planIds: readonly number[]) {
    this.#hotel = hotel;
    this.#planIds = planIds;
  }

  get firstRoom() {
    return makeFirstRoom(this.#hotel, this.#planIds);
  }
}
