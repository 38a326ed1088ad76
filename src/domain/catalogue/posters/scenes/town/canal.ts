import { drawBlooms } from '../../parts/flowers.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import {
  circle,
  line,
  outline,
  path,
  placed,
  polygon,
  rect,
  repeat,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between, pick } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Narrow gabled houses run down both quays to a spire; a humped bridge and a barge between. */
export function drawCanal(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const eye: Point = [width * 0.5, height * 0.535];
  const sun = {
    x: eye[0] + between(random, -30, 30),
    y: eye[1] * between(random, 0.64, 0.7),
    radius: between(random, 122, 136),
  };
  return {
    sun,
    layers: [
      drawSky(stage, eye[1], palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.4, eye[1] * 0.24, 180, palette.paper),
      drawSpire(eye, palette),
      drawSea(stage, eye[1] + 16, palette.sea),
      drawGlitter(eye[0], eye[1] + 90, height * 0.3, 140, palette.glitter, random),
      drawQuay(stage, eye, -1),
      drawQuay(stage, eye, 1),
      drawBridge(eye, palette),
      drawTrees(stage, eye),
      drawBarge(stage),
      drawRipples(
        [width * 0.34, height * 0.88, width * 0.66, height * 0.98],
        6,
        [palette.glitter, palette.sea[1]],
        random,
      ),
      drawBlooms(width * 0.05, height * 0.985, 110, palette, random),
      drawBlooms(width * 0.95, height * 0.99, 100, palette, random),
    ],
  };
}

function drawSpire([x, y]: Point, palette: Stage['palette']): string {
  return (
    rect(x - 38, y - 170, 44, 190, palette.wallWarm) +
    rect(x + 6, y - 170, 32, 190, palette.wallShade) +
    repeat(3, (index) => drawArch(x - 28, y - 100 + index * 46, 16, 28, palette.window)) +
    rect(x - 46, y - 180, 92, 12, palette.paper) +
    path(
      outline`M${x - 40} ${y - 180}Q${x - 36} ${y - 222} ${x} ${y - 240}Q${x + 36} ${y - 222} ${x + 40} ${y - 180}Z`,
      palette.land,
    ) +
    rect(x - 16, y - 284, 32, 46, palette.roof) +
    rect(x + 4, y - 284, 12, 46, palette.roofShade) +
    path(outline`M${x - 20} ${y - 284}L${x} ${y - 368}L${x + 20} ${y - 284}Z`, palette.land) +
    circle(x, y - 372, 5, palette.second)
  );
}

/** House edges as shares of the way from the frame to the vanishing point. */
const EDGES = [0, 0.2, 0.38, 0.52, 0.635, 0.73, 0.81] as const;

function drawQuay(stage: Stage, eye: Point, side: -1 | 1): string {
  const { width, height, palette } = stage;
  const start = side < 0 ? -20 : width + 20;
  const across = (share: number): number => start + share * (eye[0] - start) * 0.86;
  const scale = (share: number): number => (1 - share * 0.84) * Math.min(1.1, height / 1000);
  const houses = Array.from(
    { length: EDGES.length - 1 },
    (_, index) => EDGES.length - 2 - index,
  ).map((index) => {
    const [near, far] = [EDGES[index] ?? 0, EDGES[index + 1] ?? 1];
    const at = (along: number, up: number): Point => {
      const share = near + (far - near) * along;
      return [across(share), eye[1] - up * scale(share)];
    };
    return drawFront(stage, at, index, side);
  });
  const foot = (share: number): string => outline`L${across(share)} ${eye[1] + 166 * scale(share)}`;
  const [inner, curb] = [eye[0] + side * width * 0.26, eye[0] + side * width * 0.215];
  return (
    houses.join('') +
    path(
      outline`M${start} ${height + 10}` +
        foot(0) +
        foot(0.81) +
        foot(0.92) +
        outline`L${inner} ${height + 10}Z`,
      palette.sandShade,
    ) +
    path(
      outline`M${inner} ${height + 10}` +
        foot(0.88) +
        foot(0.92) +
        outline`L${curb} ${height + 10}Z`,
      palette.land,
    )
  );
}

/** Gables as pairs: along the front, and units above its eaves. */
const STEPS = [
  0, 0, 0, 24, 0.16, 24, 0.16, 56, 0.32, 56, 0.32, 88, 0.42, 88, 0.42, 108, 0.58, 108, 0.58, 88,
  0.68, 88, 0.68, 56, 0.84, 56, 0.84, 24, 1, 24, 1, 0,
] as const;
const BELL = [
  0, 0, 0.1, 14, 0.2, 40, 0.26, 84, 0.36, 104, 0.5, 116, 0.64, 104, 0.74, 84, 0.8, 40, 0.9, 14, 1,
  0,
] as const;

