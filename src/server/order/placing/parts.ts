/**
 * The parts of an order that stand at suppliers, in the order in which they are booked, each by its
 * own key.
 */
import type { TransferFlight } from '#domain/basket/extras.ts';
import type { Passenger } from '#domain/basket/passengers.ts';
import { holdBagsPrice } from '#domain/holiday/hold-bags.ts';
import { flightsPrice, type LegFare } from '#domain/holiday/price.ts';
import { parseFlightQuoteId, parseHotelQuoteId } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';
import { byBooking, partyOfOne, partySold } from '#domain/order/changes/joined-flights.ts';
import { headsOf } from '#domain/party.ts';
import { FLIGHT_WAYS, flightSeats, type FlightWay } from '#server/basket/flight-seats.ts';
import { flightRequest, stayRequest } from '#server/holiday/live-price.ts';
import type {
  BookedFlights,
  OnRequest,
  Refused,
  Suppliers,
  Traveller,
} from '#server/suppliers/ports.ts';
import type { Accepted, Placement } from '../accepted.ts';

export const PARTS = [
  'flight',
  'bags',
  'seats',
  'priority',
  'stay',
  'transfer',
  'parking',
  'insurance',
] as const;
export type PlacementPart = (typeof PARTS)[number];

export type BookingAnswer = BookedFlights | OnRequest | Refused | { readonly kind: 'expired' };
export type Standing =
  | BookedFlights
  | OnRequest
  | { readonly kind: 'absent' }
  | { readonly kind: 'cancelled' };

/** One part, ready to be booked, looked up and cancelled under its key. */
export type PartBooking = {
  readonly part: PlacementPart;
  readonly key: string;
  /** The supplier's price in pence, as accepted. */
  readonly price: Pence;
  book(): Promise<BookingAnswer>;
  find(): Promise<Standing>;
  cancel(reference: string): Promise<void>;
};

/**
 * Flights first, and what is sold on them: they are what sells out; then the stay, then extras.
 * Flights that their visitors book are none of them.
 */
export function partBookings(
  suppliers: Suppliers,
  placement: Pick<Placement, 'id' | 'accepted'>,
): PartBooking[] {
  const { accepted } = placement;
  const keyOf = (part: PlacementPart) => `${placement.id}:${part}`;
  const { priority, transfer, carPark, insurance, fulfilment } = accepted.choices;
  return [
    fulfilment === 'SELF_BOOK' ? undefined : flightPart(suppliers, accepted, keyOf('flight')),
    bagsBooking(suppliers, accepted, keyOf('bags')),
    seatsBooking(suppliers, accepted, keyOf('seats')),
    extraBooking(suppliers.priority, 'priority', priority, accepted, keyOf('priority')),
    stayBooking(suppliers, accepted, keyOf('stay')),
    extraBooking(suppliers.transfers, 'transfer', transfer, accepted, keyOf('transfer')),
    extraBooking(suppliers.carParks, 'parking', carPark, accepted, keyOf('parking')),
    extraBooking(suppliers.insurance, 'insurance', insurance, accepted, keyOf('insurance')),
  ].filter((booking) => booking !== undefined);
}

/** What each supplier is paid, in pence, as accepted; 0 where nothing of it is booked. */
export function partPrices({
  holiday,
  choices,
  joined = [],
}: Accepted): Readonly<Record<PlacementPart, Pence>> {
  const { holdBags, addedBags = [], seats, priority, transfer, carPark, insurance } = choices;
  const legs: LegFare[] = holiday.flights
    ? [holiday.flights.outbound, holiday.flights.inbound]
    : [];
  return {
    flight:
      flightsPrice(legs, headsOf(partySold(holiday.party, joined))) +
      joined.reduce((sum, { price }) => sum + price, 0) +
      (holdBags ? holdBagsPrice(holdBags.bag, holdBags.quantity) : 0),
    bags: addedBags.reduce((sum, { bag, quantity }) => sum + holdBagsPrice(bag, quantity), 0),
    seats: [...(seats?.outbound ?? []), ...(seats?.inbound ?? [])].reduce(
      (sum, { price }) => sum + price,
      0,
    ),
    priority: priority?.price ?? 0,
    stay: holiday.rooms.reduce((sum, { price }) => sum + price, 0),
    transfer: transfer?.price ?? 0,
    parking: carPark?.price ?? 0,
    insurance: insurance?.price ?? 0,
  };
}

type Joining = { readonly key: string; readonly who: Passenger; readonly price: Pence };

/** The booked flights once more, for who joins; children and infants beside who was sold theirs. */
export function joinedBooking(
  { flights }: Suppliers,
  { holiday, flightReferences }: Accepted,
  { key, who, price }: Joining,
): PartBooking | undefined {
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  if (!flight) return undefined;
  const request = {
    ...flightRequest({ party: partyOfOne(who.type) }, flight),
    ...(who.type !== 'adult' && flightReferences && { beside: flightReferences }),
    key,
    price,
    holdBags: 0,
    sessionId: undefined,
    travellers: [travellerOf(who)],
  };
  return {
    part: 'flight',
    key,
    price,
    book: () => flights.book(request),
    find: () => flights.find(key),
    cancel: (reference) => flights.cancel({ key, reference }),
  };
}

