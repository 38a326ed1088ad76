import { expect, test } from 'vitest';
import { positionAt } from './distance.ts';
import { hotelFaults, type SitedHotel } from './hotel-faults.ts';
import type { Shores } from './land.ts';
import { transferFaults, type WayBetween } from './transfer-faults.ts';
import { crossingTo, runsOn, trainTo, type Ways } from './ways.ts';

const SHORES: Shores = {
  place: 'here',
  lat: 40,
  lon: 3,
  reach: 6_000,
  land: [[-6_000, -6_000, 0, -6_000, 0, 6_000, -6_000, 6_000]],
  lakes: [],
  drawn: false,
};
const PLACE = { lat: 40, lon: 3, description: 'A walled old town.', thingsToDo: [] };
const hotelAt = (x: number, given: Partial<SitedHotel> = {}): SitedHotel => ({
  ...positionAt(SHORES, { x, y: 0 }),
  facilities: [],
  metresToBeach: null,
  ...given,
});
const kindsOf = (hotel: SitedHotel, place = PLACE) =>
  hotelFaults(hotel, place, SHORES).map(({ kind }) => kind);

test('a hotel that says what the map says has no fault', () => {
  const facilities = ['sea_view', 'beachfront', 'near_centre', 'old_town'] as const;
  expect(kindsOf(hotelAt(-60, { facilities, metresToBeach: 60 }))).toEqual([]);
  expect(kindsOf(hotelAt(-2_500))).toEqual([]);
});

test('the sea, its distance, its view and the town are held against the map', () => {
  expect(kindsOf(hotelAt(50))).toEqual(['in_the_sea']);
  expect(kindsOf(hotelAt(-500, { metresToBeach: 560 }))).toEqual(['distance_wrong']);
  expect(kindsOf(hotelAt(-500, { metresToBeach: 540 }))).toEqual([]);
  expect(kindsOf(hotelAt(-710, { facilities: ['sea_view'] }))).toEqual(['no_sea_there']);
  expect(kindsOf(hotelAt(-95, { facilities: ['beachfront'] }))).toEqual(['no_sea_there']);
  expect(kindsOf(hotelAt(-1_150, { facilities: ['near_centre'] }))).toEqual(['not_in_town']);
  const plain = { ...PLACE, description: 'A long beach.' };
  expect(kindsOf(hotelAt(-60, { facilities: ['old_town'] }), plain)).toEqual(['not_in_town']);
});

const FERRY = {
  places: ['croatia-hvar'],
  airports: ['SPU'],
  by: 'ferry',
  from: { name: 'Split', lat: 43.5, lon: 16.4 },
  to: { name: 'Hvar', lat: 43.2, lon: 16.4 },
  minutes: 65,
  season: { start: '04-01', end: '10-31' },
} as const;
const ROAD: WayBetween = {
  straightKm: 48,
  overLandKm: 52,
  crossing: undefined,
  hasTrain: false,
  people: 2,
};
const WATER: WayBetween = {
  ...ROAD,
  overLandKm: undefined,
  crossing: { ...FERRY, places: [], airports: [] },
};
const faultsOf = (type: string, duration: number, price: number, way: WayBetween) =>
  transferFaults({ type, duration, price }, way).map(({ kind }) => kind);

test('a coach by road, a ferry over the water, a train where one runs', () => {
  expect(faultsOf('shuttle_service', 95, 4_600, ROAD)).toEqual([]);
  expect(faultsOf('shared_ferry', 190, 9_000, WATER)).toEqual([]);
  expect(faultsOf('train', 40, 2_000, { ...ROAD, hasTrain: true })).toEqual([]);
});

test('no coach over the sea, no ferry over land, no train without rails', () => {
  expect(faultsOf('shuttle_service', 190, 9_000, WATER)).toEqual(['across_water']);
  expect(faultsOf('shared_ferry', 95, 4_600, ROAD)).toEqual(['across_water']);
  expect(faultsOf('train', 40, 2_000, ROAD)).toEqual(['across_water']);
});

test('minutes that no road allows, and prices that nobody pays', () => {
  expect(faultsOf('private_taxi', 20, 16_000, ROAD)).toEqual(['impossible_minutes']);
  expect(faultsOf('private_taxi', 400, 16_000, ROAD)).toEqual(['impossible_minutes']);
  expect(faultsOf('shared_ferry', 60, 9_000, WATER)).toEqual(['impossible_minutes']);
  expect(faultsOf('private_taxi', 55, 150, ROAD)).toEqual(['price_out_of_range']);
  expect(faultsOf('private_taxi', 55, 150_000, ROAD)).toEqual(['price_out_of_range']);
});

test('a way is for its places and those below them, from its airports, in its season', () => {
  const ways: Ways = {
    crossings: [{ ...FERRY, places: [...FERRY.places], airports: [...FERRY.airports] }],
    trains: [{ airport: 'AMS', places: ['amsterdam-centre'], minutes: 17, fare: 520, name: 'NS' }],
  };
  const ferry = crossingTo(ways, 'croatia-hvar-town', 'SPU')!;
  expect(ferry.minutes).toBe(65);
  expect(crossingTo(ways, 'croatia-hvarska', 'SPU')).toBeUndefined();
  expect(crossingTo(ways, 'croatia-hvar', 'DBV')).toBeUndefined();
  expect(runsOn(ferry, '2027-10-31')).toBe(true);
  expect(runsOn(ferry, '2027-11-01')).toBe(false);
  const overNewYear = { ...ferry, season: { start: '12-01', end: '03-31' } };
  expect(['12-24', '01-02', '04-01'].map((day) => runsOn(overNewYear, `2027-${day}`))).toEqual([
    true,
    true,
    false,
  ]);
  expect(trainTo(ways, 'amsterdam-centre', 'AMS')?.fare).toBe(520);
  expect(trainTo(ways, 'amsterdam-noord', 'AMS')).toBeUndefined();
});
