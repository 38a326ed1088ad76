/**
 * Takes what has changed at the flights supplier into the tables that are there: days of series,
 * and series that came, changed or went.
 */
import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { BEGIN_PATIENTLY, openChunkChanges, type ChunkChanges } from './chunk-changes.ts';
import { cutChunks, FLIGHT_WIDTHS } from './chunks.ts';
import type { Taking } from './import-feed.ts';
import { checkFares, checkInfantFares, checkSaving } from './index-limits.ts';
import { knownRows, type KnownRows } from './known-rows.ts';
import {
  faresRecord,
  seriesRecord,
  withdrawnRecord,
  type FaresRecord,
  type SeriesRecord,
  type WithdrawnRecord,
} from './records.ts';
import { deleteSeries, saveRow } from './structure-changes.ts';
import { checkSeries, seriesRow } from './take-flights.ts';

const changeRecord = v.variant('type', [faresRecord, seriesRecord, withdrawnRecord]);

/** Writes what changed and tells the index of it, in one transaction. */
export async function takeFlightChanges(client: PoolClient): Promise<Taking> {
  const tables: Tables = {
    client,
    days: await openChunkChanges(client, 'flight_chunk', BEGIN_PATIENTLY),
    savings: savingsNow(client),
  };
  return {
    lookAhead: (records) => tables.savings.askAhead(records.flatMap(idOfDays)),
    take: async (record) => {
      const parsed = v.safeParse(changeRecord, record);
      if (!parsed.success) return v.summarize(parsed.issues);
      const change = parsed.output;
      if (change.type === 'fares') return takeFares(tables, change);
      return change.type === 'series' ? takeSeries(tables, change) : withdraw(tables, change);
    },
    finish: tables.days.end,
  };
}

const Days = v.object({ type: faresRecord.entries.type, seriesId: faresRecord.entries.seriesId });

/** The id of a record of days; none of any other. */
const idOfDays = (record: unknown): number[] => (v.is(Days, record) ? [record.seriesId] : []);

type Tables = {
  readonly client: PoolClient;
  readonly days: ChunkChanges;
  /** What a series takes off a return; asked anew when series have come or gone. */
  savings: KnownRows<number>;
};

async function takeFares(
  { days, savings }: Tables,
  { seriesId, firstChunk, fares, infantFares, seats }: FaresRecord,
): Promise<string | undefined> {
  const saving = await savings.of(seriesId);
  if (saving === undefined) return `no series ${seriesId}`;
  const cut = cutChunks(firstChunk, [fares, infantFares, seats], FLIGHT_WIDTHS);
  if (typeof cut === 'string') return cut;
  const limit = checkFares(fares) ?? checkInfantFares(infantFares) ?? checkSaving(fares, saving);
  if (limit === undefined) await days.save(seriesId, cut);
  return limit;
}

async function takeSeries(tables: Tables, series: SeriesRecord): Promise<string | undefined> {
  const { client, days } = tables;
  const cut = cutChunks(
    series.firstChunk,
    [series.fares, series.infantFares, series.seats],
    FLIGHT_WIDTHS,
  );
  if (typeof cut === 'string') return cut;
  const reason = checkSeries(series);
  if (reason) return reason;
  await saveRow(client, 'flight_series', seriesRow(series), {
    kind: 'flight_series',
    id: series.id,
  });
  tables.savings = savingsNow(client);
  await days.save(series.id, cut);
  return undefined;
}

async function withdraw(
  tables: Tables,
  { what, id }: WithdrawnRecord,
): Promise<string | undefined> {
  if (what !== 'series') return `a ${what} in the feed of flights`;
  await tables.days.flush();
  const wasThere = await deleteSeries(tables.client, id);
  tables.savings = savingsNow(tables.client);
  return wasThere ? undefined : `no series ${id}`;
}

const Savings = v.array(v.object({ id: v.number(), saving: v.number() }));

const savingsNow = (client: PoolClient) =>
  knownRows(client, 'select id, return_saving as saving from flight_series', readSavings);

const readSavings = (rows: unknown[]): (readonly [number, number])[] =>
  v.parse(Savings, rows).map(({ id, saving }) => [id, saving]);
