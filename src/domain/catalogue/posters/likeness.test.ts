import { expect, test } from 'vitest';
import { differenceOf, signatureOf } from '#testing/world/likeness.ts';
import { picturedHotels, picturedPlaces } from '#testing/world/pictured-world.ts';
import { leadView } from '../hotel-views.ts';
import { pictureOfPlace } from '../place-posters/place-scene.ts';
import type { SceneKind } from './scene-kinds.ts';

/** Where ten searches lead, and how many cards of each are looked at. */
const SEARCHED = [
  'spain-majorca',
  'spain-tenerife',
  'spain-costa-blanca',
  'portugal-algarve',
  'greece-crete',
  'turkey-antalya',
  'cyprus',
  'egypt-hurghada',
  'italy',
  'united-arab-emirates',
];
const CARDS = 80;

const twins = { grey: 7, colour: 9 } as const;

test('among the two hundred best known places no two of one parent look alike from afar', async () => {
  const alike: string[] = [];
  for (const siblings of Map.groupBy(
    picturedPlaces.slice(0, 200),
    ({ parent }) => parent,
  ).values()) {
    const signatures = await Promise.all(
      siblings.map((place) => signatureOf(pictureOfPlace(place))),
    );
    for (const [index, one] of signatures.entries())
      for (const [after, other] of signatures.slice(index + 1).entries()) {
        const { grey, colour } = differenceOf(one, other);
        if (grey < twins.grey && colour < twins.colour)
          alike.push(`${siblings[index]?.id} and ${siblings[index + 1 + after]?.id}`);
      }
  }
  expect(alike).toEqual([]);
});

test('of the first cards of ten searches no scene has more than a fifth, and none stands twice running', () => {
  const hotels = picturedHotels(5_000);
  const shown = new Map<SceneKind, number>();
  let all = 0;
  for (const region of SEARCHED) {
    let previous: SceneKind | undefined;
    for (const hotel of hotels
      .filter(({ place: { id } }) => id.startsWith(region))
      .slice(0, CARDS)) {
      const { scene } = leadView(hotel, previous);
      expect(scene, hotel.name).not.toBe(previous);
      previous = scene;
      all += 1;
      shown.set(scene, (shown.get(scene) ?? 0) + 1);
    }
  }
  expect(all).toBeGreaterThan(500);
  for (const [scene, cards] of shown) expect(cards / all, scene).toBeLessThanOrEqual(0.2);
});
