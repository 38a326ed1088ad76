import { drawDome } from '../../parts/dome.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawHouse } from '../../parts/house.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import { circle, outline, path, placed, rect, repeat, skyline } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A walled town on its rock above the harbour: bastions, a dome, painted boats under the walls. */
export function drawFortress(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const water = height * 0.58;
  const sun = {
    x: width * between(random, 0.7, 0.76),
    y: water * between(random, 0.36, 0.42),
    radius: between(random, 118, 132),
  };
  return {
    sun,
    layers: [
      drawSky(stage, water, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.08, water * 0.18, 190, palette.paper),
      drawFarShore(stage, water),
      drawTown(stage, water),
      drawWalls(stage, water),
      drawSea(stage, water, palette.sea),
      drawGlitter(sun.x, water, height * 0.18, 120, palette.glitter, random),
      drawRipples(
        [0, height * 0.72, width, height * 0.97],
        14,
        [palette.glitter, palette.sea[0]],
        random,
      ),
      drawBoat(width * 0.24, height * 0.72, 0.62, palette, palette.shutter, palette.second),
      drawBoat(width * 0.68, height * 0.78, 0.8, palette, palette.signal, palette.second),
      drawBoat(width * 0.38, height * 0.9, 1.25, palette, palette.shutter, palette.accent),
    ],
  };
}

const drawFarShore = ({ width, palette }: Stage, water: number): string =>
  drawRidge(
    skyline(width, water, [0.5, 0, 0.6, 34, 0.7, 20, 0.8, 52, 0.9, 28, 1.03, 44]),
    water + 3,
    palette.far,
    palette.farShade,
  );

/** Flat and tiled roofs crowded behind the walls, a church with a dome and two bell towers. */
function drawTown({ width, palette, random }: Stage, water: number): string {
  const rise = Math.min(1, water / 560);
  const walls = [palette.wall, palette.wallWarm, palette.sand];
  const houses: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let x = width * 0.02; x < width * 0.66; x += between(random, 40, 62)) {
      const middle = 1 - Math.abs(x / width - 0.34) * 2.2;
      const foot = water - (100 + (3 - row) * 46 * Math.max(0.2, middle)) * rise;
      const tall = between(random, 44, 84) * rise;
      const inks = {
        wall: walls[Math.floor(random() * 3)] ?? palette.wall,
        shade: palette.wallShade,
        roof: random() > 0.62 ? palette.roof : undefined,
        window: palette.window,
      };
      houses.push(
        drawHouse(
          { x, foot: foot + 60, width: between(random, 42, 64), height: tall + 60 },
          inks,
          'right',
          random,
        ),
      );
    }
  const [x, foot] = [width * 0.33, water - 250 * rise];
  const belfry = (left: number): string =>
    rect(left, foot - 110 * rise, 40, 140, palette.wallWarm) +
    rect(left, foot - 110 * rise, 14, 140, palette.wallShade) +
    drawArch(left + 17, foot - 60 * rise, 14, 36, palette.window) +
    path(
      outline`M${left - 4} ${foot - 110 * rise}L${left + 20} ${foot - 160 * rise}L${left + 44} ${foot - 110 * rise}Z`,
      palette.roof,
    );
  const church =
    rect(x - 74, foot - 54 * rise, 148, 90, palette.wall) +
    rect(x - 74, foot - 54 * rise, 50, 90, palette.wallShade) +
    rect(x - 56, foot - 84 * rise, 112, 40, palette.wallWarm) +
    repeat(4, (index) =>
      drawArch(x - 46 + index * 25, foot - 50 * rise, 13, 26 * rise, palette.window),
    ) +
    drawDome(x, foot - 82 * rise, 124, 96 * rise, [palette.roof, palette.roofShade]) +
    rect(x - 3, foot - 216 * rise, 6, 44 * rise, palette.dark);
  const [back, front] = [houses.slice(0, houses.length / 2), houses.slice(houses.length / 2)];
  return back.join('') + belfry(x - 118) + belfry(x + 82) + church + front.join('');
}

