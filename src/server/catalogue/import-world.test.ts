import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { countReviews, scoreOf } from '#domain/catalogue/reviews.ts';
import { dayNumber } from '#domain/dates.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { askSimulator } from '#testing/simulator-control.ts';
import {
  findFlights,
  findStay,
  openSupplierWorld,
  WORLD_NOW,
  type SupplierWorld,
} from '#testing/world/supplier-world.ts';
import { reportDefects } from './feed-report.ts';
import { importChanges, importWorld } from './import-world.ts';

const shop: SupplierWorld = await openSupplierWorld({ hotels: 20, routes: 60 });
let db: TestDatabase;
const servers: Server[] = [];

beforeEach(async () => {
  shop.setNow(WORLD_NOW);
  db = await openTestDatabase();
});
afterEach(() => db.close());
afterAll(async () => {
  for (const server of servers) server.close();
  await shop.close();
});

const fill = () => importWorld({ pool: db.pool, suppliers: shop.addresses });
const follow = () => importChanges({ pool: db.pool, suppliers: shop.addresses });
const count = async (what: string): Promise<number> =>
  (await db.pool.query<{ count: number }>(`select count(*) from ${what}`)).rows[0]!.count;
const changes = async () =>
  (await db.pool.query('select kind, subject_id, chunk from catalogue_change order by sequence'))
    .rows;

test('a full import is the suppliers’ world, day for day', async () => {
  const [stays, flights] = await fill();
  const { world } = shop;
  expect([stays!.refused, flights!.refused]).toEqual([0, 0]);
  expect([stays!.defects, flights!.defects]).toEqual([[], []]);
  expect(await count('hotel')).toBe(20);
  expect(await count('rate_plan')).toBe(world.hotels.flatMap(world.plansOf).length);
  expect(await count('flight_series')).toBe(world.series.length);

  for (const plan of [1, 8, 19].map((id) => world.plansOf(world.hotel(id)!).at(-1)!)) {
    const { rows } = await db.pool.query<{
      chunk: number;
      prices: Buffer;
      terms: Buffer;
      allotment: Buffer;
    }>('select * from rate_chunk where plan_id = $1', [plan.id]);
    expect(rows.length).toBeGreaterThan(3);
    for (const { chunk, prices, terms, allotment } of rows) {
      const days = world.rates(plan, chunk * 32, 32);
      expect([prices, terms, allotment]).toEqual([
        Buffer.from(days.prices.buffer),
        Buffer.from(days.terms),
        Buffer.from(days.allotment),
      ]);
    }
  }
  const stock = await db.pool.query('select id, adapted, occupancy from rate_plan order by id');
  const plans = world.hotels.flatMap(world.plansOf).toSorted((a, b) => a.id - b.id);
  expect(stock.rows).toEqual(
    plans.map(({ id, roomFacts, occupancy }) => ({ id, adapted: roomFacts.adapted, occupancy })),
  );
  const savings = await db.pool.query(
    'select id, return_saving as "returnSaving", bag_price as "bagPrice", bags_for_all as "bagsForAll" from flight_series order by id',
  );
  expect(savings.rows).toEqual(
    world.series.map(({ id, returnSaving, bagPrice, bagsForAll }) => ({
      id,
      returnSaving,
      bagPrice,
      bagsForAll,
    })),
  );
  const series = world.series[40]!;
  const { rows } = await db.pool.query<{ chunk: number; fares: Buffer; seats: Buffer }>(
    'select * from flight_chunk where series_id = $1',
    [series.id],
  );
  for (const { chunk, fares, seats } of rows) {
    const days = world.fares(series, chunk * 32, 32);
    expect([fares, seats]).toEqual([Buffer.from(days.fares.buffer), Buffer.from(days.seats)]);
  }
});

test('a hotel is saved with its spread of reviews and the score and number that are reckoned from it', async () => {
  await fill();
  const { rows } = await db.pool.query(
    'select id, review_score::float as score, review_count as count, review_distribution as spread from hotel order by id',
  );
  expect(rows).toEqual(
    shop.world.hotels.map(({ id, reviewDistribution: spread }) => ({
      id,
      score: scoreOf(spread),
      count: countReviews(spread),
      spread,
    })),
  );
});

test('a second full import replaces the first', async () => {
  await fill();
  const before = [await count('hotel'), await count('rate_chunk'), await count('flight_chunk')];
  await fill();
  expect([await count('hotel'), await count('rate_chunk'), await count('flight_chunk')]).toEqual(
    before,
  );
});

