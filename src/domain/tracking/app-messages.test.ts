import { expect, test } from 'vitest';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { loadedResults, transaction, webAttributes } from './app-messages.ts';

const criteria: Criteria = {
  searchType: 'HOLIDAY',
  locationIds: ['spain'],
  hotelIds: [],
  departureAirports: ['MAN'],
  departureDate: '2027-05-03',
  departureRangeEndDate: '2027-05-03',
  flexibility: 3,
  nights: [10, 7],
  party: [
    { adults: 2, childAges: [7, 1] },
    { adults: 1, childAges: [] },
  ],
  filters: NO_FILTERS,
  sort: 'POPULARITY',
  page: 1,
  bags: 0,
};
const found = { departure_date: '2027-05-03', nights: 7, adults: 3, children: 1, infants: 1 };

test('the app is told whose page it shows, or that it is nobody’s [APP-05]', () => {
  expect(webAttributes('c1')).toEqual({ name: 'load_web_attributes', data: { user_id: 'c1' } });
  expect(webAttributes(null)).toEqual({ name: 'load_web_attributes', data: { user_id: null } });
});

test('the app is told of an order by code, sum and currency [APP-06]', () => {
  expect(transaction('HM7K2Q', { amount: 123_456, currencyCode: 'EUR' })).toEqual({
    name: 'transaction',
    data: { revenue: 1234.56, orderID: 'HM7K2Q', currencyCode: 'EUR' },
  });
});

test('the app is told of results by place or hotel, days and people [APP-08]', () => {
  const url = 'https://holidaymaker.example/results?x=1';
  expect(loadedResults(criteria, { hotelName: undefined, location: 'Spain' }, url)).toEqual({
    name: 'load_results',
    data: { location: 'Spain', ...found, cta_url: url },
  });
  expect(loadedResults(criteria, { hotelName: 'Hotel Sol', location: 'Spain' }, url)).toEqual({
    name: 'load_results',
    data: { hotel_name: 'Hotel Sol', ...found, cta_url: url },
  });
});
