import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';
type Pair = readonly [text: string, ground: string, least: number];

const TEXT = 4.5;
const LARGE_OR_EDGE = 3;

/**
 * Every pair of look.md section 2 that carries words (4.5), large words or the edge of a control
 * (3).
 */
const PAIRS: readonly Pair[] = [
  ['ink', 'paper', TEXT],
  ['ink', 'leaf', TEXT],
  ['ink', 'sand', TEXT],
  ['ink', 'wash', TEXT],
  ['ink', 'good-wash', TEXT],
  ['ink', 'amber-wash', TEXT],
  ['ink', 'coral-wash', TEXT],
  ['ink', 'map-land', TEXT],
  ['ink-2', 'paper', TEXT],
  ['ink-2', 'leaf', TEXT],
  ['ink-2', 'sand', TEXT],
  ['ink-2', 'wash', TEXT],
  ['edge', 'paper', LARGE_OR_EDGE],
  ['edge', 'leaf', LARGE_OR_EDGE],
  ['edge', 'wash', LARGE_OR_EDGE],
  ['on-sun', 'sun', TEXT],
  ['on-sun', 'sun-hover', TEXT],
  ['on-sun', 'label', TEXT],
  ['sea', 'paper', TEXT],
  ['sea', 'leaf', TEXT],
  ['sea', 'wash', TEXT],
  ['sea', 'amber-wash', TEXT],
  ['chosen-text', 'wash', TEXT],
  ['on-sea', 'sea', TEXT],
  ['coral', 'paper', TEXT],
  ['coral', 'leaf', TEXT],
  ['coral', 'coral-wash', TEXT],
  ['good', 'paper', TEXT],
  ['good', 'leaf', TEXT],
  ['good', 'good-wash', TEXT],
  ['star', 'paper', TEXT],
  ['on-frame', 'frame', TEXT],
  ['on-frame-2', 'frame', TEXT],
  ['on-band', 'band', TEXT],
  ['on-band-2', 'band', TEXT],
  ['sun', 'band', TEXT],
  ['on-pin', 'pin', TEXT],
];

/** Marks of graphs, and what they are drawn on: a page, a card, a chosen or a good month. */
const MARKS = ['bar', 'star', 'sea'];
const GROUNDS = ['paper', 'leaf', 'wash', 'good-wash', 'sand'];
const GRAPHS = MARKS.flatMap((mark) =>
  GROUNDS.map((ground): Pair => [mark, ground, LARGE_OR_EDGE]),
);

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

describe.each<Theme>(['light', 'dark'])('%s theme', (theme) => {
  test.each([...PAIRS, ...GRAPHS])(
    '%s on %s has a contrast of at least %d',
    (text, ground, least) => {
      expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
    },
  );
});

test('the light and the dark contrasts are the published ones', () => {
  expect(contrast(colour('ink', 'light'), colour('paper', 'light'))).toBeCloseTo(13.9, 1);
  expect(contrast(colour('ink', 'dark'), colour('paper', 'dark'))).toBeCloseTo(15.1, 1);
});

function colour(token: string, theme: Theme): string {
  const match = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = match?.[theme === 'light' ? 1 : 2];
  if (value === undefined) throw new Error(`no colour --${token}`);
  return value;
}

/** Contrast ratio of WCAG 2. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
