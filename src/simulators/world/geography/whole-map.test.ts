/** All hotels of the world against the map: where they stand, what they say, how one gets there. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { kmBetween } from '#domain/geography/distance.ts';
import { hotelFaults } from '#domain/geography/hotel-faults.ts';
import { transferFaults } from '#domain/geography/transfer-faults.ts';
import { crossingTo, trainTo } from '#domain/geography/ways.ts';
import { transferOffers } from '../../suppliers/extras/transfer-offers.ts';
import { unit } from '../chance.ts';
import { makeWorld } from '../world.ts';
import { airportAt, kmOverLand, shoresOf, ways } from './map-facts.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const world = makeWorld({ seed: 1, hotels: 5_000 });
type Hotel = (typeof world.hotels)[number];

const OffersSchema = v.array(
  v.object({ type: v.string(), title: v.string(), duration: v.number(), price: v.number() }),
);
const JUNE = { arrivalDate: '2027-06-12', departureDate: '2027-06-19' };
const COUPLE = { adults: 2, children: 0, infants: 0 };

/** What a party of two is offered in June, by airport. */
const offersOf = ({ id, airports }: Hotel) =>
  airports.map((airport) => ({
    airport,
    offers: v.parse(
      OffersSchema,
      transferOffers(world, { airport, hotelId: id, ...JUNE, ...COUPLE }, NOW),
    ),
  }));

const wayBetween = (hotel: Hotel, airport: string) => ({
  straightKm: kmBetween(hotel, airportAt(airport)),
  overLandKm: kmOverLand(hotel.place.id, airport),
  crossing: crossingTo(ways, hotel.place.id, airport),
  hasTrain: trainTo(ways, hotel.place.id, airport) !== undefined,
  people: 2,
});

test('every hotel stands on land, and says of the sea and the town what the map says', () => {
  expect(world.hotels).toHaveLength(5_000);
  const faults = world.hotels.flatMap((hotel) =>
    hotelFaults(
      { ...hotel, metresToBeach: hotel.text.metresToBeach },
      hotel.place,
      shoresOf(hotel.place.id),
    ).map(({ kind, said }) => `${hotel.id} ${hotel.place.id} ${kind}: ${said}`),
  );
  expect(faults).toEqual([]);
});

test('hotels by the sea say how far it is, and a fair part of them stands on the beach', () => {
  const coastal = world.hotels.filter(({ place }) => place.nature.includes('beach'));
  const silent = coastal.filter(({ text }) => text.metresToBeach === null);
  expect(silent.length / coastal.length).toBeLessThan(0.02);
  const beachfront = coastal.filter(({ facilities }) => facilities.includes('beachfront'));
  expect(beachfront.length / coastal.length).toBeGreaterThan(0.15);
  expect(beachfront.length / coastal.length).toBeLessThan(0.5);
});

test('every hotel can be reached from each of its airports in June, by what the map allows', () => {
  const faults = world.hotels.flatMap((hotel) =>
    offersOf(hotel).flatMap(({ airport, offers }) => {
      const where = `${hotel.id} ${hotel.place.id} from ${airport}`;
      if (offers.length === 0) return [`${where}: nothing leads there`];
      const way = wayBetween(hotel, airport);
      return offers.flatMap((offer) =>
        transferFaults(offer, way).map(({ kind, said }) => `${where} ${kind}: ${said}`),
      );
    }),
  );
  expect(faults).toEqual([]);
});

const DRAWN = Array.from(
  { length: 22 },
  (_, i) => world.hotels[Math.floor(unit(1, 'deals at random', i) * world.hotels.length)]!,
);

test.each(DRAWN)('the transfers of $name, $place.name, fit the map', (hotel) => {
  for (const { airport, offers } of offersOf(hotel)) {
    const { straightKm, crossing } = wayBetween(hotel, airport);
    for (const { type, title, duration, price } of offers) {
      if (type === 'train') continue;
      expect(/ferry|boat|water|[Ss]eaplane/.test(title), title).toBe(crossing !== undefined);
      expect(duration, title).toBeGreaterThanOrEqual(Math.floor((straightKm / 100) * 60) - 3);
      expect(duration, title).toBeLessThanOrEqual(60 + (crossing?.minutes ?? 0) + straightKm * 3.5);
      expect(price, title).toBeGreaterThanOrEqual(700);
      expect(price, title).toBeLessThanOrEqual(100_000);
    }
    const byCar = offers.find(({ type }) => type === 'private_taxi');
    const byCoach = offers.find(({ type }) => type === 'shuttle_service');
    expect(byCoach?.duration ?? Infinity, 'the coach').toBeGreaterThan(byCar?.duration ?? 0);
    expect(byCoach?.price ?? 0, 'the coach').toBeLessThan(byCar?.price ?? Infinity);
  }
});

test('who lives further away rides longer and pays more', () => {
  const rides = world.hotels
    .filter(({ airports, place }) => airports[0] === 'PMI' && place.country === 'ES')
    .map((hotel) => ({
      km: kmBetween(hotel, airportAt('PMI')),
      taxi: offersOf(hotel)[0]!.offers.find(({ type }) => type === 'private_taxi')!,
    }))
    .toSorted((a, b) => a.km - b.km);
  const [near, far] = [rides[0]!, rides.at(-1)!];
  expect(far.km).toBeGreaterThan(near.km + 30);
  expect(far.taxi.duration).toBeGreaterThan(near.taxi.duration + 20);
  expect(far.taxi.price).toBeGreaterThan(near.taxi.price * 2);
});

test.each([
  ['maldives-outer-maldivian-atolls-ari-atoll', 'MLE', ['seaplane']],
  [
    'maldives-north-and-south-male-atolls-north-male-atoll',
    'MLE',
    ['private_speedboat', 'shared_speedboat'],
  ],
  ['italy-venice-venice-san-marco', 'VCE', ['water_bus', 'water_taxi']],
  ['thailand-krabi-and-phi-phi-railay', 'KBV', ['private_ferry', 'shared_ferry']],
  [
    'spain-formentera-es-pujols',
    'IBZ',
    ['private_ferry', 'shared_ferry', 'wheelchair_adapted_taxi'],
  ],
])('to %s from %s one goes by %j alone', (place, airport, kinds) => {
  const hotel = world.hotels.find((one) => one.place.id === place)!;
  const { offers } = offersOf(hotel).find((one) => one.airport === airport)!;
  expect(offers.map(({ type }) => type).toSorted()).toEqual(kinds);
});

test('a ferry that rests in winter takes nobody then', () => {
  const { id } = world.hotels.find(({ place }) => place.id === 'greece-paxos-gaios')!;
  const trip = { airport: 'CFU', hotelId: id, ...COUPLE };
  const winter = { arrivalDate: '2027-01-09', departureDate: '2027-01-16' };
  expect(transferOffers(world, { ...trip, ...winter }, NOW)).toEqual([]);
  expect(transferOffers(world, { ...trip, ...JUNE }, NOW)).not.toEqual([]);
});
