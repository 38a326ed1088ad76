import { drawRidge } from '../../parts/hills.ts';
import {
  circle,
  line,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  skyline,
  under,
} from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A curtain of northern light in an arc over snow: a lit cabin, firs, a sled; a moon for a sun. */
export function drawAurora(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const ground = height * 0.63;
  const moon = {
    x: width * between(random, 0.72, 0.78),
    y: height * between(random, 0.14, 0.17),
    radius: between(random, 46, 54),
  };
  return {
    sun: moon,
    layers: [
      drawSky(stage, ground, palette),
      drawStars(stage),
      drawCurtain(stage),
      drawSun(moon, palette),
      drawFarRange(stage, ground),
      drawSnow(stage, ground),
      drawCabin(width * 0.66, height * 0.765, palette),
      drawFirs(stage),
      drawSled(width * 0.42, height * 0.9, palette),
    ],
  };
}

const drawStars = ({ width, height, palette, random }: Stage): string =>
  repeat(46, () =>
    circle(random() * width, random() * height * 0.5, between(random, 1.4, 3.4), palette.paper),
  );

/** Rods of light along an arc, tall and short by turns, paler towards their tops. */
function drawCurtain({ width, height, palette, random }: Stage): string {
  const fold = (
    from: number,
    lift: number,
    reach: number,
    [ink, pale]: readonly [string, string],
  ): string => {
    const count = Math.round(width / 15);
    const rods = (share: number, strength: number, fill: string): string => {
      let shape = '';
      for (let index = 0; index < count; index++) {
        const along = index / count;
        const x = width * along;
        const foot =
          height *
          (from - lift * Math.sin(along * Math.PI) + 0.028 * Math.sin(along * 17 + from * 40));
        const tall =
          height *
          reach *
          share *
          (0.62 + 0.38 * Math.sin(index * 0.9 + from * 9) * Math.cos(index * 0.37));
        const lean = width * 0.012;
        shape += outline`M${x} ${foot}Q${x + lean * 0.4} ${foot - tall * 0.6} ${x + lean} ${foot - tall}Q${x + lean * 0.9} ${foot - tall * 0.5} ${x + (width / count) * 1.7} ${foot + 6}Z`;
      }
      return path(shape, fill, strength);
    };
    return rods(1, 0.28, pale) + rods(0.68, 0.4, ink) + rods(0.34, 0.75, ink);
  };
  const sway = between(random, 0, 0.02);
  return (
    fold(0.43 + sway, 0.14, 0.2, [palette.signalShade, palette.shutter]) +
    fold(0.52 + sway, 0.2, 0.26, [palette.signal, palette.signalShade])
  );
}

const drawFarRange = ({ width, palette }: Stage, ground: number): string =>
  drawRidge(
    skyline(
      width,
      ground,
      [
        -0.03, 60, 0.08, 112, 0.18, 66, 0.3, 128, 0.4, 80, 0.52, 104, 0.66, 62, 0.8, 138, 0.9, 88,
        1.03, 120,
      ],
    ),
    ground + 4,
    palette.far,
    palette.farShade,
  ) +
  repeat(Math.ceil(width / 16), (index) =>
    path(
      outline`M${index * 16 - 10} ${ground + 8}l10 ${-26 - ((index * 7) % 5) * 5}l10 ${26 + ((index * 7) % 5) * 5}Z`,
      palette.leafShade,
    ),
  );

function drawSnow(stage: Stage, ground: number): string {
  const { width, height, palette } = stage;
  const field = under(percent(stage, '-2 64, 20 63, 45 65, 70 64, 103 63'), height + 10);
  const near = under(percent(stage, '-2 80, 22 78, 46 83, 72 86, 103 80'), height + 10);
  return (
    path(field, palette.meadow) +
    stipple(field, palette.meadowShade, {
      x: 0,
      y: ground - 40,
      width,
      height: height * 0.26,
      towards: 'foot',
    }) +
    path(
      outline`M${width * 0.62} ${height * 0.765}L${width * 0.46} ${height * 0.82}H${width * 0.64}L${width * 0.76} ${height * 0.765}Z`,
      palette.windowLit,
      0.55,
    ) +
    path(near, palette.paper) +
    stipple(near, palette.meadowShade, {
      x: 0,
      y: height * 0.76,
      width,
      height: height * 0.26,
      towards: 'foot',
    }) +
    line(
      outline`M${width * 0.47} ${height * 0.92}Q${width * 0.8} ${height * 0.96} ${width * 1.02} ${height * 0.91}`,
      palette.meadowShade,
      6,
    ) +
    line(
      outline`M${width * 0.47} ${height * 0.935}Q${width * 0.8} ${height * 0.976} ${width * 1.02} ${height * 0.927}`,
      palette.meadowShade,
      6,
    )
  );
}

