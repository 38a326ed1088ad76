/** When cancelling a holiday and booking another anew costs less than moving it. */
import type { Pence } from '#domain/money.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { quoteCancellation } from '../../request-cancellation.ts';
import { findDropsGiven } from '../../versions.ts';
import type { ChangeRecord } from './change-record.ts';

/**
 * What its lead would lose by cancelling now, where that is less than what a move leaves owed for
 * flights; null elsewhere, and where the same could not be booked anew at the price of the move: by
 * another rate, without its code, or without a credit that the order has given.
 */
export async function findLessByEnding(
  context: VisitorContext,
  { kind, orderId, orderCode, accepted }: ChangeRecord,
): Promise<Pence | null> {
  const { holiday, reductions = [], promotionalCode, chosenCredits } = accepted;
  const isSoldAlike = (holiday.sale?.rate ?? context.market.rate) === context.market.rate;
  if (kind !== 'DATES' || !isSoldAlike || promotionalCode || chosenCredits) return null;
  const gone = reductions
    .filter((line) => line.kind === 'flights_gone')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (gone === 0) return null;
  const [quote, { given }] = await Promise.all([
    quoteCancellation(context, orderCode),
    findDropsGiven(context.database, orderId),
  ]);
  if (!quote || quote.refusal !== null || quote.noticeId !== undefined || given > 0) return null;
  return quote.lost < gone ? quote.lost : null;
}
