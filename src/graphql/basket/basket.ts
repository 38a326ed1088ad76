/** Baskets: taking a holiday in, more time, a price made anew (BSKT). */
import { isSessionLive } from '#domain/basket/expiry.ts';
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import { discountOf, undiscountedTotal } from '#domain/basket/receipt.ts';
import { formatDate } from '#domain/dates.ts';
import { bestPlan } from '#domain/holiday/payment-plans.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { parseQuotes } from '#domain/holiday/quote-id.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import { retryOffers } from '#server/basket/basket-extras.ts';
import { transfersFor } from '#server/basket/basket-offers.ts';
import { expiryOf, receiptOf, type Basket } from '#server/basket/basket-record.ts';
import { acceptBasketPrice, extendBasket, refreshBasket } from '#server/basket/basket-renewal.ts';
import { createBasket } from '#server/basket/create-basket.ts';
import { findPassengers } from '#server/basket/saved-passengers.ts';
import { findSoldOut, isHoliday } from '#server/basket/sold-out.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import { findInstead, priceNow, searchAround } from '#server/search/deal.ts';
import { visitorContext } from '../context.ts';
import { makeFlightItinerary } from '../holiday/flights.ts';
import {
  makeBoard,
  makeItinerary,
  makePerks,
  makeProtection,
  makeRooms,
} from '../holiday/holiday.ts';
import { makeScheduleOptions, plansOf } from '../holiday/payment-plans.ts';
import { makeLines, makePrice, makePriceChange } from '../holiday/price.ts';
import { asSold, moneyOf } from '../money.ts';
import { makeNoAvailability, NOT_FOUND } from '../search/deal.ts';
import { makeBasketAnswer } from './basket-answer.ts';
import { makeBasketBags } from './basket-bags.ts';
import { makeCarPark, makeFulfilment, makeInsurance, makeTransfer } from './extras.ts';
import { basketFlightExtras } from './flight-extras.ts';
import { makeLineItems } from './line-items.ts';

