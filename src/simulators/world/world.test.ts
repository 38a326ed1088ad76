import { expect, test } from 'vitest';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import { scoreOf } from '#domain/catalogue/reviews.ts';
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import { dayNumber } from '#domain/dates.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { SENTINEL_HOTELS } from '../sentinels.ts';
import { worldPlaces, worldRoutes } from './facts.ts';
import { makeWorld } from './world.ts';

const world = makeWorld({ seed: 1, hotels: 2_500 });
const FIRST = dayNumber('2027-01-01');
const YEAR = 365;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;

test('a seed makes the same world again, another seed another', () => {
  const words = (seed: number) => {
    const { hotels, plansOf, rates, fares, series } = makeWorld({ seed, hotels: 40 });
    const plan = plansOf(hotels[20]!)[0]!;
    return JSON.stringify([
      hotels,
      plan,
      [...rates(plan, FIRST, 40).prices],
      [...fares(series[50]!, FIRST, 40).fares],
    ]);
  };
  expect(words(3)).toBe(words(3));
  expect(words(4)).not.toBe(words(3));
});

test('a price belongs to its date: asked alone or among others it is the same', () => {
  for (const hotel of world.hotels.slice(0, 60)) {
    const plan = world.plansOf(hotel)[0]!;
    const many = world.rates(plan, FIRST, 100);
    const alone = world.rates(plan, FIRST + 61, 1);
    expect([alone.prices[0], alone.terms[0], alone.allotment[0]]).toEqual([
      many.prices[61],
      many.terms[61],
      many.allotment[61],
    ]);
  }
  for (const series of world.series.slice(0, 60)) {
    const many = world.fares(series, FIRST, 100);
    const alone = world.fares(series, FIRST + 61, 1);
    expect([alone.fares[0], alone.infantFares[0], alone.seats[0]]).toEqual([
      many.fares[61],
      many.infantFares[61],
      many.seats[61],
    ]);
  }
});

test('the sentinel hotels are the first of every world', () => {
  for (const seed of [1, 9]) {
    const { hotels } = makeWorld({ seed, hotels: 30 });
    expect(hotels.slice(0, 7).map(({ id, name }) => [id, name])).toEqual(
      SENTINEL_HOTELS.map(({ name }, i) => [i + 1, name]),
    );
  }
});

