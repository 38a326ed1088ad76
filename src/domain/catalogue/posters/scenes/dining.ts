import { isSnowy } from '../palettes.ts';
import { drawBackdrop } from '../parts/backdrop.ts';
import { drawBlooms } from '../parts/flowers.ts';
import { drawGlitter } from '../parts/sea.ts';
import { circle, ellipse, line, outline, path, rect, repeat, turned } from '../parts/shapes.ts';
import { drawSky } from '../parts/sky.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawFir, drawPine } from '../parts/trees.ts';
import { between, pick } from '../random.ts';
import { hasFirs, type Drawing, type Stage } from '../stage.ts';

/**
 * A table on a terrace: awning scallops on top, balustrade, striped cloth, jug, plate of lemons.
 */
export function drawDining(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const horizon = height * 0.46;
  const sun = {
    x: width * between(random, 0.27, 0.36),
    y: horizon * between(random, 0.58, 0.64),
    radius: Math.min(116, horizon * 0.26),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawBackdrop({ ...stage, height: height * 0.8 }, horizon, {
        across: between(random, 0.56, 0.66),
        size: 48,
      }),
      drawGlitter(sun.x, horizon, height * 0.13, 110, palette.glitter, random),
      hasFirs(facts)
        ? drawFir(width * 0.95, height * 0.8, height * 0.56, palette, isSnowy(palette))
        : drawPine(width * 0.98, height * 0.8, height * 0.6, -0.04, palette),
      drawAwning(stage),
      drawBalustrade(stage),
      drawCloth(stage),
      drawPlate(stage),
      drawJug(stage),
    ],
  };
}

function drawAwning({ width, height, palette }: Stage): string {
  const stripes = Math.round(width / 92);
  const stripe = width / stripes;
  return (
    repeat(stripes, (index) =>
      path(
        outline`M${index * stripe} -5H${(index + 1) * stripe}V${height * 0.09}` +
          outline`A${stripe / 2} ${stripe * 0.42} 0 0 1 ${index * stripe} ${height * 0.09}Z`,
        index % 2 ? palette.paper : palette.accent,
      ),
    ) +
    repeat(stripes, (index) =>
      rect(
        index * stripe,
        0,
        stripe,
        height * 0.025,
        index % 2 ? palette.wallShade : palette.accentShade,
      ),
    )
  );
}

function drawBalustrade({ width, height, palette }: Stage): string {
  const [top, foot] = [height * 0.63, height * 0.75];
  const count = Math.round(width / 62);
  const posts = repeat(count + 1, (index) => {
    const x = (width * index) / count;
    const belly =
      outline`M${x - 8} ${top + 8}Q${x - 24} ${(top + foot) / 2 + 14} ${x - 8} ${foot}h16` +
      outline`Q${x + 24} ${(top + foot) / 2 + 14} ${x + 8} ${top + 8}Z`;
    return (
      path(belly, palette.wall) +
      path(
        outline`M${x + 1} ${top + 8}Q${x + 8} ${(top + foot) / 2 + 14} ${x + 1} ${foot}h7` +
          outline`Q${x + 24} ${(top + foot) / 2 + 14} ${x + 8} ${top + 8}Z`,
        palette.wallShade,
      )
    );
  });
  return (
    rect(0, top - 6, width, 18, palette.wall) +
    rect(0, top + 12, width, 5, palette.wallShade) +
    posts +
    rect(0, foot, width, height - foot, palette.sandShade) +
    rect(0, foot - 4, width, 16, palette.wall)
  );
}

