import type { Frame } from '../frame.ts';
import type { Palette } from '../palette.ts';
import { outline, path, rect, repeat, round } from './shapes.ts';

/** The only gradient of a picture: four inks from the top to the horizon. */
export function drawSky({ width }: Frame, horizon: number, { sky }: Palette): string {
  const stops = repeat(
    sky.length,
    (index) =>
      `<stop offset="${round((index / (sky.length - 1)) * 100)}%" stop-color="${sky[index]}"/>`,
  );
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${rect(0, 0, width, horizon + 2, 'url(#sky)')}`;
}

/** A flat cloud of three rounded bars. */
export function drawCloud(x: number, y: number, length: number, ink: string): string {
  const thick = length * 0.085;
  const bar = (dx: number, dy: number, wide: number, high: number): string =>
    `<rect x="${round(x + dx)}" y="${round(y + dy)}" width="${round(wide)}" height="${round(high)}" rx="${round(high / 2)}"/>`;
  return `<g fill="${ink}">${bar(0, 0, length, thick)}${bar(length * 0.18, -thick * 0.8, length * 0.5, thick * 1.2)}${bar(
    -length * 0.22,
    thick * 0.75,
    length * 0.7,
    thick * 0.7,
  )}</g>`;
}

/** A gull: two wing strokes, `span` from the middle to a tip. */
export const drawGull = (x: number, y: number, span: number, ink: string): string =>
  path(
    outline`M${x - span} ${y - span * 0.3}q${span * 0.5} ${-span * 0.45} ${span} ${span * 0.3}` +
      outline`q${span * 0.5} ${-span * 0.75} ${span} ${-span * 0.3}` +
      outline`q${-span * 0.55} ${-span * 0.1} ${-span} ${span * 0.52}` +
      outline`q${-span * 0.4} ${-span * 0.6} ${-span} ${-span * 0.52}Z`,
    ink,
  );
