/** Takes the flights feed: whole into empty tables, or changes into the tables that are there. */
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { findAirport } from '../reference.ts';
import { makeBatch } from './batch.ts';
import { cutChunks, FLIGHT_WIDTHS } from './chunks.ts';
import { openChunkCopy } from './copy-chunks.ts';
import type { Taking } from './import-feed.ts';
import { faresRecord, seriesRecord, type SeriesRecord } from './records.ts';

export async function takeAllFlights(client: PoolClient, second: PoolClient): Promise<Taking> {
  await client.query('truncate flight_series, flight_chunk');
  const series = makeBatch(second, 'flight_series');
  const chunks = openChunkCopy(client, 'flight_chunk');
  return {
    take: async (record) => {
      const parsed = v.safeParse(seriesRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      const one = parsed.output;
      const unknown = [one.origin, one.destination].find((iata) => !findAirport(iata));
      if (unknown) return `no airport ${unknown}`;
      await series.add(seriesRow(one));
      for (const chunk of cutChunks(one.firstChunk, [one.fares, one.infantFares, one.seats], FLIGHT_WIDTHS)) await chunks.add(one.id, chunk);
      return undefined;
    },
    finish: async () => {
      await series.flush();
      await chunks.end();
      await client.query('analyze flight_series, flight_chunk');
    },
  };
}

/** Writes changed chunks and tells the index of each, in one transaction. */
export async function takeFlightChanges(client: PoolClient): Promise<Taking> {
  await client.query('begin');
  return {
    take: async (record) => {
      const parsed = v.safeParse(faresRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      const { seriesId, firstChunk, fares, infantFares, seats } = parsed.output;
      for (const { chunk, columns } of cutChunks(firstChunk, [fares, infantFares, seats], FLIGHT_WIDTHS)) {
        await client.query(
          `insert into flight_chunk values ($1, $2, $3, $4, $5)
           on conflict (series_id, chunk) do update set fares = excluded.fares, infant_fares = excluded.infant_fares, seats = excluded.seats`,
          [seriesId, chunk, ...columns],
        );
        await client.query(`insert into catalogue_change (kind, subject_id, chunk) values ('flight_chunk', $1, $2)`, [seriesId, chunk]);
      }
      return undefined;
    },
    finish: async () => {
      await client.query(`notify catalogue_change`);
      await client.query('commit');
    },
  };
}

const seriesRow = (one: SeriesRecord) => ({
  id: one.id, carrier: one.carrier, flight_number: one.flightNumber, origin: one.origin, destination: one.destination, departure_time: one.departureTime,
  arrival_time: one.arrivalTime, arrival_day_offset: one.arrivalDayOffset, duration_minutes: one.durationMinutes, stops: one.stops, via: one.via,
  hold_bag_included: one.holdBagIncluded, agent_fee: one.agentFee, airline_session: one.airlineSession,
});
