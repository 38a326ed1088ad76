import { isSnowy } from '../../palettes.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawSummit } from '../../parts/hills.ts';
import { line, outline, path, percent, rect, repeat, under } from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A great wooden house under one wide gable, balconies across its front, peaks behind. */
export function drawChaletHotel(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const snow = isSnowy(palette);
  const ground = height * 0.82;
  const sun = {
    x: width * between(random, 0.16, 0.22),
    y: height * between(random, 0.28, 0.34),
    radius: between(random, 96, 110),
  };
  const inks = {
    lit: palette.far,
    shade: palette.farShade,
    snow: palette.paper,
    crease: palette.farShade,
  };
  return {
    sun,
    layers: [
      drawSky(stage, height * 0.62, palette),
      drawSun(sun, palette),
      drawSummit({ x: width * 0.86, top: height * 0.14, foot: height * 0.72, spread: 330 }, inks),
      drawSummit({ x: width * 0.06, top: height * 0.36, foot: height * 0.72, spread: 250 }, inks),
      path(under(percent(stage, '-3 70, 30 66, 70 70, 103 64'), height), palette.leafShade),
      path(
        under(percent(stage, '-3 78, 40 80, 103 75'), height + 10),
        snow ? palette.paper : palette.meadow,
      ),
      drawHouse(stage, ground),
      snow ? '' : drawBlooms(width * 0.08, height * 0.98, 100, palette, random),
      drawFir(width * 0.08, height * 0.9, 320, palette, snow),
      drawFir(width * 0.17, height * 0.86, 220, palette, snow),
      drawFir(width * 0.92, height * 0.95, 400, palette, snow),
      line(
        outline`M${width * 0.83} ${height * 0.9}l-16 -130M${width * 0.85} ${height * 0.9}l-12 -132`,
        palette.accent,
        9,
      ),
    ],
  };
}

function drawHouse({ width, height, palette, facts }: Stage, foot: number): string {
  const wide = Math.min(width * 0.56, 640);
  const x = (width - wide) / 2;
  const floors = Math.min(4, facts.stars);
  const floor = Math.min(92, (height * 0.36) / floors);
  const eaves = foot - 76 - floor * (floors - 0.5);
  const ridge = eaves - wide * 0.24;
  const rows = repeat(floors, (storey) => {
    const sill = foot - 88 - storey * floor;
    const windows = repeat(5, (index) =>
      rect(
        x + wide * (0.09 + index * 0.175),
        sill - floor * 0.56,
        wide * 0.11,
        floor * 0.5,
        palette.windowLit,
      ),
    );
    return (
      windows +
      rect(x - 22, sill - 6, wide + 44, 12, palette.roofShade) +
      repeat(22, (index) =>
        rect(x - 18 + (index * (wide + 30)) / 21, sill - 28, 6, 26, palette.roofShade),
      )
    );
  });
  const roof = (lift: number): string =>
    outline`M${x - 76} ${eaves + 46 - lift}L${x + wide / 2} ${ridge - lift}L${x + wide + 76} ${eaves + 46 - lift}L${x + wide + 62} ${eaves + 66 - lift}L${x + wide / 2} ${ridge + 40 - lift}L${x - 62} ${eaves + 66 - lift}Z`;
  return (
    rect(x + wide * 0.7, ridge - 10, 54, 120, palette.wallShade) +
    path(
      outline`M${x} ${foot - 76}V${eaves + 20}L${x + wide / 2} ${ridge + 20}L${x + wide} ${eaves + 20}V${foot - 76}Z`,
      palette.roof,
    ) +
    path(
      outline`M${x + wide * 0.76} ${foot - 76}V${eaves - wide * 0.06}L${x + wide} ${eaves + 20}V${foot - 76}Z`,
      palette.roofShade,
      0.6,
    ) +
    rect(x, foot - 84, wide, 84, palette.wall) +
    rect(x + wide * 0.76, foot - 84, wide * 0.24, 84, palette.wallShade) +
    rows +
    [0.14, 0.32, 0.62]
      .map((along) => rect(x + wide * along, foot - 62, 50, 36, palette.windowLit))
      .join('') +
    rect(x + wide * 0.46, foot - 68, 56, 68, palette.trunk) +
    path(roof(0), palette.roofShade) +
    path(roof(22), palette.paper)
  );
}