/** One front: `at(along, up)` is a point of it; a stepped, a bell or a pointed gable. */
function drawFront(
  { palette, random }: Stage,
  at: (along: number, up: number) => Point,
  index: number,
  side: -1 | 1,
): string {
  const pairs = [
    [palette.roof, palette.roofShade],
    [palette.mid, palette.midShade],
    [palette.land, palette.dark],
    [palette.wallWarm, palette.wallShade],
    [palette.windowLit, palette.window],
  ] as const;
  const [lit, shaded] = pairs[(index * 2 + (side < 0 ? 0 : 3)) % 5] ?? pairs[0];
  const wall = side < 0 ? lit : shaded;
  const top = 250 + ((index * 83 + (side < 0 ? 0 : 40)) % 5) * 24;
  const shape: Shape = (pairsOf, ink) => {
    const points = pairsOf.flatMap((along, place): Point[] =>
      place % 2 ? [] : [at(along, top + (pairsOf[place + 1] ?? 0))],
    );
    return polygon(points, ink);
  };
  const kind = (index + (side < 0 ? 1 : 0)) % 3;
  const gable =
    kind === 0
      ? shape(STEPS, wall) + shape([0.42, 108, 0.58, 108, 0.58, 116, 0.42, 116], palette.paper)
      : kind === 1
        ? shape(BELL, wall) + shape([0.3, 92, 0.5, 110, 0.7, 92, 0.5, 122], palette.paper)
        : shape([-0.03, -4, 0.5, 104, 1.03, -4], palette.land) +
          shape([0.07, 0, 0.5, 86, 0.93, 0], wall);
  return (
    shape([0, 0, 1, 0, 1, -top - 166, 0, -top - 166], wall) +
    gable +
    drawPanes(shape, palette, wall === palette.window, random) +
    shape(
      [0.38, -top - 60, 0.62, -top - 60, 0.62, -top - 164, 0.38, -top - 164],
      pick(random, [palette.accent, palette.shutter, palette.dark]),
    )
  );
}

type Shape = (alongAndUp: readonly number[], ink: string) => string;

/** Five rows of three framed windows. */
function drawPanes(
  shape: Shape,
  palette: Stage['palette'],
  isDark: boolean,
  random: Stage['random'],
): string {
  return repeat(15, (number) => {
    const [row, column] = [Math.floor(number / 3), number % 3];
    const [left, high] = [0.13 + column * 0.27, -30 - row * 78];
    const low = high - (row < 1 ? 42 : 54);
    const pane = isDark || random() < 0.3 ? palette.windowLit : palette.window;
    return (
      shape(
        [
          left - 0.025,
          high + 6,
          left + 0.215,
          high + 6,
          left + 0.215,
          low - 5,
          left - 0.025,
          low - 5,
        ],
        palette.paper,
      ) + shape([left, high, left + 0.19, high, left + 0.19, low, left, low], pane)
    );
  });
}

function drawBridge([x, y]: Point, palette: Stage['palette']): string {
  const deck = y + 82;
  return (
    path(
      outline`M${x - 190} ${deck + 6}Q${x} ${deck - 96} ${x + 190} ${deck + 6}V${deck + 66}H${x + 126}Q${x} ${deck - 52} ${x - 126} ${deck + 66}H${x - 190}Z`,
      palette.roof,
    ) +
    path(
      outline`M${x - 190} ${deck + 6}Q${x} ${deck - 96} ${x + 190} ${deck + 6}V${deck + 18}Q${x} ${deck - 82} ${x - 190} ${deck + 18}Z`,
      palette.paper,
    ) +
    path(
      outline`M${x + 126} ${deck + 66}Q${x} ${deck - 52} ${x - 126} ${deck + 66}L${x - 112} ${deck + 66}Q${x} ${deck - 32} ${x + 112} ${deck + 66}Z`,
      palette.roofShade,
    ) +
    line(
      outline`M${x - 190} ${deck - 16}Q${x} ${deck - 118} ${x + 190} ${deck - 16}`,
      palette.dark,
      4,
    ) +
    repeat(11, (index) => {
      const along = index / 10;
      return rect(
        x - 190 + 380 * along,
        deck - 16 - 102 * 2 * along * (1 - along),
        3,
        22,
        palette.dark,
      );
    })
  );
}

function drawTrees({ width, height, palette }: Stage, [x, y]: Point): string {
  const reach = Math.min(width * 0.3, 420);
  return (
    [
      [-0.72, 0.13, 70],
      [-1.04, 0.21, 94],
      [0.72, 0.13, 70],
      [1.06, 0.22, 96],
    ] as const
  )
    .map(([across, down, size]) => {
      const [left, foot] = [x + across * reach, y + height * down];
      const crown = (dx: number, dy: number, radius: number): string =>
        circle(left + dx, foot - dy, radius, palette.leaf) +
        circle(
          left + dx + radius * 0.3,
          foot - dy + radius * 0.2,
          radius * 0.72,
          palette.leafShade,
        );
      return (
        rect(left - 5, foot - size, 10, size * 1.2, palette.dark) +
        crown(-size * 0.4, size * 0.95, size * 0.5) +
        crown(size * 0.42, size * 0.92, size * 0.48) +
        crown(0, size * 1.3, size * 0.68)
      );
    })
    .join('');
}

function drawBarge({ width, height, palette, random }: Stage): string {
  const body =
    path('M-150 -10Q-160 60 -112 80H112Q160 60 150 -10Q60 12 -150 -10Z', palette.dark) +
    path('M-150 -10Q0 18 150 -10L146 16Q0 40 -148 16Z', palette.accent) +
    rect(-92, -70, 184, 66, palette.wallWarm) +
    rect(30, -70, 62, 66, palette.wallShade) +
    rect(-104, -84, 208, 18, palette.paper) +
    repeat(4, (index) => rect(-78 + index * 42, -56, 28, 26, palette.window)) +
    drawBlooms(-92, -92, 26, palette, random) +
    drawBlooms(92, -92, 26, palette, random);
  return placed(width * 0.5, height * 0.82, Math.min(1, height / 1080), body);
}
