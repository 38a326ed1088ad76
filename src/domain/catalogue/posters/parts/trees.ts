import type { Palette } from '../palette.ts';
import { line, outline, path, rect, repeat } from './shapes.ts';

/** A cypress: one flame with its shaded half. */
export function drawCypress(
  x: number,
  foot: number,
  height: number,
  { leaf, leafShade }: Palette,
): string {
  const wide = height * 0.13;
  const right =
    outline`M${x} ${foot - height}` +
    outline`c${wide * 1.5} ${height * 0.45} ${wide * 1.2} ${height * 0.9} ${wide * 0.2} ${height}`;
  return (
    path(
      right +
        outline`h${-wide * 0.4}` +
        outline`c${-wide} ${-height * 0.1} ${-wide * 1.3} ${-height * 0.55} ${wide * 0.2} ${-height}Z`,
      leaf,
    ) +
    path(
      right +
        outline`c${-wide * 0.4} ${-height * 0.3} ${wide * 0.3} ${-height * 0.55} ${-wide * 0.2} ${-height}Z`,
      leafShade,
    )
  );
}

/** A stone pine: forked trunk and flat pads. `lean` is the tip's shift as a share of the height. */
export function drawPine(
  x: number,
  foot: number,
  height: number,
  lean: number,
  { trunk, leaf, leafShade }: Palette,
): string {
  const [tipX, tip] = [x + lean * height, foot - height];
  const forkX = x + lean * height * 0.42;
  const wood =
    outline`M${x} ${foot}` +
    outline`C${x + lean * height * 0.1} ${foot - height * 0.45} ${tipX - lean * height * 0.3} ${foot - height * 0.6} ${tipX} ${tip + height * 0.12}` +
    outline`M${forkX} ${foot - height * 0.55}L${tipX + height * 0.24} ${tip + height * 0.16}` +
    outline`M${forkX} ${foot - height * 0.58}` +
    outline`L${tipX - height * 0.26} ${tip + height * 0.14}`;
  return (
    line(wood, trunk, height * 0.032) +
    pad(tipX + height * 0.03, tip + height * 0.15, height * 0.52, height * 0.15, leafShade) +
    pad(tipX, tip + height * 0.115, height * 0.5, height * 0.125, leaf) +
    pad(tipX + height * 0.08, tip + height * 0.02, height * 0.3, height * 0.07, leaf)
  );
}

const pad = (x: number, y: number, wide: number, high: number, ink: string): string =>
  path(
    outline`M${x - wide} ${y}` +
      outline`C${x - wide * 1.02} ${y - high} ${x - wide * 0.5} ${y - high * 1.25} ${x - wide * 0.15} ${y - high * 1.15}` +
      outline`C${x + wide * 0.2} ${y - high * 1.6} ${x + wide * 0.95} ${y - high * 1.1} ${x + wide} ${y}` +
      outline`C${x + wide * 0.5} ${y + high * 0.22} ${x - wide * 0.5} ${y + high * 0.22} ${x - wide} ${y}Z`,
    ink,
  );

/** A fir of four tiers; `snow` lays white on the lit edge of each. */
export function drawFir(
  x: number,
  foot: number,
  height: number,
  { leaf, leafShade, trunk, paper }: Palette,
  snow: boolean,
): string {
  const tiers = repeat(4, (tier) => {
    const top = foot - height + height * tier * 0.19;
    const [low, half] = [top + height * 0.34, height * (0.1 + tier * 0.055)];
    return (
      path(outline`M${x} ${top}L${x + half} ${low}L${x - half} ${low}Z`, leaf) +
      path(outline`M${x} ${top}L${x + half} ${low}L${x + half * 0.12} ${low}Z`, leafShade) +
      (snow
        ? path(
            outline`M${x} ${top}L${x - half} ${low}L${x - half * 0.42} ${low - height * 0.03}` +
              outline`L${x - half * 0.3} ${low - height * 0.1}Z`,
            paper,
          )
        : '')
    );
  });
  return (
    rect(x - height * 0.025, foot - height * 0.12, height * 0.05, height * 0.12, trunk) + tiers
  );
}
