import { expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import type { DiscoveredPlaceFragment } from '../query.generated.ts';
import { drawnPlaces } from './drawn-places.ts';

/** The cheapest first, as the page has them. */
const PLACES = [
  ['ireland', 53, -8],
  ['france', 47, 2],
  ['austria', 47.5, 14],
  ['italy', 43, 12.5],
  ['spain', 40.2, -3.6],
  ['bulgaria', 42.7, 25.3],
  ['romania', 45.9, 25],
  ['greece', 38.5, 23.8],
  ['cyprus', 35, 33],
] as const;

const found = PLACES.map(([value, lat, lon], at): DiscoveredPlaceFragment => ({
  place: {
    value,
    label: value,
    within: '',
    path: value,
    picture: { url: '', alt: '', placeholder: '' },
  },
  position: { lat, lon },
  hotels: 1,
  from: money(20_000 + at, 'GBP'),
  perPerson: money(10_000 + at, 'GBP'),
  departureDate: '2027-06-12',
  numberOfNights: 7,
  flightMinutes: 150,
  warmth: 20,
  query: '',
}));

test.each([
  ['phone', 660, 330, 78, 52],
  ['tablet', 660, 330, 136, 46],
] as const)('on a %s no label covers another', (...args) => {
  const [window, width, height, across, down] = args;
  const { labels } = drawnPlaces(found, found);
  const shown = labels.filter(({ hiddenOn }) => !hiddenOn.includes(window));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length).toBeLessThan(labels.length);
  for (const [i, one] of shown.entries())
    for (const other of shown.slice(i + 1)) {
      const isBeside = Math.abs(one.at.x - other.at.x) * width >= across;
      expect(isBeside || Math.abs(one.at.y - other.at.y) * height >= down).toBe(true);
    }
});
