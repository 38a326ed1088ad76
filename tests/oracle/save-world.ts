/**
 * Writes the small world into the catalogue's tables, and changes of it with their lines in the
 * outbox.
 */
import type { ClientBase, Pool } from 'pg';
import type {
  FlightChunk,
  RateChunk,
  SourceHotel,
  SourcePlan,
  SourceSeries,
} from '#server/price-index/lifecycle/build/source.ts';
import type { SmallWorld } from './small-world.ts';

type Connection = Pool | ClientBase;

export async function saveWorld(pool: Pool, world: SmallWorld): Promise<void> {
  for (const hotel of world.hotels) await saveHotel(pool, hotel);
  for (const plan of world.plans) await savePlan(pool, plan);
  for (const series of world.series) await saveSeries(pool, series);
  for (const chunk of world.rateChunks) await saveRateChunk(pool, chunk);
  for (const chunk of world.flightChunks) await saveFlightChunk(pool, chunk);
}

export const saveHotel = (pool: Connection, hotel: SourceHotel) =>
  pool.query(
    `insert into hotel (id, name, place_id, stars, review_score, review_count, review_distribution, popularity, facilities, lat, lon, airports, listed, facts)
     values ($1, $2, $3, $4, $5, 0, '{0,0,0,0,0}', $6, $7, 0, 0, $8, $9, '{}')`,
    [
      hotel.id,
      hotel.name,
      hotel.placeId,
      hotel.stars,
      hotel.reviewScore,
      hotel.popularity,
      hotel.facilities,
      hotel.airports,
      hotel.isListed,
    ],
  );

export const savePlan = (pool: Connection, plan: SourcePlan) =>
  pool.query(
    `insert into rate_plan (id, hotel_id, room_code, room_name, room_facts, board, refundable, refund_days, occupancy, on_request, adapted)
     values ($1, $2, $3, $3, '{}', $4, $5, $6, $7, $8, $9)`,
    [
      plan.id,
      plan.hotelId,
      plan.roomCode,
      plan.board,
      plan.refundable,
      plan.refundDays,
      plan.occupancy,
      plan.onRequest,
      plan.adapted,
    ],
  );

export const saveSeries = (pool: Connection, series: SourceSeries) =>
  pool.query(
    `insert into flight_series (id, carrier, flight_number, origin, destination, departure_time, arrival_time, arrival_day_offset,
       duration_minutes, stops, hold_bag_included, agent_fee, return_saving, bag_price, bags_for_all, airline_session)
     values ($1, $2, 'X1', $3, $4, $5, $6, $7, 120, $8, $9, $10, $11, $12, $13, false)`,
    [
      series.id,
      series.carrier,
      series.origin,
      series.destination,
      clock(series.departureMinute),
      clock(series.arrivalMinute),
      series.arrivalDayOffset,
      series.stops,
      series.holdBagIncluded,
      series.agentFee,
      series.returnSaving,
      series.bagPrice,
      series.bagsForAll,
    ],
  );

export async function saveRateChunk(
  connection: Connection,
  { planId, chunk, prices, terms, allotment }: RateChunk,
): Promise<void> {
  await connection.query(
    `insert into rate_chunk values ($1, $2, $3, $4, $5)
     on conflict (plan_id, chunk) do update set prices = excluded.prices, terms = excluded.terms, allotment = excluded.allotment`,
    [planId, chunk, prices, terms, allotment].map(bytes),
  );
  await connection.query(
    `insert into catalogue_change (kind, subject_id, chunk) values ('rate_chunk', $1, $2)`,
    [planId, chunk],
  );
}

export async function saveFlightChunk(
  connection: Connection,
  { seriesId, chunk, fares, infantFares, seats }: FlightChunk,
): Promise<void> {
  await connection.query(
    `insert into flight_chunk values ($1, $2, $3, $4, $5)
     on conflict (series_id, chunk) do update set fares = excluded.fares, infant_fares = excluded.infant_fares, seats = excluded.seats`,
    [seriesId, chunk, fares, infantFares, seats].map(bytes),
  );
  await connection.query(
    `insert into catalogue_change (kind, subject_id, chunk) values ('flight_chunk', $1, $2)`,
    [seriesId, chunk],
  );
}

const bytes = (value: number | Uint8Array): number | Buffer =>
  typeof value === 'number' ? value : Buffer.from(value);

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
