import { expect, test } from 'vitest';
import { leadView, viewNames, viewOfRoom, viewsOfHotel } from './hotel-views.ts';
import { hasPool, type HotelPictureFacts } from './picture-facts.ts';
import type { SceneKind } from './posters/scene-kinds.ts';

const hotel = (given: Partial<HotelPictureFacts>): HotelPictureFacts => ({
  id: 12,
  name: 'Miramar Blanc',
  stars: 4,
  facilities: ['Outdoor pool', 'Bar'],
  metresToBeach: 250,
  place: {
    id: 'spain-majorca-port',
    name: 'Port de Sóller',
    nature: ['beach'],
    country: 'ES',
    lat: 39.8,
    cityBreak: false,
    poster: { scene: 'harbour', palette: 'noon', seed: 5 },
  },
  ...given,
});
const inTown = {
  id: 'seville',
  name: 'Seville',
  nature: ['city'],
  country: 'ES',
  lat: 37.4,
  cityBreak: true,
  poster: { scene: 'city', palette: 'city', seed: 6 },
} as const;

test('the gallery opens with front, room, pool, dining and beach', () => {
  expect(
    viewsOfHotel(hotel({}))
      .slice(0, 5)
      .map(({ view }) => view),
  ).toEqual(['front', 'room', 'pool', 'dining', 'beach']);
});

test.each([[['Bar', 'Pool table']], [[]]])(
  'a hotel with %j shows no pool anywhere',
  (facilities) => {
    const views = viewsOfHotel(hotel({ facilities }));
    expect(views.some(({ scene }) => scene === 'pool' || scene === 'poolAbove')).toBe(false);
    expect(views.every(({ facts }) => !facts.hasPool)).toBe(true);
    expect(views[0]?.alt).toBe(
      'Miramar Blanc, a drawing: a tall white hotel of 9 floors with balconies',
    );
  },
);

test('a hotel in a town has no beach', () => {
  expect(viewsOfHotel(hotel({ place: inTown })).some(({ view }) => view === 'beach')).toBe(false);
});

test('no two pictures of a hotel are the same, and asking again gives the same', () => {
  const views = viewsOfHotel(hotel({}));
  expect(new Set(views.map(({ seed, scene, palette }) => `${seed} ${scene} ${palette}`)).size).toBe(
    views.length,
  );
  expect(viewsOfHotel(hotel({}))).toEqual(views);
});

test('a list led by each hotel after the scene before never shows one scene twice running', () => {
  let previous: SceneKind | undefined;
  const led = new Set<SceneKind>();
  for (let id = 1; id <= 300; id++) {
    const facilities =
      [['Sea views'], ['Pool'], ['Pool', 'Pool for children', 'Water slides']][id % 3] ?? [];
    const { scene } = leadView(
      hotel({ id, facilities, metresToBeach: id % 2 ? 60 : 900 }),
      previous,
    );
    expect(scene).not.toBe(previous);
    led.add(scene);
    previous = scene;
  }
  expect(led.size).toBeGreaterThan(3);
});

test('every view is drawn as what it shows, and printed later in the day where it says so', () => {
  expect(
    viewsOfHotel(hotel({})).map(({ view, scene, palette }) => `${view}: ${scene}, ${palette}`),
  ).toEqual([
    'front: tower, noon',
    'room: room, noon',
    'pool: pool, noon',
    'dining: dining, noon',
    'beach: strand, noon',
    'place: harbour, noon',
    'front-evening: tower, dusk',
  ]);
  expect(viewsOfHotel(hotel({})).map(({ view }) => view)).toEqual(viewNames);
});

test('the view of the place is the place’s own poster', () => {
  const views = viewsOfHotel(hotel({ id: 99 }));
  expect(views.find(({ view }) => view === 'place')).toMatchObject({
    scene: 'harbour',
    palette: 'noon',
    seed: 5,
  });
});

