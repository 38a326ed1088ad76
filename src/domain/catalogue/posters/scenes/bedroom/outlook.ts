/** What a window shows: each drawn in coordinates of its own pane. */
import { isSnowy } from '../../palettes.ts';
import { drawBackdrop } from '../../parts/backdrop.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawRidge } from '../../parts/hills.ts';
import { drawVillage } from '../../parts/house.ts';
import { drawGlitter, drawRipples } from '../../parts/sea.ts';
import { circle, ellipse, path, rect, repeat, skyline, under } from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun, type Sun } from '../../parts/sun.ts';
import { drawCypress, drawFir } from '../../parts/trees.ts';
import { drawUmbrella } from '../../parts/umbrella.ts';
import { between } from '../../random.ts';
import type { RoomOutlook } from '../../room-facts.ts';
import { hasFirs, type Stage } from '../../stage.ts';

/** The pane of a window that looks at what it is sold with, the sun over it. */
export function drawOutlook(view: Stage, sun: Sun, outlook: RoomOutlook): string {
  const horizon = view.height * 0.56;
  return (
    drawSky(view, horizon + view.height * 0.1, view.palette) +
    drawRays(sun, view, view.palette.paper) +
    drawSun(sun, view.palette) +
    beyond[outlook](view, sun, horizon)
  );
}

type Beyond = (view: Stage, sun: Sun, horizon: number) => string;

const beyond: Readonly<Record<RoomOutlook, Beyond>> = {
  sea: drawSeaside,
  'side-sea': (view, sun, horizon) => drawSeaside(view, sun, horizon) + drawNeighbour(view),
  pool: drawPoolBelow,
  garden: drawGarden,
  town: drawRoofs,
  mountain: (view, _sun, horizon) =>
    drawBackdrop({ ...view, facts: { ...view.facts, setting: 'mountains' } }, horizon, NO_SAIL),
};

const NO_SAIL = { across: -1, size: 1 };

function drawSeaside(view: Stage, sun: Sun, horizon: number): string {
  const { width, height, palette, random, facts } = view;
  return (
    drawBackdrop({ ...view, facts: { ...facts, setting: 'sea' } }, horizon, {
      across: between(random, 0.24, 0.36),
      size: 56,
    }) +
    drawGlitter(sun.x, horizon, height * 0.3, 76, palette.glitter, random) +
    drawBlooms(width * 0.86, height * 0.99, 66, palette, random)
  );
}

/** The house beside it leaves the sea its other half. */
function drawNeighbour({ width, height, palette }: Stage): string {
  const edge = width * 0.42;
  const pane = (x: number, y: number): string =>
    rect(x, y, 44, 66, palette.window) + rect(x - 8, y + 66, 60, 9, palette.wallShade);
  return (
    rect(0, height * 0.16, edge, height, palette.wall) +
    rect(edge - 26, height * 0.16, 26, height, palette.wallShade) +
    rect(-4, height * 0.12, edge + 18, height * 0.05, palette.roof) +
    repeat(2, (row) => pane(width * 0.08, height * (0.3 + row * 0.34))) +
    repeat(2, (row) => pane(width * 0.25, height * (0.3 + row * 0.34)))
  );
}

function drawPoolBelow(view: Stage, _sun: Sun, horizon: number): string {
  const { width, height, palette, random } = view;
  const [left, right, top, foot] = [width * 0.1, width * 0.9, height * 0.68, height * 0.93];
  const basin = `M${Math.round(left + 40)} ${Math.round(top)}H${Math.round(right - 40)}L${Math.round(right)} ${Math.round(foot)}H${Math.round(left)}Z`;
  return (
    drawHedge(view, horizon) +
    rect(0, horizon + height * 0.06, width, height, palette.sand) +
    path(basin, palette.paper) +
    rect(left + 22, top + 12, right - left - 44, foot - top - 24, palette.pool) +
    rect(left + 22, top + 12, right - left - 44, 15, palette.poolShade) +
    drawRipples(
      [left + 70, top + 44, right - 70, foot - 22],
      7,
      [palette.poolShade, palette.paper],
      random,
    ) +
    drawUmbrella(width * 0.24, height * 0.62, 62, palette) +
    drawUmbrella(width * 0.8, height * 0.6, 54, palette, palette.signal)
  );
}

/** A row of trees with hills behind, as behind a pool or a lawn. */
function drawHedge(view: Stage, horizon: number): string {
  const { width, palette } = view;
  const hills = skyline(width, horizon, [-0.04, 60, 0.2, 120, 0.46, 70, 0.72, 130, 1.04, 70]);
  return (
    drawRidge(hills, horizon + 30, palette.mid, palette.midShade) +
    repeat(5, (index) => drawTree(view, width * (0.04 + index * 0.24), horizon + 46, 150))
  );
}

function drawTree({ palette, facts }: Stage, x: number, foot: number, tall: number): string {
  const draw = hasFirs(facts) ? drawFir : drawCypress;
  return draw(x, foot, tall, palette, isSnowy(palette));
}

/** A lawn with two round fruit trees between cypresses or firs, and beds in flower. */
function drawGarden(view: Stage, _sun: Sun, horizon: number): string {
  const { width, height, palette, random } = view;
  const lawn = under(
    [
      [-20, horizon + 36],
      [width * 0.4, horizon + 14],
      [width + 20, horizon + 40],
    ],
    height + 20,
  );
  const fruit = (x: number, foot: number, radius: number): string =>
    rect(x - 7, foot - radius, 14, radius, palette.trunk) +
    circle(x, foot - radius * 1.55, radius, palette.leaf) +
    ellipse(
      x + radius * 0.3,
      foot - radius * 1.4,
      radius * 0.62,
      radius * 0.72,
      palette.leafShade,
    ) +
    repeat(7, (index) => {
      const angle = index * 0.9;
      const away = radius * (0.3 + (index % 3) * 0.22);
      return circle(
        x + Math.cos(angle) * away,
        foot - radius * 1.55 + Math.sin(angle) * away,
        7,
        palette.second,
      );
    });
  return (
    drawHedge(view, horizon) +
    path(lawn, palette.meadow) +
    fruit(width * 0.28, height * 0.86, 62) +
    fruit(width * 0.72, height * 0.9, 70) +
    drawBlooms(width * 0.08, height * 0.97, 58, palette, random) +
    drawBlooms(width * 0.5, height * 0.99, 52, palette, random) +
    drawBlooms(width * 0.94, height * 0.98, 58, palette, random)
  );
}

/** Roofs as far as the sill, hills behind them. */
function drawRoofs({ width, height, palette, random }: Stage, _sun: Sun, horizon: number): string {
  const hills = skyline(width, horizon, [-0.04, 70, 0.2, 120, 0.42, 84, 0.66, 140, 1.04, 96]);
  const town = {
    left: -30,
    right: width + 10,
    size: width * 0.17,
    sunSide: 'right' as const,
    span: (): readonly [number, number] => [horizon - 36, height + 30],
  };
  return (
    drawRidge(hills, horizon + 60, palette.far, palette.farShade) +
    rect(0, horizon + 40, width, height, palette.mid) +
    drawVillage(town, palette, random)
  );
}
