/** A lead offer as it is sold: its lines, its flights, how long it is given back. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { priceHoliday, type PriceLine } from '#domain/holiday/price.ts';
import type { FlightQuote } from '#domain/holiday/quote-id.ts';
import type { Tariff } from '#domain/market/tariff.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import { makeLocalLeg, type LocalLeg } from '#server/holiday/holiday-leg.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { priceInput } from './result/price-input.ts';

export type PricedOffer = {
  readonly lines: readonly PriceLine[];
  /** Null for hotel-only. */
  readonly flights: { readonly outbound: LocalLeg; readonly inbound: LocalLeg } | null;
  /** Last day on which every room is given back whole; null = never. */
  readonly refundableUntil: IsoDate | null;
};

type Sources = {
  readonly index: SearchIndex;
  readonly series: ReadonlyMap<number, SeriesFacts>;
  readonly market: Tariff;
};

/** Prices an offer of the hotel from the index. */
export function priceOffer(
  { index, series, market }: Sources,
  hotel: Pick<HotelFacts, 'name' | 'plans'>,
  offer: Offer,
): PricedOffer {
  const { hotelQuote, flightQuote } = offer;
  const input = priceInput(index, offer);
  const legOf = ({ seriesId, date }: FlightQuote['outbound'], i: number): LocalLeg =>
    makeLocalLeg(series.get(seriesId)!, date, input.legs[i]!);
  return {
    lines: priceHoliday({ ...input, hotelLabel: hotel.name }, market),
    flights: flightQuote
      ? { outbound: legOf(flightQuote.outbound, 0), inbound: legOf(flightQuote.inbound, 1) }
      : null,
    refundableUntil: refundableUntil(hotel, hotelQuote),
  };
}

function refundableUntil(
  { plans }: Pick<HotelFacts, 'plans'>,
  { planIds, checkIn }: Offer['hotelQuote'],
): IsoDate | null {
  const days = planIds.map((id) => {
    const plan = plans.get(id);
    return plan?.refundable ? plan.refundDays : undefined;
  });
  return days.every((one) => one !== undefined) ? addDays(checkIn, -Math.max(...days)) : null;
}
