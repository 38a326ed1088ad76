import type { KeyGenerator } from '@urql/exchange-graphcache';
import { expect, test } from 'vitest';
import { CACHE_KEYS } from './cache-keys.ts';

const PACKAGE = {
  __typename: 'Package',
  id: 'h1',
  flightQuoteId: 'f1',
  boardQuoteId: 'HB',
  rooms: [{ __typename: 'RoomName', name: 'Double' }],
};

const keyOf = (data: Parameters<KeyGenerator>[0]) => CACHE_KEYS[data.__typename]?.(data);

test.each([
  ['hotel', { id: 'h2' }],
  ['flight', { flightQuoteId: 'f2' }],
  ['board', { boardQuoteId: 'AI' }],
  ['room', { rooms: [{ __typename: 'RoomName', name: 'Suite' }] }],
  ['number of rooms', { rooms: [...PACKAGE.rooms, ...PACKAGE.rooms] }],
])('results that differ in their %s alone are two [CACHE-08]', (_, other) => {
  expect(keyOf({ ...PACKAGE, ...other })).not.toBe(keyOf(PACKAGE));
  expect(keyOf({ ...PACKAGE, price: 2 })).toBe(keyOf(PACKAGE));
});

test.each([
  ['[CACHE-01]', 'Airport', 'iata', 'LBA'],
  ['[CACHE-03]', 'Image', 'url', '/pictures/h1'],
  ['[CACHE-04]', 'Media', 'original', '/pictures/h1'],
  ['[CACHE-05]', 'DestinationGroup', 'name', 'Spain'],
  ['[CACHE-06]', 'Destination', 'slug', 'majorca'],
  ['[CACHE-07]', 'FlightOption', 'flightQuoteId', 'f1'],
])('%s %s is known by its %s', (_, type, field, value) => {
  expect(keyOf({ __typename: type, id: 'another', [field]: value })).toBe(value);
  expect(keyOf({ __typename: type, id: 'another' })).toBeNull();
});

test('a destination asked for by its value is the one of this slug [CACHE-06]', () => {
  const destination = { __typename: 'Destination', value: 'majorca' };
  expect(keyOf(destination)).toBe(keyOf({ __typename: 'Destination', slug: 'majorca' }));
});
