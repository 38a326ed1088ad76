/**
 * Baskets: taking a holiday in, choosing extras, more time, a price made anew (BSKT, XTRA,
 * PARK-01).
 */
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import { formatDate } from '#domain/dates.ts';
import { bestPlan } from '#domain/holiday/payment-plans.ts';
import { includedPerks } from '#domain/holiday/perks.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { refuse } from '#domain/refuse.ts';
import {
  retryOffers,
  setCarPark,
  setHoldBags,
  setInsurance,
  setTransfer,
} from '#server/basket/basket-extras.ts';
import { transfersFor } from '#server/basket/basket-offers.ts';
import {
  expiryOf,
  receiptOf,
  type Basket,
  type PriceChange,
} from '#server/basket/basket-record.ts';
import { acceptBasketPrice, extendBasket, refreshBasket } from '#server/basket/basket-renewal.ts';
import { loadBasket, type BasketOutcome } from '#server/basket/basket.ts';
import { createBasket } from '#server/basket/create-basket.ts';
import { findPassengers } from '#server/basket/saved-passengers.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { makeAnswers } from '../answer.ts';
import type { GraphContext } from '../context.ts';
import { makeFlightItinerary } from '../holiday/flight-leg.ts';
import { makeLines, makePrice, moneyOf, plansOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import {
  makeBoard,
  makeItinerary,
  makeRooms,
  makeScheduleOptions,
  noAvailability,
  NOT_FOUND,
  parseQuotes,
  priceNow,
} from '../search/deal.ts';
import { makeBasketBags } from './basket-bags.ts';
import { makeCarPark, makeFulfilment, makeInsurance, makeTransfer } from './extras.ts';
import { makeLineItems } from './line-items.ts';

/** What the functions of a purchase work with, for whoever asks. */
export const visitorContext = ({ shop, session }: GraphContext): VisitorContext => ({
  ...shop,
  visitor: session.visitor,
});

const answers = makeAnswers('basket', refuse(BASKET_REFUSALS, 'basket_does_not_exist', 'basketId'));

const answerOf = (outcome: BasketOutcome) => {
  if (outcome.kind === 'absent') return answers.absent();
  return outcome.kind === 'refused'
    ? answers.refused(outcome.errors, outcome.basket)
    : answers.found(outcome.basket);
};

type BasketArgs = { readonly basketId: string };
type CreateArgs = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly acceptedTotal: number;
};

