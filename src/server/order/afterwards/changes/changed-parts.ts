/** Which of an order's bookings a change makes anew, and which it ends. */
import { never } from '#domain/errors/never.ts';
import { FLIGHT_WAYS, type FlightWay } from '#server/basket/flight-seats.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';
import type { Accepted } from '../../accepted.ts';
import {
  joinedBooking,
  metFlight,
  partBookings,
  PARTS,
  type PartBooking,
  type PlacementPart,
} from '../../placing/parts.ts';
import type { ChangeRecord } from './change-record.ts';

/** The parts that are another thing by the change. */
export const changedParts = ({
  kind,
  was,
  accepted,
}: Pick<ChangeRecord, 'kind' | 'was' | 'accepted'>): readonly PlacementPart[] =>
  PARTS.filter(
    (part) =>
      !(kind === 'FEWER' && STANDS_FOR_FEWER.includes(part)) &&
      whatIsBooked(was, part, kind) !== whatIsBooked(accepted, part, kind),
  );

/** Airlines are only told who does not travel any more: nothing of it is given back. */
const STANDS_FOR_FEWER: readonly PlacementPart[] = ['flight', 'bags', 'seats', 'priority'];

/**
 * What a change books goes under keys of the version that it makes; of two changes of one version
 * the first may have been refused, so that its id stands in them too.
 */
export const keysOf = ({
  orderCode,
  version,
  id,
}: Pick<ChangeRecord, 'orderCode' | 'version' | 'id'>): string =>
  `${orderCode}:v${version + 1}-${id}`;

/** Those of them that are booked anew. */
export const newBookings = (suppliers: Suppliers, change: ChangeRecord): readonly PartBooking[] => {
  const parts = changedParts(change);
  const accepted = withoutKept(change);
  const joining = joinedFlight(suppliers, change);
  return [
    ...(joining ? [joining] : []),
    ...partBookings(suppliers, { id: keysOf(change), accepted }).filter(({ part }) =>
      parts.includes(part),
    ),
  ];
};

/** The flights of who joins, beside those that stand; undefined where nobody does. */
function joinedFlight(
  suppliers: Suppliers,
  { accepted, ...change }: ChangeRecord,
): PartBooking | undefined {
  const key = joinedKey(change);
  const joined = accepted.joined?.find((one) => one.key === key);
  const who = joined && accepted.passengers[joined.traveller - 1];
  return joined && who
    ? joinedBooking(suppliers, accepted, { key, who, price: joined.price })
    : undefined;
}

/** Under which the flights of who joins by a change are booked. */
export const joinedKey = (change: Pick<ChangeRecord, 'orderCode' | 'version' | 'id'>): string =>
  `${keysOf(change)}:flight`;

/**
 * Whether a booking that stands ends by it: of a part that is another thing, unless it is what was
 * booked anew, and the flights of who had joined and leaves.
 */
export function makeIsEnded(
  change: ChangeRecord,
): (standing: Pick<PartBooking, 'part' | 'key'>) => boolean {
  const parts = endedParts(change);
  const left = leftKeys(change);
  return ({ part, key }) =>
    left.includes(key) || (parts.includes(part) && !key.startsWith(`${keysOf(change)}:`));
}

/** Under which the flights of those are booked who had joined, and leave by it. */
export const leftKeys = ({ was, accepted }: Pick<ChangeRecord, 'was' | 'accepted'>) =>
  (was.joined ?? []).flatMap(({ key }) =>
    key === undefined || accepted.joined?.some((one) => one.key === key) ? [] : [key],
  );

/** The parts whose bookings end by it: of what is only added to, nothing does. */
function endedParts(
  change: Pick<ChangeRecord, 'kind' | 'was' | 'accepted'>,
): readonly PlacementPart[] {
  const { was, accepted } = change;
  const parts = changedParts(change);
  // With flights ends whatever stands on them, of travellers too who were taken off before.
  if (parts.includes('flight')) return [...new Set([...parts, ...ON_FLIGHTS])];
  return parts.filter(
    (part) =>
      !(part === 'bags' && keepsBags(was, accepted)) &&
      !(part === 'seats' && keepsSeats(was, accepted)),
  );
}

const ON_FLIGHTS: readonly PlacementPart[] = ['bags', 'seats', 'priority'];

/** Only what was added of bags and seats: what stands of them stays where it is. */
function withoutKept({ was, accepted }: Pick<ChangeRecord, 'was' | 'accepted'>): Accepted {
  const { seats, addedBags = [] } = accepted.choices;
  const stays = (way: FlightWay) =>
    keepsSeats(was, accepted) && (was.choices.seats?.[way].length ?? 0) > 0;
  return {
    ...accepted,
    choices: {
      ...accepted.choices,
      addedBags: keepsBags(was, accepted)
        ? addedBags.slice(was.choices.addedBags?.length)
        : addedBags,
      seats: seats && {
        outbound: stays('outbound') ? [] : seats.outbound,
        inbound: stays('inbound') ? [] : seats.inbound,
      },
    },
  };
}

const keepsBags = (was: Accepted, now: Accepted): boolean => {
  const before = was.choices.addedBags ?? [];
  return isSame(before, (now.choices.addedBags ?? []).slice(0, before.length));
};

const keepsSeats = (was: Accepted, now: Accepted): boolean =>
  FLIGHT_WAYS.every((way) => {
    const before = was.choices.seats?.[way] ?? [];
    return before.length === 0 || isSame(before, now.choices.seats?.[way]);
  });

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Names a part's booking: another name is another booking. A policy insures people by age, and
 * stands for fewer of them.
 */
function whatIsBooked(
  { holiday, choices, passengers }: Accepted,
  part: PlacementPart,
  kind: ChangeRecord['kind'],
): string | null | undefined {
  switch (part) {
    case 'flight':
      return `${holiday.flightQuoteId} ${choices.holdBags?.quantity ?? 0}`;
    case 'bags':
      return choices.addedBags?.length ? JSON.stringify(choices.addedBags) : undefined;
    case 'seats':
      return choices.seats ? JSON.stringify(choices.seats) : undefined;
    case 'stay':
      return holiday.hotelQuoteId;
    case 'priority':
      return choices.priority && `${choices.priority.quoteId} ${holiday.flightQuoteId}`;
    case 'transfer':
      return choices.transfer
        ? `${choices.transfer.quoteId} ${JSON.stringify(metFlight({ holiday, choices }) ?? null)}`
        : undefined;
    case 'parking':
      return choices.carPark?.quoteId;
    case 'insurance':
      return choices.insurance
        ? [
            choices.insurance.quoteId,
            ...(kind === 'FEWER' ? [] : passengers.map(({ dateOfBirth }) => dateOfBirth)),
          ].join(' ')
        : undefined;
    default:
      return never(part);
  }
}
