/** A deal: a holiday opened by its quote ids, with what else it could be (DEAL-01 to DEAL-12). */
import { priceHoliday } from '#domain/holiday/price.ts';
import { departureDateOf, makeQuoteIds, parseQuotes } from '#domain/holiday/quote-id.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { perPerson } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makeLocalLeg } from '#server/holiday/holiday-leg.ts';
import { todayOf } from '#server/market/market.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { datesOfDeal, type DealDate } from '#server/search/date-choices.ts';
import { choicesOfDeal, type DealChoice, type DealChoices } from '#server/search/deal-choices.ts';
import {
  openDeal,
  priceChangeOf,
  searchAround,
  type Deal,
  type DealOutcome,
  type SoldOutDeal,
} from '#server/search/deal.ts';
import { makeFlightLeg } from '../holiday/flights.ts';
import { holidayFields, makeBoard, makeRoomNames } from '../holiday/holiday.ts';
import { makePrice, makePriceChange } from '../holiday/price.ts';
import { makeRoomKinds } from '../holiday/room-kinds.ts';
import { differenceSold, moneyOf, soldAt } from '../money.ts';
import { makeAlternatives } from './alternatives.ts';
import { whyUnavailable } from './criteria/closed-by-advice.ts';

export const dealResolvers = {
  Query: {
    holiday: async (_root, asked, { shop, flags }) => {
      const { hotelQuoteId, flightQuoteId, seenTotal } = asked;
      const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
      const isPricedLive = flags.liveHotelPrice && (asked.isPricedLive ?? true);
      const deal: DealOutcome = quotes
        ? await openDeal({ ...shop, isPricedLive }, quotes, seenTotal ?? undefined, todayOf(shop))
        : { kind: 'HolidayNotFound' };
      reportDeal(shop, deal, isPricedLive);
      return makeHolidayResult(shop, deal);
    },
  },
  Holiday: {
    ...holidayFields,
    priceChange: (deal, _args, { shop }) => {
      const change = priceChangeOf(deal);
      return change && makePriceChange(shop, change);
    },
    otherChoices: (deal, _args, { shop }) =>
      countOthers(deal, choicesOfDeal(shop, deal, todayOf(shop))),
    roomChoices: (deal, _args, { shop }) =>
      choicesOfDeal(shop, deal, todayOf(shop)).stays.map((choice) =>
        makeStayChoice(shop, deal.facts, choice),
      ),
    roomKinds: ({ facts }) => makeRoomKinds(facts),
    flightChoices: (deal, _args, { shop }) =>
      choicesOfDeal(shop, deal, todayOf(shop)).flights.map((choice) =>
        makeFlightOption(shop, choice),
      ),
    dateChoices: (deal, _args, { shop }) =>
      datesOfDeal(shop.index, deal, todayOf(shop)).map((date) => makeDateChoice(shop, date)),
    searchQuery: (deal, _args, { shop }) => makeCriteriaQuery(searchAround(shop.index, deal)),
  },
} satisfies ResolverMap;

/** The ids are of no holiday of ours. */
export const NOT_FOUND = {
  kind: 'HolidayNotFound',
  message: sentenceOf(HOLIDAY_REFUSALS, 'holiday_not_found'),
} as const;

/** Ids that name nothing of ours, and suppliers that were asked and did not say (ERR-18). */
function reportDeal({ log }: WebContext, deal: DealOutcome, isPricedLive: boolean): void {
  if (deal.kind === 'HolidayNotFound') reportError(log, 'HolidayNotFoundError');
  if (isPricedLive && deal.kind === 'Holiday' && deal.holiday.source === 'list')
    reportError(log, 'HolidayRequoteUnavailableError');
}

/** What has become of a holiday, as the API says it. */
export function makeHolidayResult(shop: WebContext, deal: DealOutcome) {
  if (deal.kind === 'HolidayNotFound') return NOT_FOUND;
  return deal.kind === 'NoAvailability' ? makeNoAvailability(shop, deal) : deal;
}

/** Sold out, with the nearest that can be had. */
export const makeNoAvailability = async (
  shop: WebContext,
  { kind, hotel, alternatives, stay }: SoldOutDeal,
) => ({
  kind,
  message: await whyUnavailable(shop, hotel, stay),
  hotel,
  alternatives: await makeAlternatives(shop, alternatives),
});

/** The choices besides the one that is opened. */
function countOthers({ holiday }: Deal, { stays, flights }: DealChoices) {
  const others = stays.filter(({ chosen }) => !chosen);
  return {
    flights: flights.filter(({ chosen }) => !chosen).length,
    rooms: others.length,
    boards: others.filter((other) => other.holiday.board !== holiday.board).length,
  };
}

function makeStayChoice(
  shop: WebContext,
  hotel: HotelFacts,
  { hotelQuote, holiday, total, difference, chosen, flightQuote }: DealChoice,
) {
  const departureDate = departureDateOf(hotelQuote, flightQuote);
  const lines = priceHoliday(holiday.priceInput, shop.market);
  return {
    hotelQuoteId: makeQuoteIds(hotelQuote, flightQuote).hotelQuoteId,
    rooms: makeRoomNames(hotel, hotelQuote.planIds),
    board: makeBoard(holiday),
    price: makePrice(shop, { lines, party: hotelQuote.party, departureDate }),
    difference: differenceSold(shop, { total, difference }, seatsIn({ hotelQuote, flightQuote })),
    chosen,
  };
}

function makeFlightOption(
  shop: WebContext,
  { hotelQuote, flightQuote, holiday, total, difference, chosen }: DealChoice,
) {
  const { outbound, inbound } = flightQuote!;
  const leg = (quote: typeof outbound, i: number) =>
    makeFlightLeg(makeLocalLeg(shop.series.get(quote.seriesId)!, quote.date, holiday.legs[i]!));
  return {
    ...makeQuoteIds(hotelQuote, flightQuote),
    outbound: leg(outbound, 0),
    inbound: leg(inbound, 1),
    price: makePrice(shop, {
      lines: priceHoliday(holiday.priceInput, shop.market),
      party: hotelQuote.party,
      departureDate: outbound.date,
    }),
    difference: differenceSold(shop, { total, difference }, seatsIn({ hotelQuote, flightQuote })),
    chosen,
  };
}

const makeDateChoice = (
  shop: WebContext,
  { departureDate, nights, offer, chosen, cheapest }: DealDate,
) => ({
  departureDate,
  numberOfNights: nights,
  ...makeQuoteIds(offer.hotelQuote, offer.flightQuote),
  price: offerPrice(shop, offer),
  chosen,
  cheapest,
});

function offerPrice(shop: WebContext, { total: listed, hotelQuote, flightQuote }: Offer) {
  const total = soldAt(shop, listed, seatsIn({ hotelQuote, flightQuote }));
  return {
    total,
    perPerson: moneyOf(shop, perPerson(total.amount, headsOf(hotelQuote.party).paying)),
    deposit: null,
  };
}

/** Adults and children who fly. */
const seatsIn = ({ hotelQuote, flightQuote }: Pick<Offer, 'hotelQuote' | 'flightQuote'>): number =>
  flightQuote ? headsOf(hotelQuote.party).paying : 0;
