import { drawArch } from '../../parts/openings.ts';
import {
  circle,
  ellipse,
  line,
  outline,
  path,
  polygon,
  rect,
  repeat,
  type Point,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { drawUmbrella } from '../../parts/umbrella.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** An arcaded square: a clock tower over its end, a fountain, café parasols in front. */
export function drawPlaza(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const ground = height * 0.65;
  const sun = {
    x: width * between(random, 0.25, 0.3),
    y: height * between(random, 0.17, 0.2),
    radius: between(random, 96, 108),
  };
  return {
    sun,
    layers: [
      drawSky(stage, height * 0.55, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.68, height * 0.1, 190, palette.paper),
      drawGull(width * 0.6, height * 0.2, 18, palette.dark),
      drawGull(width * 0.65, height * 0.18, 13, palette.dark),
      drawTower(stage),
      drawPalace(stage, ground),
      drawWing(stage, ground, -1),
      drawWing(stage, ground, 1),
      drawPaving(stage, ground),
      drawFountain(stage),
      drawCafe(stage),
    ],
  };
}

/** Half the width of the far side of the square. */
const reachOf = ({ width }: Stage): number => width * 0.29;

function drawTower({ width, height, palette }: Stage): string {
  const [x, top, foot] = [width / 2, height * 0.14, height * 0.36];
  return (
    rect(x - 50, top, 100, foot - top, palette.wallWarm) +
    rect(x + 18, top, 32, foot - top, palette.wallShade) +
    rect(x - 58, top + 52, 116, 11, palette.paper) +
    circle(x - 8, top + 112, 34, palette.paper) +
    circle(x - 8, top + 112, 27, palette.shutter) +
    line(outline`M${x - 8} ${top + 112}v-19M${x - 8} ${top + 112}l13 9`, palette.paper, 4) +
    drawArch(x - 32, top + 48, 24, 38, palette.window) +
    drawArch(x + 4, top + 48, 24, 38, palette.window) +
    path(outline`M${x - 62} ${top}L${x} ${top - 80}L${x + 62} ${top}Z`, palette.roof) +
    path(outline`M${x + 14} ${top - 62}L${x + 62} ${top}H${x + 14}Z`, palette.roofShade) +
    rect(x - 2, top - 122, 4, 46, palette.dark) +
    path(outline`M${x + 2} ${top - 120}l36 10l-36 10Z`, palette.signal)
  );
}

function drawPalace(stage: Stage, ground: number): string {
  const { height, width, palette } = stage;
  const [reach, top] = [reachOf(stage), height * 0.3];
  const left = width / 2 - reach;
  const tall = ground - top;
  const bays = Math.max(7, Math.round((reach * 2) / 58));
  const bay = (reach * 2) / bays;
  const wall = outline`M${left} ${top}h${reach * 2}V${ground}h${-reach * 2}Z`;
  const openings = repeat(bays, (index) => {
    const x = left + bay * (index + 0.22);
    const window = (y: number): string =>
      rect(x, y, bay * 0.56, tall * 0.18, palette.paper) +
      rect(x + 4, y + 4, bay * 0.56 - 8, tall * 0.18 - 4, palette.window) +
      rect(x + 4, y + 4, bay * 0.2, tall * 0.18 - 4, palette.shutter) +
      rect(x - 4, y + tall * 0.17, bay * 0.56 + 8, 6, palette.dark);
    return (
      window(top + tall * 0.09) +
      window(top + tall * 0.4) +
      drawArch(x - bay * 0.08, ground, bay * 0.72, tall * 0.29, palette.land)
    );
  });
  return (
    path(wall, palette.wall) +
    stipple(wall, palette.wallWarm, {
      x: left,
      y: top,
      width: reach * 2,
      height: tall,
      towards: 'right',
    }) +
    path(outline`M${left - 16} ${top}l40 -44H${left + reach * 2 - 24}l40 44Z`, palette.roof) +
    rect(left - 10, top - 4, reach * 2 + 20, 12, palette.paper) +
    rect(left, top + tall * 0.34, reach * 2, 8, palette.wallShade) +
    rect(left, top + tall * 0.66, reach * 2, 10, palette.paper) +
    openings
  );
}

/** A wing running towards the viewer, lit at the right, shaded at the left. */
function drawWing(stage: Stage, ground: number, side: -1 | 1): string {
  const { width, height, palette } = stage;
  const inner = width / 2 + side * reachOf(stage);
  const outer = side < 0 ? -10 : width + 10;
  const eye = height * 0.585;
  const at = (along: number, y: number): Point => [
    inner + (outer - inner) * along,
    eye + (y - eye) * (1 + along * 0.95),
  ];
  const top = height * 0.3;
  const tall = ground - top;
  const quad = (from: number, to: number, high: number, low: number, ink: string): string =>
    polygon([at(from, high), at(to, high), at(to, low), at(from, low)], ink);
  const [wall, trim] =
    side < 0 ? [palette.wallShade, palette.midShade] : [palette.wallWarm, palette.wallShade];
  const bays = (
    [
      [0.06, 0.2],
      [0.28, 0.44],
      [0.52, 0.7],
      [0.79, 0.99],
    ] as const
  ).map(([from, to]) => {
    const window = (y: number): string =>
      quad(from + 0.02, to - 0.02, y, y + tall * 0.18, palette.window) +
      quad(from + 0.02, (from + to) / 2 - 0.01, y, y + tall * 0.18, palette.shutter) +
      quad(from, to, y + tall * 0.165, y + tall * 0.19, palette.dark);
    const [a, b, c, d] = [
      at(from, ground),
      at(from, ground - tall * 0.2),
      at(to, ground - tall * 0.2),
      at(to, ground),
    ];
    const crown = at((from + to) / 2, ground - tall * 0.36);
    return (
      window(top + tall * 0.09) +
      window(top + tall * 0.4) +
      path(
        outline`M${a[0]} ${a[1]}L${b[0]} ${b[1]}Q${crown[0]} ${crown[1]} ${c[0]} ${c[1]}L${d[0]} ${d[1]}Z`,
        palette.land,
      )
    );
  });
  return (
    quad(0, 1, top, ground, wall) +
    quad(0, 1, top - 36, top + 4, side < 0 ? palette.roofShade : palette.roof) +
    quad(0, 1, top + tall * 0.34, top + tall * 0.36, trim) +
    quad(0, 1, top + tall * 0.66, top + tall * 0.69, palette.paper) +
    bays.join('')
  );
}

function drawPaving(stage: Stage, ground: number): string {
  const { width, height, palette } = stage;
  const [reach, x, y] = [reachOf(stage), width / 2, height * 0.755];
  const floor = outline`M${x - reach} ${ground}H${x + reach}L${width + 10} ${height * 0.72}V${height + 10}H-10V${height * 0.72}Z`;
  const rays = repeat(14, (index) => {
    const [from, to] = [(index / 14) * Math.PI * 2, (index / 14) * Math.PI * 2 + 0.2];
    return outline`M${x} ${y}L${x + Math.cos(from) * width} ${y + Math.sin(from) * height * 0.4}L${x + Math.cos(to) * width} ${y + Math.sin(to) * height * 0.4}Z`;
  });
  return (
    path(floor, palette.sand) +
    `<clipPath id="square"><path d="${floor}"/></clipPath><g clip-path="url(#square)">${path(rays, palette.sandShade, 0.6)}${[0.62, 0.42, 0.26].map((ring) => `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(width * ring)}" ry="${Math.round(height * ring * 0.32)}" fill="none" stroke="${palette.sandShade}" stroke-width="9"/>`).join('')}${polygon(
      [
        [-10, height * 0.71],
        [x - reach, ground],
        [x - reach * 0.3, ground],
        [-10, height * 0.83],
      ],
      palette.wallShade,
      0.55,
    )}</g>`
  );
}

function drawFountain({ width, height, palette }: Stage): string {
  const [x, y] = [width / 2, height * 0.75];
  return (
    ellipse(x + 24, y + 48, 186, 42, palette.sandShade) +
    path(
      outline`M${x - 156} ${y}Q${x - 156} ${y + 62} ${x} ${y + 64}Q${x + 156} ${y + 62} ${x + 156} ${y}Z`,
      palette.paper,
    ) +
    path(
      outline`M${x + 20} ${y + 64}Q${x + 156} ${y + 60} ${x + 156} ${y}H${x + 94}Q${x + 94} ${y + 50} ${x + 20} ${y + 64}Z`,
      palette.wallShade,
    ) +
    ellipse(x, y, 156, 36, palette.paper) +
    ellipse(x, y - 2, 140, 28, palette.pool) +
    rect(x - 18, y - 104, 36, 106, palette.paper) +
    rect(x + 4, y - 104, 14, 106, palette.wallShade) +
    path(
      outline`M${x - 84} ${y - 104}Q${x - 78} ${y - 74} ${x} ${y - 72}Q${x + 78} ${y - 74} ${x + 84} ${y - 104}Z`,
      palette.paper,
    ) +
    ellipse(x, y - 104, 84, 16, palette.pool) +
    rect(x - 10, y - 166, 20, 60, palette.paper) +
    circle(x, y - 172, 15, palette.paper) +
    line(
      outline`M${x} ${y - 176}Q${x - 50} ${y - 190} ${x - 62} ${y - 112}M${x} ${y - 176}Q${x + 50} ${y - 190} ${x + 62} ${y - 112}M${x - 80} ${y - 100}Q${x - 116} ${y - 90} ${x - 116} ${y - 14}M${x + 80} ${y - 100}Q${x + 116} ${y - 90} ${x + 116} ${y - 14}`,
      palette.glitter,
      5,
    )
  );
}

const drawCafe = ({ width, height, palette, random }: Stage): string =>
  repeat(Math.max(4, Math.round(width / 230)), (index) => {
    const count = Math.max(4, Math.round(width / 230));
    const x = (width * (index + 0.5)) / count;
    const y = height * (0.86 + 0.045 * (1 - Math.abs(index + 0.5 - count / 2) / (count / 2)));
    const ink = index % 2 ? palette.second : palette.accent;
    return (
      drawUmbrella(x, y, 118 + between(random, -6, 6), palette, ink) +
      ellipse(x, y + 110, 56, 11, palette.paper) +
      [-1, 1]
        .map(
          (hand) =>
            rect(x + hand * 74 - 16, y + 92, 32, 40, palette.shutter) +
            rect(x + hand * 74 - 16, y + 130, 5, 30, palette.dark) +
            rect(x + hand * 74 + 11, y + 130, 5, 30, palette.dark),
        )
        .join('')
    );
  });
