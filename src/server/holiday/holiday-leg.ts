/** A leg of a journey with its words, local times and instants. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import { findAirport, findCarrier } from '#server/catalogue/reference.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';

/** The flight of a series on its local departure date, at the given fares in pence. */
export function makeLeg(series: SeriesFacts, date: IsoDate, fares: { readonly fare: number; readonly infantFare: number }): HolidayLeg {
  const departureTime = `${date}T${series.departureTime}`;
  const arrivalTime = `${addDays(date, series.arrivalDayOffset)}T${series.arrivalTime}`;
  return {
    seriesId: series.id,
    date,
    carrier: series.carrier,
    carrierName: findCarrier(series.carrier)?.name ?? series.carrier,
    flightNumber: series.flightNumber,
    origin: series.origin,
    originName: findAirport(series.origin)?.name ?? series.origin,
    destination: series.destination,
    destinationName: findAirport(series.destination)?.name ?? series.destination,
    departureTime,
    arrivalTime,
    departsAt: instantOf(departureTime, series.origin),
    arrivesAt: instantOf(arrivalTime, series.destination),
    durationMinutes: series.durationMinutes,
    stops: series.stops,
    airlineSession: series.airlineSession,
    holdBagIncluded: series.holdBagIncluded,
    agentFee: series.agentFee,
    fare: fares.fare,
    infantFare: fares.infantFare,
  };
}

function instantOf(localTime: string, iata: string): string {
  const timeZone = findAirport(iata)?.tz ?? 'UTC';
  return Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone).toInstant().toString();
}
