/** Flights as the API tells them (DEAL-09, FLT-01). */
import type { LocalLeg } from '#server/holiday/holiday-leg.ts';
import { makeAirport } from '../catalogue/airports.ts';
import { makeLegBags } from './bags.ts';

/** A leg of a journey, in one segment. */
export function makeFlightLeg(leg: LocalLeg) {
  const duration = { value: leg.durationMinutes };
  return {
    duration,
    stops: leg.stops,
    /** Made when asked for: lists do not show them. */
    get baggageOptions() {
      return makeLegBags(leg);
    },
    segments: [
      {
        flightNumber: leg.flightNumber,
        operator: { code: leg.carrier, name: leg.carrierName },
        departureTime: leg.departureTime,
        arrivalTime: leg.arrivalTime,
        departureAirport: makeAirport(leg.origin),
        arrivalAirport: makeAirport(leg.destination),
        duration,
      },
    ],
  };
}

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
