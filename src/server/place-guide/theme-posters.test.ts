import { expect, test } from 'vitest';
import { ALL_THEMES } from '#domain/place-guide/holiday-themes.ts';
import { monthPicture } from '#server/catalogue/picture-views.ts';
import { themePicture } from './theme-posters.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`);

test('each kind of holiday has a scene that no other has, and no month', () => {
  const scenes = [
    ...ALL_THEMES.map((theme) => themePicture(theme).picture.scene),
    ...MONTHS.map((month) => monthPicture(month)?.picture.scene),
  ];
  expect(new Set(scenes).size).toBe(ALL_THEMES.length + MONTHS.length);
});

test('its words are of what it shows', () => {
  expect(themePicture('ski').picture.alt).toMatch(/^Ski, a drawing: a village in deep snow/);
});
