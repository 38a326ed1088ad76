import { drawSail } from '../../parts/boats.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawPalm } from '../../parts/palm.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  circle,
  line,
  outline,
  path,
  placed,
  polygon,
  rect,
  repeat,
  skyline,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawPine } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A seafront walk under palms, white houses on one hand, the bay on the other, two chairs. */
export function drawPromenade(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const eye: Point = [width * 0.5, height * 0.43];
  const sun = {
    x: width * between(random, 0.68, 0.74),
    y: eye[1] * between(random, 0.56, 0.62),
    radius: between(random, 108, 122),
  };
  const cape = skyline(width, eye[1], [0.46, 0, 0.56, 44, 0.68, 78, 0.82, 46, 0.94, 88, 1.06, 60]);
  return {
    sun,
    layers: [
      drawSky(stage, eye[1], palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.44, eye[1] * 0.26, 170, palette.paper),
      drawRidge(cape, eye[1] + 3, palette.far, palette.farShade),
      drawSea(stage, eye[1], palette.sea),
      drawGlitter(sun.x, eye[1], height * 0.14, 120, palette.glitter, random),
      drawSail(width * 0.86, height * 0.54, 46, palette, palette.signal),
      drawWalk(stage, eye),
      drawFronts(stage, eye),
      drawTrees(stage),
      drawStrollers(stage),
      drawChairs(stage),
      drawBlooms(width * 0.04, height * 0.985, 100, palette, random),
    ],
  };
}

/** Five fronts in perspective, each with balconies and awnings. */
function drawFronts({ width, palette }: Stage, eye: Point): string {
  const edges = [0, 0.3, 0.54, 0.72, 0.85, 0.94];
  const at = (share: number, up: number): Point => [
    -30 + share * (eye[0] + 10),
    eye[1] - up * (1 - share * 0.93) + 6,
  ];
  const quad = (from: number, to: number, low: number, high: number, ink: string): string =>
    polygon([at(from, low), at(from, high), at(to, high), at(to, low)], ink);
  return edges
    .slice(0, -1)
    .map((near, index) => {
      const far = edges[index + 1] ?? 1;
      const tall = 350 + ((index * 67) % 4) * 30 - Math.max(0, 700 - width) * 0.2;
      const bays = repeat(20, (number) => {
        const [row, column] = [Math.floor(number / 4), number % 4];
        const [from, to] = [
          near + ((far - near) * (column + 0.22)) / 4,
          near + ((far - near) * (column + 0.74)) / 4,
        ];
        const low = 18 + row * 64;
        return (
          quad(from, to, low, low + 40, palette.window) +
          ((row + column) % 3 ? '' : quad(from, to, low + 28, low + 42, palette.accent)) +
          quad(from - 0.002, to + 0.002, low - 2, low + 5, palette.wallShade)
        );
      });
      return (
        quad(near, far, -130, tall, index % 2 ? palette.wallWarm : palette.wall) +
        quad(near, far, tall - 6, tall + 14, palette.wallShade) +
        bays
      );
    })
    .join('');
}

function drawWalk({ width, height, palette }: Stage, [x, y]: Point): string {
  const walk = outline`M${x - 6} ${y + 8}L${x + 6} ${y + 8}C${width * 0.62} ${height * 0.56} ${width * 0.84} ${height * 0.78} ${width * 0.92} ${height + 10}H-10V${y + 8}Z`;
  const rail = (lift: number): string =>
    outline`M${x + 6} ${y + 6}C${width * 0.62} ${height * 0.56 - lift} ${width * 0.84} ${height * 0.78 - lift * 2.2} ${width * 0.92} ${height - lift * 3.4}`;
  const posts = repeat(14, (index) => {
    const along = (index / 13) ** 1.6;
    const back = 1 - along;
    const [px, py] = [
      back ** 3 * (x + 6) +
        3 * back * back * along * width * 0.62 +
        3 * back * along * along * width * 0.84 +
        along ** 3 * width * 0.92,
      back ** 3 * (y + 8) +
        3 * back * back * along * height * 0.56 +
        3 * back * along * along * height * 0.78 +
        along ** 3 * height,
    ];
    return rect(px - 3, py - 8 - along * 92, 3 + along * 6, 8 + along * 94, palette.paper);
  });
  return (
    path(walk, palette.sand) +
    stipple(walk, palette.sandShade, { x: 0, y, width, height: height - y, towards: 'left' }) +
    repeat(6, (index) => {
      const down = ((index + 1) / 7) ** 1.7;
      return line(
        outline`M${x - 8 - down * x} ${y + 20 + down * height * 0.5}Q${x} ${y + 34 + down * height * 0.52} ${x + down * width * 0.34} ${y + 20 + down * height * 0.5}`,
        palette.sandShade,
        1.5 + down * 4,
      );
    }) +
    posts +
    line(rail(30), palette.paper, 7) +
    line(rail(16), palette.paper, 4)
  );
}

function drawTrees({ width, height, palette, facts }: Stage): string {
  const draw = hasPalms(facts) ? drawPalm : drawPine;
  return (
    [
      [0.47, 0.5, 0.12],
      [0.57, 0.56, 0.2],
      [0.4, 0.56, 0.22],
      [0.7, 0.72, 0.38],
      [0.26, 0.76, 0.56],
    ] as const
  )
    .map(([across, foot, tall], index) =>
      draw(width * across, height * foot, height * tall, index % 2 ? 0.03 : -0.03, palette),
    )
    .join('');
}

const drawStrollers = ({ width, height, palette }: Stage): string =>
  (
    [
      [0.53, 0.66, 1, palette.accent],
      [0.575, 0.664, 0.94, palette.shutter],
    ] as const
  )
    .map(([across, down, size, ink]) => {
      const [x, y] = [width * across, height * down];
      return (
        path(
          outline`M${x - 12 * size} ${y}L${x - 8 * size} ${y - 48 * size}Q${x} ${y - 68 * size} ${x + 8 * size} ${y - 48 * size}L${x + 12 * size} ${y}Z`,
          ink,
        ) +
        circle(x, y - 72 * size, 9 * size, palette.dark) +
        path(outline`M${x - 4} ${y}l-60 20h14l58 -18Z`, palette.sandShade)
      );
    })
    .join('');

const drawChairs = ({ width, height, palette }: Stage): string =>
  [0, 150]
    .map((shift) =>
      placed(
        width * 0.36 + shift,
        height * 0.9,
        1,
        repeat(5, (index) => rect(-44 + index * 20, -96, 12, 62, palette.shutter)) +
          rect(-50, -104, 104, 12, palette.shutterShade) +
          rect(-54, -34, 112, 16, palette.shutter) +
          rect(-54, -18, 112, 6, palette.shutterShade) +
          [-50, 44].map((x) => rect(x, -34, 9, 92, palette.shutterShade)).join('') +
          path('M-46 58L-120 82H-104L-28 60Z', palette.sandShade),
      ),
    )
    .join('');
