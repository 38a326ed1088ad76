import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { withBags, type FlightQuote, type HotelQuote } from '#domain/holiday/quote-id.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import type { SourcePlan } from '#server/price-index/lifecycle/build/source.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import { makeChance } from '../../../tests/oracle/chance.ts';
import { randomCriteria } from '../../../tests/oracle/random-criteria.ts';
import {
  makeSmallWorld,
  WORLD_ORIGINS,
  WORLD_TODAY,
  type SmallWorld,
} from '../../../tests/oracle/small-world.ts';
import { DAY_STEPS, nearbyOffers, NIGHT_STEPS, type NearbyOfferChange } from './nearby-offers.ts';
import { quoteHoliday } from './quote-holiday.ts';
import { searchHolidays } from './search-holidays.ts';

/** A new seed each day; SEED=n repeats a run. */
const SEED = Number(
  process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);
const WORLDS = 150;
const HOTELS = 14;

test(`each nearbyOffer is the cheapest quote of all holidays that differ by its change alone, and none is missing, seed ${SEED}`, () => {
  const chance = makeChance(SEED + 41);
  const kinds = new Set<string>();
  for (let i = 0; i < WORLDS; i += 1) {
    const world = makeSmallWorld(chance, HOTELS);
    const index = attachIndex(buildIndex(world));
    for (const { hotelQuote: stay, flightQuote: flights, total } of searchHolidays(
      index,
      { ...randomCriteria(chance, HOTELS), page: 1 },
      WORLD_TODAY,
    ).offers) {
      const found = nearbyOffers(index, stay, flights, WORLD_TODAY)!;
      const expected = allChanges(world, flights).flatMap((change) => {
        const totals = holidaysOf(world, change, stay, flights).flatMap(([hotel, flight]) =>
          totalOf(index, hotel, flight),
        );
        return totals.length === 0 ? [] : [[change, Math.min(...totals) - total] as const];
      });
      const where = JSON.stringify([stay, flights]);
      expect(
        new Set(found.map(({ change, difference }) => JSON.stringify([change, difference]))),
        where,
      ).toEqual(new Set(expected.map((one) => JSON.stringify(one))));
      expect(found, where).toHaveLength(expected.length);
      expect(found.map(({ difference }) => difference)).toEqual(
        found.map(({ difference }) => difference).toSorted((a, b) => a - b),
      );
      for (const { hotelQuote, flightQuote, holiday, difference } of found) {
        expect(totalOf(index, hotelQuote, flightQuote)).toEqual([holiday.total]);
        expect(holiday.total - total).toBe(difference);
      }
      for (const { change } of found) kinds.add(change.kind);
    }
  }
  expect([...kinds].toSorted()).toEqual([
    'airport',
    'board',
    'date',
    'flights',
    'nights',
    'refund',
    'room',
  ]);
});

test('nearbyOffers stay within the dates that can be booked [DATE-08]', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(5), HOTELS)));
  const first = addDays(WORLD_TODAY, 3);
  const { offers } = searchHolidays(
    index,
    { ...defaultCriteria(first), flexibility: 0, searchType: 'UNKNOWN' },
    WORLD_TODAY,
  );
  const days = offers
    .flatMap(({ hotelQuote }) => nearbyOffers(index, hotelQuote, undefined, WORLD_TODAY)!)
    .flatMap(({ change }) => (change.kind === 'date' ? [change.days] : []));
  expect(days.length).toBeGreaterThan(0);
  expect(Math.min(...days)).toBe(1);
});

test('a holiday that cannot be had has no nearbyOffers', () => {
  const index = attachIndex(buildIndex(makeSmallWorld(makeChance(6), HOTELS)));
  expect(
    nearbyOffers(
      index,
      {
        hotelId: 999,
        checkIn: WORLD_TODAY,
        nights: 7,
        party: [{ adults: 2, childAges: [] }],
        planIds: [1],
      },
      undefined,
      WORLD_TODAY,
    ),
  ).toBeUndefined();
});

