/** Takes the whole stays feed into empty tables. */
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { facilityBits } from '#domain/catalogue/facilities.ts';
import { largestFactor } from '#domain/catalogue/occupancy.ts';
import { countReviews, scoreOf } from '#domain/catalogue/reviews.ts';
import { findPlace } from '../reference.ts';
import { makeBatch, type Batch } from './batch.ts';
import { cutChunks, hasRates, RATE_WIDTHS } from './chunks.ts';
import { openChunkCopy, type ChunkCopy } from './copy-chunks.ts';
import type { Taking } from './import-feed.ts';
import { checkRates, checkTerms } from './index-limits.ts';
import { hotelRecord, planRecord, type HotelRecord, type PlanRecord } from './records.ts';

const fullRecord = v.variant('type', [hotelRecord, planRecord]);

/**
 * Empties the tables and fills them, visible when it is finished; plans of a refused hotel are
 * refused with it.
 */
export async function takeAllStays(client: PoolClient, second: PoolClient): Promise<Taking> {
  await second.query('begin');
  await second.query('truncate hotel, rate_plan');
  const tables = {
    hotels: makeBatch(second, 'hotel'),
    plans: makeBatch(second, 'rate_plan'),
    chunks: await openChunkCopy(client, 'rate_chunk'),
  };
  const known: Known = { hotels: new Set(), plans: new Set() };
  return {
    take: async (record) => {
      const parsed = v.safeParse(fullRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      return parsed.output.type === 'hotel'
        ? takeHotel(tables, known, parsed.output)
        : takePlan(tables, known, parsed.output);
    },
    finish: async () => {
      await tables.hotels.flush();
      await tables.plans.flush();
      await second.query('analyze hotel, rate_plan');
      await tables.chunks.end();
      await second.query('commit');
    },
  };
}

type Tables = { readonly hotels: Batch; readonly plans: Batch; readonly chunks: ChunkCopy };
type Known = { readonly hotels: Set<number>; readonly plans: Set<number> };

/** Takes a hotel, or says why not. */
async function takeHotel(
  { hotels }: Tables,
  known: Known,
  hotel: HotelRecord,
): Promise<string | undefined> {
  if (known.hotels.has(hotel.id)) return `hotel ${hotel.id} stands twice in the feed`;
  if (!findPlace(hotel.placeId)) return `no place ${hotel.placeId}`;
  known.hotels.add(hotel.id);
  await hotels.add(hotelRow(hotel));
  return undefined;
}

/** Takes a plan with its days, or says why not. */
async function takePlan(
  { hotels, plans, chunks }: Tables,
  known: Known,
  plan: PlanRecord,
): Promise<string | undefined> {
  const cut = cutChunks(plan.firstChunk, [plan.prices, plan.terms, plan.allotment], RATE_WIDTHS);
  if (typeof cut === 'string') return cut;
  if (!known.hotels.has(plan.hotelId)) return `no hotel ${plan.hotelId}`;
  if (known.plans.has(plan.id)) return `plan ${plan.id} stands twice in the feed`;
  const limit = checkRates(plan.prices, largestFactor(plan.occupancy)) ?? checkTerms(plan.terms);
  if (limit) return limit;
  known.plans.add(plan.id);
  await hotels.flush();
  await plans.add(planRow(plan));
  for (const chunk of cut.filter(hasRates)) await chunks.add(plan.id, chunk);
  return undefined;
}

/** A hotel as its table has it. */
export const hotelRow = (hotel: HotelRecord) => ({
  id: hotel.id,
  name: hotel.name,
  place_id: hotel.placeId,
  stars: hotel.stars,
  popularity: hotel.popularity,
  facilities: facilityBits(hotel.facilities),
  review_score: scoreOf(hotel.reviewDistribution),
  review_count: countReviews(hotel.reviewDistribution),
  review_distribution: hotel.reviewDistribution,
  lat: hotel.lat,
  lon: hotel.lon,
  airports: hotel.airports,
  listed: hotel.listed,
  facts: hotel.text,
  reviews: hotel.reviews,
});

/** A plan as its table has it. */
export const planRow = (plan: PlanRecord) => ({
  id: plan.id,
  hotel_id: plan.hotelId,
  room_code: plan.roomCode,
  room_name: plan.roomName,
  room_facts: plan.roomFacts,
  board: plan.board,
  refundable: plan.refundable,
  refund_days: plan.refundDays,
  occupancy: plan.occupancy,
  on_request: plan.onRequest,
  adapted: plan.roomFacts.adapted,
});
