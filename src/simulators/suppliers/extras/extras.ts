/**
 * Transfers, car parks and insurance: quoted for a trip, booked by the quote's id. Quotes are kept
 * so that their price stands.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../../answer.ts';
import type { Books } from '../../books.ts';
import { hasSurname, SENTINEL_SURNAMES } from '../../sentinels.ts';
import type { World } from '../../world/world.ts';
import { bookingNumber, openBookingDesk, type Verdict } from '../bookings.ts';
import { ParkedCarSchema, changeCar, changeNames } from '../change-booking.ts';
import type { ExtraOffer } from './extra-offer.ts';
import { insuranceOffers } from './insurance-offers.ts';
import { parkingOffers } from './parking-offers.ts';
import { priorityOffers } from './priority-offers.ts';
import { transferOffers } from './transfer-offers.ts';

export const SIMULATED_EXTRAS = ['priority', 'transfers', 'parking', 'insurance'] as const;
export type ExtraKind = (typeof SIMULATED_EXTRAS)[number];

const LETTERS = { priority: 'PB', transfers: 'TR', parking: 'PK', insurance: 'IN' } as const;

export type ExtraDesk = {
  call(name: string, body: unknown): Answer;
  find(key: string): Answer;
  books(): unknown;
};

const QuoteSchema = v.object({ quoteId: v.string(), price: v.number(), request: v.unknown() });
const BookSchema = v.object({
  key: v.string(),
  quoteId: v.string(),
  price: v.number(),
  leadName: v.string(),
  car: v.optional(ParkedCarSchema),
  flight: v.optional(v.object({ number: v.string(), landsAt: v.nullable(v.string()) })),
});

/** A supplier of one kind of extra in a world; `origin` is where its documents stand. */
export function openExtra(
  kind: ExtraKind,
  world: World,
  books: Books,
  now: () => Date,
  origin: string,
): ExtraDesk {
  const desk = openBookingDesk(books, now, bookingNumber(LETTERS[kind]));
  const quotes = books.shelf('quotes', QuoteSchema);
  const quote = (body: unknown): Answer =>
    books.together(() =>
      jsonAnswer(
        200,
        offersOf(kind, world, body, now(), origin).map((offer, i) => {
          const quoteId = createHash('sha256')
            .update(JSON.stringify([kind, body, i]))
            .digest('hex')
            .slice(0, 32);
          quotes.save(quoteId, { quoteId, price: offer.price, request: body });
          return { quoteId, ...offer };
        }),
      ),
    );
  const decide = ({ quoteId, price, leadName }: v.InferOutput<typeof BookSchema>): Verdict => {
    if (leadName.toLowerCase().endsWith(SENTINEL_SURNAMES.refused_by_extras.toLowerCase()))
      return { kind: 'refused', reason: 'The supplier does not take this booking.' };
    const quoted = quotes.find(quoteId);
    if (!quoted) return { kind: 'unavailable' };
    return quoted.price === price
      ? { kind: 'booked' }
      : { kind: 'price_changed', price: quoted.price };
  };
  return {
    call(name, body) {
      if (name === 'names')
        return changeNames(desk, body, (who) =>
          hasSurname(who, SENTINEL_SURNAMES.refused_by_extras),
        );
      if (name === 'car') return changeCar(desk, body);
      if (name === 'quote') return quote(body);
      if (name === 'cancel')
        return desk.cancel(v.parse(v.object({ reference: v.string() }), body).reference).answer;
      const request = v.parse(BookSchema, body);
      return books.together(() =>
        desk.book(request.key, request, request.price, () => decide(request)),
      );
    },
    find: (key) => desk.find(key),
    books: () => desk.all(),
  };
}

function offersOf(
  kind: ExtraKind,
  world: World,
  body: unknown,
  now: Date,
  origin: string,
): ExtraOffer[] {
  if (kind === 'priority') return priorityOffers(world, body);
  if (kind === 'transfers') return transferOffers(world, body, now);
  return kind === 'parking' ? parkingOffers(body) : insuranceOffers(body, origin);
}
