/** Flights as the API tells them (DEAL-09, FLT-01). */
import { stopWords, type LegSegment } from '#domain/holiday/priced-holiday.ts';
import type { LocalLeg } from '#server/holiday/holiday-leg.ts';
import { makeAirport } from '../catalogue/airports.ts';
import { makeLegBags } from './bags.ts';

/** A leg of a journey, a segment for each of its flights. */
export const makeFlightLeg = (leg: LocalLeg) => new FlightLeg(leg);

/** A class, so that all have one shape: a list makes dozens. */
class FlightLeg {
  readonly duration: { readonly value: number };
  readonly stops: number;
  readonly stopWords: string;
  readonly segments: ReturnType<typeof makeSegment>[];
  readonly #leg: LocalLeg;

  constructor(leg: LocalLeg) {
    const segments = leg.segments ?? [{ ...leg, waitMinutes: 0 }];
    this.duration = { value: leg.durationMinutes };
    this.stops = leg.stops;
    this.stopWords = stopWords(leg);
    this.segments = segments.map(makeSegment);
    this.#leg = leg;
  }

  /** Made when asked for: lists do not show them. */
  get baggageOptions() {
    return makeLegBags(this.#leg);
  }
}

const makeSegment = (segment: LegSegment) => ({
  flightNumber: segment.flightNumber,
  operator: { code: segment.carrier, name: segment.carrierName },
  departureTime: segment.departureTime,
  arrivalTime: segment.arrivalTime,
  departureAirport: makeAirport(segment.origin),
  arrivalAirport: makeAirport(segment.destination),
  duration: { value: segment.durationMinutes },
  connection: segment.waitMinutes > 0 ? { value: segment.waitMinutes } : null,
});

type Flights = { readonly outbound: LocalLeg; readonly inbound: LocalLeg };

/** Both flights with their id (DEAL-03). */
export const makeFlightItinerary = ({ outbound, inbound }: Flights, flightQuoteId: string) => ({
  id: flightQuoteId,
  departureAirport: makeAirport(outbound.origin),
  arrivalAirport: makeAirport(outbound.destination),
  outbound: makeFlightLeg(outbound),
  inbound: makeFlightLeg(inbound),
  multileg: outbound.stops > 0 || inbound.stops > 0,
  triangular: false,
});
