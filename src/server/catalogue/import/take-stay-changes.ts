/**
 * Takes what has changed at the stays supplier into the tables that are there: days of plans, and
 * hotels and plans that came, changed or went.
 */
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { largestFactor } from '#domain/catalogue/occupancy.ts';
import { findPlace } from '../reference.ts';
import { BEGIN_PATIENTLY, openChunkChanges, type ChunkChanges } from './chunk-changes.ts';
import { cutChunks, RATE_WIDTHS } from './chunks.ts';
import type { Taking } from './import-feed.ts';
import { checkRates, checkTerms } from './index-limits.ts';
import { knownRows, type KnownRows } from './known-rows.ts';
import {
  hotelRecord,
  planRecord,
  ratesRecord,
  withdrawnRecord,
  type HotelRecord,
  type PlanRecord,
  type RatesRecord,
  type WithdrawnRecord,
} from './records.ts';
import { deleteHotel, deletePlan, saveRow } from './structure-changes.ts';
import { hotelRow, planRow } from './take-stays.ts';

const changeRecord = v.variant('type', [ratesRecord, hotelRecord, planRecord, withdrawnRecord]);

/** Writes what changed and tells the index of it, in one transaction. */
export async function takeStayChanges(client: PoolClient): Promise<Taking> {
  const tables: Tables = {
    client,
    days: await openChunkChanges(client, 'rate_chunk', BEGIN_PATIENTLY),
    factors: factorsNow(client),
  };
  return {
    lookAhead: (records) => tables.factors.askAhead(records.flatMap(idOfDays)),
    take: async (record) => {
      const parsed = v.safeParse(changeRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      const change = parsed.output;
      if (change.type === 'rates') return takeRates(tables, change);
      if (change.type === 'hotel') return takeHotel(tables, change);
      return change.type === 'plan' ? takePlan(tables, change) : withdraw(tables, change);
    },
    finish: tables.days.end,
  };
}

const Days = v.object({ type: ratesRecord.entries.type, planId: ratesRecord.entries.planId });

/** The id of a record of days; none of any other. */
const idOfDays = (record: unknown): number[] => (v.is(Days, record) ? [record.planId] : []);

type Tables = {
  readonly client: PoolClient;
  readonly days: ChunkChanges;
  /** The largest factor of a plan; asked anew when plans have come or gone. */
  factors: KnownRows<number>;
};

async function takeRates(
  { days, factors }: Tables,
  { planId, firstChunk, prices, terms, allotment }: RatesRecord,
): Promise<string | undefined> {
  const factor = await factors.of(planId);
  if (factor === undefined) return `no plan ${planId}`;
  const cut = cutChunks(firstChunk, [prices, terms, allotment], RATE_WIDTHS);
  if (typeof cut === 'string') return cut;
  const limit = checkRates(prices, factor) ?? checkTerms(terms);
  if (limit === undefined) await days.save(planId, cut);
  return limit;
}

async function takeHotel({ client }: Tables, hotel: HotelRecord): Promise<string | undefined> {
  if (!findPlace(hotel.placeId)) return `no place ${hotel.placeId}`;
  await saveRow(client, 'hotel', hotelRow(hotel), { kind: 'hotel', id: hotel.id });
  return undefined;
}

async function takePlan(tables: Tables, plan: PlanRecord): Promise<string | undefined> {
  const { client, days } = tables;
  const cut = cutChunks(plan.firstChunk, [plan.prices, plan.terms, plan.allotment], RATE_WIDTHS);
  if (typeof cut === 'string') return cut;
  const { rowCount } = await client.query('select from hotel where id = $1', [plan.hotelId]);
  if (rowCount === 0) return `no hotel ${plan.hotelId}`;
  const limit = checkRates(plan.prices, largestFactor(plan.occupancy)) ?? checkTerms(plan.terms);
  if (limit) return limit;
  await saveRow(client, 'rate_plan', planRow(plan), { kind: 'hotel', id: plan.hotelId });
  tables.factors = factorsNow(client);
  await days.save(plan.id, cut);
  return undefined;
}

async function withdraw(
  tables: Tables,
  { what, id }: WithdrawnRecord,
): Promise<string | undefined> {
  if (what === 'series') return 'a series in the feed of stays';
  await tables.days.flush();
  const wasThere = await (what === 'hotel' ? deleteHotel : deletePlan)(tables.client, id);
  tables.factors = factorsNow(tables.client);
  return wasThere ? undefined : `no ${what} ${id}`;
}

const PlanFactors = v.array(v.object({ id: v.number(), occupancy: planRecord.entries.occupancy }));

const factorsNow = (client: PoolClient) =>
  knownRows(client, 'select id, occupancy from rate_plan', readFactors);

const readFactors = (rows: unknown[]): (readonly [number, number])[] =>
  v.parse(PlanFactors, rows).map(({ id, occupancy }) => [id, largestFactor(occupancy)]);
