/** A holiday as it is once what its suppliers tell is so. */
import type { HolidayFacts } from '#domain/booking/significant-change.ts';
import { withoutAirportPerks, withoutHotelPerks } from '#domain/holiday/perks.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import type { Accepted } from '#server/order/accepted.ts';
import type { NoticedChange } from './notice.ts';

/** All of them, one after the other; of two that say the same thing the later one holds. */
export const applyChanges = (accepted: Accepted, changes: readonly NoticedChange[]): Accepted =>
  changes.reduce(applyOne, accepted);

function applyOne(accepted: Accepted, change: NoticedChange): Accepted {
  const { holiday } = accepted;
  if (change.kind === 'FLIGHT_MOVED') {
    if (!holiday.flights) return accepted;
    const flights = { ...holiday.flights, [change.leg]: move(holiday.flights[change.leg], change) };
    return {
      ...accepted,
      holiday: {
        ...holiday,
        flights,
        departureDate: flights.outbound.date,
        returnDate: flights.inbound.date,
        ...(flights.outbound.origin !== holiday.flights.outbound.origin && {
          perks: withoutAirportPerks(holiday.perks ?? []),
        }),
      },
    };
  }
  const { hotel = holiday.hotel, board = holiday.board, rooms = [] } = change;
  return {
    ...accepted,
    holiday: {
      ...holiday,
      hotel,
      board,
      rooms: holiday.rooms.map((room, i) => ({ ...room, name: rooms[i] ?? room.name })),
      ...(hotel.id !== holiday.hotel.id && { perks: withoutHotelPerks(holiday.perks ?? []) }),
    },
  };
}

function move(
  leg: HolidayLeg,
  change: Extract<NoticedChange, { kind: 'FLIGHT_MOVED' }>,
): HolidayLeg {
  const { departureTime, arrivalTime, departsAt, arrivesAt, origin, destination } = change;
  return {
    ...leg,
    date: departureTime.slice(0, 'yyyy-mm-dd'.length),
    departureTime,
    arrivalTime,
    departsAt,
    arrivesAt,
    durationMinutes: Math.round((Date.parse(arrivesAt) - Date.parse(departsAt)) / MINUTE_MS),
    ...(origin && { origin: origin.code, originName: origin.name }),
    ...(destination && { destination: destination.code, destinationName: destination.name }),
  };
}

const MINUTE_MS = 60_000;

/** What a change of the holiday is measured by. */
export const holidayFactsOf = (
  { holiday: { hotel, board, flights } }: Accepted,
  changes: readonly NoticedChange[] = [],
): HolidayFacts => ({
  hotelId: hotel.id,
  stars: hotel.stars,
  board,
  placeId: hotel.placeId,
  flights: flights ? [flights.outbound, flights.inbound] : [],
  accessLost: changes.flatMap((change) =>
    change.kind === 'STAY_CHANGED' ? (change.accessLost ?? []) : [],
  ),
});
