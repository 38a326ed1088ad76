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
    ...segmentsOf(series, date),
    airlineSession: series.airlineSession,
    holdBagIncluded: series.holdBagIncluded,
    agentFee: series.agentFee,
    fare: fares.fare,
    infantFare: fares.infantFare,
  };
}

/** The flights of a leg with stops, at the local times of where one changes; none without stops. */
function segmentsOf(
  { segments, origin, departureTime }: SeriesFacts,
  date: IsoDate,
): Pick<HolidayLeg, 'segments'> {
  if (segments === null) return {};
  const start = Temporal.PlainDateTime.from(`${date}T${departureTime}`).toZonedDateTime(
    zoneOf(origin),
  );
  const localTime = (minutes: number, iata: string): string =>
    start
      .add({ minutes })
      .withTimeZone(zoneOf(iata))
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
  return {
    segments: segments.map(({ departsAfter, ...segment }, i) => {
      const before = segments[i - 1];
      return {
        ...segment,
        carrierName: findCarrier(segment.carrier)?.name ?? segment.carrier,
        originName: findAirport(segment.origin)?.name ?? segment.origin,
        destinationName: findAirport(segment.destination)?.name ?? segment.destination,
        departureTime: localTime(departsAfter, segment.origin),
        arrivalTime: localTime(departsAfter + segment.durationMinutes, segment.destination),
        waitMinutes: before ? departsAfter - before.departsAfter - before.durationMinutes : 0,
      };
    }),
  };
}

const zoneOf = (iata: string): string => findAirport(iata)?.tz ?? 'UTC';

function instantOf(localTime: string, iata: string): string {
  return Temporal.PlainDateTime.from(localTime)
    .toZonedDateTime(zoneOf(iata))
    .toInstant()
    .toString();
}