test('ids lead to their hotels, plans and series', () => {
  for (const hotel of world.hotels.slice(0, 50)) {
    expect(world.hotel(hotel.id)).toBe(hotel);
    for (const plan of world.plansOf(hotel)) expect(world.plan(plan.id)).toBe(plan);
  }
  for (const series of world.series.slice(0, 50)) expect(world.seriesById(series.id)).toBe(series);
  expect([world.hotel(0), world.plan(99), world.seriesById(0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('every resort and town with a route has a hotel, close to it, under a name of its own', () => {
  const flownTo = new Set(worldRoutes.map(({ to }) => to));
  const reachable = worldPlaces.filter(
    ({ kind, airports }) =>
      (kind === 'resort' || kind === 'town') && airports.some(({ iata }) => flownTo.has(iata)),
  );
  expect(reachable.length).toBeGreaterThan(1_000);
  const byPlace = Map.groupBy(world.hotels, ({ place }) => place.id);
  for (const place of reachable) {
    const { id } = place;
    const hotels = byPlace.get(id) ?? [];
    expect(hotels.length, id).toBeGreaterThan(0);
    expect(new Set(hotels.map(({ name }) => name)).size, id).toBe(hotels.length);
    for (const hotel of hotels) expect(kmBetween(hotel, place), hotel.name).toBeLessThan(3);
  }
});

test('every hotel’s name begins with a capital or a digit', () => {
  const names = world.hotels.map(({ name }) => name);
  expect(names.filter((name) => !/^[\p{Lu}\d]/u.test(name))).toEqual([]);
});

test('names stay unique in the fullest resort', () => {
  const byPlace = Map.groupBy(
    makeWorld({ seed: 1, hotels: 20_000 }).hotels,
    ({ place }) => place.id,
  );
  for (const [id, hotels] of byPlace)
    expect(new Set(hotels.map(({ name }) => name)).size, id).toBe(hotels.length);
});

test('a hotel’s score is the mean of its reviews, and those written out are some of them', () => {
  expect(world.hotels.length).toBeGreaterThan(1_000);
  for (const hotel of world.hotels) {
    const { id, reviewScore, reviewDistribution } = hotel;
    const reviews = world.reviewsOf(hotel);
    expect(scoreOf(reviewDistribution), `hotel ${id}`).toBe(reviewScore);
    const written = [1, 2, 3, 4, 5].map(
      (stars) => reviews.filter(({ rating }) => rating === stars).length,
    );
    expect(
      written.every((some, at) => some <= reviewDistribution[at]!),
      `hotel ${id}: ${written.join(' ')} of ${reviewDistribution.join(' ')}`,
    ).toBe(true);
  }
});

test('a week for two costs what a week costs', () => {
  const summer = dayNumber('2027-06-12');
  const weeks = world.hotels.flatMap((hotel) => {
    const plan = world.plansOf(hotel)[0]!;
    const nights = world.rates(plan, summer, 7).prices;
    const factor = occupancyFactor(plan.occupancy, { adults: 2, childAges: [] });
    return nights.every((price) => price > 0) && factor > 0
      ? [
          stayPrice(
            nights.reduce((sum, price) => sum + price, 0),
            factor,
          ),
        ]
      : [];
  });
  expect(weeks.length).toBeGreaterThan(1_000);
  expect(median(weeks)).toBeGreaterThan(25_000);
  expect(median(weeks)).toBeLessThan(300_000);
  expect(Math.min(...weeks)).toBeGreaterThan(10_000);
});

test('school holidays and Christmas cost more than term time', () => {
  const plan = world.plansOf(
    world.hotels.find(({ climate, place }) => climate === 'summer-sun' && place.season === null)!,
  )[0]!;
  const night = (date: string) => world.rates(plan, dayNumber(date), 1).prices[0]!;
  expect(night('2027-08-10')).toBeGreaterThan(night('2027-06-08'));
  expect(night('2027-12-28')).toBeGreaterThan(night('2027-12-07'));
});

test('adapted rooms are few, in the hotels that say so, at the price of the like standard room', () => {
  const hotels = world.hotels.filter(
    ({ id, facilities }) => id > SENTINEL_HOTELS.length && facilities.includes('adapted_room'),
  );
  expect(hotels.length).toBeGreaterThan(300);
  for (const hotel of hotels) {
    const plans = world.plansOf(hotel);
    for (const plan of plans.filter(({ roomFacts }) => roomFacts.adapted)) {
      const like = plans.find(
        ({ roomCode, board, refundable }) =>
          (roomCode === 'DBL' || roomCode === 'APT') &&
          board === plan.board &&
          refundable === plan.refundable,
      )!;
      expect([plan.basePrice, plan.occupancy]).toEqual([like.basePrice, like.occupancy]);
      expect(Math.max(...world.rates(plan, FIRST, 60).allotment)).toBeLessThanOrEqual(3);
    }
    expect(plans.some(({ roomFacts }) => roomFacts.adapted)).toBe(true);
  }
  expect(
    world.hotels
      .filter(({ facilities }) => !facilities.includes('adapted_room'))
      .flatMap(world.plansOf)
      .some(({ roomFacts }) => roomFacts.adapted),
  ).toBe(false);
});

test('some hotels change over on Saturdays alone in their wanted weeks; stays from Saturday to Saturday can always be had', () => {
  const SATURDAY = dayNumber('2027-02-13');
  const week = world.hotels
    .filter(({ climate }) => climate === 'ski')
    .map((hotel) => world.rates(world.plansOf(hotel)[0]!, SATURDAY, 8).terms);
  const isSaturdayHotel = (terms: Uint8Array): boolean =>
    [2, 3, 5].every((nights) => !allowsStay(terms[1]!, terms[1 + nights]!, nights));
  const share = week.filter(isSaturdayHotel).length / week.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.95);
  expect(week.every((terms) => allowsStay(terms[0]!, terms[7]!, 7))).toBe(true);
});

test('hotels differ in what children of an age cost', () => {
  const bands = world.hotels
    .map((hotel) => world.plansOf(hotel)[0]!.occupancy)
    .map(({ childBands }) => childBands.map(({ toAge }) => toAge).join('–'));
  expect(new Set(bands).size).toBeGreaterThan(3);
  for (const { occupancy } of world.hotels.flatMap((hotel) => world.plansOf(hotel))) {
    const ages = occupancy.childBands.map(({ toAge }) => toAge);
    expect(ages).toEqual([...new Set(ages)].toSorted((a, b) => a - b));
  }
});

test('what a carrier takes off a return is far below any of its fares, and some take nothing', () => {
  for (const one of world.series) {
    const least = Math.min(...world.fares(one, FIRST, YEAR).fares.filter((fare) => fare > 0));
    expect(one.returnSaving, one.flightNumber).toBeLessThan(least / 2);
  }
  expect(new Set(world.series.map(({ returnSaving }) => returnSaving > 0))).toEqual(
    new Set([true, false]),
  );
});

test('routes fly as often a week as they say', () => {
  const band = { '1-2': [1, 2], '3-6': [3, 6], '7-13': [7, 13], '14+': [14, 21] } as const;
  const week = dayNumber('2027-06-07');
  for (const [route, series] of Map.groupBy(
    world.series.filter(({ isReturn }) => !isReturn),
    (one) => one.route,
  )) {
    if (route.season === 'winter') continue;
    const flights = series.reduce(
      (sum, one) => sum + world.fares(one, week, 7).fares.filter((fare) => fare > 0).length,
      0,
    );
    const [least, most] = band[route.weekly];
    expect(flights, `${route.carrier} ${route.from}-${route.to}`).toBeGreaterThanOrEqual(least);
    expect(flights, `${route.carrier} ${route.from}-${route.to}`).toBeLessThanOrEqual(most);
  }
});

test('for every flight out there is one back within the fortnight', () => {
  const back = new Map<string, Set<number>>();
  const daysOf = (one: (typeof world.series)[number]) => {
    const { fares } = world.fares(one, FIRST, YEAR + 14);
    return [...fares.keys()].filter((i) => fares[i]! > 0);
  };
  for (const one of world.series.filter(({ isReturn }) => isReturn)) {
    const days = back.getOrInsertComputed(
      `${one.carrier} ${one.origin} ${one.destination}`,
      () => new Set(),
    );
    for (const day of daysOf(one)) days.add(day);
  }
  for (const one of world.series.filter(({ isReturn }) => !isReturn)) {
    const days = back.get(`${one.carrier} ${one.destination} ${one.origin}`) ?? new Set();
    const stranded = daysOf(one).filter(
      (day) =>
        day < YEAR &&
        !Array.from({ length: 14 }, (_, i) => day + 1 + i).some((later) => days.has(later)),
    );
    // The last fortnight of a season flies home only.
    expect(stranded.length, one.flightNumber).toBeLessThanOrEqual(14);
  }
});

test('every facility is had by some hotels and not by others', () => {
  for (const facility of FACILITIES) {
    const having = world.hotels.filter(({ facilities }) => facilities.includes(facility)).length;
    expect(having, facility).toBeGreaterThan(0);
    expect(having, facility).toBeLessThan(world.hotels.length);
  }
});
