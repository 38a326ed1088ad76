import { isSnowy } from '../palettes.ts';
import { drawChalet } from '../parts/chalet.ts';
import { drawRidge, drawSummit } from '../parts/hills.ts';
import { drawRipples } from '../parts/sea.ts';
import { curve, line, outline, path, rect, repeat, skyline, pane, round } from '../parts/shapes.ts';
import { drawCloud, drawSky } from '../parts/sky.ts';
import { stipple } from '../parts/stipple.ts';
import { drawRays, drawSun } from '../parts/sun.ts';
import { drawFir } from '../parts/trees.ts';
import { between } from '../random.ts';
import type { Drawing, Stage } from '../stage.ts';

/**
 * A lake that mirrors the mountains, a chalet at the left, a chair lift across the sky as one line.
 */
export function drawAlpine(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const shore = height * 0.6;
  const sun = {
    x: width * between(random, 0.3, 0.38),
    y: shore * between(random, 0.44, 0.52),
    radius: between(random, 112, 132),
  };
  return {
    sun,
    layers: [
      drawSky(stage, shore, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.08, shore * 0.3, 170, palette.paper),
      `<g id="mountains">${drawMountains(stage, shore)}</g>`,
      drawLake(stage, shore),
      drawLift(stage, shore),
      drawShore(stage, shore),
      drawForeground(stage),
    ],
  };
}

function drawMountains({ width, palette, random }: Stage, shore: number): string {
  const uneven = (): number => between(random, 0.9, 1.1);
  const far = skyline(
    width,
    shore,
    [-0.04, 150, 0.08, 250, 0.18, 160, 0.3, 215, 0.42, 120, 0.55, 180],
    uneven,
  );
  const rocks = skyline(
    width,
    shore,
    [
      0.3, 0, 0.42, 96, 0.47, 70, 0.54, 168, 0.58, 130, 0.64, 196, 0.69, 132, 0.76, 170, 0.83, 128,
      0.9, 190, 1.04, 100,
    ],
    uneven,
  );
  const wood = skyline(
    width,
    shore,
    [-0.02, 60, 0.2, 95, 0.42, 46, 0.6, 70, 0.82, 108, 1.02, 84],
    uneven,
  );
  const forest = `${curve(wood)}V${Math.round(shore + 2)}H-20Z`;
  const snow = { lit: palette.paper, shade: palette.farShade, crease: palette.far };
  return (
    drawRidge(far, shore, palette.far, palette.farShade) +
    drawSummit(
      { x: width * 0.88, top: shore - Math.min(380, shore * 0.62), foot: shore, spread: 290 },
      snow,
    ) +
    drawSummit(
      {
        x: width * between(random, 0.6, 0.66),
        top: shore - Math.min(510, shore * 0.84),
        foot: shore,
        spread: 330,
      },
      snow,
    ) +
    drawRidge(rocks, shore + 2, palette.mid, palette.midShade) +
    path(forest, palette.leaf) +
    stipple(forest, palette.leafShade, {
      x: -20,
      y: shore - 120,
      width: width + 40,
      height: 122,
      towards: 'foot',
    })
  );
}

function drawLake({ width, height, palette, random }: Stage, shore: number): string {
  const depth = height - shore;
  const squeeze = 0.62;
  const upsideDown = `<use href="#mountains" transform="matrix(1 0 0 ${-squeeze} 0 ${round(shore * squeeze)})" opacity="0.5"/>`;
  const mirror = pane(0, shore, width, depth, upsideDown);
  return (
    rect(0, shore, width, depth, palette.sea[1]) +
    mirror +
    repeat(7, (index) =>
      rect(
        width * between(random, -0.05, 0.5),
        shore + 26 + index * depth * 0.085,
        width * between(random, 0.22, 0.5),
        3.5 + index * 0.8,
        palette.sea[2],
        0.75,
      ),
    ) +
    drawRipples(
      [width * 0.3, shore + 40, width * 0.95, height * 0.86],
      9,
      [palette.glitter, palette.sea[0]],
      random,
    )
  );
}

/** One cable from edge to edge with three chairs. */
function drawLift({ width, palette }: Stage, shore: number): string {
  const [high, low] = [shore * 0.1, shore * 0.36];
  const sag = (share: number): number =>
    high + (low - high) * (1 - share) + Math.sin(share * Math.PI) * 34;
  const chairs = [0.17, 0.46, 0.78].map((share) => {
    const [x, y] = [width * share, sag(share)];
    return (
      line(outline`M${x} ${y}v46`, palette.dark, 3) +
      path(outline`M${x - 26} ${y + 44}h52v8h-44v30h44v9h-52Z`, palette.signal)
    );
  });
  return (
    line(
      outline`M-10 ${sag(0)}Q${width * 0.5} ${sag(0.5) + 18} ${width + 10} ${sag(1)}`,
      palette.dark,
      3,
    ) + chairs.join('')
  );
}

function drawShore(stage: Stage, shore: number): string {
  const { width, palette, random } = stage;
  const hasSnow = isSnowy(palette);
  const bank =
    outline`M-20 ${shore - 34}Q${width * 0.2} ${shore - 58} ${width * 0.36} ${shore - 8}` +
    outline`Q${width * 0.46} ${shore + 18} ${width * 0.52} ${shore + 34}` +
    outline`Q${width * 0.26} ${shore + 70} -20 ${shore + 120}Z`;
  const firs = [0.36, 0.4, 0.33, 0.02, -0.01].map((across, index) =>
    drawFir(
      width * across,
      shore + 16 + (index % 2) * 18,
      150 * between(random, 0.8, 1.3),
      palette,
      hasSnow,
    ),
  );
  return (
    firs.slice(0, 3).join('') +
    path(bank, palette.meadow) +
    stipple(bank, palette.meadowShade, {
      x: 0,
      y: shore - 50,
      width: width * 0.5,
      height: 170,
      towards: 'foot',
    }) +
    drawChalet(width * 0.08, shore + 46, 226, palette, hasSnow) +
    firs.slice(3).join('')
  );
}

function drawForeground({ width, height, palette, random }: Stage): string {
  const hasSnow = isSnowy(palette);
  const bank =
    outline`M-20 ${height * 0.94}Q${width * 0.3} ${height * 0.87} ${width * 0.6} ${height * 0.94}` +
    outline`T${width + 20} ${height * 0.85}` +
    outline`V${height + 10}H-20Z`;
  return (
    path(bank, palette.meadow) +
    stipple(bank, palette.meadowShade, {
      x: 0,
      y: height * 0.86,
      width,
      height: height * 0.16,
      towards: 'foot',
    }) +
    drawFir(width * 0.94, height * 1.02, height * between(random, 0.42, 0.5), palette, hasSnow) +
    drawFir(width * 0.83, height * 1.0, height * 0.27, palette, hasSnow) +
    drawFir(width * 0.03, height * 1.03, height * 0.22, palette, hasSnow)
  );
}