/** Two bastions and the curtain between them, standing on rock; a water gate in the middle. */
function drawWalls(stage: Stage, water: number): string {
  const { width, palette } = stage;
  const [top, foot] = [water - 122, water + 8];
  const curtain = outline`M-10 ${top}H${width * 0.58}L${width * 0.62} ${foot}H-10Z`;
  const bastion = (left: number, wide: number, lift: number): string => {
    const shape = outline`M${left} ${top - lift}H${left + wide}L${left + wide + 20} ${foot}H${left - 20}Z`;
    return (
      path(shape, palette.sand) +
      stipple(shape, palette.sandShade, {
        x: left - 20,
        y: top - lift,
        width: wide + 40,
        height: foot - top + lift,
        towards: 'left',
      }) +
      path(
        outline`M${left} ${top - lift}h${wide * 0.3}l-8 ${foot - top + lift}H${left - 20}Z`,
        palette.sandShade,
      ) +
      repeat(Math.floor(wide / 26), (index) =>
        rect(left + index * 26 + 2, top - lift - 14, 16, 16, palette.sand),
      ) +
      rect(left - 4, top - lift + 24, wide + 8, 7, palette.wallShade)
    );
  };
  const turret = width * 0.575;
  return (
    path(curtain, palette.wallWarm) +
    stipple(curtain, palette.sandShade, {
      x: 0,
      y: top,
      width: width * 0.62,
      height: foot - top,
      towards: 'foot',
    }) +
    repeat(Math.ceil((width * 0.58) / 26), (index) =>
      rect(index * 26 - 6, top - 13, 16, 15, palette.wallWarm),
    ) +
    rect(-10, top + 22, width * 0.59, 7, palette.sandShade) +
    drawArch(width * 0.28, foot, 74, 96, palette.sandShade) +
    drawArch(width * 0.28 + 9, foot, 56, 84, palette.dark) +
    bastion(width * 0.06, 150, 20) +
    bastion(width * 0.46, 130, 34) +
    rect(turret, top - 66, 34, 40, palette.wall) +
    rect(turret, top - 66, 12, 40, palette.wallShade) +
    rect(turret + 16, top - 54, 9, 16, palette.dark) +
    drawDome(turret + 17, top - 64, 42, 28, [palette.roof, palette.roofShade]) +
    path(
      outline`M-10 ${foot - 14}Q${width * 0.2} ${foot - 34} ${width * 0.42} ${foot - 16}T${width * 0.72} ${foot + 4}L${width * 0.74} ${foot + 6}H-10Z`,
      palette.midShade,
    ) +
    rect(-10, foot - 8, width * 0.72, 14, palette.mid)
  );
}

/** A high-prowed boat in bands of colour, an eye painted on its bow. */
const drawBoat = (
  x: number,
  y: number,
  size: number,
  palette: Stage['palette'],
  hull: string,
  band: string,
): string =>
  placed(
    x,
    y,
    size,
    path(
      'M-150 -56Q-128 -34 -96 -26Q0 -8 100 -28Q130 -36 152 -66Q150 -6 104 22H-104Q-146 -2 -150 -56Z',
      hull,
    ) +
      path(
        'M-150 -56Q-128 -34 -96 -26Q0 -8 100 -28Q130 -36 152 -66L151 -48Q130 -22 100 -14Q0 4 -96 -12Q-130 -20 -149 -42Z',
        band,
      ) +
      path(
        'M-142 -22Q-120 -2 -92 6Q0 18 96 4Q128 -6 144 -26L140 -14Q124 6 96 14Q0 28 -92 16Q-124 6 -138 -10Z',
        palette.paper,
      ) +
      rect(-30, -62, 66, 46, palette.paper) +
      rect(8, -62, 28, 46, palette.wallShade) +
      rect(-38, -70, 82, 11, palette.accent) +
      rect(-20, -52, 18, 18, palette.window) +
      circle(116, -20, 9, palette.paper) +
      circle(117, -20, 4.5, palette.dark) +
      path('M-110 28H110L96 34H-96Z', palette.glitter),
  );
