import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { openBooks } from '../books.ts';
import { isSentinel } from '../sentinels.ts';
import { makeWorld } from '../world/world.ts';
import { openFlights } from './flights.ts';
import { openStays } from './stays.ts';

const world = makeWorld({ seed: 1, hotels: 30, routes: 40 });
const now = () => new Date('2026-11-21T10:00:00Z');
const LAST = 10_000;

function makeDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'holidaymaker-moves-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

const open = (directory = makeDirectory()) => ({
  directory,
  stays: openStays(world, openBooks(directory, 'stays'), now),
  flights: openFlights(world, openBooks(directory, 'flights'), now),
});

const Rates = v.object({
  type: v.literal('rates'),
  planId: v.number(),
  firstChunk: v.number(),
  prices: v.string(),
  allotment: v.string(),
});
const Fares = v.object({
  type: v.literal('fares'),
  seriesId: v.number(),
  firstChunk: v.number(),
  fares: v.string(),
  seats: v.string(),
});
const recordsOf = (feed: Iterable<unknown>): unknown[] => [...feed].slice(1, -1);
const pence = (text: string): Int32Array =>
  new Int32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

test('what moves is told by the feed once and sold live at the same price, also after a restart', () => {
  const first = open();
  expect(recordsOf(first.stays.changes(0, LAST))).toEqual([]);
  first.stays.move(40);
  first.flights.move(40);
  const rates = recordsOf(first.stays.changes(0, LAST)).map((record) => v.parse(Rates, record));
  const fares = recordsOf(first.flights.changes(0, LAST)).map((record) => v.parse(Fares, record));
  expect(new Set(rates.map(({ planId, firstChunk }) => `${planId} ${firstChunk}`)).size).toBe(
    rates.length,
  );
  let dearer = 0;
  const asked: { readonly price: number; readonly left: number; readonly answer: unknown }[] = [];
  for (const { planId, firstChunk, prices, allotment } of rates) {
    const plan = world.plan(planId)!;
    expect(isSentinel(plan.hotel.id)).toBe(false);
    const still = world.rates(plan, firstChunk * 32, 32);
    pence(prices).forEach((price, i) => {
      dearer += Number(price > still.prices[i]!);
      if (price === 0 || plan.occupancy.adultFactors[2] !== 128) return;
      const room = { planId, room: { adults: 2, childAges: [] } };
      const answer = first.stays.call('quote', {
        hotelId: plan.hotel.id,
        checkIn: isoDate(firstChunk * 32 + i),
        nights: 1,
        rooms: [room],
      });
      asked.push({
        price,
        left: Buffer.from(allotment, 'base64')[i]!,
        answer: JSON.parse(String(answer.body)),
      });
    });
  }
  expect(dearer).toBeGreaterThan(0);
  const sold = asked.filter(({ answer }) => v.is(v.object({ kind: v.literal('quoted') }), answer));
  expect(sold.length).toBeGreaterThan(10);
  expect(sold.map(({ answer }) => answer)).toMatchObject(
    sold.map(({ price }) => ({ roomPrices: [price] })),
  );
  expect(sold.filter(({ left }) => left === 0)).toEqual([]);
  expect(
    fares.some(({ seriesId, firstChunk, fares: moved }) =>
      pence(moved).some(
        (fare, i) =>
          fare !== world.fares(world.seriesById(seriesId)!, firstChunk * 32, 32).fares[i],
      ),
    ),
  ).toBe(true);

  const again = open(first.directory);
  expect([...again.stays.changes(0, LAST)]).toEqual([...first.stays.changes(0, LAST)]);
  expect([...again.flights.changes(0, LAST)]).toEqual([...first.flights.changes(0, LAST)]);
});

test('the same moves come in every world of a seed, and a reader gets only what is newer than it knows', () => {
  const [one, other] = [open(), open()];
  one.stays.move(10);
  other.stays.move(10);
  expect([...other.stays.changes(0, LAST)]).toEqual([...one.stays.changes(0, LAST)]);
  const version = Number(
    v.parse(v.object({ version: v.string() }), [...one.stays.changes(0, LAST)][0]).version,
  );
  one.stays.move(1);
  const newer = recordsOf(one.stays.changes(version, LAST));
  expect(newer.length).toBeGreaterThan(0);
  expect(newer.length).toBeLessThan(recordsOf(one.stays.changes(0, LAST)).length);
  expect(recordsOf(one.stays.changes(version + 1_000, LAST))).toEqual(
    recordsOf(one.stays.changes(0, LAST)),
  );
});
