/**
 * Transfers, car parks and insurance: quoted for a trip, booked by the quote's id. Quotes are kept
 * so that their price stands.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Books } from '../books.ts';
import { SENTINEL_SURNAMES } from '../sentinels.ts';
import { mix, unit } from '../world/chance.ts';
import { airportName } from '../world/facts.ts';
import { bookingNumber, openBookingDesk, type Verdict } from './bookings.ts';

export const EXTRA_KINDS = ['transfers', 'parking', 'insurance'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

const LETTERS = { transfers: 'TR', parking: 'PK', insurance: 'IN' } as const;

export type ExtraSupplier = {
  call(name: string, body: unknown): Answer;
  find(key: string): Answer;
  books(): unknown;
};

type Offer = { readonly price: number; readonly [field: string]: unknown };

const QuoteSchema = v.object({ quoteId: v.string(), price: v.number(), request: v.unknown() });
const CarSchema = v.object({
  colour: v.string(),
  make: v.string(),
  model: v.string(),
  registration: v.string(),
});
const BookSchema = v.object({
  key: v.string(),
  quoteId: v.string(),
  price: v.number(),
  leadName: v.string(),
  car: v.optional(CarSchema),
});

/** A supplier of one kind of extra; `origin` is where its documents stand. */
export function openExtra(
  kind: ExtraKind,
  books: Books,
  now: () => Date,
  origin: string,
): ExtraSupplier {
  const desk = openBookingDesk(books, now, bookingNumber(LETTERS[kind]));
  const quotes = books.shelf('quotes', QuoteSchema);
  const quote = (body: unknown): Answer =>
    books.together(() =>
      jsonAnswer(
        200,
        offersOf(kind, body, now(), origin).map((offer, i) => {
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

function offersOf(kind: ExtraKind, body: unknown, now: Date, origin: string): Offer[] {
  if (kind === 'transfers') return transferOffers(v.parse(TransferSchema, body), now);
  return kind === 'parking'
    ? parkingOffers(v.parse(ParkingSchema, body))
    : insuranceOffers(v.parse(InsuranceSchema, body), origin);
}

const TransferSchema = v.object({
  airport: v.string(),
  hotelId: v.number(),
  arrivalDate: v.string(),
  departureDate: v.string(),
  adults: v.number(),
  children: v.number(),
  infants: v.number(),
});

const LEAST_NOTICE_MS = 48 * 3_600_000;

/** Not within 48 hours of travel (XTRA-05). Prices are for the party, there and back. */
function transferOffers(
  {
    airport,
    hotelId,
    arrivalDate,
    adults,
    children,
    infants,
  }: v.InferOutput<typeof TransferSchema>,
  now: Date,
): Offer[] {
  if (Date.parse(`${arrivalDate}T00:00Z`) - now.getTime() < LEAST_NOTICE_MS) return [];
  const people = adults + children + infants;
  const minutes = 15 + Math.round(unit(1, airport, hotelId, 'minutes') * 75);
  const car = 2_600 + minutes * 62;
  const seat = 450 + minutes * 9;
  const offer = (
    type: string,
    title: string,
    supplierName: string,
    price: number,
    duration: number,
    stepFree: boolean,
  ): Offer => ({
    type,
    title,
    supplierName,
    price: Math.round(price / 10) * 10,
    duration,
    stepFree,
  });
  return [
    offer(
      'shuttle_service',
      'Shared coach',
      'Sunline Coaches',
      seat * people * 2,
      Math.round(minutes * 1.6),
      mix(1, hotelId) % 3 === 0,
    ),
    offer(
      'speedy_shuttle',
      'Speedy shuttle, four stops at most',
      'Sunline Coaches',
      seat * 1.5 * people * 2,
      Math.round(minutes * 1.25),
      false,
    ),
    ...(people <= 4
      ? [offer('private_taxi', 'Private taxi', 'Estrella Transfers', car * 2, minutes, false)]
      : []),
    offer('private_minibus', 'Private minibus', 'Estrella Transfers', car * 2.6, minutes, false),
    offer(
      'wheelchair_adapted_taxi',
      'Wheelchair-adapted taxi',
      'Rampa Mobility',
      car * 2.3,
      minutes,
      true,
    ),
  ];
}

const ParkingSchema = v.object({ airport: v.string(), from: v.string(), to: v.string() });

function parkingOffers({ airport, from, to }: v.InferOutput<typeof ParkingSchema>): Offer[] {
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  const name = airportName.get(airport) ?? airport;
  const day = 560 + Math.round(unit(1, airport, 'parking') * 420);
  return [
    {
      type: 'on_site',
      name: `${name} Long Stay`,
      address: `Long Stay entrance, Airport Approach, ${name} Airport`,
      description:
        'Inside the airport fence; a bus every ten minutes, five minutes to the terminal.',
      price: 900 + day * days,
    },
    {
      type: 'off_site',
      name: `Fieldside Parking, ${name}`,
      address: `12 Fieldside Lane, two miles from ${name} Airport`,
      description: 'Two miles away; you hand the car over and a bus takes you, twelve minutes.',
      price: 500 + Math.round(day * 0.68) * days,
    },
    {
      type: 'meet_and_greet',
      name: `Kerbside, ${name}`,
      address: `Kerbside meeting point, departures forecourt, ${name} Airport`,
      description: 'A driver meets you at departures and brings the car back when you land.',
      price: 2_400 + Math.round(day * 1.25) * days,
    },
  ];
}

const InsuranceSchema = v.object({
  country: v.string(),
  from: v.string(),
  to: v.string(),
  adults: v.number(),
  children: v.number(),
  infants: v.number(),
});

const EUROPE = new Set([
  'ES',
  'PT',
  'FR',
  'IT',
  'GR',
  'CY',
  'MT',
  'HR',
  'DE',
  'AT',
  'NL',
  'BE',
  'IE',
  'BG',
  'ME',
  'AL',
  'SI',
  'CZ',
  'HU',
  'PL',
  'IS',
  'NO',
  'SE',
  'DK',
  'FI',
  'CH',
  'TR',
  'GI',
  'AD',
]);

function insuranceOffers(
  { country, from, to, adults, children }: v.InferOutput<typeof InsuranceSchema>,
  origin: string,
): Offer[] {
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  const person = (EUROPE.has(country) ? 780 : 1_480) + days * (EUROPE.has(country) ? 62 : 118);
  const price = (factor: number) =>
    Math.round((person * factor * (adults + children * 0.55)) / 10) * 10;
  const documents = (cover: string) => [
    { title: 'Policy wording', url: `${origin}/insurance/documents/${cover}-wording` },
    {
      title: 'Insurance product information',
      url: `${origin}/insurance/documents/${cover}-summary`,
    },
  ];
  return [
    {
      title: 'Essential cover',
      description:
        'Medical costs up to £5 million, cancellation up to £1,000 each, bags up to £500 each.',
      price: price(1),
      documents: documents('essential'),
    },
    {
      title: 'Classic cover',
      description:
        'Medical costs up to £10 million, cancellation up to £3,000 each, bags up to £1,500 each.',
      price: price(1.45),
      documents: documents('classic'),
    },
    {
      title: 'Premier cover',
      description:
        'Medical costs up to £15 million, cancellation up to £7,500 each, bags up to £3,000 each, missed departure.',
      price: price(2.05),
      documents: documents('premier'),
    },
  ];
}
