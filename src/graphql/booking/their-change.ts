/** What suppliers and airlines have changed of a booking, and the answer that keeps it. */
import { mayDo } from '#domain/booking/booking-roles.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  keepTheirChange,
  listTheirChanges,
  type TheirChangeOfBooking,
} from '#server/booking/their-changes.ts';
import { todayIn } from '#server/market/market.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { TheirChange } from '../generated.ts';
import { moneyOf } from '../money.ts';
import { answerOf } from '../order/order-change.ts';

export const theirChangeResolvers = {
  Mutation: {
    quoteTheirChange: async (_root, args, context) =>
      answerOf(await keepTheirChange(visitorContext(context), args), args.orderCode),
  },
} satisfies ResolverMap;

/** Those of a booking, the newest first. */
export async function makeTheirChanges(
  booking: Parameters<typeof listTheirChanges>[1],
  context: GraphContext,
): Promise<TheirChange[]> {
  const changes = await listTheirChanges(visitorContext(context).database, booking);
  return changes.map((change) => makeOne(change, context));
}

function makeOne(change: TheirChangeOfBooking, { shop }: GraphContext): TheirChange {
  const { id, title, words, outcome, answer, answerBy, booking, reminders } = change;
  const isOpen = outcome === 'ASKED' && answer === null;
  const showsMoney = isOpen && mayDo(booking.role, 'prices');
  const dayOf = (at: Date) => todayIn(shop.market.timeZone, at);
  return {
    id,
    state: answer ?? outcome,
    title,
    words: [...words],
    noticedOn: dayOf(new Date(change.handledAt)),
    answerBy,
    answerDay: answerBy === null ? null : dayOf(new Date(answerBy)),
    reminderDays: reminders.map(dayOf),
    reduction: showsMoney ? moneyOf(shop, change.reduction) : null,
    back: showsMoney ? moneyOf(shop, change.paid) : null,
  };
}
