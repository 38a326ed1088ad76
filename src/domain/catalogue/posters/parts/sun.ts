import type { Frame } from '../frame.ts';
import type { Palette } from '../palette.ts';
import { circle, outline, path, repeat } from './shapes.ts';

/** The one sun of a picture: its disc in units. */
export type Sun = { readonly x: number; readonly y: number; readonly radius: number };

/** Two flat halos and the disc. */
export const drawSun = ({ x, y, radius }: Sun, palette: Palette): string =>
  circle(x, y, radius * 1.84, palette.halo[0]) +
  circle(x, y, radius * 1.42, palette.halo[1]) +
  circle(x, y, radius, palette.sun);

/** Faint rays from the sun to every edge. */
export function drawRays(
  { x, y }: Sun,
  frame: Frame,
  ink: string,
  { count = 22, strength = 0.09 } = {},
): string {
  const reach = Math.hypot(frame.width, frame.height) * 1.1;
  const wedge = (Math.PI * 2) / count;
  const rays = repeat(count, (index) => {
    const [from, to] = [index * wedge, (index + 0.5) * wedge];
    return (
      outline`M${x} ${y}L${x + Math.cos(from) * reach} ${y + Math.sin(from) * reach}` +
      outline`L${x + Math.cos(to) * reach} ${y + Math.sin(to) * reach}Z`
    );
  });
  return path(rays, ink, strength);
}

/** Whether the disc lies wholly inside the frame. */
export const isSunWhole = ({ x, y, radius }: Sun, frame: Frame): boolean =>
  x - radius >= 0 && x + radius <= frame.width && y - radius >= 0 && y + radius <= frame.height;
