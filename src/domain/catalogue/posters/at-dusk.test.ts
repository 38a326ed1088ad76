import { expect, test } from 'vitest';
import { atDusk } from './at-dusk.ts';
import { isSnowy, paletteNames, palettes } from './palettes.ts';

const posterIn = (palette: (typeof paletteNames)[number]) =>
  ({
    scene: 'bay',
    palette,
    seed: 4,
    facts: { stars: 4, hasPool: false, lat: 40, setting: 'sea' },
  }) as const;

test('noon is printed as gold, gold as the city of the evening; nothing else changes', () => {
  expect(atDusk(posterIn('noon'))).toEqual(posterIn('gold'));
  expect(atDusk(posterIn('gold'))).toEqual(posterIn('city'));
});

test.each(paletteNames)('%s by night has snow only where snow lay', (name) => {
  const { palette } = atDusk(posterIn(name));
  expect(isSnowy(palettes[palette])).toBe(isSnowy(palettes[name]));
});
