import { expect, test } from 'vitest';
import { airports, places } from '#server/catalogue/reference.ts';
import { aboutOf } from './about.ts';

/** A direct flight of two hours to everywhere from Gatwick and from Manchester. */
const series = new Map(
  airports
    .filter(({ role }) => role === 'destination')
    .flatMap(({ iata }) => ['LGW', 'MAN'].map((origin) => ({ origin, destination: iata })))
    .map((pair, id) => [
      id,
      {
        ...pair,
        id,
        carrier: 'U2',
        flightNumber: 'U21',
        departureTime: '07:00',
        arrivalTime: '10:00',
        arrivalDayOffset: 0,
        durationMinutes: 120,
        stops: 0,
        segments: null,
        holdBagIncluded: false,
        agentFee: false,
        airlineSession: false,
      },
    ]),
);

const described = places
  .filter(({ kind }) => kind !== 'continent')
  .map((place) => ({
    id: place.id,
    kind: place.kind,
    fame: place.popularity ?? 0,
    words: [place.description, ...aboutOf(place, series)].join(' ').split(/\s+/).length,
  }));

test('every place is described in forty words at least', () => {
  expect(described.filter(({ words }) => words < 40)).toEqual([]);
});

test.each([
  ['region', 60],
  ['resort', 150],
])('each of the best known of kind %s, %d of them, in 120 at least', (kind, most) => {
  const known = described.filter((one) => one.kind === kind).toSorted((a, b) => b.fame - a.fame);
  expect(known.slice(0, most).filter(({ words }) => words < 120)).toEqual([]);
});
