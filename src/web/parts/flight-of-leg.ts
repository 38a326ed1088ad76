import { daysBetween } from '#domain/dates.ts';
import type { FlightEnd, FlightLeg } from './flight.ts';

type ApiAirport = { readonly iata: string; readonly name: string };

/** A leg of the API: at least one segment, times local `yyyy-mm-ddThh:mm`, length in minutes. */
export type ApiLeg = {
  readonly stopWords: string;
  readonly duration: { readonly value: number };
  readonly segments: readonly {
    readonly departureTime: string;
    readonly arrivalTime: string;
    readonly departureAirport: ApiAirport;
    readonly arrivalAirport: ApiAirport;
  }[];
};

/** A leg as the visitor reads it: where and when it begins and ends. */
export function flightOfLeg({ stopWords, duration, segments }: ApiLeg): FlightLeg {
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) throw new Error('a flight leg without segments');
  const date = first.departureTime.slice(0, 10);
  const daysLater = daysBetween(date, last.arrivalTime.slice(0, 10));
  return {
    date,
    from: endOf(first.departureTime, first.departureAirport),
    to: endOf(last.arrivalTime, last.arrivalAirport),
    minutes: duration.value,
    stopWords,
    daysLater,
  };
}

const endOf = (time: string, { iata, name }: ApiAirport): FlightEnd => ({
  time: time.slice(11, 16),
  code: iata,
  place: name,
});