test('a booking comes with the next changes, is told to the index once, and changes nothing when it comes again', async () => {
  await fill();
  expect(await changes()).toEqual([]);
  const stay = findStay(shop.world, 9);
  const quote = await shop.suppliers.stays.quote(stay);
  const traveller = {
    title: 'Ms',
    firstName: 'Sarah',
    lastName: 'Hargreaves',
    dateOfBirth: '1984-05-02',
    type: 'adult',
  } as const;
  await shop.suppliers.stays.book({
    ...stay,
    key: 'import',
    price: quote.kind === 'quoted' ? quote.roomPrices[0]! : 0,
    travellers: [traveller],
  });
  await follow();
  const chunk = Math.floor(dayNumber(stay.checkIn) / 32);
  const announced = await changes();
  expect(announced[0]).toEqual({ kind: 'rate_chunk', subject_id: stay.rooms[0]!.planId, chunk });
  const { rows } = await db.pool.query<{ allotment: Buffer }>(
    'select allotment from rate_chunk where plan_id = $1 and chunk = $2',
    [stay.rooms[0]!.planId, chunk],
  );
  const plan = shop.world.plan(stay.rooms[0]!.planId)!;
  expect(rows[0]!.allotment[dayNumber(stay.checkIn) % 32]).toBe(
    shop.world.rates(plan, dayNumber(stay.checkIn), 1).allotment[0]! - 1,
  );

  await db.pool.query(`update feed_import set feed_version = '{"version":"0","lastChunk":9999}'`);
  const again = await follow();
  expect(again[0]!.accepted).toBe(announced.length);
  expect(await changes()).toEqual(announced);
});

test('seats that were booked come with the next changes', async () => {
  await fill();
  const flights = findFlights(shop.world, undefined, '2027-09-01');
  const quote = await shop.suppliers.flights.quote(flights);
  const price = quote.kind === 'quoted' ? (quote.outbound.fare + quote.inbound.fare) * 2 : 0;
  const traveller = {
    title: 'Ms',
    firstName: 'Sarah',
    lastName: 'Hargreaves',
    dateOfBirth: '1984-05-02',
    type: 'adult',
  } as const;
  await shop.suppliers.flights.book({
    ...flights,
    key: 'seats',
    sessionId: undefined,
    price,
    holdBags: 0,
    travellers: [traveller],
  });
  await follow();
  expect(await changes()).toEqual(
    [flights.outbound, flights.inbound].map(({ seriesId, date }) => ({
      kind: 'flight_chunk',
      subject_id: seriesId,
      chunk: Math.floor(dayNumber(date) / 32),
    })),
  );
});

test('days that have come on sale since are brought', async () => {
  await fill();
  const plan = shop.world.plansOf(
    shop.world.hotels.find(({ place }) => place.season === null)!,
  )[0]!;
  const last = async () =>
    (
      await db.pool.query<{ last: number }>(
        'select max(chunk) as last from rate_chunk where plan_id = $1',
        [plan.id],
      )
    ).rows[0]!.last;
  const before = await last();
  shop.setNow('2027-02-21T10:00:00Z');
  await follow();
  expect(await last()).toBe(before + 3);
  const { rows } = await db.pool.query<{ prices: Buffer }>(
    'select prices from rate_chunk where plan_id = $1 and chunk = $2',
    [plan.id, before + 3],
  );
  expect(rows[0]!.prices).toEqual(
    Buffer.from(shop.world.rates(plan, (before + 3) * 32, 32).prices.buffer),
  );
  const brought = await count('catalogue_change');
  await follow();
  expect(await count('catalogue_change')).toBe(brought);
});

test('a feed without changes leaves no trace, and changes are counted in the row of the last whole import', async () => {
  await fill();
  const rows = async () =>
    (await db.pool.query('select feed, feed_version, accepted, xmin from feed_import order by id'))
      .rows;
  const before = await rows();
  await follow();
  expect(await rows()).toEqual(before);
  await askSimulator(`${shop.addresses.stays}/_moves`, {
    method: 'POST',
    body: JSON.stringify({ times: 3 }),
  });
  const [stays] = await follow();
  expect(stays!.accepted).toBeGreaterThan(0);
  const after = await rows();
  expect(after.map(({ feed }) => feed)).toEqual(before.map(({ feed }) => feed));
  expect(after.find(({ feed }) => feed === 'stays').accepted).toBe(
    before.find(({ feed }) => feed === 'stays').accepted + stays!.accepted,
  );
});

test('changes of an empty catalogue are the whole world', async () => {
  await follow();
  expect(await count('hotel')).toBe(20);
});

type Line = Record<string, unknown>;

