import { beforeEach, expect, test, vi } from 'vitest';
import { readSearch } from './read-search.ts';
import { loadSavedSearch, saveSearch } from './saved-search.ts';

const EARLIEST = '2026-11-23';
const { criteria } = readSearch(
  'locationIds=majorca&hotelIds=12&departureAirports=LBA&departureDate=2027-07-24&nights=10&rooming=2-9-1,2&flexibility=1',
  EARLIEST,
);

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

test('a search is kept under both keys with the fields of the contract [SRCH-29, SRCH-30, SRCH-32, SRCH-33]', () => {
  saveSearch(criteria);
  expect(JSON.parse(stored.get('searchFormPrepopV7') ?? '')).toMatchObject({
    adults: 4,
    children: 1,
    infants: 1,
    childAges: [9, 1],
    dateFormat: 'specific',
    departureAirports: ['LBA'],
    departureDate: '2027-07-24',
    departureRangeEndDate: '2027-07-24',
    flexibility: 1,
    hotelIds: [12],
    locationIds: ['majorca'],
    nights: [10],
    rooms: 2,
    rooming: '2-9-1,2',
  });
  expect(stored.get('lastKnownSearch')).toContain('locationIds[0]=majorca');
});

test('what was kept fills the form with the same search [SRCH-34]', () => {
  saveSearch(criteria);
  expect(readSearch(loadSavedSearch() ?? '', EARLIEST).criteria).toEqual(criteria);
});

test.each([['nothing', undefined], ['no JSON', '{'], ['other fields', '{"adults":"two"}'], ['a date that is none', '{"departureDate":"soon"}']])(
  '%s fills nothing [SRCH-35]',
  (_, text) => {
    if (text !== undefined) stored.set('searchFormPrepopV7', text);
    expect(loadSavedSearch()).toBeUndefined();
  },
);

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', { getItem: () => fail(), setItem: () => fail() });
  expect(() => saveSearch(criteria)).not.toThrow();
  expect(loadSavedSearch()).toBeUndefined();
});

const fail = () => {
  throw new Error('forbidden');
};
