/** Flight series with their words and local times; fares come from the index or the airline. */
import type { Pool } from 'pg';
import * as v from 'valibot';

const SeriesSchema = v.object({
  id: v.number(),
  carrier: v.string(),
  flightNumber: v.string(),
  origin: v.string(),
  destination: v.string(),
  /** `hh:mm`, local. */
  departureTime: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 5)),
  ),
  arrivalTime: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 5)),
  ),
  arrivalDayOffset: v.number(),
  durationMinutes: v.number(),
  stops: v.number(),
  /** Its flights where there are stops, in minutes after the first departure; null without. */
  segments: v.nullable(
    v.array(
      v.object({
        carrier: v.string(),
        flightNumber: v.string(),
        origin: v.string(),
        destination: v.string(),
        departsAfter: v.number(),
        durationMinutes: v.number(),
      }),
    ),
  ),
  holdBagIncluded: v.boolean(),
  agentFee: v.boolean(),
  airlineSession: v.boolean(),
});
export type SeriesFacts = v.InferOutput<typeof SeriesSchema>;

/** All series by id: some ten thousand, read once a thread. */
export async function loadSeries(pool: Pool): Promise<ReadonlyMap<number, SeriesFacts>> {
  const { rows } = await pool.query(
    `select id, carrier, flight_number as "flightNumber", origin, destination, departure_time as "departureTime", arrival_time as "arrivalTime",
       arrival_day_offset as "arrivalDayOffset", duration_minutes as "durationMinutes", stops, segments, hold_bag_included as "holdBagIncluded",
       agent_fee as "agentFee", airline_session as "airlineSession" from flight_series`,
  );
  return new Map(v.parse(v.array(SeriesSchema), rows).map((series) => [series.id, series]));
}
