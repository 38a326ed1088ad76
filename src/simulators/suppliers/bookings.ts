/**
 * A supplier's booking desk: every booking stands under the caller's key. The same key with the
 * same words is answered as the first time; with other words it is refused (409). What stands here
 * survives a kill.
 */
import { createHash, randomInt } from 'node:crypto';
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Books } from '../books.ts';

const STATES = ['booked', 'on_request', 'cancelled', 'refused'] as const;

const BookingSchema = v.object({
  key: v.string(),
  reference: v.string(),
  state: v.picklist(STATES),
  words: v.string(),
  price: v.number(),
  request: v.unknown(),
  answer: v.record(v.string(), v.unknown()),
  madeAt: v.string(),
  cancelledAt: v.optional(v.string()),
  /** In which it stands, once they were changed. */
  names: v.optional(v.array(v.string())),
  /** That is parked, once it was changed. */
  car: v.optional(v.record(v.string(), v.string())),
});
export type Booking = v.InferOutput<typeof BookingSchema>;

/** What two carriers know a booking by. */
type AirlineReferences = { readonly outbound: string; readonly inbound: string };

/** What a supplier says to a request to book. */
export type Verdict =
  | { readonly kind: 'booked'; readonly airlineReferences?: AirlineReferences }
  | { readonly kind: 'on_request' }
  | { readonly kind: 'unavailable' | 'expired' }
  | { readonly kind: 'price_changed'; readonly price: number }
  | { readonly kind: 'refused'; readonly reason: string };

export type BookingDesk = {
  book(key: string, request: unknown, price: number, decide: () => Verdict): Answer;
  find(key: string): Answer;
  /** Cancelling twice is as good as once. */
  cancel(reference: string): { readonly answer: Answer; readonly cancelled: Booking | undefined };
  /** Has this of a booking in place of what it was made with. */
  change(key: string, made: Pick<Booking, 'names' | 'car'>): Answer;
  all(): Booking[];
};

/** A new reference, as people read it out. */
export type MakeReference = () => string;

const LOCATOR_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An airline's: six letters and digits that do not look alike. */
export const recordLocator: MakeReference = () =>
  Array.from({ length: 6 }, () => LOCATOR_SIGNS[randomInt(LOCATOR_SIGNS.length)]).join('');

/** A number of eight digits behind the supplier's letters. */
export const bookingNumber =
  (letters: string): MakeReference =>
  () =>
    `${letters}${randomInt(10_000_000, 100_000_000)}`;

export function openBookingDesk(
  books: Books,
  now: () => Date,
  makeReference: MakeReference,
): BookingDesk {
  const shelf = books.shelf('bookings', BookingSchema);
  const references = new Map(shelf.all().map(({ reference, key }) => [reference, key]));
  const freeReference = (): string => {
    const reference = makeReference();
    return references.has(reference) ? freeReference() : reference;
  };
  return {
    book: (key, request, price, decide) =>
      books.together(() => {
        const words = digestOf(request);
        const known = shelf.find(key);
        if (known)
          return known.words === words
            ? jsonAnswer(200, known.answer)
            : jsonAnswer(409, { kind: 'key_reused' });
        const verdict = decide();
        const asked = { key, reference: freeReference(), words, price, request };
        const booking = {
          ...asked,
          ...outcomeOf(verdict, asked.reference),
          madeAt: now().toISOString(),
        };
        shelf.save(key, booking);
        references.set(booking.reference, key);
        return jsonAnswer(200, booking.answer);
      }),
    find: (key) => jsonAnswer(200, whatBecameOf(shelf.find(key))),
    cancel: (reference) =>
      books.together(() => {
        const key = references.get(reference);
        const known = key === undefined ? undefined : shelf.find(key);
        if (!known) return { answer: jsonAnswer(404, { kind: 'absent' }), cancelled: undefined };
        if (known.state === 'cancelled')
          return { answer: jsonAnswer(200, { kind: 'cancelled' }), cancelled: undefined };
        const cancelled: Booking = {
          ...known,
          state: 'cancelled',
          cancelledAt: now().toISOString(),
        };
        shelf.save(known.key, cancelled);
        return { answer: jsonAnswer(200, { kind: 'cancelled' }), cancelled };
      }),
    change: (key, made) =>
      books.together(() => {
        const known = shelf.find(key);
        if (known?.state !== 'booked') return jsonAnswer(404, { kind: 'absent' });
        shelf.save(key, { ...known, ...made });
        return jsonAnswer(200, { kind: 'changed' });
      }),
    all: () => shelf.all(),
  };
}

const digestOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** What the caller is told, and what is kept of it. */
function outcomeOf(verdict: Verdict, reference: string): Pick<Booking, 'state' | 'answer'> {
  return verdict.kind === 'booked' || verdict.kind === 'on_request'
    ? { state: verdict.kind, answer: { ...verdict, reference } }
    : { state: 'refused', answer: { ...verdict } };
}

/** A booking that was refused is none. */
function whatBecameOf(booking: Booking | undefined) {
  if (!booking || booking.state === 'refused') return { kind: 'absent' };
  return booking.state === 'cancelled'
    ? { kind: 'cancelled' }
    : { ...booking.answer, kind: booking.state };
}

const TwoSchema = v.object({ airlineReferences: v.object({ outbound: v.string() }) });

/** What the airline of the flight out knows a booking by: two carriers have a reference each. */
export function referenceOut({ reference, answer }: Pick<Booking, 'reference' | 'answer'>): string {
  const two = v.safeParse(TwoSchema, answer);
  return two.success ? two.output.airlineReferences.outbound : reference;
}
