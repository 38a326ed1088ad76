/** What two papers of one order say otherwise: for a quote, and for the mail about it. */
import { addDays, formatDate } from '#domain/dates.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { ChangedLine } from './contact-change.ts';
import { clockTime, localDate, type DocumentFlight, type OrderDocument } from './order-document.ts';

const NONE = 'none';

/** Each thing that is another one now, in words, was and now. */
export function changedWords(was: OrderDocument, now: OrderDocument): readonly ChangedLine[] {
  const lines: ChangedLine[] = [
    ...['Flight out', 'Flight home'].map((what, i) => ({
      what,
      was: flightWords(was.flights[i]),
      now: flightWords(now.flights[i]),
    })),
    ...flightExtras(was, now),
    { what: 'Hotel', was: hotelWords(was), now: hotelWords(now) },
    { what: 'Nights', was: nightsWords(was), now: nightsWords(now) },
    { what: 'Room', was: was.stay.rooms.join(', '), now: now.stay.rooms.join(', ') },
    { what: 'Board', was: was.stay.board, now: now.stay.board },
    ...['Transfer', 'Parking', 'Insurance'].map((what) => ({
      what,
      was: extraWords(was, what),
      now: extraWords(now, what),
    })),
    { what: 'Included free', was: perkNames(was), now: perkNames(now) },
    ...travellerWords(was, now),
  ];
  return lines.filter((line) => line.was !== line.now);
}

/** One by one where they are as many as before; else who is not among them any more, or is now. */
function travellerWords(was: OrderDocument, now: OrderDocument): readonly ChangedLine[] {
  const what = (i: number) => `Traveller ${i + 1}`;
  if (was.passengers.length === now.passengers.length)
    return was.passengers.map(({ name }, i) => ({
      what: what(i),
      was: name,
      now: now.passengers[i]!.name,
    }));
  const isMore = was.passengers.length < now.passengers.length;
  const [longer, shorter] = isMore ? [now, was] : [was, now];
  const left = shorter.passengers.map(({ name }) => name);
  return longer.passengers.flatMap(({ name }, i) => {
    const at = left.indexOf(name);
    if (at < 0) return [{ what: what(i), was: isMore ? NONE : name, now: isMore ? name : NONE }];
    left.splice(at, 1);
    return [];
  });
}

const flightWords = (flight: DocumentFlight | undefined): string =>
  flight
    ? `${flight.flightNumber}, ${localDate(flight.from.localTime)}, ${clockTime(flight.from.localTime)}`
    : NONE;

/** What is booked on flights: in one line where it is the same both ways. */
function flightExtras(was: OrderDocument, now: OrderDocument): readonly ChangedLine[] {
  return FLIGHT_EXTRAS.flatMap(([what, field]) => {
    const [out, home] = [0, 1].map((way) => ({
      was: was.flights[way]?.[field] ?? NONE,
      now: now.flights[way]?.[field] ?? NONE,
    }));
    return out!.was === home!.was && out!.now === home!.now
      ? [{ what, ...out! }]
      : [
          { what: `${what} out`, ...out! },
          { what: `${what} home`, ...home! },
        ];
  });
}

const FLIGHT_EXTRAS = [
  ['Bags', 'bags'],
  ['Seats', 'seats'],
  ['Boarding', 'boarding'],
] as const;

const hotelWords = ({ stay, place }: OrderDocument): string => `${stay.hotel}, ${place}`;

const nightsWords = ({ stay: { checkIn, nights } }: OrderDocument): string =>
  `${formatDate(checkIn)} to ${formatDate(addDays(checkIn, nights))}, ${nights} ${nights === 1 ? 'night' : 'nights'}`;

/** Papers name an extra by its kind first: `Transfer: Shared coach`. */
const extraWords = ({ extras }: OrderDocument, kind: string): string =>
  extras
    .filter(({ name }) => name.startsWith(`${kind}: `))
    .map(({ name }) => name.slice(kind.length + 2))
    .join(', ') || NONE;

const perkNames = ({ perks = [] }: OrderDocument): string =>
  perks.map(({ name }) => name).join(', ') || NONE;

type Stay = Pick<PricedHoliday, 'refundableUntil'>;

/** Until when the room is given back whole, was and now; none where that stays as it was. */
export const termsWords = (was: Stay, now: Stay): readonly ChangedLine[] =>
  was.refundableUntil === now.refundableUntil
    ? []
    : [{ what: 'If you cancel', was: backWords(was), now: backWords(now) }];

const backWords = ({ refundableUntil }: Stay): string =>
  refundableUntil === null
    ? 'usual cancellation charges'
    : `room price refunded until ${formatDate(refundableUntil)}`;
