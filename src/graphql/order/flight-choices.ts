/** Other flights for a booked holiday, on its own nights or on others. */
import type { IsoDate } from '#domain/dates.ts';
import { makeFlightQuoteId } from '#domain/holiday/quote-id.ts';
import { convert } from '#domain/market/tariff.ts';
import { checkNights } from '#domain/order/changes/moving-dates.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { findAirport, findCarrier } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { offerFlights, type whyDatesStay } from '#server/order/change-offers.ts';
import { makeHolidaysOnSale, type FlightsOnSale } from '#server/search/deal-choices.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { ChosenFlight, FlightChoices } from '../generated.ts';
import { moneyOf } from '../money.ts';

/** As many as a page compares, the cheapest. */
const MOST_FLIGHTS = 12;

type Asked = {
  readonly checkIn?: string | null | undefined;
  readonly nights?: number | null | undefined;
  readonly from?: string | null | undefined;
};

/** What could be flown with instead, for nights that can be asked for. */
export async function makeFlightChoices(
  booking: Parameters<typeof whyDatesStay>[1],
  asked: Asked,
  context: GraphContext,
): Promise<FlightChoices> {
  const { shop } = context;
  const { holiday } = booking.accepted;
  const booked = holiday.flights?.outbound.origin ?? null;
  const to = { checkIn: asked.checkIn ?? holiday.checkIn, nights: asked.nights ?? holiday.nights };
  const [error] = checkNights(to, todayOf(shop));
  if (error) return none(error.message);
  const onSale = makeHolidaysOnSale(shop, todayOf(shop));
  const found = await offerFlights(visitorContext(context), booking, to, onSale);
  if (found.kind === 'refused') return none(sentenceOf(CHANGING_REFUSALS, found.refusal));
  const from = asked.from ?? booked;
  const originOf = ({ flights }: FlightsOnSale) =>
    shop.series.get(flights.outbound.seriesId)?.origin;
  const origins = new Set([booked, ...found.offers.map(originOf)]);
  return {
    refusal: null,
    from,
    airports: [...origins]
      .flatMap((iata) => findAirport(iata ?? '') ?? [])
      .map(({ iata, name, city }) => ({ iata, name, city }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    choices: found.offers
      .filter((offer) => originOf(offer) === from)
      .toSorted((a, b) => a.price - b.price)
      .slice(0, MOST_FLIGHTS)
      .map(({ flights, price }) => ({
        flightQuoteId: makeFlightQuoteId(flights),
        outbound: makeFlight(shop, flights.outbound),
        inbound: makeFlight(shop, flights.inbound),
        price: moneyOf(shop, convert(price, holiday.sale?.rate ?? shop.market.rate)),
      })),
  };
}

const none = (refusal: string): FlightChoices => ({
  refusal,
  from: null,
  airports: [],
  choices: [],
});

function makeFlight(
  { series }: Pick<WebContext, 'series'>,
  { seriesId, date }: { readonly seriesId: number; readonly date: IsoDate },
): ChosenFlight {
  const flight = series.get(seriesId);
  if (!flight) throw new Error(`the index holds flights of series ${seriesId}, which is none`);
  const named = (iata: string) => `${findAirport(iata)?.name ?? iata} (${iata})`;
  return {
    carrier: findCarrier(flight.carrier)?.name ?? flight.carrier,
    flightNumber: flight.flightNumber,
    from: named(flight.origin),
    to: named(flight.destination),
    date,
    departs: flight.departureTime,
    arrives: flight.arrivalTime,
    stops: flight.stops,
  };
}
