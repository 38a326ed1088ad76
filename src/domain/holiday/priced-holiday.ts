/**
 * A holiday with its price at a moment: what a deal shows, a basket holds and an order confirms.
 */
import * as v from 'valibot';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { GivenPerkSchema } from './perks.ts';
import { LINE_KINDS } from './price.ts';

const Pence = v.pipe(v.number(), v.integer());
const Room = v.object({ adults: v.number(), childAges: v.array(v.number()) });

/** One flight of a leg with stops. */
const Segment = v.object({
  carrierName: v.string(),
  carrier: v.string(),
  flightNumber: v.string(),
  origin: v.string(),
  originName: v.string(),
  destination: v.string(),
  destinationName: v.string(),
  /** Local at the airport: `yyyy-mm-ddThh:mm`. */
  departureTime: v.string(),
  arrivalTime: v.string(),
  durationMinutes: v.number(),
  /** Minutes on the ground before it; 0 for the first. */
  waitMinutes: v.number(),
});

const Leg = v.object({
  seriesId: v.number(),
  /** Local departure date. */
  date: v.string(),
  carrier: v.string(),
  carrierName: v.string(),
  flightNumber: v.string(),
  /** IATA codes and names of the airports. */
  origin: v.string(),
  originName: v.string(),
  destination: v.string(),
  destinationName: v.string(),
  /** Local at the airport: `yyyy-mm-ddThh:mm`. */
  departureTime: v.string(),
  arrivalTime: v.string(),
  /** Instants of departure and arrival. */
  departsAt: v.string(),
  arrivesAt: v.string(),
  durationMinutes: v.number(),
  stops: v.number(),
  /** Its flights where there are stops; holidays kept from before stops were told have none. */
  segments: v.exactOptional(v.array(Segment)),
  /** The airline holds seats in a session. */
  airlineSession: v.boolean(),
  holdBagIncluded: v.boolean(),
  fare: Pence,
  infantFare: Pence,
  /** The carrier asks a fee of agents (FLT-17). */
  agentFee: v.boolean(),
});

/** A HoldBag of hold-bags.ts. */
export const HoldBagSchema = v.object({
  weightKg: v.number(),
  price: Pence,
  priceForAll: v.exactOptional(Pence),
  allOrNone: v.boolean(),
});

export const PriceLineSchema = v.object({
  kind: v.picklist(LINE_KINDS),
  label: v.string(),
  basis: v.string(),
  amount: Pence,
  due: v.picklist(['booking', 'hotel'] as const),
  chosen: v.boolean(),
});

export const PricedHolidaySchema = v.object({
  hotelQuoteId: v.string(),
  /** `hotel-only` when there is no flight. */
  flightQuoteId: v.string(),
  hotel: v.object({
    id: v.number(),
    name: v.string(),
    stars: v.number(),
    placeId: v.string(),
    placeName: v.string(),
    country: v.string(),
    countryName: v.string(),
    address: v.string(),
  }),
  rooms: v.array(v.object({ planId: v.number(), name: v.string(), party: Room, price: Pence })),
  board: v.picklist(BOARD_CODES),
  /** Last day on which the stay is given back whole; null = never. */
  refundableUntil: v.nullable(v.string()),
  /** The hotel answers later (order requests). */
  onRequest: v.boolean(),
  checkIn: v.string(),
  nights: v.number(),
  /** First and last day away: the flights' dates, or those of the stay. */
  departureDate: v.string(),
  returnDate: v.string(),
  party: v.array(Room),
  flights: v.nullable(
    v.object({ outbound: Leg, inbound: Leg, holdBag: v.nullable(HoldBagSchema) }),
  ),
  lines: v.array(PriceLineSchema),
  /** What comes free with it; holidays kept from before perks were written down have none. */
  perks: v.exactOptional(v.array(GivenPerkSchema)),
  /** How the lines were converted; absent in pounds. */
  sale: v.exactOptional(v.object({ rate: v.number(), pence: Pence })),
  /**
   * `live` = the suppliers' own answer; `list` = the index, when a supplier did not answer in time.
   */
  source: v.picklist(['live', 'list'] as const),
  pricedAt: v.string(),
});

export type PricedHoliday = v.InferOutput<typeof PricedHolidaySchema>;
export type HolidayLeg = v.InferOutput<typeof Leg>;
export type LegSegment = v.InferOutput<typeof Segment>;

/**
 * Where a flight stops and how long: `direct`, `1 stop, Amsterdam Schiphol, 1 h 20 min`. Of a
 * holiday kept from before stops were told, how many there are.
 */
export function stopWords({
  stops,
  segments = [],
}: Pick<HolidayLeg, 'stops' | 'segments'>): string {
  if (stops === 0) return 'direct';
  const changes = segments
    .slice(1)
    .map(({ originName, waitMinutes }) => `, ${originName}, ${lengthInWords(waitMinutes)}`);
  return `${stops} ${stops === 1 ? 'stop' : 'stops'}${changes.join('')}`;
}

/** `1 h 20 min`, `55 min`, `2 h`. */
function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}
