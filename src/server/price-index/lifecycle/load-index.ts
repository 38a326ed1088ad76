/** PostgreSQL → index: the whole catalogue as it stood at one moment. */
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import type { IsoDate } from '#domain/dates.ts';
import { readClosedPlans } from '#server/advice/closed-plans.ts';
import { withClient } from '#server/db/with-client.ts';
import { RING_DAYS } from '../memory/days.ts';
import { attachIndex, type SearchIndex, type SharedIndex } from '../search-index.ts';
import { createIndex } from './build/build-index.ts';
import { closeNights } from './build/close-nights.ts';
import type { ChunkChange } from './build/patch-index.ts';
import {
  CHUNK_DAYS,
  type FlightChunk,
  type RateChunk,
  type ReferenceSource,
  type SourceHotel,
  type SourcePlan,
  type SourceSeries,
} from './build/source.ts';
import { putFlightChunk, putRateChunk, sumNights } from './build/write-chunks.ts';
import { readBinaryCopy } from './read-binary-copy.ts';
import { readCatalogueMark } from './snapshot/catalogue-mark.ts';
import type { Cursor } from './stream/change-stream.ts';
import { readCursor } from './stream/outbox.ts';
import { fitsIndex, isValidChange } from './stream/valid-change.ts';

export type LoadedIndex = {
  readonly shared: SharedIndex;
  /** How far the index has come: follow from here. */
  readonly cursor: Cursor;
  /** Which state of the tables it was made from: readCatalogueMark. */
  readonly catalogue: string;
  /** Parts of 32 days that are closed, for they hold prices that cannot be counted. */
  readonly uncountable: number;
};

/** Loads all that is for sale from `today` on; `reference`: of catalogue/reference. */
export const loadIndex = (
  pool: Pool,
  reference: ReferenceSource,
  today: IsoDate,
): Promise<LoadedIndex> =>
  withClient(pool, async (client) => {
    // Before anything is read: tables that are replaced meanwhile get another mark than the index.
    const catalogue = await readCatalogueMark(client);
    await client.query('begin isolation level repeatable read read only');
    // Between two queries the index is built, on a busy machine for longer than PostgreSQL waits.
    await client.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    const cursor = await readCursor(client);
    const shared = createIndex({
      ...reference,
      today,
      hotels: await readHotels(client),
      plans: await readPlans(client),
      series: await readSeries(client),
    });
    const uncountable = await readChunks(client, attachIndex(shared));
    await client.query('commit');
    return { shared, cursor, catalogue, uncountable };
  });

const Hotels = v.array(
  v.object({
    id: v.number(),
    name: v.string(),
    placeId: v.string(),
    stars: v.number(),
    reviewScore: v.pipe(v.string(), v.transform(Number)),
    popularity: v.number(),
    facilities: v.number(),
    airports: v.array(v.string()),
    isListed: v.boolean(),
  }),
);

async function readHotels(client: PoolClient): Promise<SourceHotel[]> {
  const { rows } = await client.query(
    `select id, name, place_id as "placeId", stars, review_score as "reviewScore", popularity, facilities, airports, listed as "isListed" from hotel`,
  );
  return v.parse(Hotels, rows);
}

const Plans = v.array(
  v.object({
    id: v.number(),
    hotelId: v.number(),
    roomCode: v.string(),
    board: v.picklist(BOARD_CODES),
    refundable: v.boolean(),
    refundDays: v.number(),
    onRequest: v.boolean(),
    adapted: v.boolean(),
    occupancy: v.object({
      maxPeople: v.number(),
      maxAdults: v.number(),
      maxChildren: v.number(),
      maxInfants: v.number(),
      adultFactors: v.array(v.number()),
      childBands: v.array(v.object({ toAge: v.number(), factor: v.number() })),
    }),
  }),
);

async function readPlans(client: PoolClient): Promise<SourcePlan[]> {
  const { rows } = await client.query(`
    select id, hotel_id as "hotelId", room_code as "roomCode", board, refundable, refund_days as "refundDays", occupancy, on_request as "onRequest", adapted from rate_plan`);
  return v.parse(Plans, rows);
}

const Series = v.array(
  v.object({
    id: v.number(),
    carrier: v.string(),
    origin: v.string(),
    destination: v.string(),
    departureMinute: v.number(),
    arrivalMinute: v.number(),
    arrivalDayOffset: v.number(),
    stops: v.number(),
    holdBagIncluded: v.boolean(),
    agentFee: v.boolean(),
    returnSaving: v.number(),
    bagPrice: v.number(),
    bagsForAll: v.boolean(),
  }),
);

async function readSeries(client: PoolClient): Promise<SourceSeries[]> {
  const minutes = (column: string): string =>
    `(extract(hour from ${column}) * 60 + extract(minute from ${column}))::int`;
  const { rows } = await client.query(`
    select id, carrier, origin, destination, ${minutes('departure_time')} as "departureMinute", ${minutes('arrival_time')} as "arrivalMinute",
      arrival_day_offset as "arrivalDayOffset", stops, hold_bag_included as "holdBagIncluded", agent_fee as "agentFee", return_saving as "returnSaving", bag_price as "bagPrice", bags_for_all as "bagsForAll"
    from flight_series`);
  return v.parse(Series, rows);
}

/** Writes all days, and counts the parts that cannot be written: one of them stops nothing. */
async function readChunks(client: PoolClient, index: SearchIndex): Promise<number> {
  let uncountable = 0;
  const isCountable = (change: ChunkChange): boolean => {
    const fits = isValidChange(change) && fitsIndex(index, change);
    if (!fits) uncountable += 1;
    return fits;
  };
  const first = Math.floor(index.facts.firstDay / CHUNK_DAYS);
  const last = Math.floor((index.facts.firstDay + RING_DAYS - 1) / CHUNK_DAYS);
  const closed = await readClosedPlans(client);
  const within = `where chunk between ${first} and ${last}`;
  await readBinaryCopy(
    client,
    `select plan_id, chunk, prices, terms, allotment from rate_chunk ${within}`,
    ([id, chunkId, prices, terms, allotment]) => {
      const asSupplied: RateChunk = {
        planId: id!.readInt32BE(),
        chunk: chunkId!.readInt32BE(),
        prices: prices!,
        terms: terms!,
        allotment: allotment!,
      };
      const chunk = closeNights(asSupplied, closed);
      if (isCountable({ kind: 'rate_chunk', chunk })) putRateChunk(index, chunk);
    },
  );
  await readBinaryCopy(
    client,
    `select series_id, chunk, fares, infant_fares, seats from flight_chunk ${within}`,
    ([id, chunkId, fares, infantFares, seats]) => {
      const chunk: FlightChunk = {
        seriesId: id!.readInt32BE(),
        chunk: chunkId!.readInt32BE(),
        fares: fares!,
        infantFares: infantFares!,
        seats: seats!,
      };
      if (isCountable({ kind: 'flight_chunk', chunk })) putFlightChunk(index, chunk);
    },
  );
  sumNights(index);
  return uncountable;
}
