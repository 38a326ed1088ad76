/** Children and infants who are booked without adults: beside some whose booking stands. */
import * as v from 'valibot';
import { referenceOut, type BookingDesk } from './bookings.ts';
import { BookSchema, type BookRequest } from './flight-request.ts';

/**
 * Why an airline does not take these people by themselves; undefined where it does. It flies nobody
 * under 16 without an adult on the same flights, and one infant on each adult's lap.
 */
export function whyNotAlone(desk: BookingDesk, asked: BookRequest): string | undefined {
  if (adultsOf(asked) > 0) return undefined;
  const standing = desk.all().flatMap((booking) => {
    const flown = v.safeParse(BookSchema, booking.request);
    return booking.state === 'booked' && flown.success
      ? [{ ...flown.output, reference: referenceOut(booking) }]
      : [];
  });
  const beside = standing.find(({ reference }) => reference === asked.beside?.outbound);
  if (!beside || adultsOf(beside) === 0 || flightsOf(beside) !== flightsOf(asked))
    return 'Nobody under 16 flies without an adult.';
  const infants = [
    asked,
    beside,
    ...standing.filter((one) => one.beside?.outbound === beside.reference),
  ].reduce((sum, one) => sum + one.infants, 0);
  return infants > adultsOf(beside) ? 'An adult holds one infant.' : undefined;
}

const adultsOf = ({ travellers }: BookRequest): number =>
  travellers.filter(({ type }) => type === 'adult').length;

const flightsOf = ({ outbound, inbound }: BookRequest): string =>
  JSON.stringify([outbound, inbound]);
