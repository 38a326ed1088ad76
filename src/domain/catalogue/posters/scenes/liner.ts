import { drawSea, wave } from '../parts/sea.ts';
import { circle, outline, path, placed, rect, under } from '../parts/shapes.ts';
import { drawFittings, drawShip } from '../parts/ship.ts';
import { drawGull } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays } from '../parts/sun.ts';
import { between } from '../random.ts';
import type { Drawing, Stage } from '../stage.ts';

type Berth = {
  readonly x: number;
  readonly rail: number;
  readonly water: number;
  readonly half: number;
};

/** The bow of a liner from below, symmetric; the sun behind the funnel, rays to every edge. */
export function drawLiner(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const [water, rail] = [height * 0.81, height * 0.43];
  const berth = { x: width / 2, rail, water, half: Math.min(330, width * 0.36, rail / 1.3) };
  const { x, half } = berth;
  const depth = ((water + 40 - rail) / half) * 100;
  const sun = {
    x: x + half * 0.72,
    y: rail - half * between(random, 0.5, 0.66),
    radius: half * 0.5,
  };
  return {
    sun,
    layers: [
      rect(0, 0, width, height, palette.sand),
      drawRays({ ...sun, x, y: water }, stage, palette.paper, { count: 30, strength: 0.55 }),
      circle(sun.x, sun.y, sun.radius, palette.second),
      drawSmoke(berth, stage),
      placed(x, rail, half / 100, drawShip(depth, palette)),
      drawSheen(berth, stage),
      placed(x, rail, half / 100, drawFittings(depth, palette)),
      drawWater(berth, stage),
      drawGull(width * 0.14, height * 0.3, 28, palette.dark),
      drawGull(width * 0.2, height * 0.345, 24, palette.dark),
      drawGull(width * 0.1, height * 0.385, 26, palette.dark),
      drawGull(width * 0.87, height * 0.55, 26, palette.dark),
    ],
  };
}

/** A flat plume from the funnel to the edge, narrow enough to leave the sun free. */
function drawSmoke({ x, rail, half }: Berth, { width, palette }: Stage): string {
  const top = rail - half * 1.22;
  const plume =
    outline`M${x - half * 0.16} ${top + 4}C${x + half * 0.2} ${top - half * 0.3} ${x + half} ${top - half * 0.05}` +
    outline` ${width + 30} ${top - half * 0.25}V${top + half * 0.08}C${x + half} ${top + half * 0.2}` +
    outline` ${x + half * 0.5} ${top - half * 0.06} ${x + half * 0.2} ${top + 4}Z`;
  return path(plume, palette.sandShade);
}

/** The lit half of the hull darkens towards the stem. */
function drawSheen({ x, rail, water, half }: Berth, { palette }: Stage): string {
  const [top, foot] = [rail + half * 0.13, water + 40 - half * 0.22];
  const side = outline`M${x - half * 0.92} ${top}L${x} ${top + half * 0.09}V${foot}H${x - half * 0.64}Z`;
  const box = { x: x - half, y: top, width: half, height: foot - top };
  return stipple(side, palette.dark, { ...box, towards: 'right' });
}

function drawWater({ x, water, half }: Berth, { width, height, palette }: Stage): string {
  const sea = drawSea({ width, height }, water + 26, palette.sea.slice(1));
  const crest = path(under(wave(width, water + 22, 7, 1), water + 60), palette.sea[1]);
  const bow =
    outline`M${x - half * 0.66} ${water + 42}Q${x - half * 0.3} ${water - 18} ${x} ${water + 10}` +
    outline`Q${x + half * 0.3} ${water - 18} ${x + half * 0.66} ${water + 42}` +
    outline`Q${x + half * 1.1} ${water + 46} ${x + half * 1.3} ${water + 70}` +
    outline`Q${x + half * 0.4} ${water + 44} ${x} ${water + 60}` +
    outline`Q${x - half * 0.4} ${water + 44} ${x - half * 1.3} ${water + 70}` +
    outline`Q${x - half * 1.1} ${water + 46} ${x - half * 0.66} ${water + 42}Z`;
  return crest + sea + path(bow, palette.paper);
}
