import { drawDome } from '../../parts/dome.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawVillage } from '../../parts/house.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import {
  circle,
  ellipse,
  outline,
  path,
  placed,
  rect,
  repeat,
  skyline,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A great dome and four thin towers over a strait, a ferry, a glass of tea on the rail. */
export function drawStrait(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const shore = height * 0.57;
  const sun = {
    x: width * between(random, 0.28, 0.34),
    y: shore * between(random, 0.5, 0.56),
    radius: between(random, 164, 178),
  };
  return {
    sun,
    layers: [
      drawSky(stage, shore, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.08, shore * 0.2, 160, palette.paper),
      drawGull(width * 0.22, shore * 0.3, 16, palette.dark),
      drawGull(width * 0.28, shore * 0.25, 12, palette.dark),
      drawFarShore(stage, shore),
      drawHill(stage, shore),
      drawSea(stage, shore, palette.sea),
      drawGlitter(sun.x, shore, height * 0.2, 170, palette.glitter, random),
      drawFerry(width * 0.44, shore + height * 0.15, palette),
      drawSkiff(width * 0.78, shore + height * 0.07, palette),
      drawRipples(
        [0, height * 0.74, width, height * 0.86],
        10,
        [palette.glitter, palette.sea[0]],
        random,
      ),
      drawRail(stage),
    ],
  };
}

const drawFarShore = ({ width, palette }: Stage, shore: number): string =>
  drawRidge(
    skyline(width, shore, [-0.02, 44, 0.1, 66, 0.22, 40, 0.34, 58, 0.46, 30, 0.6, 10]),
    shore + 3,
    palette.far,
    palette.farShade,
  );

/** The mosque on its hill among the roofs, right of the middle. */
function drawHill(stage: Stage, shore: number): string {
  const { width, palette, random } = stage;
  const [x, foot] = [width * 0.66, shore - 66];
  const hill = under(
    [
      [width * 0.28, shore + 4],
      [width * 0.42, shore - 40],
      [width * 0.56, shore - 74],
      [width * 0.8, shore - 78],
      [width * 1.03, shore - 50],
    ],
    shore + 6,
  );
  const minaret = (left: number, tall: number): string =>
    rect(left, foot - tall, 17, tall + 20, palette.wall) +
    rect(left + 10, foot - tall, 7, tall + 20, palette.wallShade) +
    rect(left - 6, foot - tall * 0.8, 29, 8, palette.wallWarm) +
    rect(left - 5, foot - tall * 0.58, 27, 8, palette.wallWarm) +
    path(
      outline`M${left - 2} ${foot - tall}L${left + 8.5} ${foot - tall - 74}L${left + 19} ${foot - tall}Z`,
      palette.shutterShade,
    );
  const dome = (across: number, down: number, wide: number, tall: number): string =>
    drawDome(x + across, foot + down, wide, tall, [palette.shutter, palette.shutterShade]);
  return (
    path(hill, palette.leafShade) +
    minaret(x - 208, 300) +
    minaret(x + 190, 300) +
    rect(x - 170, foot - 96, 340, 110, palette.wall) +
    rect(x + 100, foot - 96, 70, 110, palette.wallShade) +
    repeat(9, (index) => drawArch(x - 156 + index * 36, foot + 6, 22, 62, palette.window)) +
    dome(-128, -92, 88, 50) +
    dome(128, -92, 88, 50) +
    rect(x - 110, foot - 146, 220, 56, palette.wallWarm) +
    repeat(6, (index) => drawArch(x - 96 + index * 34, foot - 102, 17, 34, palette.window)) +
    dome(-84, -144, 74, 44) +
    dome(84, -144, 74, 44) +
    rect(x - 84, foot - 172, 168, 30, palette.wall) +
    dome(0, -170, 184, 116) +
    rect(x - 2, foot - 322, 5, 38, palette.second) +
    circle(x, foot - 318, 6, palette.second) +
    minaret(x - 126, 336) +
    minaret(x + 110, 336) +
    drawVillage(
      {
        left: width * 0.4,
        right: width * 1.02,
        size: 46,
        sunSide: 'left',
        span: () => [shore - 62, shore + 4],
      },
      palette,
      random,
    )
  );
}

const drawFerry = (x: number, y: number, palette: Stage['palette']): string =>
  placed(
    x,
    y,
    1.08,
    path('M-190 -26L196 -38Q178 16 150 20H-150Q-178 8 -190 -26Z', palette.dark) +
      rect(-168, -62, 312, 32, palette.paper) +
      rect(-132, -96, 226, 34, palette.paper) +
      rect(70, -62, 74, 32, palette.wallShade) +
      rect(44, -96, 50, 34, palette.wallShade) +
      rect(-148, -104, 258, 9, palette.wallWarm) +
      repeat(11, (index) => rect(-158 + index * 27, -52, 15, 13, palette.window)) +
      repeat(8, (index) => rect(-122 + index * 26, -88, 15, 15, palette.windowLit)) +
      path('M-14 -104L-6 -152H30L36 -104Z', palette.second) +
      path('M14 -104L15 -152H30L36 -104Z', palette.signalShade) +
      path('M-7 -146H31L29 -158H-5Z', palette.dark) +
      rect(-178, -14, 352, 6, palette.signal) +
      rect(-170, 26, 340, 5, palette.glitter),
  );

const drawSkiff = (x: number, y: number, palette: Stage['palette']): string =>
  placed(
    x,
    y,
    0.5,
    path('M-86 -14Q0 12 92 -24Q74 22 48 22H-56Q-78 10 -86 -14Z', palette.signal) +
      rect(-10, -54, 34, 44, palette.paper) +
      rect(-80, 26, 160, 6, palette.glitter),
  );

/** A balustrade across the foot, a tulip glass on its saucer standing on it. */
function drawRail({ width, height, palette }: Stage): string {
  const top = height * 0.9;
  const x = width * 0.7;
  return (
    rect(0, top, width, height - top + 5, palette.dark) +
    repeat(Math.ceil(width / 52), (index) =>
      path(
        outline`M${index * 52 + 12} ${height + 5}V${top + 30}h30V${height + 5}Z`,
        palette.sea[4],
      ),
    ) +
    rect(0, top, width, 20, palette.wall) +
    rect(0, top + 20, width, 8, palette.wallShade) +
    ellipse(x, top + 2, 64, 12, palette.paper) +
    ellipse(x, top - 1, 40, 7, palette.wallShade) +
    path(
      outline`M${x - 26} ${top - 96}Q${x - 30} ${top - 64} ${x - 15} ${top - 50}Q${x - 30} ${top - 26} ${x - 20} ${top - 2}H${x + 20}Q${x + 30} ${top - 26} ${x + 15} ${top - 50}Q${x + 30} ${top - 64} ${x + 26} ${top - 96}Z`,
      palette.windowLit,
    ) +
    path(
      outline`M${x - 25} ${top - 80}Q${x - 27} ${top - 62} ${x - 13} ${top - 49}Q${x - 27} ${top - 26} ${x - 18} ${top - 6}H${x + 18}Q${x + 27} ${top - 26} ${x + 13} ${top - 49}Q${x + 27} ${top - 62} ${x + 25} ${top - 80}Z`,
      palette.signal,
    ) +
    path(
      outline`M${x + 8} ${top - 80}Q${x + 12} ${top - 60} ${x + 4} ${top - 49}Q${x + 14} ${top - 26} ${x + 10} ${top - 6}H${x + 18}Q${x + 27} ${top - 26} ${x + 13} ${top - 49}Q${x + 27} ${top - 62} ${x + 25} ${top - 80}Z`,
      palette.signalShade,
    )
  );
}