function allChanges(world: SmallWorld, flights: FlightQuote | undefined): NearbyOfferChange[] {
  const boards = [...new Set(world.plans.map(({ board }) => board))];
  return [
    ...DAY_STEPS.map((days): NearbyOfferChange => ({ kind: 'date', days })),
    ...NIGHT_STEPS.map((nights): NearbyOfferChange => ({ kind: 'nights', nights })),
    ...(flights
      ? [
          ...WORLD_ORIGINS.map((airport): NearbyOfferChange => ({ kind: 'airport', airport })),
          { kind: 'flights' } as const,
        ]
      : []),
    ...boards.map((board): NearbyOfferChange => ({ kind: 'board', board })),
    ...['double', 'family'].map((roomCode): NearbyOfferChange => ({ kind: 'room', roomCode })),
    ...[false, true].map((refundable): NearbyOfferChange => ({ kind: 'refund', refundable })),
  ];
}

type Deal = readonly [HotelQuote, FlightQuote | undefined];

/** Every holiday that differs from this one by a change, whether it can be had or not. */
function holidaysOf(
  world: SmallWorld,
  change: NearbyOfferChange,
  stay: HotelQuote,
  flights: FlightQuote | undefined,
): Deal[] {
  const days = change.kind === 'date' ? change.days : 0;
  const nights = stay.nights + (change.kind === 'nights' ? change.nights : 0);
  if (nights < 2) return [];
  if (!flights)
    return change.kind === 'date' || change.kind === 'nights'
      ? [[{ ...stay, checkIn: addDays(stay.checkIn, days), nights }, undefined]]
      : plansOf(world, change, stay).map((planIds) => [{ ...stay, planIds }, undefined]);
  if (change.kind === 'board' || change.kind === 'room' || change.kind === 'refund')
    return plansOf(world, change, stay).map((planIds) => [{ ...stay, planIds }, flights]);
  const own = world.series.find(({ id }) => id === flights.outbound.seriesId)!.origin;
  const origin = change.kind === 'airport' ? change.airport : own;
  if (change.kind === 'airport' && change.airport === own) return [];
  const date = addDays(flights.outbound.date, days);
  return world.series
    .filter((out) => out.origin === origin)
    .flatMap((out) =>
      world.series.map((back): Deal => {
        const checkIn = addDays(date, out.arrivalDayOffset);
        return [
          { ...stay, checkIn, nights },
          withBags(
            {
              outbound: { seriesId: out.id, date },
              inbound: { seriesId: back.id, date: addDays(checkIn, nights) },
            },
            flights.bags ?? 0,
          ),
        ];
      }),
    )
    .filter(
      ([, pair]) =>
        change.kind !== 'flights' ||
        pair!.outbound.seriesId !== flights.outbound.seriesId ||
        pair!.inbound.seriesId !== flights.inbound.seriesId,
    );
}

/**
 * Every choice of a plan per room that differs by the change alone; beside other rooms an adapted
 * one keeps its kind.
 */
function plansOf(world: SmallWorld, change: NearbyOfferChange, stay: HotelQuote): number[][] {
  const now = stay.planIds.map((id) => world.plans.find((plan) => plan.id === id)!);
  const keepsItsKind = ({ adapted }: SourcePlan): boolean => adapted && now.length > 1;
  const isChanged = now.some(
    (plan) =>
      (change.kind === 'board' && plan.board !== change.board) ||
      (change.kind === 'room' && !keepsItsKind(plan) && plan.roomCode !== change.roomCode) ||
      (change.kind === 'refund' && plan.refundable !== change.refundable),
  );
  const perRoom = now.map((plan) =>
    world.plans.filter(
      ({ hotelId, board, roomCode, refundable, adapted }) =>
        hotelId === stay.hotelId &&
        adapted === plan.adapted &&
        board === (change.kind === 'board' ? change.board : plan.board) &&
        roomCode ===
          (change.kind === 'room' && !keepsItsKind(plan) ? change.roomCode : plan.roomCode) &&
        refundable === (change.kind === 'refund' ? change.refundable : plan.refundable),
    ),
  );
  const [first = [], ...rest] = perRoom.map((plans) => plans.map(({ id }) => [id]));
  return isChanged
    ? rest.reduce((all, next) => all.flatMap((ids) => next.map((id) => [...ids, ...id])), first)
    : [];
}

function totalOf(
  index: SearchIndex,
  hotel: HotelQuote,
  flights: FlightQuote | undefined,
): number[] {
  const holiday = quoteHoliday(index, hotel, flights, WORLD_TODAY);
  return holiday.kind === 'priced' ? [holiday.total] : [];
}
