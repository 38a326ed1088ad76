import { expect, test } from 'vitest';
import { palettes } from './palettes.ts';
import { posterKinds } from './scene-kinds.ts';
import { twoToneOf } from './two-tone.ts';

test('a poster is stood in for by its sky and its ground, parted at its horizon', () => {
  const address = twoToneOf({ scene: 'caldera', palette: 'aegean' });
  expect(decodeURIComponent(address)).toBe(
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 99' preserveAspectRatio='none'>" +
      `<path fill='${palettes.aegean.sky[1]}' d='M0 0h9V99H0z'/>` +
      `<path fill='${palettes.aegean.sea[2]}' d='M0 34h9V99H0z'/></svg>`,
  );
});

test.each(posterKinds)('%s has two different inks in a short address', (scene) => {
  for (const palette of ['noon', 'gold', 'dusk'] as const) {
    const address = twoToneOf({ scene, palette });
    expect(address.length).toBeLessThan(300);
    expect(new Set(address.match(/%23[0-9A-F]{6}/g)).size).toBe(2);
  }
});
