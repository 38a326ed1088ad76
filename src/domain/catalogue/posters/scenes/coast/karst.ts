import { drawPalm } from '../../parts/palm.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import {
  curve,
  ellipse,
  line,
  outline,
  path,
  placed,
  rect,
  repeat,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** Towers of limestone with green heads stand in the sea; a long-tailed boat lies before them. */
export function drawKarst(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.6;
  const sun = {
    x: width * between(random, 0.56, 0.62),
    y: horizon * between(random, 0.34, 0.4),
    radius: between(random, 104, 118),
  };
  const reach = Math.min(1, height / 1155);
  const rocks: readonly Rock[] = [
    { x: width * 0.34, foot: horizon + 4, width: 150, height: 330 * reach, isFar: true },
    { x: width * 0.53, foot: horizon + 14, width: 100, height: 240 * reach, isFar: true },
    { x: width * 0.83, foot: horizon + 46, width: 270, height: 570 * reach, isFar: false },
    { x: width * 0.12, foot: horizon + 58, width: 240, height: 480 * reach, isFar: false },
  ];
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.26, horizon * 0.32, 170, palette.paper),
      drawDistance(stage, horizon),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(sun.x, horizon, height * 0.16, 120, palette.glitter, random),
      ...rocks.map((rock) => drawRock(stage, rock)),
      drawStrand(stage, horizon),
      drawLongtail(stage),
      drawRipples(
        [width * 0.1, height * 0.74, width * 0.9, height * 0.97],
        11,
        [palette.glitter, palette.sea[0]],
        random,
      ),
    ],
  };
}

type Rock = {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly isFar: boolean;
};

const drawDistance = ({ width, palette }: Stage, horizon: number): string =>
  (
    [
      [0.02, 110, 190],
      [0.24, 90, 130],
      [0.45, 120, 210],
      [0.67, 90, 150],
      [0.98, 130, 220],
    ] as const
  )
    .map(([across, wide, tall]) => {
      const x = width * across;
      const sides: Point[] = [
        [x - wide * 0.6, horizon + 2],
        [x - wide * 0.42, horizon - tall * 0.7],
        [x - wide * 0.1, horizon - tall],
        [x + wide * 0.3, horizon - tall * 0.85],
        [x + wide * 0.55, horizon + 2],
      ];
      return path(`${curve(sides)}Z`, palette.far);
    })
    .join('');

function drawRock({ palette, random }: Stage, rock: Rock): string {
  const { x, foot, width, height, isFar } = rock;
  const [ink, shade] = isFar
    ? [palette.farShade, palette.midShade]
    : [palette.mid, palette.midShade];
  const edge = (side: -1 | 1): Point[] =>
    Array.from({ length: 7 }, (_, index) => {
      const up = index / 6;
      const bulge = 0.36 + 0.14 * Math.sin(up * 2.7) + between(random, -0.03, 0.03);
      return [x + side * width * bulge * (1 - 0.28 * up), foot - height * up];
    });
  const right = edge(1).reverse();
  const head: Point[] = [
    [x - width * 0.2, foot - height * 1.07],
    [x + width * 0.04, foot - height * 1.11],
    [x + width * 0.2, foot - height * 1.05],
  ];
  const shape = `${curve([...edge(-1), ...head, ...right])}Z`;
  const dark: Point[] = [
    ...head.slice(1),
    ...right,
    [x + width * 0.1, foot],
    [x + width * 0.02, foot - height * 0.2],
    [x + width * 0.14, foot - height * 0.4],
    [x, foot - height * 0.62],
    [x + width * 0.1, foot - height * 0.85],
  ];
  const streaks = repeat(5, (index) => {
    const [left, top] = [
      x - width * 0.28 + index * width * 0.13,
      foot - height * between(random, 0.55, 0.88),
    ];
    return path(
      outline`M${left} ${top}q${width * 0.035} ${height * 0.12} 0 ${height * 0.26}q${-width * 0.04} ${-height * 0.1} 0 ${-height * 0.26}Z`,
      shade,
      0.75,
    );
  });
  return (
    path(shape, ink) +
    path(`${curve(dark)}Z`, shade) +
    stipple(shape, shade, {
      x: x - width * 0.5,
      y: foot - height,
      width: width * 0.7,
      height,
      towards: 'foot',
    }) +
    streaks +
    drawGreen(rock, palette) +
    path(
      outline`M${x - width * 0.5} ${foot + 2}Q${x} ${foot + width * 0.13} ${x + width * 0.52} ${foot + 2}Q${x} ${foot + width * 0.07} ${x - width * 0.5} ${foot + 2}Z`,
      palette.paper,
    )
  );
}

