import type { IsoDate } from '#domain/dates.ts';

/** One end of a flight: local time `06:15` at an airport. */
export type FlightEnd = { readonly time: string; readonly code: string; readonly place: string };

/** A flight as the visitor reads it. */
export type FlightLeg = {
  readonly date: IsoDate;
  readonly from: FlightEnd;
  readonly to: FlightEnd;
  readonly minutes: number;
  /** `direct`, or where it stops and how long. */
  readonly stopWords: string;
  /** Days by which the arrival is later than the departure. */
  readonly daysLater?: number;
};
