/** What airlines have told the people of a booking before us. */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { informOfChange, listInformedChanges } from '#server/booking/informed-changes.ts';
import type { OwnBooking } from '#server/booking/own-booking.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { InformedChange } from '../generated.ts';

export const informedChangeResolvers = {
  Mutation: {
    informOfChange: async (_root, typed, context) => {
      const outcome = await informOfChange(visitorContext(context), typed);
      switch (outcome.kind) {
        case 'heard':
          return { kind: 'ChangeInformed' as const, booking: outcome.booking };
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
} satisfies ResolverMap;

/** Null for whoever may not change the booking. */
export async function makeInformedChanges(
  booking: OwnBooking,
  context: GraphContext,
): Promise<InformedChange[] | null> {
  if (!mayDo(booking.role, 'change')) return null;
  const heard = await listInformedChanges(visitorContext(context).database, booking);
  return heard.map(({ leg, ...change }) => ({ ...change, flight: leg === 'outbound' ? 0 : 1 }));
}