export const basketResolvers: ResolverMap = {
  Query: {
    basket: async (_parent: never, { id }: { id: string }, context: GraphContext) => {
      const booking = visitorContext(context);
      const basket = await loadBasket(booking, id);
      if (basket && basket.offers.unanswered.length > 0)
        return answerOf(await retryOffers(booking, id));
      return basket ? answers.found(basket) : answers.absent();
    },
  },
  Mutation: {
    createBasket: async (
      _parent: never,
      { hotelQuoteId, flightQuoteId, acceptedTotal }: CreateArgs,
      context: GraphContext,
    ) => {
      const { shop, session } = context;
      const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
      if (!quotes) return NOT_FOUND;
      const price = await priceNow(shop, quotes);
      const outcome = await createBasket(
        { ...shop, visitor: await session.open() },
        { price, acceptedTotal },
      );
      if (outcome.kind === 'HolidayNotFound') return NOT_FOUND;
      if (outcome.kind === 'NoAvailability') return noAvailability(shop, quotes);
      return outcome.kind === 'BasketPriceChanged'
        ? { kind: outcome.kind, priceChange: makePriceChange(shop, outcome.priceChange) }
        : outcome;
    },
    refreshBasket: async (_parent: never, { basketId }: BasketArgs, context: GraphContext) =>
      answerOf(
        await refreshBasket(visitorContext(context), basketId, (stay, flights) =>
          priceNow(context.shop, { stay, flights }),
        ),
      ),
    extendBasket: async (_parent: never, { basketId }: BasketArgs, context: GraphContext) =>
      answerOf(await extendBasket(visitorContext(context), basketId)),
    acceptBasketPrice: async (
      _parent: never,
      { basketId, acceptedTotal }: BasketArgs & { acceptedTotal: number },
      context: GraphContext,
    ) => answerOf(await acceptBasketPrice(visitorContext(context), basketId, acceptedTotal)),
    setTransfer: async (
      _parent: never,
      { basketId, transferId }: BasketArgs & { transferId?: string | null },
      context: GraphContext,
    ) => answerOf(await setTransfer(visitorContext(context), basketId, transferId ?? null)),
    setCarPark: async (
      _parent: never,
      { basketId, carParkId }: BasketArgs & { carParkId?: string | null },
      context: GraphContext,
    ) => answerOf(await setCarPark(visitorContext(context), basketId, carParkId ?? null)),
    setInsurance: async (
      _parent: never,
      { basketId, insuranceId }: BasketArgs & { insuranceId?: string | null },
      context: GraphContext,
    ) => answerOf(await setInsurance(visitorContext(context), basketId, insuranceId ?? null)),
    setHoldBags: async (
      _parent: never,
      { basketId, quantity }: BasketArgs & { quantity: number },
      context: GraphContext,
    ) => answerOf(await setHoldBags(visitorContext(context), basketId, quantity)),
  },
  Basket: {
    expiry: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      expiryOf(basket, shop.clock()).expiry,
    isExpired: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      expiryOf(basket, shop.clock()).isExpired,
    summary: ({ holiday }: Basket) =>
      `${holiday.nights} nights at ${holiday.hotel.name}, ${holiday.hotel.placeName}, from ${formatDate(holiday.departureDate)}`,
    holiday: ({ holiday }: Basket, _args: unknown, { shop }: GraphContext) =>
      makeBasketHoliday(shop, holiday),
    hotel: async ({ holiday }: Basket, _args: unknown, { shop }: GraphContext) =>
      (await shop.hotels([holiday.hotel.id])).get(holiday.hotel.id),
    flights: ({ holiday }: Basket) =>
      holiday.flights && makeFlightItinerary(holiday.flights, holiday.flightQuoteId),
    transfer: ({ choices }: Basket, _args: unknown, { shop }: GraphContext) =>
      choices.transfer && makeTransfer(shop, choices.transfer, true),
    flightFulfilment: ({ holiday }: Basket, _args: unknown, { shop }: GraphContext) =>
      makeFulfilment(shop, holiday),
    bags: (basket: Basket, _args: unknown, { shop }: GraphContext) => makeBasketBags(shop, basket),
    insurance: ({ choices }: Basket, _args: unknown, { shop }: GraphContext) =>
      choices.insurance && makeInsurance(shop, choices.insurance, true),
    parking: ({ choices }: Basket, _args: unknown, { shop }: GraphContext) =>
      choices.carPark && makeCarPark(shop, choices.carPark, true),
    price: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      makePrice(shop, bookableOf(basket)),
    packagePrice: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      moneyOf(shop, receiptOf(basket).packageTotal),
    originalPriceWithExtras: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      moneyOf(shop, receiptOf(basket).total),
    payable: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      moneyOf(shop, receiptOf(basket).payable),
    lines: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      makeLines(shop, receiptOf(basket).lines),
    payments: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      (bestPlan(plansOf(shop, bookableOf(basket)))?.plan.instalments ?? []).map(
        ({ dueDate, amount }) => ({ dueDate, amount: moneyOf(shop, amount) }),
      ),
    paymentScheduleOptions: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      makeScheduleOptions(shop, bookableOf(basket)),
    includedPerks,
    supplierSession: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      makeSession(basket, shop.clock()),
    priorityBoarding: () => null,
    promotionalCode: () => null,
    additionalCharges: ({ holiday }: Basket, _args: unknown, { shop }: GraphContext) =>
      holiday.lines
        .filter(({ kind }) => kind === 'local_tax')
        .map(({ label, amount }) => ({
          kind: 'CityTax',
          name: label,
          price: moneyOf(shop, amount),
        })),
    lineItems: (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      makeLineItems(shop, basket),
    priceChange: ({ priceChange }: Basket, _args: unknown, { shop }: GraphContext) =>
      priceChange ? makePriceChange(shop, priceChange) : null,
    transferOptions: async (basket: Basket, _args: unknown, { shop }: GraphContext) =>
      transfersFor(basket, await findPassengers(shop.database, basket.id), shop.clock()).map(
        (quote) => makeTransfer(shop, quote, quote.quoteId === basket.choices.transfer?.quoteId),
      ),
    carParkOptions: ({ offers, choices }: Basket, _args: unknown, { shop }: GraphContext) =>
      offers.carParks.map((quote) =>
        makeCarPark(shop, quote, quote.quoteId === choices.carPark?.quoteId),
      ),
    insuranceOptions: ({ offers, choices }: Basket, _args: unknown, { shop }: GraphContext) =>
      offers.insurance.map((quote) =>
        makeInsurance(shop, quote, quote.quoteId === choices.insurance?.quoteId),
      ),
    unavailableExtras: ({ offers }: Basket) => offers.unanswered,
    checkoutId: ({ checkoutId }: Basket) => checkoutId ?? null,
    checkoutStatus: ({ checkoutStatus }: Basket) => checkoutStatus ?? null,
  },
};

/** A basket as prices and plans see it: the holiday with all lines of the receipt. */
export const bookableOf = (basket: Basket) => ({
  ...basket.holiday,
  lines: receiptOf(basket).lines,
});

export const makePriceChange = (
  shop: WebContext,
  { was, now, changedBy, reason }: PriceChange,
) => ({
  was: moneyOf(shop, was),
  now: moneyOf(shop, now),
  changedBy: changedBy ?? null,
  reason,
});

export async function makeBasketHoliday(shop: WebContext, holiday: PricedHoliday) {
  const facts = (await shop.hotels([holiday.hotel.id])).get(holiday.hotel.id);
  return {
    hotelQuoteId: holiday.hotelQuoteId,
    flightQuoteId: holiday.flightQuoteId,
    itinerary: makeItinerary(holiday),
    board: makeBoard(holiday),
    rooms: makeRooms(holiday, facts),
    departureDate: holiday.departureDate,
    returnDate: holiday.returnDate,
    isPackage: holiday.flights !== null,
    isOnRequest: holiday.onRequest,
  };
}

function makeSession({ supplierSession }: Basket, now: Date) {
  if (!supplierSession) return null;
  const { sessionId, expiresAt, extendedCount } = supplierSession;
  const isLive = expiresAt !== undefined && Date.parse(expiresAt) > now.getTime();
  return isLive
    ? { kind: 'ActiveSupplierSession', id: sessionId, sessionId, expiresAt, extendedCount }
    : { kind: 'ExpiredSupplierSession', sessionId };
}
