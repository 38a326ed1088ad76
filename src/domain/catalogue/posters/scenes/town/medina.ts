import { drawDome } from '../../parts/dome.ts';
import { drawSummit } from '../../parts/hills.ts';
import { drawHouse } from '../../parts/house.ts';
import { drawArch, drawHorseshoe } from '../../parts/openings.ts';
import { drawPalm } from '../../parts/palm.ts';
import { circle, outline, path, rect, repeat } from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A walled town of red earth: gate, palms, roofs and one square tower before a snowy range. */
export function drawMedina(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const ground = height * 0.5;
  const sun = {
    x: width * between(random, 0.64, 0.7),
    y: ground * between(random, 0.5, 0.56),
    radius: between(random, 136, 152),
  };
  return {
    sun,
    layers: [
      drawSky(stage, ground, palette),
      drawRays(sun, stage, palette.paper, { strength: 0.07 }),
      drawSun(sun, palette),
      drawRange(stage, ground),
      drawRoofs(stage, ground + 40, 62),
      drawGrove(stage, ground + 66, 140, [0.12, 0.18, 0.78, 0.9]),
      drawRoofs(stage, ground + 118, 80),
      drawMinaret(stage),
      drawGrove(stage, ground + 260, 300, [0.64, 0.75]),
      drawRoofs(stage, ground + 220, 96),
      drawWall(stage),
      drawGrove(stage, height * 0.975, 360, [0.07, 0.18, 0.94]),
    ],
  };
}

function drawRange({ width, palette }: Stage, ground: number): string {
  const inks = {
    lit: palette.far,
    shade: palette.farShade,
    snow: palette.paper,
    crease: palette.farShade,
  };
  return (
    [
      [0.06, 0.58, 240],
      [0.48, 0.66, 210],
      [0.26, 0.5, 260],
      [0.93, 0.44, 270],
      [0.7, 0.68, 220],
    ] as const
  )
    .map(([across, top, spread]) =>
      drawSummit({ x: width * across, top: ground * top, foot: ground + 60, spread }, inks),
    )
    .join('');
}

/** A row of flat roofs, some with a toothed parapet. */
function drawRoofs({ width, palette, random }: Stage, foot: number, size: number): string {
  const walls = [palette.wall, palette.mid, palette.wallWarm];
  const houses: string[] = [];
  for (let x = -30; x < width; x += size * between(random, 0.7, 1)) {
    const [wide, tall] = [size * between(random, 0.8, 1.3), size * between(random, 0.7, 1.6)];
    const wall = walls[Math.floor(random() * 3)] ?? palette.wall;
    const inks = { wall, shade: palette.wallShade, roof: undefined, window: palette.window };
    const teeth = random() > 0.55;
    houses.push(
      drawHouse({ x, foot: foot + 90, width: wide, height: tall + 90 }, inks, 'right', random) +
        (teeth
          ? repeat(Math.floor(wide / 18), (index) =>
              rect(
                x + index * 18,
                foot - tall - 9,
                10,
                10,
                index * 18 < wide * 0.34 ? palette.wallShade : wall,
              ),
            )
          : ''),
    );
  }
  return houses.join('');
}

