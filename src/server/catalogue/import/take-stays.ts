/** Takes the stays feed: whole into empty tables, or changes into the tables that are there. */
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { facilityBits } from '#domain/catalogue/facilities.ts';
import { findPlace } from '../reference.ts';
import { checkIndexLimits, cutChunks, RATE_WIDTHS } from './chunks.ts';
import { openChunkCopy } from './copy-chunks.ts';
import type { Taking } from './import-feed.ts';
import { hotelRecord, planRecord, ratesRecord, type HotelRecord, type PlanRecord } from './records.ts';
import { makeBatch } from './batch.ts';

const fullRecord = v.variant('type', [hotelRecord, planRecord]);

/** Empties the tables and fills them; plans of a refused hotel are refused with it. */
export async function takeAllStays(client: PoolClient, second: PoolClient): Promise<Taking> {
  await client.query('truncate hotel, rate_plan, rate_chunk cascade');
  const hotels = makeBatch(second, 'hotel');
  const plans = makeBatch(second, 'rate_plan');
  const chunks = openChunkCopy(client, 'rate_chunk');
  const known = new Set<number>();
  return {
    take: async (record) => {
      const parsed = v.safeParse(fullRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      if (parsed.output.type === 'hotel') {
        if (!findPlace(parsed.output.placeId)) return `no place ${parsed.output.placeId}`;
        known.add(parsed.output.id);
        await hotels.add(hotelRow(parsed.output));
        return undefined;
      }
      const plan = parsed.output;
      if (!known.has(plan.hotelId)) return `no hotel ${plan.hotelId}`;
      const limit = checkIndexLimits(plan.prices, plan.occupancy);
      if (limit) return limit;
      await hotels.flush();
      await plans.add(planRow(plan));
      for (const chunk of cutChunks(plan.firstChunk, [plan.prices, plan.minStay, plan.allotment], RATE_WIDTHS)) await chunks.add(plan.id, chunk);
      return undefined;
    },
    finish: async () => {
      await hotels.flush();
      await plans.flush();
      await chunks.end();
      await client.query('analyze hotel, rate_plan, rate_chunk');
    },
  };
}

/** Writes changed chunks and tells the index of each, in one transaction. */
export async function takeStayChanges(client: PoolClient): Promise<Taking> {
  await client.query('begin');
  return {
    take: async (record) => {
      const parsed = v.safeParse(ratesRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      const { planId, firstChunk, prices, minStay, allotment } = parsed.output;
      for (const { chunk, columns } of cutChunks(firstChunk, [prices, minStay, allotment], RATE_WIDTHS)) {
        await client.query(
          `insert into rate_chunk values ($1, $2, $3, $4, $5)
           on conflict (plan_id, chunk) do update set prices = excluded.prices, min_stay = excluded.min_stay, allotment = excluded.allotment`,
          [planId, chunk, ...columns],
        );
        await client.query(`insert into catalogue_change (kind, subject_id, chunk) values ('rate_chunk', $1, $2)`, [planId, chunk]);
      }
      return undefined;
    },
    finish: async () => {
      await client.query(`notify catalogue_change`);
      await client.query('commit');
    },
  };
}

const hotelRow = (hotel: HotelRecord) => ({
  id: hotel.id, name: hotel.name, place_id: hotel.placeId, stars: hotel.stars, review_score: hotel.reviewScore, review_count: hotel.reviewCount,
  review_distribution: hotel.reviewDistribution, popularity: hotel.popularity, facilities: facilityBits(hotel.facilities), lat: hotel.lat, lon: hotel.lon,
  airports: hotel.airports, facts: hotel.text,
});

const planRow = (plan: PlanRecord) => ({
  id: plan.id, hotel_id: plan.hotelId, room_code: plan.roomCode, room_name: plan.roomName, room_facts: plan.roomFacts, board: plan.board,
  refundable: plan.refundable, refund_days: plan.refundDays, occupancy: plan.occupancy, on_request: plan.onRequest,
});
