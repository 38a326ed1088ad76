/** A deal: opened by its quote ids anywhere, any time, and priced live (DEAL-01 to DEAL-12). */
import type { IsoDate } from '#domain/dates.ts';
import { perksOf } from '#domain/holiday/perks.ts';
import { changeReason, rateOfSeen, type RateOfSeen } from '#domain/holiday/price-change.ts';
import { totalOf } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Quotes } from '#domain/holiday/quote-id.ts';
import type { Tariff } from '#domain/market/tariff.ts';
import type { Pence } from '#domain/money.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { HotelFacts, LoadHotels } from '#server/catalogue/hotels.ts';
import { lineageOf } from '#server/catalogue/reference.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';
import { priceLive, type LivePrice } from '#server/holiday/live-price.ts';
import { perkOffers } from '#server/holiday/perk-offers.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';
import { alternatives, criteriaOfHoliday, type Alternative } from './alternatives.ts';
import { listHolidayFrom } from './list-holiday.ts';

/** What a holiday is priced from: the index, the catalogue, the suppliers, the clock. */
export type DealContext = {
  readonly index: SearchIndex;
  readonly series: ReadonlyMap<number, SeriesFacts>;
  readonly hotels: LoadHotels;
  readonly suppliers: Pick<Suppliers, 'stays' | 'flights'>;
  readonly clock: () => Date;
  readonly market: Tariff;
  /** False: nobody asks the suppliers, and list prices stand. */
  readonly isPricedLive?: boolean;
};

/** A holiday as it can be had now. */
export type Deal = {
  readonly kind: 'Holiday';
  readonly holiday: PricedHoliday;
  readonly quotes: Quotes;
  readonly facts: HotelFacts;
  /** What the visitor last saw, if anything. */
  readonly seenTotal: Pence | undefined;
  /** Who asks for another price than the list. */
  readonly changedBy: string | undefined;
  readonly rate: RateOfSeen;
};

/** Sold out or no longer sold this way, with the nearest that can be had. */
export type SoldOutDeal = {
  readonly kind: 'NoAvailability';
  readonly stay: Quotes['stay'];
  readonly hotel: HotelFacts | undefined;
  readonly alternatives: readonly Alternative[];
};

/** `HolidayNotFound`: the quotes are of no holiday of ours. */
export type DealOutcome = Deal | SoldOutDeal | { readonly kind: 'HolidayNotFound' };

/** The deal of both quotes; `seenTotal` in pence is what the visitor last saw. */
export async function openDeal(
  context: DealContext,
  quotes: Quotes,
  seenTotal: Pence | undefined,
  today: IsoDate,
): Promise<DealOutcome> {
  const price = await priceNow(context, quotes, today);
  const facts = await hotelOf(context, quotes);
  if (price.kind === 'absent' || !facts) return { kind: 'HolidayNotFound' };
  if (price.kind === 'unavailable') return findInstead(context, quotes, today);
  const { holiday, changedBy } = price;
  const rate = rateOfSeen(context.market);
  return { kind: 'Holiday', holiday, quotes, facts, seenTotal, changedBy, rate };
}

/** The live price of a holiday. */
export async function priceNow(
  { index, series, hotels, suppliers, clock, market, isPricedLive = true }: DealContext,
  { stay, flights }: Quotes,
  today: IsoDate,
): Promise<LivePrice> {
  const quoteHoliday = listHolidayFrom({
    index,
    series,
    hotels: await hotels([stay.hotelId]),
    today,
  });
  const sources = {
    quoteHoliday,
    suppliers: isPricedLive ? suppliers : undefined,
    now: clock(),
    tariff: market,
  };
  const price = await priceLive(sources, stay, flights);
  if (price.kind !== 'priced') return price;
  const perks = perksOf(perkOffers, price.holiday, today);
  return { ...price, holiday: { ...price.holiday, perks } };
}

/** What can be had instead of a holiday that is sold out. */
export async function findInstead(
  context: Pick<DealContext, 'index' | 'hotels'>,
  quotes: Quotes,
  today: IsoDate,
): Promise<SoldOutDeal> {
  const { index } = context;
  const criteria = criteriaOfHoliday(index, quotes.stay, quotes.flights);
  return {
    kind: 'NoAvailability',
    stay: quotes.stay,
    hotel: await hotelOf(context, quotes),
    alternatives: alternatives(index, criteria, today, quotes.stay),
  };
}

/** Against what the visitor last saw; undefined when they saw this price, or none. */
export function priceChangeOf({ holiday, seenTotal: was, changedBy, rate }: Deal) {
  const now = totalOf(holiday.lines);
  return was === undefined || was === now
    ? undefined
    : { was, now, changedBy, reason: changeReason({ was, now, changedBy, rate }) };
}

/** The search that a deal belongs to, of the whole region around its hotel. */
export function searchAround(
  index: SearchIndex,
  { quotes, facts }: Pick<Deal, 'quotes' | 'facts'>,
): Criteria {
  const region =
    lineageOf(facts.place.id).find(({ kind }) => kind === 'region')?.id ?? facts.place.id;
  return {
    ...criteriaOfHoliday(index, quotes.stay, quotes.flights),
    hotelIds: [],
    locationIds: [region],
    flexibility: 3,
  };
}

const hotelOf = async ({ hotels }: Pick<DealContext, 'hotels'>, { stay }: Quotes) =>
  (await hotels([stay.hotelId])).get(stay.hotelId);
