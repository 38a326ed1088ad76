import { beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { announceAnswer } from '#web/parts/Consent/consent-here.ts';
import { readSearch } from './read-search.ts';
import { saveSearch } from './save-search.ts';
import { loadSavedSearch } from './saved-search.ts';

const EARLIEST = '2026-11-23';
const { criteria } = readSearch(
  'locationIds=majorca&hotelIds=12&hotelLocationId=majorca&departureAirports=LBA&departureDate=2027-07-24&nights=10&rooming=2-9-1,2&flexibility=1',
  EARLIEST,
);

const stored = new Map<string, string>();
const session = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  session.clear();
  vi.stubGlobal('localStorage', storageOver(stored));
  vi.stubGlobal('sessionStorage', storageOver(session));
  vi.stubGlobal('window', new EventTarget());
  consent('1.0100.20261120');
});

/** `isAsked`: the question stands on the page. */
const consent = (cookie: string, isAsked = false) =>
  vi.stubGlobal('document', {
    cookie: `cookie_consent=${cookie}`,
    getElementById: () => (isAsked ? {} : null),
  });

test('while the page asks anew, a former yes keeps nothing for the next visit', () => {
  consent('1.0100.20260301', true);
  saveSearch(criteria, STANDARD_FLAGS);
  expect([stored.size, session.size > 0]).toEqual([0, true]);
});

test('a search is kept under both keys with the fields of the contract [SRCH-29, SRCH-30, SRCH-32]', () => {
  saveSearch(criteria, STANDARD_FLAGS);
  expect(JSON.parse(stored.get('searchFormPrepopV7') ?? '')).toEqual({
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
    hotelLocationId: 'majorca',
    locationIds: ['majorca'],
    nights: [10],
    rooms: 2,
    rooming: '2-9-1,2',
  });
  expect(stored.get('lastKnownSearch')).toContain('locationIds[0]=majorca');
});

test('every search takes the place of the one before [SRCH-33]', () => {
  saveSearch(criteria, STANDARD_FLAGS);
  saveSearch({ ...criteria, locationIds: ['menorca'] }, STANDARD_FLAGS);
  expect(stored.get('lastKnownSearch')).toContain('locationIds[0]=menorca');
  expect(stored.get('lastKnownSearch')).not.toContain('locationIds[0]=majorca');
});

test('what was kept fills the form with the same search [SRCH-34]', () => {
  saveSearch(criteria, STANDARD_FLAGS);
  expect(readSearch(loadSavedSearch() ?? '', EARLIEST).criteria).toEqual(criteria);
});

test('filters stay for the session alone, and as the next results leave them [RSLT-11]', () => {
  const narrowed = readSearch(
    'locationIds=majorca&filters[board]=AI&filters[price][max]=150000&filters[hotelName]=del%20Mar',
    EARLIEST,
  ).criteria;
  saveSearch(narrowed, STANDARD_FLAGS);
  expect(readSearch(loadSavedSearch() ?? '', EARLIEST).criteria.filters).toEqual(narrowed.filters);
  session.clear();
  expect(readSearch(loadSavedSearch() ?? '', EARLIEST).criteria.filters).toEqual(criteria.filters);
  saveSearch(narrowed, { persistedFilters: false });
  expect(session).toEqual(new Map());
  saveSearch(narrowed, STANDARD_FLAGS);
  saveSearch(criteria, STANDARD_FLAGS);
  expect(readSearch(loadSavedSearch() ?? '', EARLIEST).criteria.filters).toEqual(criteria.filters);
});

test('the last search holds a flexibility that there is [DATE-17]', () => {
  saveSearch(readSearch('locationIds=majorca&flexibility=9', EARLIEST).criteria, STANDARD_FLAGS);
  expect(stored.get('lastKnownSearch')).toContain('flexibility=3');
});

test('without consent to Functional a search is kept for its tab alone', () => {
  consent('1.1011.20261120');
  saveSearch(criteria, STANDARD_FLAGS);
  expect(stored).toEqual(new Map());
  expect(readSearch(loadSavedSearch() ?? '', EARLIEST).criteria).toEqual(criteria);
  session.clear();
  expect(loadSavedSearch()).toBeUndefined();
});

test('who accepts Functional keeps the search that they have just made [COOK-03]', () => {
  consent('');
  saveSearch(criteria, STANDARD_FLAGS);
  consent('1.0100.20261120');
  announceAnswer();
  expect([...stored.keys()]).toEqual(['searchFormPrepopV7', 'lastKnownSearch']);
});

test('who refuses it does not', () => {
  consent('');
  saveSearch(criteria, STANDARD_FLAGS);
  consent('1.0000.20261120');
  announceAnswer();
  expect(stored).toEqual(new Map());
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['other fields', '{"adults":"two"}'],
  ['a date that is none', '{"departureDate":"soon"}'],
])('%s fills nothing [SRCH-35]', (_, text) => {
  if (text !== undefined) stored.set('searchFormPrepopV7', text);
  expect(loadSavedSearch()).toBeUndefined();
});

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('localStorage', { getItem: () => fail(), setItem: () => fail() });
  expect(() => saveSearch(criteria, STANDARD_FLAGS)).not.toThrow();
  expect(loadSavedSearch()).toBeUndefined();
});

const storageOver = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const fail = () => {
  throw new Error('forbidden');
};