/** A supplier's own feed, changed by hand. */
async function serve(
  change: (lines: Line[]) => readonly (Line | string)[],
  supplier: 'stays' | 'flights' = 'stays',
): Promise<string> {
  const text = await (await fetch(`${shop.addresses[supplier]}/feeds/full`)).text();
  const lines = change(
    text
      .trim()
      .split('\n')
      .map((line): Line => JSON.parse(line)),
  );
  const feed = gzipSync(
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(feed),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

const fillFrom = (stays: string) =>
  importWorld({ pool: db.pool, suppliers: { ...shop.addresses, stays } });
const isPlan = (line: Line) => line['type'] === 'plan';
const pence = (price: number): string =>
  Buffer.from(Int32Array.from({ length: 32 }, () => price).buffer).toString('base64');

test('bad records are refused with line, id and reason, and the rest comes in', async () => {
  const url = await serve((lines) => {
    const hotel = lines[1]!;
    const plan = lines.find(isPlan)!;
    const oneChunk = {
      terms: Buffer.alloc(32, 1).toString('base64'),
      allotment: Buffer.alloc(32, 1).toString('base64'),
    };
    return [
      ...lines.slice(0, -1),
      { ...hotel, id: 901, stars: 6 },
      { ...hotel, id: 902, placeId: 'atlantis' },
      { ...plan, id: 90_301, hotelId: 903 },
      { ...plan, id: 102_000, ...oneChunk, prices: pence(600_000) },
      {
        ...plan,
        id: 102_001,
        ...oneChunk,
        prices: pence(590_000),
        occupancy: {
          ...(plan['occupancy'] as object),
          childBands: [
            { toAge: 5, factor: 0 },
            { toAge: 15, factor: 800 },
          ],
        },
      },
      {
        ...plan,
        id: 102_004,
        occupancy: {
          ...(plan['occupancy'] as object),
          childBands: [
            { toAge: 11, factor: 30 },
            { toAge: 6, factor: 20 },
          ],
        },
      },
      {
        ...plan,
        id: 102_005,
        ...oneChunk,
        prices: pence(5_000),
        terms: Buffer.alloc(32, 29).toString('base64'),
      },
      {
        ...plan,
        id: 102_006,
        ...oneChunk,
        prices: pence(5_000),
        occupancy: { ...(plan['occupancy'] as object), adultFactors: [0, 1_100] },
      },
      { ...plan, id: 102_002, ...oneChunk, prices: pence(-1) },
      { ...plan, id: 102_003, prices: pence(1) },
      { ...plan },
      'this is no JSON',
      { type: 'end' },
    ];
  });
  const [stays] = await fillFrom(url);
  const first = (await count('rate_plan')) + 20 + 2;
  expect(stays!.refusals).toEqual([
    { line: first, id: '901', reason: expect.stringContaining('stars') },
    { line: first + 1, id: '902', reason: 'no place atlantis' },
    { line: first + 2, id: '90301', reason: 'no hotel 903' },
    { line: first + 3, id: '102000', reason: expect.stringContaining('600000 pence are too dear') },
    { line: first + 4, id: '102001', reason: expect.stringContaining('above 2³¹') },
    { line: first + 5, id: '102004', reason: expect.stringContaining('child bands do not ascend') },
    { line: first + 6, id: '102005', reason: 'terms of 29 are not understood' },
    { line: first + 7, id: '102006', reason: expect.stringContaining('is above 1000') },
    { line: first + 8, id: '102002', reason: 'a night costs -1 pence' },
    { line: first + 9, id: '102003', reason: expect.stringContaining('whole chunks') },
    { line: first + 10, id: '101', reason: 'plan 101 stands twice in the feed' },
    { line: first + 11, id: 'unknown', reason: expect.any(String) },
  ]);
  expect(await count('hotel')).toBe(20);
  const { rows } = await db.pool.query(
    `select refused, report from feed_import where feed = 'stays'`,
  );
  expect(rows).toEqual([{ refused: 12, report: stays!.refusals }]);
});

test('defects of the data are told by kind, with how many and which [ERR-20]', async () => {
  const stays = await serve((lines) => {
    const plan = lines.find(isPlan)!;
    const roomFacts = { ...(plan['roomFacts'] as object), beds: 'a futon' };
    return [
      ...lines.slice(0, -1),
      { ...lines[1]!, id: 901, placeId: 'atlantis' },
      { ...plan, id: 90_101, hotelId: 901 },
      { ...plan, id: 102_000, roomFacts },
      { type: 'end' },
    ];
  });
  const flights = await serve(([header, series]) => {
    const { bagPrice: _price, ...withoutBag } = series!;
    const { fares: _fares, ...withoutFares } = series!;
    return [
      header!,
      { ...series, id: 1, carrier: 'too long' },
      { ...withoutBag, id: 2 },
      { ...series, id: 3, holdBagIncluded: true, bagPrice: 2_000 },
      { ...withoutFares, id: 4 },
      { ...series, id: 5, fares: '' },
      { type: 'end' },
    ];
  }, 'flights');
  const lines: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  reportDefects(log, await importWorld({ pool: db.pool, suppliers: { stays, flights } }));
  expect(lines).toMatchObject([
    { level: 40, msg: 'MisconfiguredHotelError', feed: 'stays', count: 2, ids: ['901', '90101'] },
    { level: 40, msg: 'MissingRoomImageError', feed: 'stays', count: 1, ids: ['102000'] },
    { level: 40, msg: 'MissingBagsInfoError', feed: 'flights', count: 2, ids: ['2', '3'] },
    { level: 40, msg: 'MissingFlightPriceError', feed: 'flights', count: 2, ids: ['4', '5'] },
  ]);
});

test('a series that sells a hold bag which its fare holds already is refused', async () => {
  const url = await serve(
    ([header, series]) => [
      header!,
      { ...series, id: 1, holdBagIncluded: true, bagPrice: 2_000 },
      { ...series, id: 2, holdBagIncluded: false, bagPrice: 0 },
      { type: 'end' },
    ],
    'flights',
  );
  const [, flights] = await importWorld({
    pool: db.pool,
    suppliers: { ...shop.addresses, flights: url },
  });
  expect(flights!.refusals.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'a hold bag of 2000 pence is in the fare'],
    [3, 'a hold bag of 0 pence is not in the fare'],
  ]);
});

