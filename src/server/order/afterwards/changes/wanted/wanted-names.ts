/** The people of a booked holiday under corrected names. */
import {
  checkNames,
  NAMES_HOURS,
  tidyPersonName,
  type PersonName,
  holidayStart,
  hoursUntil,
} from '#domain/order/changing.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { OrderVersion } from '../../../versions.ts';
import type { Wanted } from './wanted.ts';

/** The order with these names, one for each of its people, in its own order. */
export function wantNames(
  { clock }: VisitorContext,
  { accepted, document }: OrderVersion,
  names: readonly PersonName[],
): Wanted {
  if (hoursUntil(holidayStart(document), clock()) <= NAMES_HOURS)
    return { kind: 'refused', refusal: 'names_too_late' };
  const errors = checkNames(accepted.passengers, names);
  if (errors.length > 0) return { kind: 'wrong', errors };
  const passengers = accepted.passengers.map((passenger, i) => ({
    ...passenger,
    ...tidyPersonName(names[i]!),
  }));
  return { kind: 'wanted', accepted: { ...accepted, passengers } };
}
