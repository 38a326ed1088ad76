/** Which of an order's bookings a change makes anew, and which it ends. */
import { never } from '#domain/errors/never.ts';
import type { Suppliers } from '#server/suppliers/ports.ts';
import type { Accepted } from '../../accepted.ts';
import {
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
const STANDS_FOR_FEWER: readonly PlacementPart[] = ['flight', 'seats', 'priority'];

/**
 * What a change books goes under keys of the version that it makes; of two changes of one version
 * the first may have been refused, so that its id stands in them too.
 */
export const keysOf = ({ orderCode, version, id }: ChangeRecord): string =>
  `${orderCode}:v${version + 1}-${id}`;

/** Those of them that are booked anew. */
export const newBookings = (suppliers: Suppliers, change: ChangeRecord): readonly PartBooking[] => {
  const parts = changedParts(change);
  const { accepted } = change;
  return partBookings(suppliers, { id: keysOf(change), accepted }).filter(({ part }) =>
    parts.includes(part),
  );
};

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