const drawGreen = ({ x, foot, width, height }: Rock, palette: Stage['palette']): string =>
  (
    [
      [0, 1.04, 0.36],
      [-0.24, 0.9, 0.2],
      [0.25, 0.84, 0.2],
      [-0.3, 0.52, 0.13],
      [0.3, 0.45, 0.15],
      [-0.05, 0.66, 0.12],
    ] as const
  )
    .map(([across, up, size]) =>
      drawTuft(x + width * across, foot - height * up, width * size, palette),
    )
    .join('');

/** A cushion of bush on a ledge, its shaded half at the right. */
const drawTuft = (
  x: number,
  y: number,
  size: number,
  { leaf, leafShade }: Stage['palette'],
): string =>
  path(
    outline`M${x - size} ${y + size * 0.3}Q${x - size * 1.1} ${y - size * 0.4} ${x - size * 0.5} ${y - size * 0.45}` +
      outline`Q${x - size * 0.2} ${y - size * 0.95} ${x + size * 0.2} ${y - size * 0.55}` +
      outline`Q${x + size * 0.9} ${y - size * 0.7} ${x + size} ${y + size * 0.1}` +
      outline`Q${x + size * 0.7} ${y + size * 0.6} ${x + size * 0.35} ${y + size * 0.35}` +
      outline`Q${x + size * 0.1} ${y + size * 0.8} ${x - size * 0.25} ${y + size * 0.4}` +
      outline`Q${x - size * 0.6} ${y + size * 0.7} ${x - size} ${y + size * 0.3}Z`,
    leaf,
  ) +
  path(
    outline`M${x + size * 0.1} ${y - size * 0.5}Q${x + size * 0.9} ${y - size * 0.7} ${x + size} ${y + size * 0.1}` +
      outline`Q${x + size * 0.7} ${y + size * 0.6} ${x + size * 0.35} ${y + size * 0.35}` +
      outline`Q${x + size * 0.5} ${y} ${x + size * 0.1} ${y - size * 0.5}Z`,
    leafShade,
  );

function drawStrand({ width, palette, facts }: Stage, horizon: number): string {
  const [x, y] = [width * 0.22, horizon + 74];
  const palms = hasPalms(facts)
    ? drawPalm(x + 70, y + 4, 110, 0.1, palette) + drawPalm(x + 116, y + 6, 84, -0.08, palette)
    : '';
  return (
    path(
      outline`M${x} ${y + 10}Q${x + 90} ${y - 20} ${x + 210} ${y}Q${x + 130} ${y + 24} ${x} ${y + 10}Z`,
      palette.sand,
    ) + palms
  );
}

/** A slim boat with a raised prow, an awning and garlands. */
function drawLongtail({ width, height, palette }: Stage): string {
  const [hull, rim] = [palette.trunk, palette.signal];
  const body =
    ellipse(0, 60, 300, 16, palette.sea[4], 0.5) +
    line('M-270 4L-360 62', palette.dark, 6) +
    path('M-300 -6Q-240 56 -160 60H150Q270 40 330 -110Q250 -16 120 -4Q-120 16 -300 -6Z', hull) +
    path('M-300 -6Q-120 16 120 -4Q250 -16 330 -110Q262 -2 120 12Q-120 32 -292 8Z', rim) +
    rect(-170, -96, 5, 96, palette.dark) +
    rect(-60, -96, 5, 92, palette.dark) +
    rect(50, -96, 5, 90, palette.dark) +
    path('M-196 -92Q-60 -134 82 -92L72 -80Q-60 -116 -186 -80Z', palette.paper) +
    path('M-60 -112Q20 -112 82 -92L72 -80Q10 -98 -60 -98Z', palette.wallShade) +
    repeat(3, (index) =>
      line(
        outline`M${318 - index * 12} ${-92 + index * 18}q10 30 ${-6} 58`,
        [palette.accent, palette.second, palette.bloom][index] ?? palette.accent,
        9,
      ),
    );
  return placed(width * 0.5, height * 0.85, Math.min(1, (width * 0.72) / 660), body);
}
