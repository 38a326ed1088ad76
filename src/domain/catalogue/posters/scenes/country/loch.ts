import { drawBlooms } from '../../parts/flowers.ts';
import { drawSummit } from '../../parts/hills.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  curve,
  ellipse,
  heightAt,
  line,
  mirrored,
  outline,
  path,
  percent,
  rect,
  repeat,
  round,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { drawFir } from '../../parts/trees.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** Hills mirrored in still water, a broken tower on its islet, heather at the foot. */
export function drawLoch(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const shore = height * 0.53;
  const sun = {
    x: width * between(random, 0.5, 0.58),
    y: shore * between(random, 0.5, 0.56),
    radius: between(random, 104, 118),
  };
  return {
    sun,
    layers: [
      drawSky(stage, shore, palette),
      drawSun(sun, palette),
      drawCloud(width * 0.18, shore * 0.28, 200, palette.paper),
      drawCloud(width * 0.62, shore * 0.2, 150, palette.paper),
      `<g id="hills">${drawHills(stage, shore)}</g>`,
      drawSea(stage, shore, palette.sea),
      `<use href="#hills" opacity="0.4" transform="translate(0 ${round(shore * 2)}) scale(1 -1)"/>`,
      rect(0, shore - 1, width, 5, palette.paper, 0.7),
      drawGlitter(sun.x, shore, height * 0.2, 110, palette.glitter, random),
      drawIslet(stage),
      drawHeather(stage),
      mirrored(width, drawPineBranch(stage)),
      drawGull(width * 0.3, shore * 0.62, 20, palette.dark),
      drawGull(width * 0.36, shore * 0.55, 14, palette.dark),
    ],
  };
}

function drawHills(stage: Stage, shore: number): string {
  const { width, palette, random } = stage;
  const lift = between(random, 0.92, 1.08);
  const hill = (across: number, top: number, spread: number, near: boolean): string =>
    drawSummit(
      { x: width * across, top: shore * top * lift, foot: shore, spread },
      near
        ? { lit: palette.mid, shade: palette.midShade, crease: palette.midShade }
        : { lit: palette.far, shade: palette.farShade },
    );
  return (
    hill(0.62, 0.68, 260, false) +
    hill(0.34, 0.6, 280, false) +
    hill(0.08, 0.34, 330, true) +
    hill(0.9, 0.42, 300, true) +
    path(
      under(percent(stage, '-2 46, 10 45, 22 48.6, 34 51.4, 44 53.2'), shore),
      palette.leafShade,
    ) +
    path(under(percent(stage, '60 53.2, 72 50.8, 86 47, 103 45'), shore), palette.leaf)
  );
}

function drawIslet(stage: Stage): string {
  const { width, height, palette } = stage;
  const [x, foot] = [width * 0.66, height * 0.605];
  return (
    ellipse(x + 20, foot + 14, 190, 13, palette.dark, 0.3) +
    path(
      outline`M${x - 170} ${foot + 10}Q${x - 110} ${foot - 30} ${x} ${foot - 34}T${x + 190} ${foot + 10}Q${x} ${foot + 34} ${x - 170} ${foot + 10}Z`,
      palette.leafShade,
    ) +
    rect(x - 50, foot - 176, 82, 152, palette.roof) +
    rect(x, foot - 176, 32, 152, palette.roofShade) +
    repeat(4, (index) =>
      rect(x - 54 + index * 24, foot - 192, 15, 18, index > 1 ? palette.roofShade : palette.roof),
    ) +
    path(
      outline`M${x + 32} ${foot - 24}V${foot - 116}L${x + 58} ${foot - 94}L${x + 84} ${foot - 106}L${x + 100} ${foot - 62}L${x + 120} ${foot - 44}V${foot - 20}Z`,
      palette.roof,
    ) +
    path(
      outline`M${x + 84} ${foot - 106}L${x + 100} ${foot - 62}L${x + 120} ${foot - 44}V${foot - 20}H${x + 92}Z`,
      palette.roofShade,
    ) +
    drawArch(x - 30, foot - 24, 22, 44, palette.dark) +
    rect(x - 28, foot - 146, 10, 24, palette.dark) +
    drawFir(x - 104, foot - 4, 104, palette, false) +
    drawFir(x - 76, foot - 8, 80, palette, false) +
    drawFir(x + 150, foot - 2, 92, palette, false)
  );
}

function drawHeather(stage: Stage): string {
  const { width, height, palette, random } = stage;
  const near = percent(stage, '-2 84, 22 82, 46 88, 70 90, 103 84');
  const shape = under(near, height + 10);
  const tufts = repeat(Math.round(width / 7), (index) => {
    const x = random() * width;
    const y = heightAt(near, x) + 8 + random() * (height - heightAt(near, x));
    const size = between(random, 7, 14) + (y - height * 0.82) * 0.05;
    return path(
      outline`M${x - size * 0.3} ${y}Q${x - size} ${y - size * 1.5} ${x} ${y - size * 3}Q${x + size} ${y - size * 1.5} ${x + size * 0.3} ${y}Z`,
      [palette.bloom, palette.bloomLight, palette.land][index % 3] ?? palette.bloom,
    );
  });
  return (
    path(
      under(percent(stage, '-2 79, 16 77.5, 36 82, 58 86, 80 83, 103 78.5'), height + 10),
      palette.meadowShade,
    ) +
    path(shape, palette.land) +
    stipple(shape, palette.bloom, {
      x: 0,
      y: height * 0.82,
      width,
      height: height * 0.2,
      towards: 'foot',
    }) +
    tufts +
    drawBlooms(width * 0.92, height * 0.99, 84, palette, random)
  );
}

/** A Scots pine cut by the edge. */
function drawPineBranch({ height, palette }: Stage): string {
  const top = height * 0.33;
  const pad = (x: number, y: number, wide: number): string =>
    ellipse(x, y, wide, wide * 0.4, palette.leafShade) +
    ellipse(x - 6, y - 8, wide * 0.85, wide * 0.26, palette.leaf);
  return (
    line(
      outline`M34 ${height * 0.86}C36 ${height * 0.68} 20 ${height * 0.5} 28 ${top}`,
      palette.dark,
      26,
    ) +
    line(
      curve([
        [28, height * 0.47],
        [110, height * 0.42],
      ]) +
        curve([
          [28, height * 0.54],
          [-20, height * 0.5],
        ]),
      palette.dark,
      12,
    ) +
    pad(104, height * 0.41, 92) +
    pad(24, top - 10, 116) +
    pad(92, height * 0.34, 80)
  );
}
