/** What an airline knows of references that its passengers have from itself. */
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { BookingDesk } from './bookings.ts';
import { LegSchema } from './flight-request.ts';

const BookedSchema = v.object({
  outbound: LegSchema,
  inbound: LegSchema,
  seats: v.number(),
  travellers: v.array(v.object({ lastName: v.string() })),
});
const AskedSchema = v.object({ ...BookedSchema.entries, reference: v.string() });

/** Who plays a passenger at the airline books as everybody does, under a key of their own. */
export function whoseFlights(desk: BookingDesk, body: unknown): Answer {
  const { reference, ...asked } = v.parse(AskedSchema, body);
  const found = desk.all().find((booking) => booking.reference === reference);
  if (found?.state !== 'booked') return jsonAnswer(200, { kind: 'absent' });
  const isTheirs = wordsOf(v.parse(BookedSchema, found.request)) === wordsOf(asked);
  return jsonAnswer(200, { kind: isTheirs ? 'booked' : 'others' });
}

const wordsOf = ({ outbound, inbound, seats, travellers }: v.InferOutput<typeof BookedSchema>) =>
  JSON.stringify([
    outbound,
    inbound,
    seats,
    travellers.map(({ lastName }) => lastName.toLowerCase()).toSorted(),
  ]);
