import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import type { Translate } from '#web/texts/translate.tsx';
import type { BookingOverviewFragment } from './query.generated.ts';

/** What can be added to flights that we have booked: to others their airline adds. */
export function flightExtrasLinks(
  { reference: orderCode, status, flights, selfBooking }: BookingOverviewFragment,
  t: Translate<'my_booking.links'>,
) {
  const isOurs = selfBooking === null || selfBooking.state === 'BOOKED_BY_US';
  if (status === 'CANCELLED' || flights.length === 0 || !isOurs) return [];
  const extras = bookingRoutes.flightExtras.href({ orderCode });
  return [
    { id: 'flight-extras', words: t('flight_extras'), href: extras },
    { id: 'seats', words: t('seats'), href: bookingRoutes.seats.href({ orderCode }) },
  ];
}
