/** What of the price is lost, part by part. */
import type { IsoDate } from '#domain/dates.ts';
import { cancellationFacts, lossByPart, type LostPart } from '#domain/holiday/cancellation.ts';
import type { Pence } from '#domain/money.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { OrderVersion } from '../../versions.ts';

/** None where something else is lost than by the terms of today, in whole or in part. */
export function lostParts(
  accepted: OrderVersion['accepted'],
  { today, lost }: { readonly today: IsoDate; readonly lost: Pence },
): readonly LostPart[] {
  const { lines } = receiptOf(accepted, accepted.currency);
  const facts = cancellationFacts({ ...accepted.holiday, lines });
  if (lost === 0) return [{ kind: 'ALL', amount: facts.payable + (facts.gone ?? 0), lost }];
  const parts = lossByPart(facts, today);
  return parts.reduce((sum, part) => sum + part.lost, 0) === lost ? parts : [];
}
