/** Extras: chosen with a basket, and as the API tells them (XTRA, PARK-01). */
import { BOOKING_MODES, type BookingMode, type TransferFlight } from '#domain/basket/extras.ts';
import { transferWords } from '#domain/geography/transfer-words.ts';
import { totalOf } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Flags } from '#domain/market/flags.ts';
import type { Money, Pence } from '#domain/money.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  setCarPark,
  setFulfilment,
  setHoldBags,
  setInsurance,
  setTransfer,
} from '#server/basket/basket-extras.ts';
import type { Basket } from '#server/basket/basket-record.ts';
import { isSelfBookable } from '#server/basket/self-booking-offer.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { visitorContext } from '../context.ts';
import type { TransferFlightInput } from '../generated.ts';
import { moneyOf } from '../money.ts';
import { makeBasketAnswer } from './basket-answer.ts';

export const extrasResolvers = {
  Mutation: {
    setTransfer: async (_root, { basketId, transferId, flight }, context) =>
      makeBasketAnswer(
        await setTransfer(
          visitorContext(context),
          basketId,
          transferId ?? null,
          flightToMeet(flight),
        ),
      ),
    setCarPark: async (_root, { basketId, carParkId }, context) =>
      makeBasketAnswer(
        await setCarPark(
          visitorContext(context),
          basketId,
          carParkId ?? null,
          context.flags.carParking,
        ),
      ),
    setInsurance: async (_root, { basketId, insuranceId }, context) =>
      makeBasketAnswer(
        await setInsurance(
          visitorContext(context),
          basketId,
          insuranceId ?? null,
          context.flags.insurance,
        ),
      ),
    setHoldBags: async (_root, { basketId, quantity }, context) =>
      makeBasketAnswer(await setHoldBags(visitorContext(context), basketId, quantity)),
    setFlightFulfilment: async (_root, { basketId, mode }, context) =>
      makeBasketAnswer(
        await setFulfilment(visitorContext(context), basketId, mode, context.flags.selfBooking),
      ),
  },
} satisfies ResolverMap;

/** A flight of the API's as it is told: null, it is not known. */
export const flightToMeet = (
  flight: TransferFlightInput | null | undefined,
): TransferFlight | null | undefined =>
  flight && { number: flight.number, landsAt: flight.landsAt ?? null };

/** What an extra of so many pence is sold at. */
type Sold = (pence: Pence) => Money;

export const makeTransfer = (
  sold: Sold,
  quote: NonNullable<Basket['choices']['transfer']>,
  chosen: boolean,
) => ({
  id: quote.quoteId,
  supplierName: quote.supplierName,
  title: quote.title,
  type: quote.type,
  about: transferWords(quote.type),
  duration: { value: quote.duration },
  stepFree: quote.stepFree,
  price: sold(quote.price),
  chosen,
});

export const makeCarPark = (
  sold: Sold,
  quote: NonNullable<Basket['choices']['carPark']>,
  chosen: boolean,
) => ({
  id: quote.quoteId,
  type: quote.type,
  name: quote.name,
  description: quote.description,
  price: sold(quote.price),
  chosen,
});

export const makeInsurance = (
  sold: Sold,
  quote: NonNullable<Basket['choices']['insurance']>,
  chosen: boolean,
) => ({
  id: quote.quoteId,
  title: quote.title,
  description: quote.description,
  documents: quote.documents,
  price: sold(quote.price),
  chosen,
});

/**
 * Who may book the flights (FLT-16); the one that is chosen stands even where it is offered no
 * more.
 */
export function makeFulfilment(
  shop: WebContext,
  basket: Pick<Basket, 'holiday' | 'choices'>,
  { selfBooking }: Pick<Flags, 'selfBooking'>,
) {
  if (!basket.holiday.flights) return [];
  const isOffered = selfBooking && isSelfBookable(basket.holiday);
  return BOOKING_MODES.map((mode) => makeFulfilmentOption(shop, basket, mode)).filter(
    ({ mode, chosen }) => mode === 'AUTO_BOOK' || chosen || isOffered,
  );
}

/** One of them, with what the airline's fee for agents comes to then (FLT-17). */
export const makeFulfilmentOption = (
  shop: WebContext,
  { holiday, choices }: Pick<Basket, 'holiday' | 'choices'>,
  mode: BookingMode,
) => ({
  mode,
  label: mode === 'AUTO_BOOK' ? 'We book your flights' : 'You book your flights yourself',
  discountedPrice: moneyOf(shop, mode === 'AUTO_BOOK' ? feeOf(holiday) : 0),
  chosen: mode === choices.fulfilment,
});

const feeOf = ({ lines }: PricedHoliday): Pence =>
  totalOf(lines.filter(({ kind }) => kind === 'booking_fee'));
