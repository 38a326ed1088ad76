import { drawBlooms } from '../../parts/flowers.ts';
import { drawPalm } from '../../parts/palm.ts';
import { drawGlitter, drawSea } from '../../parts/sea.ts';
import { circle, ellipse, line, outline, path, placed, rect, repeat } from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A road over shallow water straight into the sun, an open car on it, gulls, a palm. */
export function drawKeys(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.4;
  const sun = {
    x: width * between(random, 0.49, 0.51),
    y: horizon * between(random, 0.56, 0.62),
    radius: between(random, 136, 148),
  };
  return {
    sun,
    layers: [
      drawSky(stage, horizon, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.08, horizon * 0.4, 160, palette.paper),
      drawCloud(width * 0.74, horizon * 0.62, 150, palette.paper),
      ...[0.7, 0.77, 0.85].map((across, index) =>
        drawGull(width * across, horizon * (0.3 - index * 0.07), 20 + index * 3, palette.dark),
      ),
      drawSea(stage, horizon, palette.sea),
      drawGlitter(width * 0.3, horizon, height * 0.16, 120, palette.glitter, random),
      drawKey(stage, horizon),
      drawRoad(stage, horizon),
      drawCar(width * 0.585, height * 0.83, palette),
      drawPalms(stage),
      drawBlooms(width * 0.05, height * 0.985, 116, palette, random),
    ],
  };
}

/** The next island, a low green line with palms, left and right of the road. */
function drawKey({ width, palette, facts }: Stage, horizon: number): string {
  const low = (left: number, wide: number): string =>
    path(
      outline`M${left} ${horizon + 5}Q${left + wide * 0.3} ${horizon - 22} ${left + wide * 0.56} ${horizon - 13}T${left + wide} ${horizon + 5}Z`,
      palette.leafShade,
    ) + rect(left + 8, horizon + 2, wide - 16, 6, palette.sand);
  const palms = hasPalms(facts)
    ? [0.61, 0.66, 0.74, 0.79, 0.32, 0.27]
        .map((across, index) =>
          drawPalm(
            width * across,
            horizon + 2,
            74 + (index % 3) * 20,
            index % 2 ? 0.08 : -0.06,
            palette,
          ),
        )
        .join('')
    : '';
  return low(width * 0.56, width * 0.3) + low(width * 0.18, width * 0.2) + palms;
}

/** Two lanes, their dashes and rails running to one point, and the shadow of the bridge. */
function drawRoad({ width, height, palette }: Stage, horizon: number): string {
  const x = width * 0.5;
  const half = Math.min(width * 0.36, 420);
  const depth = height - horizon + 10;
  const strip = (from: number, to: number, ink: string): string =>
    path(
      outline`M${x + from * 5} ${horizon + 4}L${x + to * 5} ${horizon + 4}L${x + to * half} ${height + 10}L${x + from * half} ${height + 10}Z`,
      ink,
    );
  const dash = (from: number, to: number): string => {
    const at = (share: number): number => horizon + depth * share ** 2;
    const wide = (share: number): number => 0.6 + share ** 2 * 11;
    return outline`M${x - wide(from)} ${at(from)}H${x + wide(from)}L${x + wide(to)} ${at(to)}H${x - wide(to)}Z`;
  };
  const posts = (side: number): string =>
    repeat(11, (index) => {
      const share = ((index + 1.2) / 11.4) ** 2;
      const px = x + side * (5 + (half - 5) * share) * 1.04;
      const y = horizon + depth * share;
      return rect(
        px - 1 - share * 4,
        y - 3 - share * 84,
        2 + share * 8,
        5 + share * 88,
        palette.wallWarm,
      );
    });
  const rail = (side: number, rise: number): string =>
    line(
      outline`M${x + side * 5} ${horizon + 2}L${x + side * half * 1.04} ${height + 10 - rise}`,
      palette.paper,
      8,
    );
  return (
    strip(-1.3, 0, palette.sea[4]) +
    strip(-1.08, 1.08, palette.wallWarm) +
    strip(-1, 1, palette.shutterShade) +
    strip(-1, 1, palette.dark) +
    strip(-0.93, -0.88, palette.paper) +
    strip(0.88, 0.93, palette.paper) +
    path(
      repeat(9, (index) => dash((index + 0.9) / 9.6, (index + 1.35) / 9.6)),
      palette.second,
    ) +
    posts(-1) +
    posts(1) +
    rail(-1, 92) +
    rail(1, 92)
  );
}

/** An open car from behind, two heads in it and a scarf in the wind. */
const drawCar = (x: number, foot: number, palette: Stage['palette']): string =>
  placed(
    x,
    foot,
    0.94,
    ellipse(0, 8, 140, 15, palette.window, 0.6) +
      path('M-72 -98L-58 -142H58L72 -98H60L50 -134H-50L-60 -98Z', palette.dark) +
      circle(-30, -116, 18, palette.trunk) +
      circle(32, -114, 18, palette.second) +
      path('M46 -112Q84 -132 110 -116Q86 -114 70 -100Q58 -96 46 -104Z', palette.bloom) +
      path('M-118 -4Q-128 -70 -104 -98H104Q128 -70 118 -4Z', palette.accent) +
      path('M40 -98H104Q128 -70 118 -4H70Q92 -50 40 -98Z', palette.accentShade) +
      path('M-96 -90H96L90 -78H-90Z', palette.paper) +
      rect(-104, -64, 34, 20, palette.signalShade) +
      rect(70, -64, 34, 20, palette.signalShade) +
      rect(-98, -60, 22, 12, palette.second) +
      rect(76, -60, 22, 12, palette.second) +
      rect(-34, -52, 68, 24, palette.paper) +
      rect(-124, -26, 248, 16, palette.wallShade) +
      rect(-124, -26, 248, 6, palette.paper) +
      rect(-106, -8, 36, 20, palette.dark) +
      rect(70, -8, 36, 20, palette.dark),
  );

function drawPalms({ width, height, palette, facts }: Stage): string {
  if (!hasPalms(facts)) return '';
  const tall = Math.min(height * 0.72, width * 0.86);
  return (
    path(
      outline`M-10 ${height + 10}V${height * 0.84}Q${width * 0.08} ${height * 0.83} ${width * 0.17} ${height + 10}Z`,
      palette.sand,
    ) + drawPalm(width * 0.05, height * 0.96, tall, 0.06, palette)
  );
}
