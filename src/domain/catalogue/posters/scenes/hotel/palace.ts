import { drawDome } from '../../parts/dome.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawPalm } from '../../parts/palm.ts';
import { circle, ellipse, outline, path, rect, repeat } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawCypress } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A symmetrical grand hotel: a dome over its middle, turrets at both ends, a round flower bed. */
export function drawPalace(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const ground = height * 0.74;
  const sun = {
    x: width * between(random, 0.78, 0.82),
    y: height * between(random, 0.16, 0.19),
    radius: between(random, 78, 90),
  };
  const trees = [0.06, 0.94].map((across) =>
    hasPalms(facts)
      ? drawPalm(width * across, height * 0.94, height * 0.44, across < 0.5 ? 0.03 : -0.03, palette)
      : drawCypress(width * across, height * 0.9, height * 0.38, palette),
  );
  return {
    sun,
    layers: [
      drawSky(stage, ground, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.1, height * 0.16, 200, palette.paper),
      repeat(Math.ceil(width / 90), (index) =>
        circle(index * 92, ground - 20, 62, index % 2 ? palette.leaf : palette.leafShade),
      ),
      rect(0, ground - 6, width, height, palette.meadow),
      path(
        outline`M${width * 0.44} ${ground}H${width * 0.56}L${width * 0.72} ${height + 10}H${width * 0.28}Z`,
        palette.sand,
      ),
      drawHouse(stage, ground),
      ellipse(width / 2, height * 0.885, 168, 44, palette.leafShade),
      ellipse(width / 2, height * 0.88, 158, 38, palette.leaf),
      drawBlooms(width / 2, height * 0.875, 64, palette, random),
      ...trees,
    ],
  };
}

function drawHouse({ width, height, palette, facts }: Stage, ground: number): string {
  const wide = Math.min(width * 0.82, 1300);
  const [x, middle] = [(width - wide) / 2, width / 2];
  const floors = Math.max(3, facts.stars - 1);
  const tall = height * 0.36;
  const [floor, top] = [tall / floors, ground - tall];
  const bays = Math.round(wide / 92);
  const windows = repeat(floors * bays, (number) => {
    const [row, column] = [Math.floor(number / bays), number % bays];
    const [left, sill] = [x + (wide * (column + 0.3)) / bays, top + floor * (row + 0.84)];
    const pane = (wide / bays) * 0.42;
    if (row === floors - 1) return drawArch(left, ground, pane, floor * 0.72, palette.window);
    return (
      rect(left, sill - floor * 0.56, pane, floor * 0.56, palette.window) +
      (row === 1 && column % 2
        ? path(
            outline`M${left - 6} ${sill - floor * 0.6}h${pane + 12}l8 ${floor * 0.2}h${-pane - 28}Z`,
            palette.accent,
          )
        : rect(left - 4, sill, pane + 8, 5, palette.wallShade))
    );
  });
  const turret = (left: number): string =>
    rect(left - 64, top - 20, 128, tall + 20, palette.wall) +
    rect(left + 34, top - 20, 30, tall + 20, palette.wallShade) +
    drawDome(left, top - 18, 136, 92, [palette.roof, palette.roofShade]) +
    rect(left - 3, top - 150, 6, 44, palette.dark) +
    repeat(floors, (row) =>
      rect(left - 34, top + floor * (row + 0.28), 36, floor * 0.5, palette.window),
    );
  return (
    rect(x, top, wide, tall, palette.wall) +
    path(
      outline`M${x - 8} ${top}L${x + 40} ${top - 66}H${x + wide - 40}L${x + wide + 8} ${top}Z`,
      palette.roof,
    ) +
    repeat(bays, (index) =>
      rect(x + (wide * (index + 0.36)) / bays, top - 48, (wide / bays) * 0.28, 34, palette.wall),
    ) +
    rect(x - 10, top - 6, wide + 20, 12, palette.paper) +
    windows +
    turret(x + 40) +
    turret(x + wide - 40) +
    rect(middle - 104, top - 40, 208, tall + 40, palette.wallWarm) +
    path(
      outline`M${middle - 118} ${top - 40}L${middle} ${top - 98}L${middle + 118} ${top - 40}Z`,
      palette.paper,
    ) +
    drawDome(middle, top - 74, 150, 96, [palette.roof, palette.roofShade]) +
    path(outline`M${middle - 2} ${top - 160}v-64h4v6l44 14l-44 14v30Z`, palette.signal) +
    repeat(3, (index) => rect(middle - 78 + index * 60, top + 6, 36, tall * 0.54, palette.window)) +
    repeat(3, (index) => drawArch(middle - 80 + index * 60, ground, 40, tall * 0.28, palette.dark))
  );
}
