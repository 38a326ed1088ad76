import { describe, expect, test } from 'vitest';
import type { PosterDesign } from '../picture-facts.ts';
import { makeFrame } from './frame.ts';
import { inksOf, paletteNames, palettes } from './palettes.ts';
import { isSunWhole } from './parts/sun.ts';
import { drawScene, makePoster } from './poster.ts';
import { makeRandom } from './random.ts';
import { bedKinds, roomOutlooks, type RoomScene } from './room-facts.ts';
import { posterKinds } from './scene-kinds.ts';
import { scenes } from './scenes.ts';
import { PALM_LIMIT, settings, type SceneFacts } from './stage.ts';

const facts = { stars: 4, hasPool: true, lat: 39, setting: 'sea' } as const;
const everyPoster: PosterDesign[] = posterKinds.flatMap((scene) =>
  paletteNames.map((palette, index) => ({ scene, palette, seed: 11 + index, facts })),
);
const shapes = [
  [264, 208],
  [480, 480],
  [1200, 630],
  [1344, 540],
  [780, 340],
] as const;

describe('a poster', () => {
  test.each(everyPoster)(
    '$scene in $palette is well-formed SVG in its own inks, without words, its references within itself',
    (poster) => {
      const svg = makePoster({ ...poster, width: 300, height: 350 });
      expect(faultOf(svg)).toBeUndefined();
      expect(svg).not.toMatch(
        /<(text|tspan|image|style|script|foreignObject)\b|data:|NaN|undefined|Infinity/,
      );
      const used = new Set(Array.from(svg.matchAll(/"(#[0-9A-F]{6})"/gi), ([, ink = '']) => ink));
      expect([...used].filter((ink) => !inksOf(palettes[poster.palette]).has(ink))).toEqual([]);
      const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));
      const wanted = Array.from(svg.matchAll(/(?:url\(|href=")#([^)"]+)/g), ([, id = '']) => id);
      expect(defined.size, 'every id once').toBe(svg.match(/ id="/g)?.length);
      expect(wanted.filter((id) => !defined.has(id))).toEqual([]);
    },
  );

  test.each(posterKinds)('%s takes at most 120 kB of text, as a card and as a poster', (scene) => {
    for (const [width, height] of [...shapes.slice(0, 2), [400, 533]] as const)
      for (const setting of settings)
        for (let seed = 0; seed < 4; seed++) {
          const lat = setting === 'sea' ? 39 : 50;
          const seen = { stars: 5, hasPool: true, lat, setting };
          const svg = makePoster({ scene, palette: 'noon', seed, facts: seen, width, height });
          expect(svg.length, `${width}x${height}, ${setting}, ${seed}`).toBeLessThanOrEqual(
            120_000,
          );
        }
  });

  test('gives the same bytes for the same seed and other bytes for another', () => {
    const poster = {
      scene: 'harbour',
      palette: 'noon',
      seed: 5,
      facts,
      width: 528,
      height: 520,
    } as const;
    expect(makePoster(poster)).toBe(makePoster({ ...poster }));
    expect(makePoster({ ...poster, seed: 6 })).not.toBe(makePoster(poster));
  });

  test('has the same composition at double density', () => {
    const poster = { scene: 'bay', palette: 'gold', seed: 3, facts } as const;
    expect(drawScene(poster, 528, 416)).toEqual(drawScene(poster, 264, 208));
  });

  test.each(posterKinds.filter((scene) => scene !== 'beach' && scene !== 'poolAbove'))(
    '%s keeps its one sun whole in every shape, as far out as it can fall',
    (scene) => {
      for (const [width, height] of shapes) {
        const frame = makeFrame(width, height);
        for (let corner = 0; corner < 2 ** SUN_ROLLS; corner++) {
          const { sun } = scenes[scene]({
            ...frame,
            palette: palettes.noon,
            random: loadedRandom(corner),
            facts,
          });
          const isWhole = sun !== undefined && isSunWhole(sun, frame);
          expect(isWhole, `${scene} ${width}x${height} corner ${corner}`).toBe(true);
        }
      }
    },
  );

  test.each(['beach', 'poolAbove'] as const)('%s, seen from above, has no sun', (scene) => {
    expect(drawScene({ scene, palette: 'noon', seed: 1, facts }, 400, 400).sun).toBeUndefined();
  });

  test.each(posterKinds)('%s has no palm beyond the limit, north or south', (scene) => {
    for (const lat of [PALM_LIMIT + 0.1, 60, -50]) {
      for (let seed = 0; seed < PALM_SEEDS; seed++)
        expect(palmsOf({ scene, palette: 'noon', seed, facts: { ...facts, lat } })).toBe(0);
    }
  });

  test.each(posterKinds)('%s has no palm among mountains', (scene) => {
    for (let seed = 0; seed < PALM_SEEDS; seed++)
      expect(
        palmsOf({ scene, palette: 'noon', seed, facts: { ...facts, setting: 'mountains' } }),
      ).toBe(0);
  });

  test('what lies beyond a hotel changes its front, room, pool and table', () => {
    for (const scene of ['hotelFront', 'room', 'pool', 'dining'] as const) {
      const drawn = settings.map((setting) =>
        drawScene(
          { scene, palette: 'noon', seed: 2, facts: { ...facts, setting } },
          400,
          400,
        ).layers.join(''),
      );
      expect(new Set(drawn).size).toBe(settings.length);
    }
  });

  test('the beds and the view of a room each change its picture, and closed shutters hide the sun', () => {
    const room = (given: RoomScene) =>
      drawScene(
        { scene: 'bedroom', palette: 'noon', seed: 2, facts: { ...facts, room: given } },
        248,
        186,
      );
    const drawn = [
      ...bedKinds.map((bed) => room({ beds: [bed], outlook: 'sea' })),
      ...roomOutlooks.map((outlook) => room({ beds: ['king', 'single'], outlook })),
      room({ beds: ['king', 'single'] }),
    ];
    expect(new Set(drawn.map(({ layers }) => layers.join(''))).size).toBe(drawn.length);
    expect(drawn.map(({ sun }) => sun !== undefined)).toEqual(
      drawn.map((_, index) => index < drawn.length - 1),
    );
  });

  test('palms do stand before southern hotels', () => {
    expect(palmsOf({ scene: 'hotelFront', palette: 'noon', seed: 1, facts })).toBeGreaterThan(0);
  });

  test('a hotel front shows water only when there is a pool, and one floor more than stars', () => {
    const front = (given: Partial<SceneFacts>): string =>
      drawScene(
        { scene: 'hotelFront', palette: 'gold', seed: 1, facts: { ...facts, ...given } },
        400,
        400,
      ).layers.join('');
    expect(front({ hasPool: true })).toContain(palettes.gold.pool);
    expect(front({ hasPool: false })).not.toContain(palettes.gold.pool);
    expect(front({ stars: 5 }).length).toBeGreaterThan(front({ stars: 2 }).length);
  });
});

