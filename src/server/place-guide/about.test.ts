import { expect, test } from 'vitest';
import { airports, findPlace, places } from '#server/catalogue/reference.ts';
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
  ['region', 60, 120],
  ['resort', 150, 120],
])('each of the best known of kind %s, %d of them, in %d at least', (kind, most, least) => {
  const known = described.filter((one) => one.kind === kind).toSorted((a, b) => b.fame - a.fame);
  expect(known.slice(0, most).filter(({ words }) => words < least)).toEqual([]);
});

test('a resort says no sentence of its region, but what there is to do in it', () => {
  const sentences = (id: string) =>
    aboutOf(findPlace(id)!, series).flatMap((paragraph) => paragraph.split(/(?<=[.:]) /));
  const alcudia = sentences('spain-majorca-alcudia');
  const ofBoth = alcudia.filter((one) => sentences('spain-majorca').includes(one));
  expect(ofBoth).toEqual(["Walk the medieval walls of Alcúdia's old town."]);
  expect(alcudia).toContain(
    'Playa de Muro is 6 km to the south, Puerto Pollensa 7 km to the north-west and Cala San Vicente 9 km to the north-west.',
  );
  expect(alcudia).toContain(
    '2 h 00 by direct flight from London Gatwick to Palma de Mallorca airport; from there Alcúdia is 48 km away in a straight line.',
  );
});
