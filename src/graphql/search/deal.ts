import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { addDays } from '#domain/dates.ts';
/** A deal: opened by its quote ids anywhere, any time, and priced live (DEAL-01 to DEAL-12). */
import {
  cancellationSpans,
  lastDepositDay,
  owedWhileDepositIsLost,
} from '#domain/holiday/cancellation.ts';
import { bestPlan, depositOf, planKind, type PaymentPlan } from '#domain/holiday/payment-plans.ts';
import { includedPerks } from '#domain/holiday/perks.ts';
import { changeReason } from '#domain/holiday/price-change.ts';
import { payableOf, totalOf, type PriceLine } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import {
  HOTEL_ONLY,
  makeFlightQuoteId,
  makeHotelQuoteId,
  parseFlightQuoteId,
  parseHotelQuoteId,
  type FlightQuote,
  type HotelQuote,
} from '#domain/holiday/quote-id.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { headsOf, INFANT_BELOW, type Party } from '#domain/party.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import { entryRulesFor, lineageOf } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makeLocalLeg } from '#server/holiday/holiday-leg.ts';
import { priceLive, type LivePrice } from '#server/holiday/live-price.ts';
import { todayIn } from '#server/market.ts';
import { alternatives, criteriaOfHoliday } from '#server/search/alternatives.ts';
import { dateChoices } from '#server/search/date-choices.ts';
import { dealChoices, type DealChoice } from '#server/search/deal-choices.ts';
import { listHolidayFrom } from '#server/search/list-holiday.ts';
import type { GraphContext } from '../context.ts';
import { makeFlightItinerary, makeFlightLeg } from '../holiday/flight-leg.ts';
import { makeLines, makeParty, makePrice, moneyOf, plansOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import { makeAlternatives } from './search.ts';

/** Both quotes of a holiday, read. */
export type Quotes = { readonly stay: HotelQuote; readonly flights: FlightQuote | undefined };

/** A deal with what its fields are made from. */
export type DealSource = {
  readonly kind: 'Holiday';
  readonly holiday: PricedHoliday;
  readonly quotes: Quotes;
  readonly facts: HotelFacts;
  readonly seenTotal: number | undefined;
  readonly changedBy: string | undefined;
};

/** Undefined when the ids are no quote ids. */
export function parseQuotes(hotelQuoteId: string, flightQuoteId: string): Quotes | undefined {
  const stay = parseHotelQuoteId(hotelQuoteId);
  const flights = flightQuoteId === HOTEL_ONLY ? undefined : parseFlightQuoteId(flightQuoteId);
  return stay && (flights || flightQuoteId === HOTEL_ONLY) ? { stay, flights } : undefined;
}

/** The live price of a holiday. */
export async function priceNow(shop: WebContext, { stay, flights }: Quotes): Promise<LivePrice> {
  const hotels = await shop.hotels([stay.hotelId]);
  const quoteHoliday = listHolidayFrom({
    index: shop.index,
    series: shop.series,
    hotels,
    today: todayIn(shop.clock()),
  });
  return priceLive({ quoteHoliday, suppliers: shop.suppliers, now: shop.clock() }, stay, flights);
}

export const NOT_FOUND = {
  kind: 'HolidayNotFound',
  message: sentenceOf(HOLIDAY_REFUSALS, 'holiday_not_found'),
} as const;

/** Sold out, with the nearest that can be had. */
export async function noAvailability(shop: WebContext, { stay, flights }: Quotes) {
  const today = todayIn(shop.clock());
  const hotel = (await shop.hotels([stay.hotelId])).get(stay.hotelId);
  const found = alternatives(shop.index, criteriaOfHoliday(shop.index, stay, flights), today, stay);
  return {
    kind: 'NoAvailability',
    message: sentenceOf(HOLIDAY_REFUSALS, 'no_availability'),
    hotel: hotel ?? null,
    alternatives: await makeAlternatives(shop, found),
  } as const;
}

export const holidayResolvers: ResolverMap = {
  Query: {
    holiday: async (
      _parent: never,
      args: { hotelQuoteId: string; flightQuoteId: string; seenTotal?: number | null },
      { shop }: GraphContext,
    ) => {
      const quotes = parseQuotes(args.hotelQuoteId, args.flightQuoteId);
      if (!quotes) return NOT_FOUND;
      const price = await priceNow(shop, quotes);
      if (price.kind === 'absent') return NOT_FOUND;
      if (price.kind === 'unavailable') return noAvailability(shop, quotes);
      const facts = (await shop.hotels([quotes.stay.hotelId])).get(quotes.stay.hotelId)!;
      return {
        kind: 'Holiday',
        holiday: price.holiday,
        quotes,
        facts,
        seenTotal: args.seenTotal ?? undefined,
        changedBy: price.changedBy,
      } satisfies DealSource;
    },
  },
  Holiday: {
    hotelQuoteId: ({ holiday }: DealSource) => holiday.hotelQuoteId,
    flightQuoteId: ({ holiday }: DealSource) => holiday.flightQuoteId,
    hotel: ({ facts }: DealSource) => facts,
    hotelItinerary: ({ holiday }: DealSource) => makeItinerary(holiday),
    flightItinerary: ({ holiday }: DealSource) =>
      holiday.flights && makeFlightItinerary(holiday.flights, holiday.flightQuoteId),
    criteria: ({ holiday, facts }: DealSource) => ({
      destinationIds: [facts.place.id],
      party: makeParty(holiday.party),
      numberOfRooms: holiday.party.length,
      numberOfNights: holiday.nights,
      departureDateRange: { startDate: holiday.departureDate },
    }),
    perks: includedPerks,
    board: ({ holiday }: DealSource) => makeBoard(holiday),
    rooms: ({ holiday, facts }: DealSource) => makeRooms(holiday, facts),
    price: ({ holiday }: DealSource, _args: unknown, { shop }: GraphContext) =>
      makePrice(shop, holiday),
    lines: ({ holiday }: DealSource, _args: unknown, { shop }: GraphContext) =>
      makeLines(shop, holiday.lines),
    priceChange: (source: DealSource, _args: unknown, { shop }: GraphContext) =>
      makePriceChange(shop, source),
    cancellation: ({ holiday }: DealSource, _args: unknown, { shop }: GraphContext) =>
      makeCancellation(shop, holiday),
    paymentScheduleOptions: ({ holiday }: DealSource, _args: unknown, { shop }: GraphContext) =>
      makeScheduleOptions(shop, holiday),
    roomChoices: (source: DealSource, _args: unknown, { shop }: GraphContext) =>
      (choicesOf(shop, source)?.stays ?? []).map((choice) =>
        makeStayChoice(shop, source.facts, choice),
      ),
    flightChoices: (source: DealSource, _args: unknown, { shop }: GraphContext) =>
      (choicesOf(shop, source)?.flights ?? [])
        .slice(0, MOST_FLIGHTS)
        .map((choice) => makeFlightChoice(shop, choice)),
    dateChoices: (source: DealSource, _args: unknown, { shop }: GraphContext) =>
      makeDateChoices(shop, source),
    searchQuery: ({ quotes, facts }: DealSource, _args: unknown, { shop }: GraphContext) => {
      const region =
        lineageOf(facts.place.id).find(({ kind }) => kind === 'region')?.id ?? facts.place.id;
      return makeCriteriaQuery({
        ...criteriaOfHoliday(shop.index, quotes.stay, quotes.flights),
        hotelIds: [],
        locationIds: [region],
        flexibility: 3,
      });
    },
    isPackage: ({ holiday }: DealSource) => holiday.flights !== null,
    isOnRequest: ({ holiday }: DealSource) => holiday.onRequest,
    entryRules: ({ facts }: DealSource) => {
      const rules = entryRulesFor(facts.place.id);
      return rules
        ? {
            passport: rules.gb.passport,
            visa: rules.gb.visa,
            health: rules.health,
            check: rules.check,
          }
        : null;
    },
    pricedAt: ({ holiday }: DealSource) => holiday.pricedAt,
  },
};

const MOST_FLIGHTS = 12;

export const makeBoard = ({
  board,
  refundableUntil,
}: Pick<PricedHoliday, 'board' | 'refundableUntil'>) => ({
  code: board,
  name: BOARD_NAMES[board],
  isRefundable: refundableUntil !== null,
  refundableUntil,
});

export const makeItinerary = ({ checkIn, nights, party }: PricedHoliday) => ({
  checkInDate: checkIn,
  checkOutDate: addDays(checkIn, nights),
  numberOfRooms: party.length,
  numberOfNights: nights,
  party: makeParty(party),
});

export const makeRooms = (holiday: PricedHoliday, facts: HotelFacts | undefined) =>
  holiday.rooms.map(({ planId, name, party }) => {
    const room = facts?.plans.get(planId);
    return {
      name: room?.roomName ?? name,
      displayName: name,
      facts: room
        ? [
            `${room.facts.sizeM2} m²`,
            `${room.facts.beds}${cotWords(party)}`,
            ...(room.facts.adapted ? ['Adapted for wheelchair users'] : []),
          ]
        : [],
      party: makeParty([party]),
    };
  });

/** Infants sleep in a cot, which counts for nobody's bed. */
function cotWords({ childAges }: Party[number]): string {
  const infants = childAges.filter((age) => age < INFANT_BELOW).length;
  if (infants === 0) return '';
  return infants === 1 ? ', with a cot' : `, with ${infants} cots`;
}

/** Against what the visitor last saw; nothing when they saw this price, or none. */
function makePriceChange(shop: WebContext, { holiday, seenTotal, changedBy }: DealSource) {
  const now = totalOf(holiday.lines);
  if (seenTotal === undefined || seenTotal === now) return null;
  return {
    was: moneyOf(shop, seenTotal),
    now: moneyOf(shop, now),
    changedBy: changedBy ?? null,
    reason: changeReason(seenTotal, now, changedBy),
  };
}

type Bookable = Pick<PricedHoliday, 'party' | 'departureDate' | 'refundableUntil'> & {
  readonly lines: readonly PriceLine[];
};

const cancellationFacts = (holiday: Bookable) => ({
  payable: payableOf(holiday.lines),
  hotel: sumOf(holiday.lines, 'hotel'),
  refundableUntil: holiday.refundableUntil,
  paying: headsOf(holiday.party).paying,
  departureDate: holiday.departureDate,
});

const sumOf = (lines: readonly PriceLine[], kind: PriceLine['kind']): number =>
  totalOf(lines.filter((line) => line.kind === kind));

export const makeCancellation = (shop: WebContext, holiday: Bookable) =>
  cancellationSpans(cancellationFacts(holiday), todayIn(shop.clock())).map((span) => ({
    ...span,
    lost: moneyOf(shop, span.lost),
  }));

/**
 * Every plan that fits, each with what is still owed on cancelling after its first payment (R6).
 */
export function makeScheduleOptions(shop: WebContext, holiday: Bookable) {
  const plans = plansOf(shop, holiday);
  const best = bestPlan(plans)?.plan;
  return plans.map((plan) => ({
    ...makeSchedule(shop, plan),
    ...optionFacts(shop, holiday, plan),
    isBest: plan === best,
  }));
}

function optionFacts(shop: WebContext, holiday: Bookable, plan: PaymentPlan) {
  const deposit = depositOf(plan);
  const today = todayIn(shop.clock());
  const owed = owedWhileDepositIsLost(cancellationFacts(holiday), today, deposit);
  return {
    kind: planKind(plan),
    deposit: planKind(plan) === 'payInFull' ? null : moneyOf(shop, deposit),
    owedOnCancelling: moneyOf(shop, owed),
    owedUntil: lastDepositDay(holiday, today),
  };
}

/** A plan's payments. Cards always; other methods by configuration (decisions: Paying). */
export const makeSchedule = (shop: WebContext, plan: PaymentPlan) => ({
  name: plan.name,
  label: plan.label,
  equalInstalmentPlan: plan.equalInstalmentPlan,
  instalments: plan.instalments.map(({ amount, dueDate, transactionFee }) => ({
    amount: moneyOf(shop, amount),
    dueDate,
    transactionFee: moneyOf(shop, transactionFee),
  })),
  paymentMethods: ['PAY_WITH_CARD'],
});

function choicesOf(shop: WebContext, { quotes }: DealSource) {
  const origin = quotes.flights && shop.series.get(quotes.flights.outbound.seriesId)?.origin;
  return dealChoices(
    shop.index,
    quotes.stay,
    quotes.flights,
    origin ? [origin] : [],
    todayIn(shop.clock()),
  );
}

function makeStayChoice(
  shop: WebContext,
  facts: HotelFacts,
  { hotelQuote, holiday, difference, chosen, flightQuote }: DealChoice,
) {
  const departureDate = flightQuote?.outbound.date ?? hotelQuote.checkIn;
  return {
    hotelQuoteId: makeHotelQuoteId(hotelQuote),
    rooms: hotelQuote.planIds.map((id) => ({
      name: facts.plans.get(id)?.roomName ?? 'Room',
      displayName: facts.plans.get(id)?.facts.displayName ?? 'Room',
    })),
    board: makeBoard(holiday),
    price: makePrice(shop, { lines: holiday.lines, party: hotelQuote.party, departureDate }),
    difference: moneyOf(shop, difference),
    chosen,
  };
}

function makeFlightChoice(
  shop: WebContext,
  { hotelQuote, flightQuote, holiday, difference, chosen }: DealChoice,
) {
  const { outbound, inbound } = flightQuote!;
  const leg = (quote: typeof outbound, i: number) =>
    makeFlightLeg(makeLocalLeg(shop.series.get(quote.seriesId)!, quote.date, holiday.legs[i]!));
  return {
    flightQuoteId: makeFlightQuoteId(flightQuote!),
    hotelQuoteId: makeHotelQuoteId(hotelQuote),
    outbound: leg(outbound, 0),
    inbound: leg(inbound, 1),
    price: makePrice(shop, {
      lines: holiday.lines,
      party: hotelQuote.party,
      departureDate: outbound.date,
    }),
    difference: moneyOf(shop, difference),
    chosen,
  };
}

function makeDateChoices(shop: WebContext, { quotes, holiday }: DealSource) {
  const today = todayIn(shop.clock());
  const criteria = criteriaOfHoliday(shop.index, quotes.stay, quotes.flights);
  const choices = dateChoices(shop.index, criteria, holiday.departureDate, today);
  const least = Math.min(
    ...choices.filter(({ nights }) => nights === holiday.nights).map(({ offer }) => offer.total),
  );
  return choices.map(({ departureDate, nights, offer }) => ({
    departureDate,
    numberOfNights: nights,
    hotelQuoteId: makeHotelQuoteId(offer.hotelQuote),
    flightQuoteId: offer.flightQuote ? makeFlightQuoteId(offer.flightQuote) : HOTEL_ONLY,
    price: offerPrice(shop, offer.total, offer.hotelQuote.party),
    chosen: departureDate === holiday.departureDate && nights === holiday.nights,
    cheapest: offer.total === least && nights === holiday.nights,
  }));
}

function offerPrice(shop: WebContext, total: number, party: Party) {
  return {
    total: moneyOf(shop, total),
    perPerson: moneyOf(shop, Math.ceil(total / Math.max(1, headsOf(party).paying))),
    deposit: null,
  };
}
