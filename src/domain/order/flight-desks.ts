/** Who is asked at the airport for which flights of an order. */
import { referenceWords, type DocumentFlight } from './order-document.ts';

export type FlightDesk = {
  readonly carrier: string;
  readonly flightNumbers: readonly string[];
  readonly airlineReference: string | undefined;
};

/** One for each carrier and its reference, in the order of the journey. */
export const flightDesks = (flights: readonly DocumentFlight[]): FlightDesk[] =>
  [
    ...Map.groupBy(
      flights,
      ({ carrier, airlineReference }) => `${carrier} ${airlineReference ?? ''}`,
    ).values(),
  ].map((legs) => ({
    carrier: legs[0]!.carrier,
    flightNumbers: legs.map(({ flightNumber }) => flightNumber),
    airlineReference: referenceWords(legs[0]!),
  }));