function drawCloth({ width, height, palette, random }: Stage): string {
  const [top, foot] = [height * 0.81, height * 1.02];
  const stripes = 13;
  const ink = pick(random, [palette.pool, palette.signal, palette.shutter, palette.second]);
  const at = (share: number, level: 'top' | 'foot'): number =>
    level === 'top' ? width * (0.12 + share * 0.76) : width * (-0.04 + share * 1.08);
  return (
    path(
      outline`M${at(0, 'top')} ${top}L${at(1, 'top')} ${top}L${at(1, 'foot')} ${foot}L${at(0, 'foot')} ${foot}Z`,
      palette.paper,
    ) +
    repeat(stripes, (index) =>
      index % 2
        ? ''
        : path(
            outline`M${at(index / stripes, 'top')} ${top}L${at((index + 1) / stripes, 'top')} ${top}` +
              outline`L${at((index + 1) / stripes, 'foot')} ${foot}` +
              outline`L${at(index / stripes, 'foot')} ${foot}Z`,
            ink,
          ),
    )
  );
}

function drawJug({ width, height, palette, random }: Stage): string {
  const [x, foot] = [width * 0.37, height * 0.9];
  const [half, tall] = [66, Math.min(270, height * 0.24)];
  const body =
    outline`M${x - half} ${foot - 10}` +
    outline`C${x - half * 1.5} ${foot - tall * 0.45} ${x - half * 0.7} ${foot - tall * 0.6} ${x - half * 0.75} ${foot - tall}` +
    outline`H${x + half * 0.75}` +
    outline`C${x + half * 0.7} ${foot - tall * 0.6} ${x + half * 1.5} ${foot - tall * 0.45} ${x + half} ${foot - 10}` +
    outline`Q${x} ${foot + 14} ${x - half} ${foot - 10}Z`;
  const shade =
    outline`M${x + half * 0.2} ${foot - tall}H${x + half * 0.75}` +
    outline`C${x + half * 0.7} ${foot - tall * 0.6} ${x + half * 1.5} ${foot - tall * 0.45} ${x + half} ${foot - 10}` +
    outline`Q${x + half * 0.6} ${foot + 2} ${x + half * 0.3} ${foot + 2}` +
    outline`C${x + half * 0.8} ${foot - tall * 0.45} ${x + half * 0.2} ${foot - tall * 0.6} ${x + half * 0.2} ${foot - tall}Z`;
  return (
    ellipse(x + 20, foot + 2, half * 1.3, 13, palette.sandShade) +
    drawBlooms(x, foot - tall - 50, 82, palette, random) +
    line(
      outline`M${x + half * 0.75} ${foot - tall * 0.86}` +
        outline`C${x + half * 2} ${foot - tall * 0.85} ${x + half * 1.9} ${foot - tall * 0.36} ${x + half * 1.15} ${foot - tall * 0.38}`,
      palette.accentShade,
      15,
    ) +
    path(body, palette.accent) +
    path(shade, palette.accentShade) +
    rect(x - half * 0.98, foot - tall * 0.5, half * 1.96, 12, palette.paper)
  );
}

function drawPlate({ width, height, palette }: Stage): string {
  const [x, y] = [width * 0.66, height * 0.905];
  const lemon = (dx: number, dy: number, tilt: number): string =>
    turned(
      tilt,
      x + dx,
      y + dy,
      path(
        'M-42 0Q-34 -4 -28 -14Q-8 -34 18 -22Q30 -12 42 -2Q30 6 20 16Q-8 32 -28 14Q-34 4 -42 0Z',
        palette.second,
      ) + path('M-26 12Q-4 14 20 -18Q30 -10 42 -2Q30 6 20 16Q-8 32 -26 12Z', palette.trunk, 0.22),
    );
  return (
    ellipse(x + 14, y + 12, 140, 34, palette.sandShade) +
    ellipse(x, y, 136, 35, palette.shutter) +
    ellipse(x, y - 6, 116, 26, palette.paper) +
    lemon(-44, -22, 8) +
    lemon(36, -20, -20) +
    lemon(-2, -44, -6) +
    path(outline`M${x + 20} ${y - 62}q34 -34 78 -14q-30 34 -78 14Z`, palette.leaf) +
    circle(x + 20, y - 62, 4, palette.trunk)
  );
}
