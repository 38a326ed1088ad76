import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { importChanges, importWorld } from '#server/catalogue/import-world.ts';
import { indexReference } from '#server/catalogue/reference.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { askSimulator } from '#testing/simulator-control.ts';
import { openSupplierWorld, WORLD_NOW, type SupplierWorld } from '#testing/world/supplier-world.ts';
import { openIndexWriter, type IndexWriter } from '../index-writer.ts';
import { makeOutboxStream } from './stream/outbox-stream.ts';

const TODAY = WORLD_NOW.slice(0, 10);
const shop: SupplierWorld = await openSupplierWorld({ hotels: 20, routes: 60 });
const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-structure-'));
const servers: Server[] = [];
let db: TestDatabase;
let writer: IndexWriter;

beforeEach(async () => {
  db = await openTestDatabase();
  await importWorld({ pool: db.pool, suppliers: shop.addresses });
  writer = await openIndexWriter({
    pool: db.pool,
    databaseUrl: db.url,
    stream: makeOutboxStream(db.pool),
    reference: indexReference,
    today: () => TODAY,
    snapshotMinutes: 60,
    changesKeptHours: 48,
    snapshotFile: path.join(folder, `${Math.random()}.snapshot`),
    log: pino({ level: 'silent' }),
    onNewIndex: async () => undefined,
    renewEveryMs: 20,
  });
  await writer.start();
});
afterEach(async () => {
  await writer.stop();
  await db.close();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;

async function fullFeed(supplier: 'stays' | 'flights'): Promise<Line[]> {
  const text = await (await fetch(`${shop.addresses[supplier]}/feeds/full`)).text();
  return text
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

/** A supplier whose feed of changes has these records. */
async function serve(header: Line, records: readonly Line[]): Promise<string> {
  const server = createServer((_request, response) =>
    response.end(
      [header, ...records, { type: 'end' }].map((line) => JSON.stringify(line)).join('\n'),
    ),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

const takeStays = async (header: Line, records: readonly Line[]) =>
  (
    await importChanges({
      pool: db.pool,
      suppliers: { ...shop.addresses, stays: await serve(header, records) },
    })
  )[0]!;
const takeFlights = async (header: Line, records: readonly Line[]) =>
  (
    await importChanges({
      pool: db.pool,
      suppliers: { ...shop.addresses, flights: await serve(header, records) },
    })
  )[1]!;
const recorded = async () =>
  (
    await db.pool.query(
      `select distinct kind, subject_id from catalogue_change where kind in ('hotel', 'flight_series') order by 1, 2`,
    )
  ).rows;

const JUNE: Criteria = {
  ...defaultCriteria('2027-06-05'),
  departureRangeEndDate: '2027-06-19',
  flexibility: 0,
};
const hotelOnly = (hotelIds: readonly number[], hotelName = '') =>
  searchHolidays(
    writer.index(),
    { ...JUNE, searchType: 'UNKNOWN', hotelIds, filters: { ...NO_FILTERS, hotelName } },
    TODAY,
  ).offers.map(({ hotelQuote, total }) => ({ hotelId: hotelQuote.hotelId, total }));

test('hotels that come, change and go are sold, sold as they are now, and sold no more, without a restart', async () => {
  const [header, ...lines] = await fullFeed('stays');
  const hotel = (id: number) =>
    lines.find((line) => line['type'] === 'hotel' && line['id'] === id)!;
  const copies = lines
    .filter((line) => line['type'] === 'plan' && line['hotelId'] === 9)
    .map((plan, i): Line => ({ ...plan, id: 90_101 + i, hotelId: 901 }));
  const [like] = hotelOnly([9]);
  expect(hotelOnly([901])).toEqual([]);
  expect(hotelOnly([10])).toHaveLength(1);

  const report = await takeStays(header!, [
    { ...hotel(9), id: 901, name: 'Hotel That Came' },
    ...copies,
    { ...hotel(11), name: 'Hotel Renamed' },
    hotel(12),
    { type: 'withdrawn', what: 'hotel', id: 10 },
    { ...copies[0], id: 90_199, hotelId: 10 },
    { ...hotel(9), id: 902, placeId: 'atlantis' },
    { type: 'withdrawn', what: 'hotel', id: 777 },
    { type: 'withdrawn', what: 'series', id: 1 },
  ]);
  expect(report.refusals.map(({ id, reason }) => [id, reason])).toEqual([
    ['90199', 'no hotel 10'],
    ['902', 'no place atlantis'],
    ['777', 'no hotel 777'],
    ['1', 'a series in the feed of stays'],
  ]);
  expect(await recorded()).toEqual([10, 11, 901].map((id) => ({ kind: 'hotel', subject_id: id })));
  await expect.poll(() => hotelOnly([901])).toEqual([{ hotelId: 901, total: like!.total }]);
  expect(hotelOnly([10])).toEqual([]);
  expect(hotelOnly([11], 'renamed')).toHaveLength(1);
  expect(
    (await db.pool.query('select from rate_chunk where plan_id between 1000 and 1099')).rowCount,
  ).toBe(0);
});

test('a plan that is withdrawn takes no more days, and one that changes is sold as it is now', async () => {
  const [header, ...lines] = await fullFeed('stays');
  const plans = lines.filter((line) => line['type'] === 'plan' && line['hotelId'] === 9);
  const { prices, terms, allotment, firstChunk } = plans[0]!;
  const id = Number(plans[0]!['id']);
  const [before] = hotelOnly([9]);
  const report = await takeStays(header!, [
    ...plans.map((plan): Line => ({ type: 'withdrawn', what: 'plan', id: plan['id'] })),
    { type: 'rates', planId: id, firstChunk, prices, terms, allotment },
  ]);
  expect(report.refusals).toMatchObject([{ id: String(id), reason: `no plan ${id}` }]);
  await expect.poll(() => hotelOnly([9])).toEqual([]);
  expect((await takeStays(header!, plans)).refused).toBe(0);
  await expect.poll(() => hotelOnly([9])).toEqual([before]);
});

test('flights that go are flown no more, and flights that come are', async () => {
  const [header, ...series] = (await fullFeed('flights')).filter(({ type }) => type !== 'end');
  const flights = () =>
    searchHolidays(writer.index(), JUNE, TODAY).offers.map(({ flightQuote, total }) => ({
      flightQuote,
      total,
    }));
  const before = flights();
  const { flightQuote } = before[0]!;
  const gone = series.filter(({ id }) => id === flightQuote!.outbound.seriesId);
  const report = await takeFlights(header!, [
    ...gone.map(({ id }): Line => ({ type: 'withdrawn', what: 'series', id })),
    { ...gone[0], id: 80_001, origin: 'QQQ' },
  ]);
  expect(report.refusals).toMatchObject([{ id: '80001', reason: 'no airport QQQ' }]);
  expect(await recorded()).toEqual([{ kind: 'flight_series', subject_id: gone[0]!['id'] }]);
  await expect
    .poll(() => flights().some((one) => one.flightQuote?.outbound.seriesId === gone[0]!['id']))
    .toBe(false);
  expect(flights()).not.toEqual(before);
  await takeFlights(header!, gone);
  await expect.poll(flights).toEqual(before);
});

test('a hotel that its supplier closes is sold no more, and again when it opens: the simulated one told so by hand', async () => {
  const follow = () => importChanges({ pool: db.pool, suppliers: shop.addresses });
  const open = async (isOpen: boolean) => {
    await askSimulator(`${shop.addresses.stays}/_moves`, {
      method: 'POST',
      body: JSON.stringify({ hotelId: 9, isOpen }),
    });
    expect((await follow()).map(({ refused }) => refused)).toEqual([0, 0]);
  };
  const before = hotelOnly([9]);
  await open(false);
  await expect.poll(() => hotelOnly([9])).toEqual([]);
  await open(true);
  await expect.poll(() => hotelOnly([9])).toEqual(before);
  expect(before).toHaveLength(1);
});
