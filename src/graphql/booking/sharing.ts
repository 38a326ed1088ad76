/** Sharing a booking: the lead's invitations, and accepting one. */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { never } from '#domain/errors/never.ts';
import { PRICE_DROP_REFUSALS } from '#domain/order/price-drop-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { acceptInvitation, findInvitation } from '#server/booking/invitations.ts';
import type { OwnBooking } from '#server/booking/own-booking.ts';
import { loadSharedBookings } from '#server/booking/shared-bookings.ts';
import {
  endBookingAccess,
  inviteToBooking,
  loadSharing,
  type SharingOutcome,
} from '#server/booking/sharing.ts';
import { unprovenAnswer } from '../account/unproven-answer.ts';
import { visitorContext, type GraphContext } from '../context.ts';

export const sharingResolvers = {
  Query: {
    bookingInvitation: async (_root, asked, context) =>
      (await findInvitation(visitorContext(context), asked)) ?? null,
    sharedBookings: (_root, _args, context) => loadSharedBookings(visitorContext(context)),
  },
  Mutation: {
    inviteToBooking: async (_root, toInvite, context) =>
      answerSharing(toInvite.orderCode, await inviteToBooking(visitorContext(context), toInvite)),
    endBookingAccess: async (_root, toEnd, context) =>
      answerSharing(toEnd.orderCode, await endBookingAccess(visitorContext(context), toEnd)),
    acceptBookingInvitation: async (_root, asked, context) => {
      const booking = await acceptInvitation(visitorContext(context), asked);
      return booking ? { kind: 'InvitationAccepted' as const, booking } : notFound(asked.orderCode);
    },
  },
} satisfies ResolverMap;

const notFound = (orderCode: string) => ({
  kind: 'OrderNotFound' as const,
  id: orderCode,
  message: sentenceOf(PRICE_DROP_REFUSALS, 'no_order_of_yours'),
});

function answerSharing(orderCode: string, outcome: SharingOutcome) {
  switch (outcome.kind) {
    case 'changed':
      return { kind: 'SharingChanged' as const, booking: outcome.booking };
    case 'absent':
      return notFound(orderCode);
    case 'refused':
    case 'fresh proof needed':
      return unprovenAnswer(outcome);
    default:
      return never(outcome);
  }
}

/** With whom the lead shares the booking; null for everybody else. */
export const makeSharing = async (booking: OwnBooking, context: GraphContext) =>
  mayDo(booking.role, 'what is grave')
    ? [...(await loadSharing(visitorContext(context).database, booking))]
    : null;
