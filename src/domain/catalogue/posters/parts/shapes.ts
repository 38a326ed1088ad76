/**
 * Flat shapes as SVG text. Coordinates are poster units, rounded to a tenth to keep the text short.
 */

export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

const opacityOf = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  opacity = 1,
): string => path(box(x, y, width, height), ink, opacity);

/** The outline of a rectangle, so that many of one ink can be one path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  outline`M${x} ${y}h${width}v${height}h${-width}Z`;

export const circle = (x: number, y: number, radius: number, ink: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${ink}"/>`;

export const ellipse = (
  x: number,
  y: number,
  across: number,
  down: number,
  ink: string,
  opacity = 1,
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" fill="${ink}"${opacityOf(opacity)}/>`;

export const polygon = (points: readonly Point[], ink: string, opacity = 1): string =>
  path(`${broken(points)}Z`, ink, opacity);

/** A broken line through all points, as steps: they take less text than places. */
export function broken(points: readonly Point[]): string {
  let [fromX, fromY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [stepX, stepY] = [round(round(x) - fromX), round(round(y) - fromY)];
      [fromX, fromY] = [round(x), round(y)];
      const before = ['M', 'l'][index] ?? (stepX < 0 ? '' : ' ');
      return `${before}${stepX}${stepY < 0 ? '' : ' '}${stepY}`;
    })
    .join('');
}

export const path = (outline: string, ink: string, opacity = 1): string =>
  `<path d="${outline}" fill="${ink}"${opacityOf(opacity)}/>`;

export const line = (outline: string, ink: string, width: number, opacity = 1): string =>
  `<path d="${outline}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round"${opacityOf(opacity)}/>`;

/** Path text from a template: numbers are rounded; a minus parts them as well as a blank. */
export function outline(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts
    .reduce(
      (text, part, index) => `${text}${index > 0 ? round(numbers[index - 1] ?? 0) : ''}${part}`,
      '',
    )
    .replaceAll(' -', '-');
}

/**
 * Points from pairs `across, rise`: a share of the width, and units above `base` (times `scale()`,
 * for unevenness).
 */
export function skyline(
  width: number,
  base: number,
  pairs: readonly number[],
  scale = (): number => 1,
): Point[] {
  return pairs.flatMap((across, index): Point[] =>
    index % 2 ? [] : [[width * across, base - (pairs[index + 1] ?? 0) * scale()]],
  );
}

/** Points from text such as `0 52, 40 48.5`: across and down, in hundredths of the frame. */
export const percent = (
  { width, height }: { readonly width: number; readonly height: number },
  pairs: string,
): Point[] =>
  pairs.split(', ').map((pair): Point => {
    const [across = 0, down = 0] = pair.split(' ').map(Number);
    return [(across * width) / 100, (down * height) / 100];
  });

/** An open path running softly through all points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  let text = outline`M${startX} ${startY}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    text += outline`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${
      to[0] - (after[0] - from[0]) / 6
    } ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  }
  return text;
}

/** A soft line closed down to `foot`: ground, water, a hill. */
export function under(points: readonly Point[], foot: number): string {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return curve(points) + outline`L${last[0]} ${foot}L${first[0]} ${foot}Z`;
}

/** The height of a broken line at `x`; beyond its ends, that of the nearer end. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([px]) => px >= x);
  const [to, from] = [points[next], points[next - 1]];
  if (!to) return points.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** Discs of one ink and size as one path: a line without length has round ends. */
export const dots = (points: readonly Point[], radius: number, ink: string): string =>
  line(points.map(([x, y]) => outline`M${x} ${y}h0`).join(''), ink, radius * 2);

export const turned = (degrees: number, x: number, y: number, body: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})">${body}</g>`;

/** A body drawn around its own origin, moved and scaled. */
export const placed = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${body}</g>`;

/** A picture within the picture: `body` in coordinates of its own, cut at the pane's edges. */
export const pane = (x: number, y: number, width: number, height: number, body: string): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}">${body}</svg>`;

export const mirrored = (width: number, body: string): string =>
  `<g transform="matrix(-1 0 0 1 ${round(width)} 0)">${body}</g>`;

/** `count` things side by side, drawn by `draw(index)`. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
