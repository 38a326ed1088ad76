/** The conversation about a booking. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { isDisputed, loadConversation, writeToUs } from '#server/booking/conversation.ts';
import type { OwnBooking } from '#server/booking/own-booking.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { BookingConversation } from '../generated.ts';

export const conversationResolvers = {
  Mutation: {
    writeMessage: async (_root, toWrite, context) => {
      const written = await writeToUs(visitorContext(context), toWrite);
      return written.kind === 'written'
        ? { kind: 'MessageWritten', booking: written.booking }
        : { kind: 'InvalidInput', errors: [...written.errors] };
    },
  },
} satisfies ResolverMap;

/** All that was written about a booking. */
export async function makeConversation(
  booking: OwnBooking,
  context: GraphContext,
): Promise<BookingConversation> {
  const messages = await loadConversation(visitorContext(context).database, booking);
  return {
    messages: messages.map(({ id, message, isOurs, disputesPayment, writtenAt }) => ({
      id,
      message,
      isOurs,
      disputesPayment,
      writtenAt,
    })),
    pausesPayments: isDisputed(messages),
  };
}
