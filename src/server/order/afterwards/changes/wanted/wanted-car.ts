/** Another car at the car park of a booked holiday (PARK-04). */
import { checkCar, carWords, tidyCar, type CarDetails } from '#domain/checkout/car.ts';
import { CAR_HOURS, holidayStart, hoursUntil } from '#domain/order/changing.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { OrderVersion } from '../../../versions.ts';
import type { Wanted } from './wanted.ts';

/** The order with this car. */
export function wantCar(
  { clock }: VisitorContext,
  { accepted, document }: OrderVersion,
  asked: CarDetails,
): Wanted {
  if (!accepted.choices.carPark) return { kind: 'refused', refusal: 'no_car_park' };
  if (hoursUntil(holidayStart(document), clock()) <= CAR_HOURS)
    return { kind: 'refused', refusal: 'car_too_late' };
  const errors = checkCar(asked);
  if (errors.length > 0) return { kind: 'wrong', errors };
  const car = tidyCar(asked);
  return accepted.car && carWords(accepted.car) === carWords(car)
    ? { kind: 'refused', refusal: 'nothing_changes' }
    : { kind: 'wanted', accepted: { ...accepted, car } };
}
