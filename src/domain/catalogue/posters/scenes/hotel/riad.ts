import { drawHorseshoe } from '../../parts/openings.ts';
import { drawPalm } from '../../parts/palm.ts';
import { circle, outline, path, polygon, rect, repeat } from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A courtyard of arches with a tiled frieze; a basin in the middle only if there is a pool. */
export function drawRiad(stage: Stage): Drawing {
  const { width, height, palette, random, facts } = stage;
  const sun = {
    x: width * between(random, 0.58, 0.66),
    y: Math.max(78, height * 0.08),
    radius: between(random, 62, 70),
  };
  const [left, right, top, floor] = [width * 0.22, width * 0.78, height * 0.18, height * 0.68];
  const palms = hasPalms(facts)
    ? drawPalm(width * 0.1, height * 0.98, height * 0.66, 0.03, palette) +
      drawPalm(width * 0.9, height * 0.98, height * 0.56, -0.03, palette)
    : '';
  return {
    sun,
    layers: [
      drawSky(stage, height * 0.3, palette),
      drawSun(sun, palette),
      polygon(
        [
          [-10, -10],
          [left, top],
          [left, floor],
          [-10, height + 10],
        ],
        palette.mid,
      ),
      polygon(
        [
          [width + 10, -10],
          [right, top],
          [right, floor],
          [width + 10, height + 10],
        ],
        palette.wallWarm,
      ),
      polygon(
        [
          [left, floor],
          [right, floor],
          [width + 10, height + 10],
          [-10, height + 10],
        ],
        palette.sand,
      ),
      drawFront(stage, left, right, top, floor),
      facts.hasPool ? drawBasin(stage, floor) : drawCarpet(stage, floor),
      drawOranges(width * 0.3, height * 0.74, palette),
      drawOranges(width * 0.7, height * 0.74, palette),
      palms,
    ],
  };
}

function drawFront(
  { palette }: Stage,
  left: number,
  right: number,
  top: number,
  floor: number,
): string {
  const [wide, tall] = [right - left, floor - top];
  const count = Math.max(5, Math.round(wide / 120) | 1);
  const bay = wide / count;
  const upper = repeat(count, (index) =>
    drawHorseshoe(
      left + bay * (index + 0.24),
      top + tall * 0.4,
      bay * 0.52,
      tall * 0.27,
      palette.window,
    ),
  );
  const gates = repeat(3, (index) => {
    const x = left + (wide * (index + 0.22)) / 3;
    const gateway = (wide / 3) * 0.56;
    return (
      (index === 1 ? drawHorseshoe(x - 14, floor, gateway + 28, tall * 0.46, palette.accent) : '') +
      drawHorseshoe(x, floor, gateway, tall * 0.42, palette.dark)
    );
  });
  const frieze = repeat(Math.floor(wide / 26), (index) =>
    path(
      outline`M${left + 4 + index * 26} ${top + tall * 0.485}l11 -10l11 10l-11 10Z`,
      palette.accent,
    ),
  );
  return (
    rect(left, top, wide, tall, palette.wall) +
    rect(left - 8, top - 10, wide + 16, 16, palette.paper) +
    upper +
    repeat(count, (index) =>
      rect(left + bay * (index + 0.18), top + tall * 0.36, bay * 0.64, 6, palette.trunk),
    ) +
    rect(left, top + tall * 0.46, wide, tall * 0.05, palette.paper) +
    frieze +
    gates +
    circle((left + right) / 2, floor - tall * 0.2, 16, palette.second)
  );
}

const drawBasin = ({ width, height, palette, random }: Stage, floor: number): string => {
  const x = width / 2;
  const edge = (inset: number, ink: string): string =>
    path(
      outline`M${x - 150 + inset} ${floor + 40 + inset * 0.6}H${x + 150 - inset}L${x + 230 - inset} ${height - 24 - inset * 0.6}H${x - 230 + inset}Z`,
      ink,
    );
  return (
    edge(0, palette.paper) +
    edge(22, palette.pool) +
    repeat(16, () =>
      circle(
        x + between(random, -130, 130),
        between(random, floor + 80, height - 60),
        6,
        random() > 0.5 ? palette.bloom : palette.bloomLight,
      ),
    )
  );
};

const drawCarpet = ({ width, height, palette }: Stage, floor: number): string => {
  const x = width / 2;
  return (
    path(
      outline`M${x - 120} ${floor + 36}H${x + 120}L${x + 190} ${height - 30}H${x - 190}Z`,
      palette.signal,
    ) +
    path(
      outline`M${x - 96} ${floor + 50}H${x + 96}L${x + 156} ${height - 46}H${x - 156}Z`,
      palette.signalShade,
    ) +
    repeat(4, (index) =>
      path(outline`M${x} ${floor + 64 + index * 44}l44 20l-44 20l-44 -20Z`, palette.second),
    )
  );
};

const drawOranges = (x: number, foot: number, palette: Stage['palette']): string =>
  rect(x - 5, foot - 110, 10, 80, palette.trunk) +
  path(
    outline`M${x - 36} ${foot - 36}H${x + 36}L${x + 28} ${foot + 34}H${x - 28}Z`,
    palette.accent,
  ) +
  circle(x, foot - 140, 54, palette.leaf) +
  circle(x + 16, foot - 130, 38, palette.leafShade) +
  [
    [-26, -150],
    [4, -168],
    [26, -132],
    [-8, -120],
    [12, -146],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx, foot + dy, 9, palette.second))
    .join('');
