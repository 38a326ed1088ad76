import { wave } from '../parts/sea.ts';
import { circle, line, outline, path, polygon, rect, repeat, under, type Point } from '../parts/shapes.ts';
import { drawGulls } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays } from '../parts/sun.ts';
import { between } from '../random.ts';
import type { Drawing, Stage } from '../stage.ts';

type Ship = { readonly x: number; readonly rail: number; readonly water: number; readonly half: number };

/** The bow of a liner from below, symmetric; the sun behind the funnel, rays to every edge. */
export function drawLiner(stage: Stage): Drawing {
  const { frame, palette, random } = stage;
  const { width, height } = frame;
  const water = height * 0.81;
  const ship: Ship = { x: width / 2, rail: Math.max(height * 0.42, water - 520), water, half: Math.min(330, width * 0.36) };
  const sun = { x: ship.x + ship.half * 0.72, y: ship.rail - ship.half * between(random, 0.5, 0.66), radius: ship.half * 0.5 };
  return {
    sun,
    layers: [
      rect(0, 0, width, height, palette.sand), drawRays({ ...sun, x: ship.x, y: water }, frame, palette.paper, { count: 30, strength: 0.55 }), circle(sun.x, sun.y, sun.radius, palette.second),
      drawFunnel(ship, stage), drawDecks(ship, stage), drawHull(ship, stage), drawWater(ship, stage),
      drawGulls([[width * 0.14, height * 0.3, 28], [width * 0.2, height * 0.345, 24], [width * 0.1, height * 0.385, 26], [width * 0.87, height * 0.55, 26]], palette.dark),
    ],
  };
}

function drawFunnel({ x, rail, half }: Ship, { frame: { width }, palette }: Stage): string {
  const [foot, top] = [rail - half * 0.6, Math.max(20, rail - half * 1.22)];
  const smoke = outline`M${x - half * 0.16} ${top + 4}C${x + half * 0.2} ${top - half * 0.3} ${x + half} ${top - half * 0.05} ${width + 30} ${top - half * 0.25}V${top + half * 0.08}C${x + half} ${top + half * 0.2} ${x + half * 0.5} ${top - half * 0.06} ${x + half * 0.2} ${top + 4}Z`;
  return path(smoke, palette.sandShade) +
    line(outline`M${x} ${top - 40}L${x - half * 1.02} ${rail + 4}M${x} ${top - 40}L${x + half * 1.02} ${rail + 4}`, palette.dark, 2.5) +
    polygon([[x - half * 0.27, foot], [x - half * 0.22, top], [x + half * 0.22, top], [x + half * 0.27, foot]], palette.accent) +
    polygon([[x + half * 0.04, foot], [x + half * 0.03, top], [x + half * 0.22, top], [x + half * 0.27, foot]], palette.accentShade) +
    polygon([[x - half * 0.22, top], [x + half * 0.22, top], [x + half * 0.233, top + half * 0.15], [x - half * 0.233, top + half * 0.15]], palette.dark) +
    polygon([[x - half * 0.24, top + half * 0.21], [x + half * 0.24, top + half * 0.21], [x + half * 0.248, top + half * 0.28], [x - half * 0.248, top + half * 0.28]], palette.paper);
}

function drawDecks({ x, rail, half }: Ship, { palette }: Stage): string {
  const deck = (wide: number, top: number, tall: number): string => rect(x - wide, top, wide * 2, tall, palette.paper) + rect(x + wide * 0.28, top, wide * 0.72, tall, palette.wallShade);
  const windows = (wide: number, y: number, count: number): string => repeat(count, (index) => rect(x - wide + 14 + (index * (wide * 2 - 28)) / count, y, ((wide * 2 - 28) / count) * 0.72, half * 0.052, palette.window));
  const lifeboat = (side: number): string => path(outline`M${x + side * half * 0.56} ${rail - half * 0.24}h${side * half * 0.26}q${-side * half * 0.02} ${half * 0.11} ${-side * half * 0.13} ${half * 0.11}t${-side * half * 0.13} ${-half * 0.11}Z`, palette.signal);
  return deck(half * 0.66, rail - half * 0.2, half * 0.3) + deck(half * 0.5, rail - half * 0.42, half * 0.24) + deck(half * 0.36, rail - half * 0.62, half * 0.22) +
    rect(x - half * 0.58, rail - half * 0.64, half * 1.16, half * 0.05, palette.paper) + rect(x - half * 0.62, rail - half * 0.44, half * 1.24, half * 0.04, palette.paper) +
    windows(half * 0.36, rail - half * 0.55, 7) + windows(half * 0.5, rail - half * 0.35, 9) + windows(half * 0.62, rail - half * 0.13, 11) + lifeboat(-1) + lifeboat(1);
}

