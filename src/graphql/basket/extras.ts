/** Extras: chosen with a basket, and as the API tells them (XTRA, PARK-01). */
import { transferWords } from '#domain/geography/transfer-words.ts';
import { totalOf } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Money, Pence } from '#domain/money.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  setCarPark,
  setHoldBags,
  setInsurance,
  setTransfer,
} from '#server/basket/basket-extras.ts';
import type { Basket } from '#server/basket/basket-record.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { visitorContext } from '../context.ts';
import { moneyOf } from '../money.ts';
import { makeBasketAnswer } from './basket-answer.ts';

export const extrasResolvers = {
  Mutation: {
    setTransfer: async (_root, { basketId, transferId }, context) =>
      makeBasketAnswer(await setTransfer(visitorContext(context), basketId, transferId ?? null)),
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
  },
} satisfies ResolverMap;

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
 * We book the flights; where the carrier asks a fee of agents, what booking them oneself would save
 * is told (FLT-16, FLT-17).
 */
export function makeFulfilment(shop: WebContext, holiday: PricedHoliday) {
  if (!holiday.flights) return [];
  const saved = totalOf(holiday.lines.filter(({ kind }) => kind === 'booking_fee'));
  const auto = {
    mode: 'AUTO_BOOK' as const,
    label: 'We book your flights',
    discountedPrice: moneyOf(shop, saved),
    chosen: true,
  };
  return saved === 0
    ? [auto]
    : [
        auto,
        {
          mode: 'SELF_BOOK' as const,
          label: 'You book your flights yourself',
          discountedPrice: moneyOf(shop, 0),
          chosen: false,
        },
      ];
}
