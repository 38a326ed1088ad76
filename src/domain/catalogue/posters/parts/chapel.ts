import type { Palette } from '../palette.ts';
import { outline, path, rect } from './shapes.ts';

/** A white cube with a round dome and a cross; `tall` is the height of its wall. */
export function drawChapel(
  x: number,
  foot: number,
  width: number,
  tall: number,
  palette: Palette,
): string {
  const [top, radius] = [foot - tall, width * 0.42];
  return (
    rect(x, top, width, tall, palette.wall) +
    rect(x, top, width * 0.32, tall, palette.wallShade) +
    path(
      outline`M${x + width * 0.08} ${top}A${radius} ${radius} 0 0 1 ${x + width * 0.92} ${top}Z`,
      palette.roof,
    ) +
    path(
      outline`M${x + width * 0.45} ${top - radius * 0.985}A${radius} ${radius} 0 0 0 ${x + width * 0.08} ${top}` +
        outline`L${x + width * 0.36} ${top}` +
        outline`Q${x + width * 0.32} ${top - radius * 0.7} ${x + width * 0.45} ${top - radius * 0.985}Z`,
      palette.roofShade,
    ) +
    rect(x + width * 0.465, top - radius - width * 0.1, width * 0.07, width * 0.11, palette.wall) +
    path(
      outline`M${x + width * 0.56} ${foot}v${-tall * 0.4}a${width * 0.09} ${width * 0.09} 0 0 1 ${width * 0.18} 0` +
        outline`v${tall * 0.4}Z`,
      palette.window,
    )
  );
}
