import { isSnowy } from '../../palettes.ts';
import { drawSummit } from '../../parts/hills.ts';
import { drawGlitter } from '../../parts/sea.ts';
import { ellipse, outline, path, percent, rect, repeat, under } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Pointed wooden cabins among firs on a shore, a wood and one summit beyond the water. */
export function drawCabins(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const shore = height * 0.54;
  const snow = isSnowy(palette);
  const sun = {
    x: width * between(random, 0.3, 0.38),
    y: height * between(random, 0.24, 0.28),
    radius: between(random, 92, 106),
  };
  const summit = { lit: palette.far, shade: palette.farShade, crease: palette.farShade };
  const stand = (across: number, down: number, tall: number): string =>
    drawFir(width * across, height * down, tall, palette, snow);
  return {
    sun,
    layers: [
      drawSky(stage, shore, palette),
      drawSun(sun, palette),
      drawCloud(width * 0.6, height * 0.12, 170, palette.paper),
      drawSummit({ x: width * 0.68, top: height * 0.2, foot: shore, spread: 420 }, summit),
      repeat(Math.ceil(width / 34), (index) =>
        drawFir(index * 35 + random() * 14, shore + 6, between(random, 90, 160), palette, snow),
      ),
      ...palette.sea
        .slice(1, 4)
        .map((ink, index) => rect(0, shore + index * 34, width, height, ink)),
      drawGlitter(sun.x, shore, height * 0.12, 130, palette.glitter, random),
      path(
        under(percent(stage, '-3 74, 20 76, 44 72, 70 66, 103 62'), height + 10),
        snow ? palette.paper : palette.meadow,
      ),
      drawCabin(stage, 0.86, 0.74, 0.62),
      drawCabin(stage, 0.72, 0.8, 0.84),
      stand(0.62, 0.76, 230),
      stand(0.95, 0.8, 280),
      drawCabin(stage, 0.5, 0.9, 1.1),
      drawCanoe(stage),
      stand(0.34, 0.88, 300),
      stand(0.06, 0.98, 430),
      stand(0.16, 0.94, 260),
      stand(0.88, 1, 360),
    ],
  };
}

function drawCabin(
  { width, height, palette }: Stage,
  across: number,
  down: number,
  size: number,
): string {
  const [x, foot, half, tall] = [width * across, height * down, 104 * size, 236 * size];
  return (
    ellipse(x + 20, foot, half * 1.2, 12 * size, palette.leafShade, 0.5) +
    path(outline`M${x - half} ${foot}L${x} ${foot - tall}L${x + half} ${foot}Z`, palette.roof) +
    path(
      outline`M${x} ${foot - tall}L${x + half} ${foot}L${x + half * 1.5} ${foot - 20 * size}L${x + half * 0.5} ${foot - tall * 0.98}Z`,
      palette.roofShade,
    ) +
    path(
      outline`M${x - half * 0.66} ${foot}L${x} ${foot - tall * 0.7}L${x + half * 0.66} ${foot}Z`,
      palette.wallWarm,
    ) +
    path(
      outline`M${x - half * 0.34} ${foot - tall * 0.26}L${x} ${foot - tall * 0.6}L${x + half * 0.34} ${foot - tall * 0.26}Z`,
      palette.windowLit,
    ) +
    rect(x - half * 0.18, foot - tall * 0.22, half * 0.36, tall * 0.22, palette.trunk)
  );
}

const drawCanoe = ({ width, height, palette }: Stage): string => {
  const [x, y] = [width * 0.24, height * 0.7];
  return (
    path(
      outline`M${x - 110} ${y - 16}Q${x} ${y + 10} ${x + 110} ${y - 16}Q${x + 76} ${y + 26} ${x} ${y + 26}T${x - 110} ${y - 16}Z`,
      palette.accent,
    ) +
    path(
      outline`M${x - 110} ${y - 16}Q${x} ${y + 10} ${x + 110} ${y - 16}L${x + 98} ${y - 4}Q${x} ${y + 20} ${x - 98} ${y - 4}Z`,
      palette.paper,
    )
  );
};