/** Both flights with their hold bags; undefined where the holiday has none. */
export function flightPart(
  { flights }: Suppliers,
  accepted: Accepted,
  key: string,
  price = partPrices(accepted).flight,
): PartBooking | undefined {
  const { holiday, choices, passengers, supplierSession } = accepted;
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  if (!flight || !holiday.flights) return undefined;
  const request = {
    ...flightRequest(holiday, flight),
    key,
    price,
    holdBags: choices.holdBags?.quantity ?? 0,
    travellers: passengers.map(travellerOf),
  };
  return {
    part: 'flight',
    key,
    price,
    book: () => flights.book({ ...request, sessionId: supplierSession?.sessionId }),
    find: () => flights.find(key),
    cancel: (reference) => flights.cancel({ key, reference }),
  };
}

/** Bags that are added to flights which are booked. */
function bagsBooking(
  { flights }: Suppliers,
  accepted: Accepted,
  key: string,
): PartBooking | undefined {
  const { holiday, choices, flightReferences, joined = [] } = accepted;
  const { addedBags = [] } = choices;
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  if (!flight || addedBags.length === 0 || !flightReferences) return undefined;
  const price = partPrices(accepted).bags;
  const request = {
    ...flightRequest({ party: partySold(holiday.party, joined) }, flight),
    key,
    price,
    flightReferences,
    holdBags: addedBags.reduce((sum, { quantity }) => sum + quantity, 0),
    paysForAll: addedBags.some(({ bag }) => bag.priceForAll !== undefined),
  };
  return {
    part: 'bags',
    key,
    price,
    book: () => flights.addBags(request),
    find: () => flights.find(key),
    cancel: (reference) => flights.cancel({ key, reference }),
  };
}

function seatsBooking(
  { seats }: Suppliers,
  accepted: Accepted,
  key: string,
): PartBooking | undefined {
  const { holiday, choices, supplierSession, flightReferences } = accepted;
  const { flights } = holiday;
  if (!flights || !choices.seats) return undefined;
  const chosen = choices.seats;
  const price = partPrices(accepted).seats;
  const sessionOf = (way: FlightWay, references: Accepted['flightReferences']) =>
    references ? { sessionId: references[way] } : supplierSession;
  const seated = FLIGHT_WAYS.flatMap((way) =>
    byBooking(chosen[way], accepted.joined).map(({ of, things }) => ({
      ...flightSeats(flights[way], holiday, sessionOf(way, of ? of.references : flightReferences)),
      seats: things.map(({ seat }) => seat),
    })),
  );
  return {
    part: 'seats',
    key,
    price,
    book: () => seats.book({ key, price, flights: seated }),
    find: () => seats.find(key),
    cancel: (reference) => seats.cancel({ key, reference }),
  };
}

function stayBooking({ stays }: Suppliers, accepted: Accepted, key: string): PartBooking {
  const { holiday, passengers } = accepted;
  const stay = parseHotelQuoteId(holiday.hotelQuoteId);
  if (!stay) throw new Error('an accepted holiday holds a quote id that does not read');
  const price = partPrices(accepted).stay;
  return {
    part: 'stay',
    key,
    price,
    book: () =>
      stays.book({ ...stayRequest(stay), key, price, travellers: passengers.map(travellerOf) }),
    find: () => stays.find(key),
    cancel: (reference) => stays.cancel({ key, reference }),
  };
}

type Extra = Pick<Suppliers['transfers'], 'book' | 'find' | 'cancel'>;

function extraBooking(
  supplier: Extra,
  part: PlacementPart,
  choice: { readonly quoteId: string; readonly price: Pence } | null,
  accepted: Accepted,
  key: string,
): PartBooking | undefined {
  if (!choice) return undefined;
  const { passengers, car } = accepted;
  const [lead] = passengers;
  const leadName = `${lead?.firstName} ${lead?.lastName}`;
  return {
    part,
    key,
    price: choice.price,
    book: () =>
      supplier.book({
        key,
        quoteId: choice.quoteId,
        price: choice.price,
        leadName,
        car: part === 'parking' ? car : undefined,
        flight: part === 'transfer' ? metFlight(accepted) : undefined,
      }),
    find: () => supplier.find(key),
    cancel: (reference) => supplier.cancel({ key, reference }),
  };
}

/** What a transfer meets: the holiday's own flight, or the one that was told of (XTRA-06). */
export function metFlight({
  holiday,
  choices,
}: Pick<Accepted, 'holiday' | 'choices'>): TransferFlight | undefined {
  if (!holiday.flights) return choices.transferFlight ?? undefined;
  const { outbound } = holiday.flights;
  const last = outbound.segments?.at(-1) ?? outbound;
  return { number: last.flightNumber, landsAt: outbound.arrivalTime.slice(11, 16) };
}

/** Somebody who travels, as suppliers are told of them. */
export const travellerOf = ({
  title,
  firstName,
  lastName,
  dateOfBirth,
  type,
}: Passenger): Traveller => ({
  title,
  firstName,
  lastName,
  dateOfBirth,
  type,
});