/** A scene places its sun by the first numbers it draws: where across, how high, how large. */
const SUN_ROLLS = 3;

/** Draws the least or the most there is for the sun, one bit of `corner` each; then any number. */
function loadedRandom(corner: number): () => number {
  const random = makeRandom(corner);
  let rolls = 0;
  return () => {
    const roll = rolls;
    rolls += 1;
    return roll < SUN_ROLLS ? ((corner >> roll) & 1) * 0.999_999 : random();
  };
}

/** Where a palm may stand is a matter of rule, not of chance: a few drawings show it. */
const PALM_SEEDS = 5;

const palmsOf = (poster: PosterDesign): number =>
  drawScene(poster, 480, 480).layers.join('').split('class="palm"').length - 1;

/** What is wrong with `svg` as XML of elements and quoted attributes; undefined when nothing is. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (const tag of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*")*)(\/?)>/g,
  )) {
    if (tag.index !== end) return `stray text at ${end}: ${svg.slice(end, end + 60)}`;
    end += tag[0].length;
    const [, closing, name = '', attributes = '', selfClosing] = tag;
    const names = Array.from(
      attributes.matchAll(/ ([a-zA-Z][a-zA-Z0-9:-]*)=/g),
      ([, attribute]) => attribute,
    );
    if (new Set(names).size < names.length) return `attribute twice: ${tag[0].slice(0, 80)}`;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closing && !selfClosing) open.push(name);
    if (open.length === 0 && end < svg.length) return 'more than one root';
  }
  return end < svg.length || open.length > 0 ? 'not closed' : undefined;
}