function drawHull({ x, rail, water, half }: Ship, { palette }: Stage): string {
  const foot = water + 40;
  const sheer = outline`M${x - half} ${rail}Q${x} ${rail + 70} ${x + half} ${rail}`;
  const hull = sheer + outline`C${x + half * 0.93} ${rail + (foot - rail) * 0.4} ${x + half * 0.66} ${rail + (foot - rail) * 0.8} ${x + half * 0.58} ${foot}H${x - half * 0.58}C${x - half * 0.66} ${rail + (foot - rail) * 0.8} ${x - half * 0.93} ${rail + (foot - rail) * 0.4} ${x - half} ${rail}Z`;
  const shade = outline`M${x} ${rail + 35}Q${x + half * 0.5} ${rail + 35} ${x + half} ${rail}C${x + half * 0.93} ${rail + (foot - rail) * 0.4} ${x + half * 0.66} ${rail + (foot - rail) * 0.8} ${x + half * 0.58} ${foot}H${x}Z`;
  const anchor = (side: number): string => circle(x + side * half * 0.52, rail + 122, 17, palette.paper) + circle(x + side * half * 0.52, rail + 122, 9, palette.dark);
  return path(hull, palette.window) + path(shade, palette.dark) + stipple(hull, palette.dark, { x: x - half, y: rail, width: half, height: foot - rail, towards: 'right' }) +
    path(sheer + outline`L${x + half * 0.985} ${rail + 27}Q${x} ${rail + 99} ${x - half * 0.985} ${rail + 27}Z`, palette.paper) + rect(x - 2.5, rail + 36, 5, foot - rail, palette.paper, 0.6) + anchor(-1) + anchor(1) +
    polygon([[x - half * 0.655, water - 34], [x + half * 0.655, water - 34], [x + half * 0.57, foot + 20], [x - half * 0.57, foot + 20]], palette.accent) + polygon([[x, water - 34], [x + half * 0.655, water - 34], [x + half * 0.57, foot + 20], [x, foot + 20]], palette.accentShade);
}

function drawWater({ x, water, half }: Ship, { frame: { width, height }, palette }: Stage): string {
  const [top, depth] = [water + 18, height - water];
  const steps = palette.sea.slice(1).map((ink, step): string => path(under(wave(width, top + depth * 0.24 * step, 8, step * 2.3 + 1), height + 10), ink)).join('');
  const at = (share: number, drop: number): Point => [x + half * share, water + drop];
  const wash = [at(-0.66, 42), at(-0.3, -18), at(0, 10), at(0.3, -18), at(0.66, 42)] as const;
  const bow = outline`M${wash[0][0]} ${wash[0][1]}Q${wash[1][0]} ${wash[1][1]} ${wash[2][0]} ${wash[2][1]}Q${wash[3][0]} ${wash[3][1]} ${wash[4][0]} ${wash[4][1]}Q${x + half * 1.1} ${water + 46} ${x + half * 1.3} ${water + 70}Q${x + half * 0.4} ${water + 44} ${x} ${water + 60}Q${x - half * 0.4} ${water + 44} ${x - half * 1.3} ${water + 70}Q${x - half * 1.1} ${water + 46} ${wash[0][0]} ${wash[0][1]}Z`;
  return steps + path(bow, palette.paper);
}
