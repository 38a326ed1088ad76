/** Flights that the people of a booking book with the airline themselves (FLT-16). */
import { money, SUPPLIER_CURRENCY } from '#domain/money.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { airlinePage, confirmFlights, findCardFrame } from '#server/booking/self-booking.ts';
import { todayIn } from '#server/market/market.ts';
import { visitorContext } from '../context.ts';

export const selfBookingResolvers = {
  Mutation: {
    confirmFlights: async (_root, typed, context) => {
      const outcome = await confirmFlights(visitorContext(context), typed);
      switch (outcome.kind) {
        case 'confirmed':
          return { kind: 'FlightsConfirmed' as const, booking: outcome.booking };
        case 'refused':
          return { kind: 'InvalidInput' as const, errors: [...outcome.errors] };
        default:
          return {
            kind: 'OrderNotFound' as const,
            id: typed.orderCode,
            message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
          };
      }
    },
  },
  SelfBooking: {
    limit: ({ limit }) => money(limit, SUPPLIER_CURRENCY),
    endsOn: ({ endsAt }, _args, { shop }) =>
      endsAt === null ? null : todayIn(shop.market.timeZone, new Date(endsAt)),
    cardFrame: async (own, _args, context) =>
      (await findCardFrame(visitorContext(context), own)) ?? null,
    airlinePage: (own, _args, { shop }) => airlinePage(shop.settings.airlineSite, own) ?? null,
    people: ({ people }) =>
      people.map(({ title, firstName, lastName, dateOfBirth }) => ({
        title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
        firstName,
        lastName,
        dateOfBirth,
      })),
  },
} satisfies ResolverMap;
