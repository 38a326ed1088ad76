import type { Frame } from '../frame.ts';
import { drawSail } from '../parts/boats.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawRidge } from '../parts/hills.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawGlitter, drawSea } from '../parts/sea.ts';
import { ellipse, outline, path, polygon, rect, repeat, round, type Point } from '../parts/shapes.ts';
import { drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun, type Sun } from '../parts/sun.ts';
import { drawCypress } from '../parts/trees.ts';
import { between } from '../random.ts';
import { hasPalms, type Drawing, type Stage } from '../stage.ts';

type Opening = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Shutters frame a whole poster in the window; the end of a bed, a striped throw, a jug of flowers. */
export function drawRoom(stage: Stage): Drawing {
  const { frame: { width, height }, palette, random } = stage;
  const across = Math.min(width * 0.48, height * 0.9);
  const opening = { x: (width - across) / 2, y: height * 0.11, width: across, height: height * 0.6 };
  const view = { width: opening.width, height: opening.height };
  const sun = { x: view.width * between(random, 0.56, 0.68), y: view.height * between(random, 0.26, 0.34), radius: Math.min(82, view.width * 0.18) };
  const wall = outline`M0 0H${width}V${height}H0Z`;
  return {
    sun: { x: opening.x + sun.x, y: opening.y + sun.y, radius: sun.radius },
    layers: [
      path(wall, palette.wallWarm), stipple(wall, palette.wallShade, { x: 0, y: height * 0.1, width, height: height * 1.1, towards: 'foot' }),
      drawFloor(stage, opening), rect(opening.x - 16, opening.y - 16, opening.width + 32, opening.height + 42, palette.paper),
      `<svg x="${round(opening.x)}" y="${round(opening.y)}" width="${round(view.width)}" height="${round(view.height)}">${drawView(stage, view, sun)}</svg>`,
      drawRailing(opening, stage), drawShutter(opening, stage, -1), drawShutter(opening, stage, 1), drawTable(stage), drawBed(stage),
    ],
  };
}

function drawView({ palette, random, facts }: Stage, view: Frame, sun: Sun): string {
  const { width, height } = view;
  const horizon = height * 0.52;
  const ridge: Point[] = ([[0.28, 0], [0.5, 0.1], [0.66, 0.05], [0.85, 0.16], [1.1, 0.06]] as const).map(([across, rise]): Point => [width * across, horizon - height * rise]);
  return drawSky(view, horizon, palette) + drawRays(sun, view, palette.paper) + drawSun(sun, palette) + drawRidge(ridge, horizon + 3, palette.far, palette.farShade) +
    drawSea(view, horizon, palette.sea) + drawGlitter(sun.x, horizon, height * 0.2, 70, palette.glitter, random) +
    drawSail(width * between(random, 0.26, 0.4), horizon + height * 0.15, 58, palette, palette.signal) +
    (hasPalms(facts) ? drawPalm(width * 0.97, height * 1.05, height * 0.8, -0.05, palette) : drawCypress(width * 0.9, height * 1.05, height * 0.66, palette)) +
    drawBlooms(width * 0.1, height * 0.97, 84, palette, random);
}

function drawFloor({ frame: { width, height }, palette }: Stage, opening: Opening): string {
  const top = height * 0.78;
  const boards = repeat(Math.ceil(width / 60) + 2, (index) => {
    const left = index - Math.ceil(width / 120);
    return polygon([[width / 2 + left * 60, top], [width / 2 + (left + 0.5) * 60, top], [width / 2 + (left + 0.5) * 150, height], [width / 2 + left * 150, height]], palette.roofShade);
  });
  const light: Point[] = [[opening.x + opening.width * 0.1, top], [opening.x + opening.width * 0.95, top], [opening.x + opening.width * 1.25, height], [opening.x - opening.width * 0.05, height]];
  return rect(0, top, width, height - top, palette.roof) + boards + polygon(light, palette.sand, 0.75) + rect(0, top - 14, width, 14, palette.paper);
}

