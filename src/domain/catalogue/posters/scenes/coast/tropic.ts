import { drawSail } from '../../parts/boats.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawPalm } from '../../parts/palm.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import {
  curve,
  ellipse,
  outline,
  path,
  percent,
  placed,
  rect,
  repeat,
  turned,
  under,
} from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** Green cones over a warm bay, a sloop, a painted hut and palms leaning out from the sand. */
export function drawTropic(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.41;
  const sun = {
    x: width * between(random, 0.27, 0.34),
    y: horizon * between(random, 0.5, 0.58),
    radius: between(random, 122, 136),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.44, horizon * 0.26, 160, palette.paper),
      drawGull(width * 0.48, horizon * 0.5, 16, palette.dark),
      drawCones(stage, horizon),
      drawSea(stage, horizon, palette.sea.toReversed()),
      drawGlitter(sun.x, horizon, height * 0.2, 130, palette.glitter, random),
      drawSloop(width * 0.24, horizon + height * 0.15, palette),
      drawSail(width * 0.52, horizon + height * 0.04, 28, palette, palette.dark),
      drawStrand(stage),
      drawHut(width * 0.92, height * 0.7, palette),
      drawPalms(stage),
      drawDinghy(width * 0.5, height * 0.86, palette),
      drawBlooms(width * 0.95, height * 0.97, 120, palette, random),
    ],
  };
}

/** Two steep green cones and a low shore, each with a lit and a shaded flank. */
function drawCones({ width, palette }: Stage, horizon: number): string {
  const rise = Math.min(1, horizon / 430);
  const cone = (across: number, tall: number, half: number): string => {
    const [x, top] = [width * across, horizon - tall * rise];
    const outer = outline`M${x - half} ${horizon + 3}C${x - half * 0.5} ${horizon - tall * 0.2} ${x - half * 0.3} ${top + 10} ${x} ${top}C${x + half * 0.24} ${top + 6} ${x + half * 0.5} ${horizon - tall * 0.24} ${x + half} ${horizon + 3}Z`;
    return (
      path(outer, palette.leaf) +
      stipple(outer, palette.leafShade, {
        x: x - half,
        y: top,
        width: half * 2,
        height: tall,
        towards: 'right',
      }) +
      path(
        outline`M${x} ${top}C${x + half * 0.24} ${top + 6} ${x + half * 0.5} ${horizon - tall * 0.24} ${x + half} ${horizon + 3}H${x + half * 0.12}C${x + half * 0.3} ${horizon - tall * 0.3} ${x - half * 0.02} ${horizon - tall * 0.5} ${x} ${top}Z`,
        palette.leafShade,
      )
    );
  };
  const shore = outline`M${width * 0.42} ${horizon + 4}Q${width * 0.56} ${horizon - 30} ${width * 0.7} ${horizon - 22}T${width + 10} ${horizon - 40}V${horizon + 4}Z`;
  return (
    path(
      outline`M${width * 0.4} ${horizon + 3}Q${width * 0.5} ${horizon - 70} ${width * 0.6} ${horizon - 40}T${width * 0.86} ${horizon - 60}L${width * 0.96} ${horizon + 3}Z`,
      palette.far,
    ) +
    cone(0.86, 250, 200) +
    cone(0.64, 330, 190) +
    path(shore, palette.meadow)
  );
}

const drawSloop = (x: number, y: number, palette: Stage['palette']): string =>
  placed(
    x,
    y,
    1.15,
    ellipse(4, 34, 100, 8, palette.sea[3], 0.5) +
      rect(-4, -190, 7, 196, palette.trunk) +
      path('M-8 -184L-8 -16H-104Q-60 -96 -8 -184Z', palette.paper) +
      path('M-8 -120L-8 -16H-104Q-92 -40 -78 -62Q-40 -84 -8 -120Z', palette.accent) +
      path('M8 -170Q54 -86 74 -12H8Z', palette.wallShade) +
      path('M-104 -4L108 -10Q92 26 66 30H-76Q-96 22 -104 -4Z', palette.signal) +
      path('M-104 -4L108 -10L103 2Q0 12 -101 6Z', palette.paper),
  );

function drawStrand(stage: Stage): string {
  const { width, height, palette } = stage;
  const edge = percent(stage, '103 62, 88 66, 74 70, 66 76, 56 83, 40 89, 26 95, 14 103');
  const shape = (shift: number): string =>
    `${curve(edge.map(([x, y]) => [x - shift, y - shift * 0.3] as const))}${outline`L${width + 20} ${height + 10}V${height * 0.6}Z`}`;
  return (
    path(shape(52), palette.poolShade) +
    path(shape(34), palette.pool) +
    path(shape(14), palette.paper) +
    path(shape(0), palette.sand) +
    stipple(shape(0), palette.sandShade, {
      x: 0,
      y: height * 0.6,
      width,
      height: height * 0.42,
      towards: 'foot',
    })
  );
}

/** A small painted house on legs with a steep roof and a porch. */
const drawHut = (x: number, foot: number, palette: Stage['palette']): string =>
  placed(
    x,
    foot,
    1.05,
    path('M-70 14H150L190 44H-20Z', palette.sandShade) +
      rect(-74, -8, 10, 26, palette.trunk) +
      rect(-6, -8, 10, 26, palette.trunk) +
      rect(66, -8, 10, 26, palette.trunk) +
      rect(-80, -14, 166, 10, palette.trunk) +
      rect(-66, -106, 136, 94, palette.shutter) +
      rect(30, -106, 40, 94, palette.shutterShade) +
      rect(-46, -78, 30, 64, palette.paper) +
      rect(-2, -78, 24, 32, palette.paper) +
      rect(40, -74, 20, 28, palette.windowLit) +
      path('M-92 -100L-30 -176H46L94 -100Z', palette.accent) +
      path('M20 -176H46L94 -100H44Z', palette.accentShade) +
      repeat(6, (index) => rect(-86 + index * 15, -104, 5, 92, palette.paper, index % 5 ? 0 : 1)),
  );

function drawPalms({ width, height, palette, facts, random }: Stage): string {
  if (!hasPalms(facts)) return '';
  const tall = Math.min(height * 0.56, width * 0.62);
  return (
    path(
      under(
        [
          [width * 0.6, height * 0.99],
          [width * 0.78, height * 0.9],
          [width * 1.03, height * 0.86],
        ],
        height + 10,
      ),
      palette.leafShade,
    ) + drawPalm(width * 0.8, height * 0.97, tall, -0.3 + random() * 0.08, palette)
  );
}

const drawDinghy = (x: number, y: number, palette: Stage['palette']): string =>
  turned(
    -24,
    x,
    y,
    ellipse(10, 20, 86, 13, palette.sandShade) +
      path('M-84 -12Q0 8 88 -20Q72 20 48 22H-58Q-78 10 -84 -12Z', palette.second) +
      path('M-84 -12Q0 8 88 -20Q0 -26 -84 -12Z', palette.trunk) +
      path('M-84 -12Q0 8 88 -20L84 -10Q0 18 -82 -2Z', palette.paper),
  );