const drawCabin = (x: number, foot: number, palette: Stage['palette']): string =>
  rect(x + 92, foot - 204, 24, 60, palette.dark) +
  path(
    outline`M${x - 70} ${foot}V${foot - 84}L${x} ${foot - 158}L${x + 70} ${foot - 84}V${foot}Z`,
    palette.roof,
  ) +
  path(
    outline`M${x + 70} ${foot}V${foot - 84}L${x + 150} ${foot - 96}V${foot}Z`,
    palette.roofShade,
  ) +
  path(
    outline`M${x} ${foot - 182}L${x - 92} ${foot - 84}h26L${x} ${foot - 154}L${x + 70} ${foot - 80}L${x + 168} ${foot - 94}L${x + 92} ${foot - 186}Z`,
    palette.paper,
  ) +
  path(
    outline`M${x + 4} ${foot - 150}L${x + 70} ${foot - 80}L${x + 168} ${foot - 94}L${x + 164} ${foot - 100}L${x + 74} ${foot - 92}Z`,
    palette.meadowShade,
  ) +
  rect(x - 46, foot - 66, 30, 32, palette.window) +
  rect(x + 22, foot - 66, 30, 32, palette.window) +
  rect(x - 10, foot - 58, 24, 58, palette.windowLit) +
  rect(x + 94, foot - 60, 30, 28, palette.window);

function drawFirs({ width, height, palette, random }: Stage): string {
  const stand = [
    [0.04, 0.86, 0.3],
    [0.13, 0.8, 0.2],
    [0.2, 0.77, 0.13],
    [0.56, 0.77, 0.14],
    [0.87, 0.79, 0.2],
    [0.96, 0.86, 0.32],
    [0.91, 0.97, 0.24],
  ] as const;
  return stand
    .map(([across, foot, tall]) =>
      drawFir(
        width * across,
        height * foot,
        height * tall * between(random, 0.92, 1.08),
        palette,
        true,
      ),
    )
    .join('');
}

/** A long sled and its driver behind three dogs. */
function drawSled(x: number, foot: number, palette: Stage['palette']): string {
  const dog = (dx: number): string =>
    placed(
      dx,
      4,
      1,
      path(
        'M-30 -16Q-38 -34 -28 -40Q-26 -30 -18 -30H14L22 -42L26 -36L40 -32L28 -22Q20 -12 20 0H14L10 -14H-14L-16 0H-22L-22 -14Z',
        palette.dark,
      ),
    );
  return placed(
    x,
    foot,
    1.05,
    dog(-230) +
      dog(-170) +
      dog(-112) +
      line('M-210 -20L-40 -22', palette.dark, 2.4) +
      path('M-50 2Q-66 0 -62 -18L-54 -16Q-56 -8 -46 -8H96V2Z', palette.accent) +
      path('M-34 -12L-26 -40H52L60 -12Z', palette.trunk) +
      path('M-26 -40Q-4 -66 30 -40Z', palette.signalShade) +
      line('M60 -10L76 -74', palette.dark, 5) +
      path('M62 2L66 -50Q82 -84 98 -50L102 2Z', palette.accent) +
      path('M86 2L86 -70Q94 -64 98 -50L102 2Z', palette.accentShade) +
      circle(82, -80, 14, palette.wallWarm) +
      path('M66 -82Q82 -108 98 -82Q82 -90 66 -82Z', palette.roofShade) +
      line('M70 -50L52 -48', palette.accentShade, 9),
  );
}
