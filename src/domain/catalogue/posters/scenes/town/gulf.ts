import {
  circle,
  curve,
  line,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Towers of glass on the edge of the desert, a caravan on the crest before them. */
export function drawGulf(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const ground = height * 0.57;
  const sun = {
    x: width * between(random, 0.46, 0.54),
    y: ground * between(random, 0.6, 0.66),
    radius: between(random, 180, 196),
  };
  return {
    sun,
    layers: [
      drawSky(stage, ground, palette),
      drawSun(sun, palette),
      drawCloud(width * 0.08, ground * 0.28, 210, palette.paper),
      drawCloud(width * 0.72, ground * 0.22, 180, palette.paper),
      drawSkyline(stage, ground),
      drawGardens(stage, ground),
      drawDesert(stage),
      drawCaravan(stage),
    ],
  };
}

const tops = ['flat', 'slant', 'curve', 'mast'] as const;

type Tower = {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly top: (typeof tops)[number];
};

function drawSkyline(stage: Stage, ground: number): string {
  const { width, palette, random } = stage;
  const row = (count: number, low: number, high: number): Tower[] =>
    Array.from({ length: count }, (_, index) => {
      const x = (width * (index + between(random, 0.1, 0.4))) / count;
      const middle = 1 - Math.abs(x / width - 0.5) * 1.1;
      return {
        x,
        width: between(random, 42, 66),
        height: ground * between(random, low, high) * middle,
        top: tops[Math.floor(random() * 4)] ?? 'flat',
      };
    });
  const far = row(Math.round(width / 76), 0.34, 0.52);
  const near = row(Math.round(width / 100), 0.5, 0.7);
  return (
    far.map((tower) => drawTower(tower, ground, [palette.far, palette.farShade], stage)).join('') +
    near
      .map((tower, index) =>
        drawTower(
          tower,
          ground,
          index % 2
            ? [palette.windowLit, palette.shutter]
            : [palette.shutter, palette.shutterShade],
          stage,
        ),
      )
      .join('') +
    drawTwin(stage, ground)
  );
}

function drawTower(
  { x, width, height, top }: Tower,
  ground: number,
  [lit, shade]: readonly [string, string],
  { palette, random }: Stage,
): string {
  const roof = ground - height;
  const edge = x + width * 0.6;
  const caps = {
    flat: '',
    slant:
      path(outline`M${x} ${roof + 1}L${edge} ${roof - width * 1.1}V${roof + 1}Z`, lit) +
      path(outline`M${edge} ${roof - width * 1.1}L${x + width} ${roof + 1}H${edge}Z`, shade),
    curve:
      path(
        outline`M${x} ${roof + 1}Q${x + width * 0.1} ${roof - width * 1.3} ${edge} ${roof - width * 1.5}V${roof + 1}Z`,
        lit,
      ) +
      path(
        outline`M${edge} ${roof - width * 1.5}Q${x + width} ${roof - width} ${x + width} ${roof + 1}H${edge}Z`,
        shade,
      ),
    mast: rect(x + width * 0.52, roof - width * 1.4, width * 0.1, width * 1.4, lit),
  };
  const lights: string[] = [];
  for (let y = roof + 16; y < ground - 20; y += 21)
    if (random() > 0.35)
      lights.push(outline`M${x + width * 0.12} ${y}h${width * 0.36}v4h${-width * 0.36}Z`);
  return (
    rect(x, roof, width * 0.6, height, lit) +
    rect(edge, roof, width * 0.4, height, shade) +
    caps[top] +
    path(lights.join(''), palette.paper, 0.7)
  );
}

/** Two slabs of unequal height joined by decks, tallest of all. */
function drawTwin({ width, palette }: Stage, ground: number): string {
  const x = width * 0.48;
  const [tall, low] = [ground * 0.7, ground * 0.54];
  const slits = repeat(
    14,
    (index) => outline`M${x + 10} ${ground - tall * (0.92 - index * 0.06)}h32v5h-32Z`,
  );
  return (
    path(
      outline`M${x} ${ground}V${ground - tall}L${x + 54} ${ground - tall - 58}V${ground}Z`,
      palette.window,
    ) +
    path(
      outline`M${x + 54} ${ground - tall - 58}L${x + 70} ${ground - tall - 40}V${ground}H${x + 54}Z`,
      palette.dark,
    ) +
    path(
      outline`M${x + 82} ${ground}V${ground - low}L${x + 132} ${ground - low + 46}V${ground}Z`,
      palette.window,
    ) +
    path(
      outline`M${x + 132} ${ground - low + 46}L${x + 152} ${ground - low + 56}V${ground}H${x + 132}Z`,
      palette.dark,
    ) +
    [0.5, 0.34, 0.18].map((up) => rect(x + 54, ground - tall * up, 44, 17, palette.dark)).join('') +
    path(slits, palette.paper, 0.75)
  );
}

const drawGardens = ({ width, palette, random }: Stage, ground: number): string =>
  rect(0, ground - 4, width, 70, palette.sand) +
  repeat(Math.ceil(width / 62), (index) => {
    const [x, radius] = [index * 62 + random() * 30, between(random, 14, 22)];
    return (
      circle(x, ground - 6, radius, palette.leaf) +
      circle(x + radius * 0.4, ground - 2, radius * 0.66, palette.leafShade)
    );
  });

function drawDesert(stage: Stage): string {
  const { width, height, palette } = stage;
  const lee = (points: string, ink: string): string =>
    path(`${curve(percent(stage, points))}Z`, ink);
  const near = under(percent(stage, '-2 84, 22 78, 48 75, 71 66.7, 84 64, 103 69'), height + 10);
  const shade = `${curve(percent(stage, '84 64, 95 66.5, 103 69.5'))}${outline`L${width * 1.03} ${height + 10}H${width * 0.6}Q${width * 0.99} ${height * 0.86} ${width * 0.84} ${height * 0.64}Z`}`;
  return (
    path(
      under(percent(stage, '-2 58.4, 22 56.4, 47 58.7, 71 56.7, 103 59.4'), height),
      palette.sand,
    ) +
    lee('47 58.7, 60 57.2, 71 56.7, 88 58.4, 103 59.4, 103 66, 80 62.6', palette.sandShade) +
    path(
      under(percent(stage, '-2 66.7, 14 61.8, 29 60, 45 64.5, 66 70.5, 103 66.7'), height),
      palette.wallWarm,
    ) +
    lee('29 60, 38 62.2, 47 65.4, 58 69, 68 70.8, 52 72.6, 38 71, 34 66', palette.mid) +
    path(near, palette.mid) +
    path(shade, palette.midShade) +
    stipple(near, palette.midShade, {
      x: 0,
      y: height * 0.66,
      width,
      height: height * 0.4,
      towards: 'foot',
    }) +
    path(under(percent(stage, '-2 89, 14 87, 33 91, 51 97, 62 102'), height + 10), palette.roof) +
    lee('14 87, 30 90, 51 97, 62 102, 30 103, 34 96', palette.roofShade)
  );
}

/** Four camels and their driver, walking the crest. */
const drawCaravan = ({ width, height, palette }: Stage): string =>
  (
    [
      [0.62, 0.722, 0.66],
      [0.53, 0.752, 0.7],
      [0.44, 0.768, 0.74],
      [0.35, 0.776, 0.78],
    ] as const
  )
    .map(([across, down, size]) =>
      placed(
        width * across,
        height * down,
        size,
        path(
          'M-34 0L-30 -34Q-40 -52 -26 -58Q-18 -80 -6 -60Q6 -84 16 -60Q28 -60 32 -72L40 -96Q44 -104 58 -98L60 -92L50 -88L44 -62Q40 -44 30 -38L32 0L26 0L22 -32L14 -34L12 0L6 0L4 -34L-16 -36L-20 -30L-18 0L-24 0L-26 -28L-28 0Z',
          palette.dark,
        ) + path('M-6 -64Q4 -56 16 -64L20 -42L-10 -42Z', palette.accent),
      ),
    )
    .join('') +
  circle(width * 0.675, height * 0.668, 6, palette.dark) +
  path(
    outline`M${width * 0.675 - 9} ${height * 0.71}L${width * 0.675 - 5} ${height * 0.676}h10l5 ${height * 0.034}Z`,
    palette.paper,
  ) +
  line(outline`M${width * 0.675 + 10} ${height * 0.71}V${height * 0.67}`, palette.dark, 2.4);