test('a series whose saving on a return eats a fare up is refused, and so is a change that brings such a fare', async () => {
  const fares = (price: number) => ({
    firstChunk: 655,
    fares: pence(price),
    infantFares: pence(0),
    seats: Buffer.alloc(32, 9).toString('base64'),
  });
  const url = await serve(
    ([header, series]) => [
      header!,
      { ...series, id: 1, returnSaving: 5_000, ...fares(5_001) },
      { ...series, id: 2, returnSaving: 5_000, ...fares(5_000) },
      { type: 'end' },
    ],
    'flights',
  );
  const [, flights] = await importWorld({
    pool: db.pool,
    suppliers: { ...shop.addresses, flights: url },
  });
  expect(flights!.refusals).toEqual([
    { line: 3, id: '2', reason: 'a return saves 5000 pence of a fare of 5000' },
  ]);
  expect(await count('flight_series where return_saving = 5000')).toBe(1);
  const changed = await serve(
    ([header]) => [header!, { type: 'fares', seriesId: 1, ...fares(4_000) }, { type: 'end' }],
    'flights',
  );
  const [, after] = await importChanges({
    pool: db.pool,
    suppliers: { ...shop.addresses, flights: changed },
  });
  expect(after!.refusals).toEqual([
    { line: 2, id: '1', reason: 'a return saves 5000 pence of a fare of 4000' },
  ]);
});

test('a feed that breaks off fails and leaves everything as it was', async () => {
  await fill();
  const imports = await count(`feed_import where feed = 'stays'`);
  await expect(fillFrom(await serve((lines) => lines.slice(0, 30)))).rejects.toThrow(
    'broke off after line 30',
  );
  expect(await count('hotel')).toBe(20);
  expect(await count('rate_plan')).toBe(shop.world.hotels.flatMap(shop.world.plansOf).length);
  expect(await count('rate_chunk where plan_id = 101')).toBeGreaterThan(0);
  expect(await count(`feed_import where feed = 'stays'`)).toBe(imports);
});

test('a feed that stands elsewhere is not followed there [S-13]', async () => {
  const elsewhere = createServer((_request, response) =>
    response.writeHead(302, { location: `${shop.addresses.stays}/feeds/full` }).end(),
  ).listen(0, '127.0.0.1');
  servers.push(elsewhere);
  await once(elsewhere, 'listening');
  const address = elsewhere.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await expect(fillFrom(url)).rejects.toThrow('answered 302');
});

test('changes to what is not known are refused, and days that close are closed', async () => {
  await fill();
  const [chunk] = (
    await db.pool.query<{ chunk: number; terms: Buffer }>(
      'select chunk, terms from rate_chunk where plan_id = 101 order by chunk limit 1',
    )
  ).rows;
  const counts = chunk!.terms.toString('base64');
  const rates = {
    type: 'rates',
    firstChunk: chunk!.chunk,
    prices: pence(0),
    terms: counts,
    allotment: counts,
  };
  const url = await serve((lines) => [
    lines[0]!,
    { ...rates, planId: 99 },
    { ...rates, planId: 101 },
    { type: 'end' },
  ]);
  const [stays] = await importChanges({
    pool: db.pool,
    suppliers: { ...shop.addresses, stays: url },
  });
  expect(stays).toMatchObject({
    accepted: 1,
    refusals: [{ line: 2, id: '99', reason: 'no plan 99' }],
  });
  const { rows } = await db.pool.query<{ prices: Buffer }>(
    'select prices from rate_chunk where plan_id = 101 and chunk = $1',
    [chunk!.chunk],
  );
  expect(rows[0]!.prices).toEqual(Buffer.alloc(128));
  expect(await changes()).toEqual([{ kind: 'rate_chunk', subject_id: 101, chunk: chunk!.chunk }]);
});