export const basketResolvers = {
  Query: {
    basket: async (_root, { id }, context) =>
      makeBasketAnswer(await retryOffers(visitorContext(context), id)),
  },
  Mutation: {
    createBasket: async (_root, { hotelQuoteId, flightQuoteId, acceptedTotal }, context) => {
      const { shop, session } = context;
      const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
      if (!quotes) return NOT_FOUND;
      const today = todayOf(shop);
      const price = await priceNow(shop, quotes, today);
      const visitor = await session.open();
      const theirs = { ...visitorContext(context), visitor };
      const outcome = await createBasket(theirs, { price, acceptedTotal });
      switch (outcome.kind) {
        case 'HolidayNotFound':
          return NOT_FOUND;
        case 'NoAvailability':
          return makeNoAvailability(shop, await findInstead(shop, quotes, today));
        case 'BasketPriceChanged':
          return { kind: outcome.kind, priceChange: makePriceChange(shop, outcome.priceChange) };
        case 'TooManyBaskets': {
          const wait = waitInWords(outcome.waitSeconds);
          const message = sentenceOf(QUOTA_REFUSALS, 'too_many_baskets', { wait });
          return { ...outcome, message };
        }
        case 'BasketCreated':
          return outcome;
      }
    },
    refreshBasket: async (_root, { basketId }, context) => {
      const { shop } = context;
      const today = todayOf(shop);
      return makeBasketAnswer(
        await refreshBasket(visitorContext(context), basketId, (stay, flights) =>
          priceNow(shop, { stay, flights }, today),
        ),
      );
    },
    extendBasket: async (_root, { basketId }, context) =>
      makeBasketAnswer(await extendBasket(visitorContext(context), basketId)),
    acceptBasketPrice: async (_root, { basketId, acceptedTotal }, context) =>
      makeBasketAnswer(await acceptBasketPrice(visitorContext(context), basketId, acceptedTotal)),
  },
  Basket: {
    expiry: (basket, _args, { shop }) => expiryOf(basket, shop.clock()).expiry,
    isExpired: (basket, _args, { shop }) => expiryOf(basket, shop.clock()).isExpired,
    isSoldOut: async ({ id, holiday }, _args, context) =>
      isHoliday(await findSoldOut(visitorContext(context).database, id)) ||
      (await isClosedByAdvice(context.shop.database, nightsInPlace(holiday))),
    closedByAdvice: async ({ holiday }, _args, { shop }) =>
      (await isClosedByAdvice(shop.database, nightsInPlace(holiday)))
        ? sentenceOf(HOLIDAY_REFUSALS, 'advice_closed')
        : null,
    searchQuery: async ({ holiday }, _args, { shop }) => {
      const [quotes, facts] = [quotesOf(holiday), await loadHotel(shop, holiday)];
      return makeCriteriaQuery(searchAround(shop.index, { quotes, facts }));
    },
    summary: ({ holiday }) =>
      `${holiday.nights} nights at ${holiday.hotel.name}, ${holiday.hotel.placeName}, from ${formatDate(holiday.departureDate)}`,
    holiday: ({ holiday }, _args, { shop }) => makeBasketHoliday(shop, holiday),
    hotel: ({ holiday }, _args, { shop }) => loadHotel(shop, holiday),
    flights: ({ holiday }) =>
      holiday.flights && makeFlightItinerary(holiday.flights, holiday.flightQuoteId),
    transfer: ({ holiday, choices }, _args, { shop }) =>
      choices.transfer && makeTransfer(asSold(shop, holiday), choices.transfer, true),
    flightFulfilment: (basket, _args, { shop, flags }) => makeFulfilment(shop, basket, flags),
    bags: (basket, _args, { shop }) => makeBasketBags(shop, basket),
    insurance: ({ holiday, choices }, _args, { shop }) =>
      choices.insurance && makeInsurance(asSold(shop, holiday), choices.insurance, true),
    parking: ({ holiday, choices }, _args, { shop }) =>
      choices.carPark && makeCarPark(asSold(shop, holiday), choices.carPark, true),
    price: (basket, _args, { shop }) => makePrice(shop, bookableOf(shop, basket)),
    packagePrice: (basket, _args, { shop }) => moneyOf(shop, receiptIn(shop, basket).packageTotal),
    originalPriceWithExtras: (basket, _args, { shop }) =>
      moneyOf(shop, undiscountedTotal(receiptIn(shop, basket).lines)),
    payable: (basket, _args, { shop }) => moneyOf(shop, receiptIn(shop, basket).payable),
    lines: (basket, _args, { shop }) => makeLines(shop, receiptIn(shop, basket).lines),
    payments: (basket, _args, { shop }) =>
      (bestPlan(plansOf(shop, bookableOf(shop, basket)))?.plan.instalments ?? []).map(
        ({ dueDate, amount }) => ({ dueDate, amount: moneyOf(shop, amount) }),
      ),
    paymentScheduleOptions: (basket, _args, { shop }) =>
      makeScheduleOptions(shop, bookableOf(shop, basket)),
    includedPerks: ({ holiday }, _args, { flags }) => makePerks(holiday, flags),
    supplierSession: (basket, _args, { shop }) => makeSession(basket, shop.clock()),
    ...basketFlightExtras,
    promotionalCode: (basket, _args, { shop }) =>
      basket.promotionalCode && {
        code: basket.promotionalCode.code,
        amount: discountOf(receiptIn(shop, basket).lines),
      },
    additionalCharges: ({ holiday }, _args, { shop }) =>
      holiday.lines
        .filter(({ kind }) => kind === 'local_tax')
        .map(({ label, amount }) => ({
          kind: 'CityTax',
          name: label,
          price: moneyOf(shop, amount),
        })),
    lineItems: (basket, _args, { shop }) => makeLineItems(shop, basket),
    priceChange: ({ priceChange }, _args, { shop }) =>
      priceChange && makePriceChange(shop, priceChange),
    transferOptions: async (basket, _args, context) => {
      const { shop } = context;
      const passengers = await findPassengers(visitorContext(context).database, basket.id);
      return transfersFor(basket, passengers, shop.clock()).map((quote) =>
        makeTransfer(
          asSold(shop, basket.holiday),
          quote,
          quote.quoteId === basket.choices.transfer?.quoteId,
        ),
      );
    },
    transferFlight: ({ choices }) => choices.transferFlight ?? null,
    carParkOptions: ({ holiday, offers, choices }, _args, { shop, flags }) =>
      (flags.carParking ? offers.carParks : []).map((quote) =>
        makeCarPark(asSold(shop, holiday), quote, quote.quoteId === choices.carPark?.quoteId),
      ),
    insuranceOptions: ({ holiday, offers, choices }, _args, { shop, flags }) =>
      (flags.insurance ? offers.insurance : []).map((quote) =>
        makeInsurance(asSold(shop, holiday), quote, quote.quoteId === choices.insurance?.quoteId),
      ),
    unavailableExtras: ({ offers }) => offers.unanswered,
  },
} satisfies ResolverMap;

/** A basket as prices and plans see it: the holiday with all lines of the receipt. */
export const bookableOf = (shop: WebContext, basket: Basket) => ({
  ...basket.holiday,
  lines: receiptIn(shop, basket).lines,
});

const receiptIn = ({ market }: WebContext, basket: Basket) => receiptOf(basket, market.currency);

function quotesOf({ hotelQuoteId, flightQuoteId }: PricedHoliday) {
  const quotes = parseQuotes(hotelQuoteId, flightQuoteId);
  if (!quotes) throw new Error('a basket holds quote ids that do not read');
  return quotes;
}

/** The hotel of a holiday that was kept; the catalogue keeps hotels that are sold. */
export async function loadHotel({ hotels }: WebContext, { hotel: { id } }: PricedHoliday) {
  const hotel = (await hotels([id])).get(id);
  if (!hotel) throw new Error(`hotel ${id} of a kept holiday is not in the catalogue`);
  return hotel;
}

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
    protection: makeProtection(shop, holiday),
  };
}

function makeSession({ supplierSession }: Basket, now: Date) {
  if (!supplierSession) return null;
  const { sessionId, expiresAt, extendedCount } = supplierSession;
  return isSessionLive(supplierSession, now)
    ? ({
        kind: 'ActiveSupplierSession',
        id: sessionId,
        sessionId,
        expiresAt,
        extendedCount,
      } as const)
    : ({ kind: 'ExpiredSupplierSession', sessionId } as const);
}