function drawMinaret({ width, height, palette }: Stage): string {
  const [x, wide] = [width * 0.36, 148];
  const [top, foot] = [height * 0.2, height * 0.76];
  const battlements = repeat(7, (index) => {
    const left = x + (index * wide) / 7;
    return path(
      outline`M${left} ${top}V${top - 18}L${left + wide / 14} ${top - 32}L${left + wide / 7 - 3} ${top - 18}V${top}Z`,
      index < 3 ? palette.midShade : palette.wallWarm,
    );
  });
  const lozenges = repeat(6, (index) => {
    const left = x + 2 + index * 24.4;
    return path(outline`M${left} ${top + 32}l11 -13l11 13l-11 13Z`, palette.paper);
  });
  const windows = repeat(2, (storey) => {
    const sill = top + 190 + storey * 170;
    return (
      rect(x + 56, sill - 120, 78, 134, palette.midShade) +
      drawHorseshoe(x + 64, sill, 26, 92, palette.window) +
      drawHorseshoe(x + 99, sill, 26, 92, palette.window)
    );
  });
  return (
    rect(x, top, wide, foot - top, palette.wallWarm) +
    rect(x, top, wide * 0.34, foot - top, palette.midShade) +
    battlements +
    rect(x, top + 16, wide, 32, palette.accent) +
    lozenges +
    rect(x + 42, top - 112, 66, 92, palette.wallWarm) +
    rect(x + 42, top - 112, 24, 92, palette.midShade) +
    drawArch(x + 66, top - 36, 26, 50, palette.window) +
    drawDome(x + 75, top - 110, 70, 48, [palette.accent, palette.accentShade]) +
    rect(x + 73, top - 186, 4, 30, palette.window) +
    circle(x + 75, top - 182, 7, palette.second) +
    windows
  );
}

function drawWall({ width, height, palette, random }: Stage): string {
  const top = height * 0.755;
  const [left, wide] = [width * 0.5 - 130, 260];
  const holes = repeat(Math.ceil(width / 58), (index) =>
    rect(index * 58 + 16, top + 54 + (index % 3) * 28, 9, 9, palette.land, 0.6),
  );
  const wall = outline`M0 ${top}H${width}V${height + 5}H0Z`;
  const people = (
    [
      [0.72, 1, palette.paper],
      [0.765, 0.86, palette.accent],
    ] as const
  ).map(([across, size, robe]) => {
    const [x, foot] = [width * across, height * 0.975];
    return (
      path(
        outline`M${x - 17 * size} ${foot}L${x - 9 * size} ${foot - 58 * size}Q${x} ${foot - 88 * size} ${x + 9 * size} ${foot - 58 * size}L${x + 17 * size} ${foot}Z`,
        robe,
      ) + circle(x, foot - 68 * size, 7 * size, palette.dark)
    );
  });
  return (
    path(wall, palette.roof) +
    repeat(Math.ceil(width / 48), (index) => rect(index * 48, top - 28, 31, 30, palette.roof)) +
    stipple(wall, palette.roofShade, {
      x: 0,
      y: top,
      width,
      height: height - top,
      towards: 'foot',
    }) +
    rect(0, top + 18, width, 9, palette.roofShade) +
    holes +
    rect(left, top - 84, wide, height, palette.wallWarm) +
    rect(left, top - 84, 56, height, palette.midShade) +
    repeat(6, (index) =>
      rect(left + index * 46, top - 114, 31, 32, index ? palette.wallWarm : palette.midShade),
    ) +
    rect(left, top - 66, wide, 13, palette.accent) +
    drawHorseshoe(left + 62, height * 0.96, 148, height * 0.2, palette.paper) +
    drawHorseshoe(left + 76, height * 0.96, 120, height * 0.185, palette.dark) +
    path(
      outline`M0 ${height * 0.965}L${left} ${height * 0.945}H${left + wide}L${width} ${height * 0.965}V${height + 5}H0Z`,
      palette.mid,
    ) +
    people.join('') +
    (random() > 0.5 ? drawCart(width * 0.28, height * 0.975, palette) : '')
  );
}

const drawCart = (x: number, foot: number, palette: Stage['palette']): string =>
  rect(x - 60, foot - 66, 112, 34, palette.trunk) +
  repeat(7, (index) =>
    circle(x - 50 + index * 15, foot - 72, 12, index % 2 ? palette.second : palette.signal),
  ) +
  circle(x, foot - 20, 24, palette.dark) +
  circle(x, foot - 20, 15, palette.mid);

const drawGrove = (
  { width, palette, facts }: Stage,
  foot: number,
  tall: number,
  stand: readonly number[],
): string =>
  hasPalms(facts)
    ? stand
        .map((across, index) =>
          drawPalm(
            width * across,
            foot,
            tall * (1 - (index % 3) * 0.16),
            index % 2 ? 0.05 : -0.04,
            palette,
          ),
        )
        .join('')
    : '';
