/**
 * Words an accepted holiday as the order that the confirmation, the documents and the calendar are
 * made of.
 */

import { transferFlightWords } from '#domain/basket/extras.ts';
import type { Passenger } from '#domain/basket/passengers.ts';
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { carWords } from '#domain/checkout/car.ts';
import { formatDate } from '#domain/dates.ts';
import { transferWords } from '#domain/geography/transfer-words.ts';
import { cancellationFacts, cancellationSpans } from '#domain/holiday/cancellation.ts';
import { allBags, type HoldBag } from '#domain/holiday/hold-bags.ts';
import { redeemPerk } from '#domain/holiday/perks.ts';
import type { PriceLine } from '#domain/holiday/price.ts';
import { stopWords, type HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import { certified, protectionOnPaper } from '#domain/holiday/protection.ts';
import { vatSentence } from '#domain/market/vat.ts';
import type {
  BookedExtra,
  DocumentPassenger,
  DocumentFlight,
  OrderDocument,
  DocumentLine,
} from '#domain/order/order-document.ts';
import { cabinBagWords } from '#domain/order/papers/cabin-bag-words.ts';
import { receiptOf, type ChosenSeat } from '#server/basket/basket-record.ts';
import { bagsOf } from '#server/catalogue/bags.ts';
import { protectionOf } from '#server/holiday/protection-of.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { Accepted, Placement } from '../accepted.ts';
import { makeOrderPath } from '../people/order-link.ts';
import type { BookedPart } from './book-part.ts';

type OrderWords = {
  readonly code: string;
  readonly booked: readonly BookedPart[];
  readonly isPaid: boolean;
};

/** `isPaid`: the first payment is taken; else it is reserved and stands as due. */
export function makeOrderDocument(
  context: PurchaseContext,
  placement: Pick<Placement, 'checkoutId' | 'accepted'>,
  { code, booked, isPaid }: OrderWords,
): OrderDocument {
  const { accepted } = placement;
  const { holiday, contact, plan } = accepted;
  const scheme = protectionOf(context.market, holiday);
  const isPackage = scheme !== null;
  const nights = holiday.nights === 1 ? '1 night' : `${holiday.nights} nights`;
  const phone = contact.phoneNumber;
  const { atolNumber } = context.market;
  const { lines } = receiptOf(accepted, accepted.currency);
  const listed = isPackage ? certified(lines) : [];
  const today = todayOf(context);
  return {
    brand: {
      ...context.brand,
      orderPath: makeOrderPath(context, placement, isPaid ? 'confirmation' : 'order-request'),
    },
    orderCode: code,
    bookedOn: today,
    currency: accepted.currency,
    place: holiday.hotel.placeName,
    holidayName: `${nights} in ${holiday.hotel.placeName}`,
    flights: flightsOf(accepted, booked),
    stay: stayOf(accepted, booked),
    extras: extrasOf(accepted, booked),
    perks: (holiday.perks ?? []).map((perk) => redeemPerk(perk, holiday, context.brand.phone)),
    passengers: accepted.passengers.map(passengerOf),
    receipt: lines.map((line, i) => ({
      ...receiptLine(line, plan.instalments.length > 1),
      ...listed[i],
    })),
    payments: plan.instalments.map(({ dueDate, amount, transactionFee }, i) => ({
      dueDate,
      amount: amount + transactionFee,
      status: i === 0 && isPaid ? 'paid' : 'due',
    })),
    cancelling: cancellationSpans(cancellationFacts({ ...holiday, lines }), today).map(
      ({ until, lost }) => ({ until, lost }),
    ),
    vat: vatSentence(context.market.market, atolNumber !== null),
    contact: {
      name: `${contact.firstName} ${contact.lastName}`,
      email: contact.emailAddress,
      phone,
    },
    protection: {
      sentences: protectionOnPaper(context.market, scheme),
      ...(scheme !== null && scheme !== 'ATOL' && { scheme }),
      ...(isPackage && { certificateNumber: `${atolNumber ?? 'DEMO'}-${code.slice(2)}` }),
      ...(isPackage && atolNumber !== null && { atolNumber }),
    },
  };
}

function flightsOf(
  { holiday, choices, passengers, joined }: Accepted,
  booked: readonly BookedPart[],
): DocumentFlight[] {
  if (!holiday.flights) return [];
  const { outbound, inbound } = holiday.flights;
  const references = airlineReferencesOf(booked);
  const legs = [
    {
      ...outbound,
      reference: references?.outbound,
      seats: seatWords(choices.seats?.outbound, passengers),
    },
    {
      ...inbound,
      reference: references?.inbound,
      seats: seatWords(choices.seats?.inbound, passengers),
    },
  ];
  return legs.map(({ reference, seats, ...leg }, way) => ({
    carrier: leg.carrierName,
    flightNumber: (leg.segments ?? [leg]).map(({ flightNumber }) => flightNumber).join(', '),
    ...(leg.stops > 0 && { stops: stopWords(leg) }),
    from: {
      airport: `${leg.originName} (${leg.origin})`,
      localTime: leg.departureTime,
      instant: leg.departsAt,
    },
    to: {
      airport: `${leg.destinationName} (${leg.destination})`,
      localTime: leg.arrivalTime,
      instant: leg.arrivesAt,
    },
    bags: bagWords(leg, allBags(choices)),
    ...(seats !== undefined && { seats }),
    ...(choices.priority && { boarding: 'Priority boarding and 2 cabin bags each' }),
    ...(choices.fulfilment === 'SELF_BOOK' &&
      reference === undefined && { isToBook: true as const }),
    ...(reference !== undefined && { airlineReference: reference }),
    ...joinedOn(way === 0 ? 'outbound' : 'inbound', { joined, passengers }, booked),
  }));
}

/** Whose each seat is; undefined where none was chosen. */
const seatWords = (
  seats: readonly ChosenSeat[] | undefined,
  passengers: readonly Passenger[],
): string | undefined =>
  seats && seats.length > 0
    ? seats.map(({ seat }, i) => `${seat} ${passengers[i]!.firstName}`).join(', ')
    : undefined;

/** Who flies by bookings of their own, with what the airline knows each by. */
function joinedOn(
  way: 'outbound' | 'inbound',
  { joined = [], passengers }: Pick<Accepted, 'joined' | 'passengers'>,
  booked: readonly BookedPart[],
): Pick<DocumentFlight, 'joined'> {
  const found = joined.flatMap(({ traveller, key }) => {
    const reference = airlineReferencesOf(booked.filter((one) => one.key === key))?.[way];
    const who = passengers[traveller - 1]!;
    return reference === undefined ? [] : [{ name: `${who.firstName} ${who.lastName}`, reference }];
  });
  return found.length === 0 ? {} : { joined: found };
}

/** What each airline knows its flight by: the supplier's reference, where it tells no other. */
function airlineReferencesOf(booked: readonly BookedPart[]) {
  const flight = booked.find(({ part }) => part === 'flight');
  if (flight?.kind === 'booked' && flight.airlineReferences) return flight.airlineReferences;
  return flight && { outbound: flight.reference, inbound: flight.reference };
}

/**
 * What each may bring on this leg by its own carrier's rule, and the hold bags that were chosen.
 */
function bagWords(
  { carrier, holdBagIncluded }: HolidayLeg,
  chosen: ReturnType<typeof allBags<HoldBag>>,
): string {
  const included = bagsOf(carrier)
    .filter((bag) => bag.included && bag.type !== 'HOLD_LUGGAGE')
    .map(({ label }) => label);
  const words = [cabinBagWords(included)];
  const isForAll =
    chosen?.bag.priceForAll !== undefined && bagsOf(carrier).some(({ allOrNone }) => allOrNone);
  if (holdBagIncluded || isForAll) words.push('a hold bag each');
  else if (chosen)
    words.push(
      `${chosen.quantity} hold ${chosen.quantity === 1 ? 'bag' : 'bags'} of ${chosen.bag.weightKg} kg`,
    );
  return words.join('; ');
}

function stayOf({ holiday }: Accepted, booked: readonly BookedPart[]): OrderDocument['stay'] {
  const reference = referenceOf(booked, 'stay');
  return {
    hotel: holiday.hotel.name,
    address: holiday.hotel.address,
    checkIn: holiday.checkIn,
    nights: holiday.nights,
    rooms: holiday.rooms.map(({ name }) => name),
    board: BOARD_NAMES[holiday.board],
    ...(reference !== undefined && { supplierReference: reference }),
  };
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/**
 * What was chosen beside flights and stay, each with where it is found and what is said at its
 * desk.
 */
function extrasOf(
  { holiday, choices: { transfer, transferFlight, carPark, insurance }, car }: Accepted,
  booked: readonly BookedPart[],
): BookedExtra[] {
  const extra = (part: BookedPart['part'], name: string, detail: string): BookedExtra => {
    const reference = referenceOf(booked, part);
    return { name, detail, ...(reference !== undefined && { supplierReference: reference }) };
  };
  const days = `From ${formatDate(holiday.departureDate)} to ${formatDate(holiday.returnDate)}.`;
  return [
    ...(transfer
      ? [
          extra(
            'transfer',
            `Transfer: ${transfer.title}`,
            [
              `${transfer.supplierName}, about ${transfer.duration} minutes each way.`,
              transferWords(transfer.type),
              transferFlight && `Meets flight ${transferFlightWords(transferFlight)}.`,
            ]
              .filter(Boolean)
              .join(' '),
          ),
        ]
      : []),
    ...(carPark
      ? [
          extra(
            'parking',
            `Parking: ${carPark.name}`,
            [
              carPark.address && `${carPark.address}.`,
              sentence(carPark.description),
              days,
              car && `Car: ${carWords(car)}.`,
            ]
              .filter(Boolean)
              .join(' '),
          ),
        ]
      : []),
    ...(insurance
      ? [extra('insurance', `Insurance: ${insurance.title}`, insurance.description)]
      : []),
  ];
}

const referenceOf = (booked: readonly BookedPart[], part: BookedPart['part']): string | undefined =>
  booked.find((each) => each.part === part)?.reference;

const receiptLine = (
  { label, basis, amount, due }: PriceLine,
  isByPlan: boolean,
): DocumentLine => ({
  label,
  // The document says where a line is paid in a place of its own.
  basis: basis.replace(/\.? ?Paid at the hotel$/, ''),
  amount,
  due: due === 'hotel' ? 'at the hotel' : isByPlan ? 'later' : 'now',
  isProtected: false,
});

const passengerOf = ({ title, firstName, lastName, type }: Passenger): DocumentPassenger => ({
  name:
    type === 'adult'
      ? `${title.charAt(0).toUpperCase()}${title.slice(1)} ${firstName} ${lastName}`
      : `${firstName} ${lastName}`,
  kind: type,
});
