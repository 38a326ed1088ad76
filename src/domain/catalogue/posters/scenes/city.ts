import type { Palette } from '../palette.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawRidge } from '../parts/hills.ts';
import { drawTower, drawVillage, type Site } from '../parts/house.ts';
import { drawRipples, drawSea } from '../parts/sea.ts';
import { circle, line, outline, path, rect, repeat, skyline } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawCypress, drawFir } from '../parts/trees.ts';
import { between } from '../random.ts';
import { hasFirs, type Drawing, type Stage } from '../stage.ts';

/**
 * A river and its bridge in front, one dome, two towers, a tram crossing; the sun behind the roofs.
 */
export function drawCity(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const ground = height * 0.62;
  const sun = {
    x: width * between(random, 0.34, 0.42),
    y: ground * between(random, 0.5, 0.58),
    radius: between(random, 150, 175),
  };
  const deck = ground + 84;
  const hills = skyline(
    width,
    ground,
    [-0.02, 90, 0.15, 150, 0.3, 100, 0.5, 170, 0.7, 110, 0.9, 190, 1.02, 120],
  );
  return {
    sun,
    layers: [
      drawSky(stage, ground, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.68, ground * 0.2, 190, palette.paper),
      drawRidge(hills, ground + 4, palette.far, palette.farShade),
      rect(0, ground - 20, width, 130, palette.midShade),
      drawRoofs(stage, ground),
      drawRiver(stage, deck),
      drawTram(width * between(random, 0.42, 0.56), deck, palette, width),
      drawBanks(stage, deck),
    ],
  };
}

/** Two rows of houses, the dome and the towers between them. */
function drawRoofs({ width, palette, random }: Stage, ground: number): string {
  const farInks = {
    ...palette,
    wall: palette.wallShade,
    wallWarm: palette.mid,
    wallShade: palette.midShade,
  };
  const row = (size: number, top: number, foot: number): Site => ({
    left: -30,
    right: width,
    size,
    sunSide: 'left',
    span: () => [ground + top, ground + foot],
  });
  const leftTower = {
    x: width * between(random, 0.17, 0.22),
    foot: ground - 20,
    width: 66,
    height: 330,
  };
  return (
    drawVillage(row(70, -165, 0), farInks, random) +
    drawTower(leftTower, palette, 'right') +
    drawDome(width * between(random, 0.64, 0.7), ground - 30, 290, palette) +
    drawTower({ x: width * 0.87, foot: ground, width: 54, height: 250 }, palette, 'left') +
    drawVillage(row(88, -72, 84), palette, random)
  );
}

function drawDome(x: number, foot: number, width: number, palette: Palette): string {
  const drum = foot - width * 0.72;
  const windows = repeat(4, (index) =>
    path(
      outline`M${x - width * 0.3 + index * width * 0.17} ${foot - width * 0.5}v${-width * 0.1}` +
        outline`a${width * 0.035} ${width * 0.035} 0 0 1 ${width * 0.07} 0` +
        outline`v${width * 0.1}Z`,
      palette.window,
    ),
  );
  return (
    rect(x - width * 0.5, foot - width * 0.45, width, width * 0.45, palette.wall) +
    rect(x + width * 0.14, foot - width * 0.45, width * 0.36, width * 0.45, palette.wallShade) +
    rect(x - width * 0.36, drum, width * 0.72, width * 0.28, palette.wallWarm) +
    windows +
    path(
      outline`M${x - width * 0.4} ${drum}` +
        outline`C${x - width * 0.4} ${foot - width * 1.3} ${x + width * 0.4} ${foot - width * 1.3} ${x + width * 0.4} ${drum}Z`,
      palette.roof,
    ) +
    path(
      outline`M${x + width * 0.05} ${foot - width * 1.153}` +
        outline`C${x + width * 0.36} ${foot - width * 1.12} ${x + width * 0.4} ${foot - width * 0.9} ${x + width * 0.4} ${drum}` +
        outline`H${x + width * 0.14}` +
        outline`C${x + width * 0.18} ${foot - width * 0.9} ${x + width * 0.12} ${foot - width * 1.1} ${x + width * 0.05} ${foot - width * 1.153}Z`,
      palette.roofShade,
    ) +
    rect(x - width * 0.06, foot - width * 1.32, width * 0.12, width * 0.2, palette.wall) +
    path(
      outline`M${x - width * 0.08} ${foot - width * 1.32}L${x} ${foot - width * 1.52}` +
        outline`L${x + width * 0.08} ${foot - width * 1.32}Z`,
      palette.roof,
    )
  );
}

function drawRiver({ width, height, palette, random }: Stage, deck: number): string {
  const water = deck + 60;
  const spans = Math.max(3, Math.round(width / 250));
  const span = width / spans;
  const arches = repeat(spans + 1, (index) => {
    const left = (index - 0.35) * span;
    return path(
      outline`M${left} ${deck + 176}v-26A${span * 0.39} ${span * 0.36} 0 0 1 ${left + span * 0.78} ${deck + 150}` +
        outline`v26Z`,
      palette.sea[3],
    );
  });
  return (
    drawSea({ width, height }, water, palette.sea.slice(1)) +
    rect(0, deck + 40, width, 136, palette.mid) +
    arches +
    repeat(spans + 1, (index) =>
      path(
        outline`M${(index - 0.57) * span} ${deck + 176}L${(index - 0.35) * span} ${deck + 176}` +
          outline`L${(index - 0.37) * span} ${deck + 200}` +
          outline`L${(index - 0.55) * span} ${deck + 200}Z`,
        palette.midShade,
      ),
    ) +
    rect(0, deck, width, 46, palette.wallWarm) +
    rect(0, deck + 46, width, 9, palette.midShade) +
    repeat(Math.ceil(width / 46), (index) =>
      rect(index * 46 + 10, deck + 12, 24, 22, palette.wallShade),
    ) +
    drawRipples(
      [40, deck + 215, width - 40, height - 40],
      12,
      [palette.glitter, palette.sea[0]],
      random,
    )
  );
}

function drawTram(x: number, track: number, palette: Palette, width: number): string {
  const [long, top] = [236, track - 122];
  const windows = repeat(5, (index) => rect(x + 14 + index * 43, top + 16, 33, 42, palette.window));
  return (
    rect(0, top - 62, width, 3, palette.dark, 0.6) +
    line(outline`M${x + 90} ${top - 8}L${x + 134} ${top - 60}`, palette.dark, 4) +
    circle(x + 52, track - 12, 15, palette.dark) +
    circle(x + 184, track - 12, 15, palette.dark) +
    rect(x, top, long, 100, palette.second) +
    rect(x, top + 64, long, 36, palette.paper) +
    windows +
    rect(x - 8, top - 10, long + 16, 14, palette.accent) +
    circle(x + long - 8, top + 82, 6, palette.sun)
  );
}

function drawBanks({ width, height, palette, random, facts }: Stage, deck: number): string {
  const tree = (x: number, tall: number): string =>
    hasFirs(facts)
      ? drawFir(x, deck + 8, tall, palette, false)
      : drawCypress(x, deck + 8, tall, palette);
  return (
    tree(width * 0.06, 220) +
    tree(width * 0.125, 165) +
    tree(width * 0.95, 205) +
    path(
      outline`M0 ${height}V${height - 60}Q${width * 0.5} ${height - 10} ${width} ${height - 36}V${height}Z`,
      palette.dark,
    ) +
    drawBlooms(width * 0.05, height - 30, 108, palette, random) +
    drawBlooms(width * 0.95, height - 10, 98, palette, random)
  );
}
