import { isSnowy } from '../palettes.ts';
import { drawBackdrop } from '../parts/backdrop.ts';
import { drawBed } from '../parts/bed.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawPalm } from '../parts/palm.ts';
import { drawFloor, drawRailing, drawShutters } from '../parts/room-window.ts';
import { drawGlitter } from '../parts/sea.ts';
import { ellipse, outline, pane, path, rect } from '../parts/shapes.ts';
import { drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun, type Sun } from '../parts/sun.ts';
import { drawCypress, drawFir } from '../parts/trees.ts';
import { between } from '../random.ts';
import { hasFirs, hasPalms, type Drawing, type Stage } from '../stage.ts';

/**
 * Shutters frame a whole poster in the window; the end of a bed, a striped throw, a jug of flowers.
 */
export function drawRoom(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const across = Math.min(width * 0.48, height * 0.9);
  const opening = {
    x: (width - across) / 2,
    y: height * 0.11,
    width: across,
    height: height * 0.6,
  };
  const view = { width: opening.width, height: opening.height };
  const sun = {
    x: view.width * between(random, 0.56, 0.68),
    y: view.height * between(random, 0.26, 0.34),
    radius: Math.min(82, view.width * 0.18),
  };
  const wall = outline`M0 0H${width}V${height}H0Z`;
  return {
    sun: { x: opening.x + sun.x, y: opening.y + sun.y, radius: sun.radius },
    layers: [
      path(wall, palette.wallWarm),
      stipple(wall, palette.wallShade, {
        x: 0,
        y: height * 0.1,
        width,
        height: height * 1.1,
        towards: 'foot',
      }),
      drawFloor(stage, opening),
      rect(opening.x - 16, opening.y - 16, opening.width + 32, opening.height + 42, palette.paper),
      pane(opening.x, opening.y, view.width, view.height, drawView({ ...stage, ...view }, sun)),
      drawRailing(opening, stage),
      drawShutters(opening, stage),
      drawTable(stage),
      drawBed(stage),
    ],
  };
}

function drawView(view: Stage, sun: Sun): string {
  const { width, height, palette, random } = view;
  const horizon = height * 0.52;
  return (
    drawSky(view, horizon, palette) +
    drawRays(sun, view, palette.paper) +
    drawSun(sun, palette) +
    drawBackdrop(view, horizon, { across: between(random, 0.26, 0.4), size: 58 }) +
    drawGlitter(sun.x, horizon, height * 0.2, 70, palette.glitter, random) +
    drawTree(view) +
    drawBlooms(width * 0.1, height * 0.97, 84, palette, random)
  );
}

function drawTree({ width, height, palette, facts }: Stage): string {
  if (hasPalms(facts)) return drawPalm(width * 0.97, height * 1.05, height * 0.8, -0.05, palette);
  const draw = hasFirs(facts) ? drawFir : drawCypress;
  return draw(width * 0.9, height * 1.05, height * 0.66, palette, isSnowy(palette));
}

function drawTable({ width, height, palette, random }: Stage): string {
  const [x, top] = [width * 0.13, height * 0.71];
  const jug =
    outline`M${x - 26} ${top}Q${x - 42} ${top - 70} ${x - 12} ${top - 100}H${x + 12}` +
    outline`Q${x + 42} ${top - 70} ${x + 26} ${top}Z`;
  return (
    ellipse(x, top + 162, 78, 15, palette.roofShade) +
    rect(x - 46, top, 9, 160, palette.trunk) +
    rect(x + 37, top, 9, 160, palette.trunk) +
    rect(x - 60, top, 120, 13, palette.trunk) +
    drawBlooms(x, top - 150, 70, palette, random) +
    path(jug, palette.accent) +
    path(
      outline`M${x + 4} ${top}Q${x + 20} ${top - 60} ${x + 2} ${top - 100}H${x + 12}` +
        outline`Q${x + 42} ${top - 70} ${x + 26} ${top}Z`,
      palette.accentShade,
    )
  );
}