function drawRailing({ x, y, width, height }: Opening, { palette }: Stage): string {
  const top = y + height * 0.74;
  return rect(x, top, width, 8, palette.dark) + repeat(19, (index) => rect(x + (width * index) / 18 - 2, top, 4, y + height - top, palette.dark));
}

function drawShutter({ x, y, width, height }: Opening, { frame, palette }: Stage, side: -1 | 1): string {
  const hinge = side < 0 ? x - 16 : x + width + 16;
  const out = side * Math.min(width * 0.31, frame.width * 0.16);
  const slats = repeat(16, (index) => {
    const [inner, outer] = [y + 10 + (index * height) / 16, y - 16 + (index * (height + 60)) / 16];
    return polygon([[hinge + out * 0.12, inner], [hinge + out * 0.88, outer], [hinge + out * 0.88, outer + height * 0.028], [hinge + out * 0.12, inner + height * 0.024]], palette.shutterShade);
  });
  return polygon([[hinge, y - 16], [hinge + out, y - 50], [hinge + out, y + height + 70], [hinge, y + height + 26]], palette.shutter) + slats;
}

function drawTable({ frame: { width, height }, palette, random }: Stage): string {
  const [x, top] = [width * 0.13, height * 0.71];
  const jug = outline`M${x - 26} ${top}Q${x - 42} ${top - 70} ${x - 12} ${top - 100}H${x + 12}Q${x + 42} ${top - 70} ${x + 26} ${top}Z`;
  return ellipse(x, top + 162, 78, 15, palette.roofShade) + rect(x - 46, top, 9, 160, palette.trunk) + rect(x + 37, top, 9, 160, palette.trunk) + rect(x - 60, top, 120, 13, palette.trunk) +
    drawBlooms(x, top - 150, 70, palette, random) + path(jug, palette.accent) + path(outline`M${x + 4} ${top}Q${x + 20} ${top - 60} ${x + 2} ${top - 100}H${x + 12}Q${x + 42} ${top - 70} ${x + 26} ${top}Z`, palette.accentShade);
}

/** The bed from its foot: a mattress with its shaded side, the throw, pillows before a headboard cut by the edge. */
function drawBed({ frame: { width, height }, palette }: Stage): string {
  const [left, top] = [width * 0.52, height * 0.83];
  const right = width + 20;
  const fold = (share: number): readonly [upper: number, lower: number] => [left + 60 + share * 120, left + 4 + share * 150];
  const stripes = repeat(5, (index) => {
    const [[fromTop, fromFoot], [toTop, toFoot]] = [fold(index / 5), fold((index + 1) / 5)];
    return polygon([[fromTop, top], [toTop, top], [toFoot, top + 78], [fromFoot, top + 78]], index % 2 ? palette.paper : palette.accent) +
      polygon([[fromFoot, top + 78], [toFoot, top + 78], [toFoot, height + 5], [fromFoot, height + 5]], index % 2 ? palette.wallShade : palette.accentShade);
  });
  const pillow = (x: number, low: number): string =>
    path(outline`M${x + 16} ${low}Q${x} ${low - 6} ${x + 3} ${low - 40}Q${x + 6} ${low - 62} ${x + 26} ${low - 58}H${x + 190}V${low}Z`, palette.paper) +
    path(outline`M${x + 16} ${low}Q${x} ${low - 6} ${x + 3} ${low - 34}Q${x + 14} ${low - 14} ${x + 40} ${low - 16}H${x + 190}V${low}Z`, palette.wallShade);
  return path(outline`M${width * 0.93} ${top - 130}Q${width * 0.98} ${top - 176} ${right} ${top - 180}V${height + 5}H${width * 0.93}Z`, palette.trunk) +
    polygon([[left + 34, top], [right, top], [right, top + 78], [left - 26, top + 78]], palette.wall) + polygon([[left - 26, top + 78], [right, top + 78], [right, height + 5], [left - 26, height + 5]], palette.wallShade) +
    stripes + pillow(width * 0.87, top - 6) + pillow(width * 0.83, top + 22);
}
