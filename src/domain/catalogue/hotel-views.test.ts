import { expect, test } from 'vitest';
import { leadView, viewsOfHotel } from './hotel-views.ts';
import type { HotelPictureFacts } from './picture-facts.ts';
import type { SceneKind } from './posters/scene-kinds.ts';

const hotel = (given: Partial<HotelPictureFacts>): HotelPictureFacts => ({
  id: 12,
  name: 'Miramar Blanc',
  stars: 4,
  facilities: ['Outdoor pool', 'Bar'],
  place: {
    id: 'spain-majorca-port',
    name: 'Port de Sóller',
    nature: ['beach'],
    country: 'ES',
    lat: 39.8,
    cityBreak: false,
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
    expect(views.some(({ scene }) => scene === 'pool')).toBe(false);
    expect(views.every(({ facts }) => !facts.hasPool)).toBe(true);
    expect(views[0]?.alt).toBe(
      'Miramar Blanc, a drawing: a white building of five floors with striped awnings, a garden in front and the sea beyond',
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
    const { scene } = leadView(hotel({ id, facilities: id % 3 ? ['Pool'] : [] }), previous);
    expect(scene).not.toBe(previous);
    led.add(scene);
    previous = scene;
  }
  expect(led.size).toBeGreaterThan(3);
});