test('a view knows the hotel, and the words name the hotel or its place', () => {
  const views = viewsOfHotel(hotel({ stars: 3 }));
  for (const { facts } of views.filter(({ view }) => view !== 'place'))
    expect(facts).toEqual({ stars: 3, hasPool: true, lat: 39.8, setting: 'sea' });
  for (const { view, alt } of views)
    expect(alt).toContain(
      `${view.startsWith('place') ? 'Port de Sóller' : 'Miramar Blanc'}, a drawing: `,
    );
});

test('a hotel without pool and beach shows neither, in the evening too', () => {
  expect(viewsOfHotel(hotel({ facilities: [], place: inTown })).map(({ view }) => view)).toEqual([
    'front',
    'room',
    'dining',
    'place',
    'front-evening',
  ]);
});

test.each([
  ['its beach, when it stands on one', { metresToBeach: 40, facilities: [] }, 'beach'],
  [
    'its pools, when it has several and the beach is far',
    { metresToBeach: 1300, facilities: ['Pool', 'Heated pool', 'Water slides'] },
    'pool',
  ],
] as const)('a hotel is led by %s', (_best, given, view) => {
  for (let id = 1; id < 40; id++)
    expect(leadView(hotel({ ...given, id })).view, `${id}`).toBe(view);
});

test('a hotel that has nothing else is led by its front or its place', () => {
  const plain = { metresToBeach: 1300, facilities: [], stars: 3 };
  for (let id = 1; id < 40; id++)
    expect(['front', 'place'], `${id}`).toContain(leadView(hotel({ ...plain, id })).view);
});

test.each([[301], [1300], [null]])(
  '%s m from the sea there is no sand in any picture',
  (metres) => {
    const far = hotel({ metresToBeach: metres });
    expect(viewsOfHotel(far).map(({ view }) => view)).not.toContain('beach');
    for (const scene of ['beach', 'strand', 'harbour'] as const) {
      const place = { ...far.place, poster: { ...far.place.poster, scene } };
      for (let id = 1; id < 40; id++)
        expect(['beach', 'strand']).not.toContain(leadView({ ...far, place, id }).scene);
    }
  },
);

test('after a hotel with the same scene its next best leads', () => {
  const onTheSand = hotel({ metresToBeach: 40, facilities: ['Pool'] });
  expect(leadView(onTheSand).view).toBe('beach');
  expect(leadView(onTheSand, leadView(onTheSand).scene).view).not.toBe('beach');
});

test.each([
  ['Pool', true],
  ['Heated pools', true],
  ['Children’s POOL', true],
  ['Pool table', false],
  ['Carpool', false],
  ['Poolside bar', false],
])('%s is a pool: %s', (facility, expected) => {
  expect(hasPool(hotel({ facilities: ['Bar', facility] }))).toBe(expected);
});

test('a room is drawn with the beds and the view that it is sold with, and said so', () => {
  const family = { beds: 'one double and two single beds and an extra bed', view: 'garden view' };
  const seen = viewOfRoom(hotel({}), family);
  expect(seen).toMatchObject({
    view: 'room-double-single-single-garden',
    facts: { room: { beds: ['double', 'single', 'single'], outlook: 'garden' } },
    alt: 'Miramar Blanc, a drawing: a room with a double bed and two single beds, a garden in its window',
  });
  expect(viewOfRoom(hotel({}), { ...family })).toEqual(seen);
});

test('a room whose view nobody promises has its shutters half to, one without known beds no picture', () => {
  const suite = viewOfRoom(hotel({}), { beds: 'one king bed and a sofa bed', view: null });
  expect(suite?.view).toBe('room-king-sofa-closed');
  expect(suite?.facts.room).toEqual({ beds: ['king', 'sofa'] });
  expect(suite?.alt).toContain('a king bed and a sofa bed, its shutters half to');
  expect(viewOfRoom(hotel({}), { beds: 'hammocks', view: 'sea view' })).toBeUndefined();
});
