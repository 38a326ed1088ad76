/** A lead offer as a card tells it, priced from the index. */
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import type { HotelPicture } from '#domain/catalogue/hotel-views.ts';
import { addDays } from '#domain/dates.ts';
import { priceHoliday } from '#domain/holiday/price.ts';
import { HOTEL_ONLY, makeFlightQuoteId, makeHotelQuoteId } from '#domain/holiday/quote-id.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makeLocalLeg } from '#server/holiday/holiday-leg.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { priceInput } from '#server/search/price-input.ts';
import { leadViews } from '../catalogue/pictures.ts';
import { makeFlightLeg } from '../holiday/flight-leg.ts';
import { makeLines, makePrice } from '../holiday/price.ts';

function makePackage(
  shop: WebContext,
  hotel: HotelFacts & { readonly lead: HotelPicture },
  offer: Offer,
) {
  const { hotelQuote, flightQuote, board } = offer;
  const hotelQuoteId = makeHotelQuoteId(hotelQuote);
  const flightQuoteId = flightQuote ? makeFlightQuoteId(flightQuote) : HOTEL_ONLY;
  const input = priceInput(shop.index, offer);
  const lines = priceHoliday({ ...input, hotelLabel: hotel.name });
  const departureDate = flightQuote?.outbound.date ?? hotelQuote.checkIn;
  const plans = hotelQuote.planIds.map((id) => hotel.plans.get(id));
  const leg = (which: 'outbound' | 'inbound', i: number) =>
    flightQuote &&
    makeFlightLeg(
      makeLocalLeg(
        shop.series.get(flightQuote[which].seriesId)!,
        flightQuote[which].date,
        input.legs[i]!,
      ),
    );
  const refundDays = plans.map((plan) => (plan?.refundable ? plan.refundDays : undefined));
  const refundableUntil = refundDays.every((days) => days !== undefined)
    ? addDays(hotelQuote.checkIn, -Math.max(...refundDays))
    : null;
  return {
    id: `${hotelQuoteId}~${flightQuoteId}`,
    hotelQuoteId,
    flightQuoteId,
    boardQuoteId: hotelQuoteId,
    hotel,
    departureDate,
    checkInDate: hotelQuote.checkIn,
    numberOfNights: hotelQuote.nights,
    board: {
      code: board,
      name: BOARD_NAMES[board],
      isRefundable: refundableUntil !== null,
      refundableUntil,
    },
    rooms: plans.map((plan) => ({
      name: plan?.roomName ?? 'Room',
      displayName: plan?.facts.displayName ?? 'Room',
    })),
    outbound: leg('outbound', 0) ?? null,
    inbound: leg('inbound', 1) ?? null,
    price: makePrice(shop, { lines, party: hotelQuote.party, departureDate }),
    lines: makeLines(shop, lines),
    freeCancellationUntil: refundableUntil,
  };
}

/** Packages of offers, in their order; a hotel that has left the catalogue falls out. */
export async function makePackages(shop: WebContext, offers: readonly Offer[]) {
  const hotels = await shop.hotels(offers.map(({ hotelId }) => hotelId));
  const listed = offers.flatMap((offer) =>
    hotels.has(offer.hotelId) ? [{ offer, hotel: hotels.get(offer.hotelId)! }] : [],
  );
  const leads = leadViews(listed.map(({ hotel }) => hotel));
  return listed.map(({ offer, hotel }, i) =>
    makePackage(shop, { ...hotel, lead: leads[i]! }, offer),
  );
}
