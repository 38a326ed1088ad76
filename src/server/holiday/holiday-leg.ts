/** A leg of a journey with its words, local times and instants. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import { findAirport, findCarrier } from '#server/catalogue/reference.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';

/**
 * A leg without its instants: they take longer to compute than all the rest, and lists do not show
 * them.
 */
export type LocalLeg = Omit<HolidayLeg, 'departsAt' | 'arrivesAt'>;

type LegFares = Pick<HolidayLeg, 'fare' | 'infantFare'>;

/** The flight of a series on its local departure date, at the given fares in pence. */
export function makeLeg(series: SeriesFacts, date: IsoDate, fares: LegFares): HolidayLeg {
  const leg = makeLocalLeg(series, date, fares);
  return {
    ...leg,
    departsAt: instantOf(leg.departureTime, leg.origin),
    arrivesAt: instantOf(leg.arrivalTime, leg.destination),
  };
}

export function makeLocalLeg(series: SeriesFacts, date: IsoDate, fares: LegFares): LocalLeg {
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
    departureTime: `${date}T${series.departureTime}`,
    arrivalTime: `${addDays(date, series.arrivalDayOffset)}T${series.arrivalTime}`,
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
