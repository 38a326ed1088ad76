import { drawPalm } from '../../parts/palm.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import { ellipse, line, outline, path, placed, rect, repeat } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A boardwalk in an S to thatched huts on stilts, over water as clear as glass. */
export function drawLagoon(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.37;
  const sun = {
    x: width * between(random, 0.46, 0.54),
    y: horizon * between(random, 0.5, 0.56),
    radius: between(random, 100, 112),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.1, horizon * 0.72, 170, palette.paper),
      drawCloud(width * 0.76, horizon * 0.62, 150, palette.paper),
      rect(0, horizon, width, 30, palette.sea[4]),
      rect(0, horizon + 14, width, 16, palette.paper, 0.85),
      drawSea(stage, horizon + 28, palette.sea),
      drawIslet(stage, horizon),
      drawGlitter(sun.x, horizon + 30, height * 0.15, 120, palette.glitter, random),
      drawFarHuts(stage, horizon),
      drawWalk(stage, horizon),
      drawHut(width * 0.33, height * 0.68, 1.25, palette),
      drawReef(stage),
      drawRipples(
        [0, height * 0.72, width, height * 0.96],
        12,
        [palette.paper, palette.glitter],
        random,
      ),
    ],
  };
}

function drawIslet({ width, palette, facts }: Stage, horizon: number): string {
  const x = width * 0.05;
  const palms = hasPalms(facts)
    ? drawPalm(x + 80, horizon + 28, 96, -0.1, palette) +
      drawPalm(x + 130, horizon + 26, 118, 0.04, palette) +
      drawPalm(x + 180, horizon + 28, 92, 0.1, palette)
    : '';
  return (
    path(
      outline`M${x} ${horizon + 32}Q${x + 130} ${horizon + 4} ${x + 262} ${horizon + 32}Q${x + 130} ${horizon + 46} ${x} ${horizon + 32}Z`,
      palette.sand,
    ) +
    palms +
    path(outline`M${x + 50} ${horizon + 28}q80 -30 160 0Z`, palette.leafShade)
  );
}

const drawFarHuts = ({ width, height, palette }: Stage, horizon: number): string =>
  (
    [
      [0.32, 0.05, 0.32],
      [0.42, 0.055, 0.36],
      [0.53, 0.06, 0.42],
      [0.76, 0.075, 0.52],
      [0.88, 0.105, 0.68],
      [0.5, 0.135, 0.62],
      [0.93, 0.215, 0.98],
    ] as const
  )
    .map(([across, down, size]) => drawHut(width * across, horizon + height * down, size, palette))
    .join('');

function drawHut(x: number, y: number, size: number, palette: Stage['palette']): string {
  const stilts = repeat(6, (index) => rect(-76 + index * 30, 0, 5, 62, palette.trunk));
  const straw = repeat(5, (index) =>
    line(
      outline`M${-6 + index * 2} -146Q${-26 + index * 13} -84 ${-70 + index * 35} -58`,
      palette.roofShade,
      2,
    ),
  );
  const body =
    ellipse(12, 60, 110, 16, palette.sea[3], 0.45) +
    stilts +
    rect(-88, -4, 176, 11, palette.roofShade) +
    rect(-66, -66, 132, 62, palette.wallWarm) +
    rect(22, -66, 44, 62, palette.wallShade) +
    rect(-48, -52, 26, 48, palette.dark) +
    rect(-12, -52, 26, 32, palette.sea[3]) +
    rect(34, -48, 20, 26, palette.dark) +
    path('M-98 -56Q-42 -74 -14 -154H14Q42 -74 98 -56Q0 -44 -98 -56Z', palette.roof) +
    path('M4 -154H14Q42 -74 98 -56Q62 -50 30 -50Q14 -98 4 -154Z', palette.roofShade) +
    straw;
  return placed(x, y, size, body);
}

/** The boardwalk: narrow far away, as wide as the feet of who looks at the foot. */
function drawWalk({ width, height, palette }: Stage, horizon: number): string {
  const at = (down: number): number => horizon + 46 + (height - horizon - 46) * down;
  const left = outline`M${width * 0.62} ${at(0)}C${width * 0.7} ${at(0.06)} ${width * 0.64} ${at(0.12)} ${width * 0.6} ${at(0.17)}C${width * 0.55} ${at(0.28)} ${width * 0.58} ${at(0.38)} ${width * 0.64} ${at(0.5)}C${width * 0.7} ${at(0.66)} ${width * 0.55} ${at(0.86)} ${width * 0.38} ${at(1.03)}`;
  const walk = `${left}${outline`H${width * 0.69}C${width * 0.82} ${at(0.82)} ${width * 0.87} ${at(0.6)} ${width * 0.77} ${at(0.44)}C${width * 0.7} ${at(0.32)} ${width * 0.62} ${at(0.24)} ${width * 0.66} ${at(0.16)}C${width * 0.7} ${at(0.09)} ${width * 0.71} ${at(0.05)} ${width * 0.635} ${at(0)}Z`}`;
  const edge = `${outline`M${width * 0.69} ${at(1.03)}C${width * 0.82} ${at(0.82)} ${width * 0.87} ${at(0.6)} ${width * 0.77} ${at(0.44)}C${width * 0.7} ${at(0.32)} ${width * 0.62} ${at(0.24)} ${width * 0.66} ${at(0.16)}`}${outline`C${width * 0.65} ${at(0.24)} ${width * 0.67} ${at(0.32)} ${width * 0.74} ${at(0.45)}C${width * 0.84} ${at(0.6)} ${width * 0.79} ${at(0.82)} ${width * 0.65} ${at(1.03)}Z`}`;
  const planks = repeat(34, (index) => {
    const down = (index / 34) ** 1.35;
    return rect(width * 0.3, at(down), width * 0.6, 1.2 + down * 3.4, palette.roofShade, 0.5);
  });
  return (
    `<g transform="translate(16 24)">${path(walk, palette.sea[3], 0.4)}</g>` +
    path(walk, palette.wallWarm) +
    `<clipPath id="walk"><path d="${walk}"/></clipPath><g clip-path="url(#walk)">${planks}</g>` +
    path(edge, palette.wallShade)
  );
}

const drawReef = ({ width, height, palette }: Stage): string =>
  repeat(8, (index) => {
    const [x, y] = [width * (0.84 + (index % 3) * 0.045), height * (0.76 + index * 0.022)];
    return path(
      outline`M${x} ${y}q15 -11 32 0l11 -8v16l-11 -8q-17 11 -32 0Z`,
      index % 2 ? palette.accent : palette.second,
    );
  }) +
  path(
    outline`M${width * 0.08} ${height * 0.86}q66 -56 132 0q-32 16 -44 54q-22 -10 -22 -32q-12 22 -34 28q0 -32 -32 -50Z`,
    palette.sea[3],
    0.6,
  );
