import { expect, test } from 'vitest';
import { findStoredItem, STORED_ITEMS, storedBy } from './storage.ts';

test('session, remember_token, features and the answer itself are set without consent [COOK-11]', () => {
  for (const name of ['session', 'remember_token', 'features', 'cookie_consent'])
    expect(findStoredItem('cookie', name)?.category).toBe('necessary');
  for (const name of ['sessions', 'sessiom', 'my_session'])
    expect(findStoredItem('cookie', name)).toBeUndefined();
});

test('an item is found by the name that a browser shows, in its own place', () => {
  expect(findStoredItem('session', 'scroll:/results?adults=2')?.purpose).toBe('scroll');
  expect(findStoredItem('local', 'scroll:/results')).toBeUndefined();
  expect(findStoredItem('local', 'lastKnownSearch')?.category).toBe('functional');
  expect(findStoredItem('session', 'lastKnownSearch')?.category).toBe('necessary');
  expect(findStoredItem('cookie', '_ga')).toBeUndefined();
});

test('what goes with a category is what it keeps', () => {
  expect(storedBy('functional', 'local').map(({ name }) => name)).toEqual([
    'searchFormPrepopV7',
    'lastKnownSearch',
  ]);
  expect(storedBy('functional', 'cookie')).toMatchObject([
    { name: 'fingerprinted', path: '/booking' },
  ]);
  expect(storedBy('marketing', 'cookie')).toEqual([]);
});

test('each is listed once, and a cookie has its days', () => {
  const places = STORED_ITEMS.map(({ name, place }) => `${place} ${name}`);
  expect(new Set(places).size).toBe(places.length);
  for (const item of STORED_ITEMS) expect('days' in item).toBe(item.place === 'cookie');
});
