/** Takes the whole flights feed into empty tables. */
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { findAirport } from '../reference.ts';
import { makeBatch } from './batch.ts';
import { checkSegments } from './check-segments.ts';
import { cutChunks, FLIGHT_WIDTHS, isOnSale } from './chunks.ts';
import { openChunkCopy } from './copy-chunks.ts';
import type { Taking } from './import-feed.ts';
import { checkFares, checkInfantFares, checkSaving } from './index-limits.ts';
import { seriesRecord, type SeriesRecord } from './records.ts';

/** Empties the tables and fills them, visible when it is finished. */
export async function takeAllFlights(client: PoolClient, second: PoolClient): Promise<Taking> {
  await second.query('begin');
  await second.query('truncate flight_series');
  const series = makeBatch(second, 'flight_series');
  const chunks = await openChunkCopy(client, 'flight_chunk');
  const known = new Set<number>();
  return {
    take: async (record) => {
      const parsed = v.safeParse(seriesRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      const one = parsed.output;
      const cut = cutChunks(one.firstChunk, [one.fares, one.infantFares, one.seats], FLIGHT_WIDTHS);
      if (typeof cut === 'string') return cut;
      const reason = known.has(one.id)
        ? `series ${one.id} stands twice in the feed`
        : checkSeries(one);
      if (reason) return reason;
      known.add(one.id);
      await series.add(seriesRow(one));
      for (const chunk of cut.filter(isOnSale)) await chunks.add(one.id, chunk);
      return undefined;
    },
    finish: async () => {
      await series.flush();
      await second.query('analyze flight_series');
      await chunks.end();
      await second.query('commit');
    },
  };
}

/** A reason to refuse a series; undefined when it can be sold. */
export function checkSeries(series: SeriesRecord): string | undefined {
  return checkSale(series) ?? checkSegments(series);
}

function checkSale({
  origin,
  destination,
  fares,
  infantFares,
  returnSaving,
  holdBagIncluded,
  bagPrice,
}: SeriesRecord): string | undefined {
  if (holdBagIncluded !== (bagPrice === 0))
    return `a hold bag of ${bagPrice} pence is ${holdBagIncluded ? '' : 'not '}in the fare`;
  const unknown = [origin, destination].find((iata) => !findAirport(iata));
  return unknown === undefined
    ? (checkFares(fares) ?? checkInfantFares(infantFares) ?? checkSaving(fares, returnSaving))
    : `no airport ${unknown}`;
}

/** A series as its table has it. */
export const seriesRow = (one: SeriesRecord) => ({
  id: one.id,
  carrier: one.carrier,
  flight_number: one.flightNumber,
  origin: one.origin,
  destination: one.destination,
  departure_time: one.departureTime,
  arrival_time: one.arrivalTime,
  arrival_day_offset: one.arrivalDayOffset,
  duration_minutes: one.durationMinutes,
  stops: one.stops,
  via: one.via,
  segments: one.segments.length > 0 ? one.segments : null,
  hold_bag_included: one.holdBagIncluded,
  agent_fee: one.agentFee,
  airline_session: one.airlineSession,
  return_saving: one.returnSaving,
  bag_price: one.bagPrice,
  bags_for_all: one.bagsForAll,
});
