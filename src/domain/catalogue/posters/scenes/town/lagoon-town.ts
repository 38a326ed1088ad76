import { drawDome } from '../../parts/dome.ts';
import { drawBlooms } from '../../parts/flowers.ts';
import { drawArch } from '../../parts/openings.ts';
import { drawRipples, drawSea } from '../../parts/sea.ts';
import { circle, outline, path, placed, rect, repeat } from '../../parts/shapes.ts';
import { drawCloud, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A row of palaces flat on, their arches in the water; one long black boat, striped posts. */
export function drawLagoonTown(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const quay = height * 0.59;
  const sun = {
    x: width * between(random, 0.62, 0.7),
    y: quay * between(random, 0.28, 0.33),
    radius: between(random, 100, 112),
  };
  return {
    sun,
    layers: [
      drawSky(stage, quay, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.1, quay * 0.18, 170, palette.paper),
      drawSkyline(stage, quay),
      drawPalaces(stage, quay),
      drawSea(stage, quay, palette.sea),
      drawMirror(stage, quay),
      drawRipples(
        [0, quay + 60, width, height * 0.94],
        16,
        [palette.glitter, palette.sea[0]],
        random,
      ),
      drawPosts(stage, quay),
      drawGondola(width * 0.5, height * 0.86, Math.min(1.3, width / 900), palette),
      drawBlooms(width * 0.96, height * 0.985, 106, palette, random),
    ],
  };
}

/** A bell tower and a dome above the roofs. */
function drawSkyline({ width, palette }: Stage, quay: number): string {
  const [tower, dome] = [width * 0.24, width * 0.82];
  const top = quay * 0.2;
  return (
    rect(tower, top, 62, quay - top, palette.roof) +
    rect(tower + 40, top, 22, quay - top, palette.roofShade) +
    rect(tower - 6, top, 74, 12, palette.wall) +
    rect(tower + 4, top - 46, 54, 46, palette.wall) +
    repeat(3, (index) => drawArch(tower + 9 + index * 16, top - 4, 11, 34, palette.window)) +
    path(
      outline`M${tower} ${top - 46}L${tower + 31} ${top - 124}L${tower + 62} ${top - 46}Z`,
      palette.leaf,
    ) +
    path(
      outline`M${tower + 40} ${top - 46}L${tower + 31} ${top - 124}L${tower + 62} ${top - 46}Z`,
      palette.leafShade,
    ) +
    rect(dome - 70, quay * 0.44, 140, 90, palette.wall) +
    drawDome(dome, quay * 0.45, 152, 118, [palette.far, palette.farShade]) +
    rect(dome - 9, quay * 0.45 - 156, 18, 40, palette.wall)
  );
}

/** Palaces side by side from edge to edge, each in its own wash with its own row of windows. */
function drawPalaces({ width, palette, random }: Stage, quay: number): string {
  const washes = [
    palette.roof,
    palette.wall,
    palette.sand,
    palette.mid,
    palette.wallWarm,
    palette.accent,
  ];
  const rows: string[] = [];
  for (let x = -30, index = 0; x < width; index++) {
    const wide = between(random, 150, 214);
    const tall = quay * between(random, 0.42, 0.56);
    rows.push(
      drawPalace(x, quay, wide, tall, washes[index % washes.length] ?? palette.wall, palette),
    );
    x += wide + 3;
  }
  return rows.join('');
}

function drawPalace(
  x: number,
  quay: number,
  wide: number,
  tall: number,
  wash: string,
  palette: Stage['palette'],
): string {
  const top = quay - tall;
  const across = wide > 180 ? 5 : 4;
  const step = (wide - 20) / across;
  const floors = repeat(3, (floor) => {
    const sill = top + tall * (0.32 + floor * 0.225);
    const high = tall * 0.16;
    return (
      repeat(across, (index) =>
        drawGothic(x + 10 + step * (index + 0.22), sill, step * 0.56, high, palette),
      ) + rect(x + 6, sill + 3, wide - 12, 6, palette.paper)
    );
  });
  const chimney = x + wide * 0.72;
  return (
    path(outline`M${chimney} ${top}v-34l-8 -22h30l-8 22v34Z`, palette.wallShade) +
    rect(x, top, wide, tall, wash) +
    rect(x + wide * 0.9, top, wide * 0.1, tall, palette.midShade, 0.55) +
    rect(x - 4, top - 14, wide + 8, 16, palette.roof) +
    rect(x - 4, top - 2, wide + 8, 6, palette.roofShade) +
    floors +
    drawArch(x + wide * 0.42, quay + 4, wide * 0.18, tall * 0.17, palette.dark) +
    rect(x, quay - 12, wide, 16, palette.paper) +
    rect(x + wide * 0.42, quay - 12, wide * 0.18, 16, palette.dark)
  );
}

/** A window with an ogee head in a pale frame. */
const drawGothic = (
  x: number,
  sill: number,
  wide: number,
  tall: number,
  palette: Stage['palette'],
): string => {
  const shape = (inset: number): string => {
    const [left, right] = [x + inset, x + wide - inset];
    const spring = sill - tall * 0.6;
    return outline`M${left} ${sill}V${spring}Q${left} ${spring - tall * 0.26} ${x + wide / 2} ${sill - tall - 8 + inset * 1.6}Q${right} ${spring - tall * 0.26} ${right} ${spring}V${sill}Z`;
  };
  return path(shape(-3), palette.paper) + path(shape(1.5), palette.window);
};

/** The washes of the palaces broken into bars on the water. */
const drawMirror = ({ width, height, palette, random }: Stage, quay: number): string =>
  repeat(26, (index) => {
    const near = index / 26;
    return rect(
      width * between(random, -0.06, 0.92),
      quay + 14 + near * (height - quay) * 0.36,
      between(random, 60, 150),
      4 + near * 5,
      [palette.roof, palette.wallWarm, palette.mid][index % 3] ?? palette.wall,
      0.55,
    );
  });

function drawPosts({ width, height, palette }: Stage, quay: number): string {
  return (
    [
      [0.09, 0.12, 0.2],
      [0.14, 0.14, 0.25],
      [0.88, 0.08, 0.17],
    ] as const
  )
    .map(([across, down, tall]) => {
      const [x, foot] = [width * across, quay + height * down];
      const high = height * tall;
      const stripes = repeat(6, (index) => {
        const y = foot - high + (high * index) / 6;
        return path(
          outline`M${x - 10} ${y + high * 0.1}L${x + 10} ${y + high * 0.02}v${high * 0.075}L${x - 10} ${y + high * 0.175}Z`,
          palette.accent,
        );
      });
      return (
        rect(x - 10, foot - high, 20, high, palette.paper) +
        stripes +
        circle(x, foot - high - 6, 12, palette.second) +
        rect(x - 18, foot, 36, 5, palette.glitter)
      );
    })
    .join('');
}

const drawGondola = (x: number, y: number, size: number, palette: Stage['palette']): string =>
  placed(
    x,
    y,
    size,
    path('M-420 -66Q-300 40 0 44Q300 40 392 -96Q360 66 60 74H-80Q-360 62 -420 -66Z', palette.dark) +
      path('M-420 -66Q-300 40 0 44Q300 40 392 -96Q310 26 0 32Q-300 28 -420 -66Z', palette.accent) +
      path('M-420 -66l-18 -60l26 -4l-6 12h22l-4 12h-16l2 12h18l-4 12Z', palette.paper) +
      path('M392 -96q20 -26 12 -46q-16 -6 -22 14Z', palette.dark) +
      path('M-70 20L-54 -34Q0 -54 54 -34L70 20Q0 34 -70 20Z', palette.accentShade) +
      path('M-54 -34Q0 -54 54 -34L50 -20Q0 -36 -50 -20Z', palette.second) +
      path('M216 10L222 -88Q240 -116 258 -88L264 4Z', palette.paper) +
      repeat(4, (index) => rect(222, -86 + index * 22, 37, 9, palette.shutter)) +
      circle(240, -120, 17, palette.wallWarm) +
      path('M214 -126H266L258 -134H222Z', palette.second) +
      path('M224 -134h32v-14h-32Z', palette.second) +
      path('M262 -78L330 -30L352 96L342 98L318 -24L256 -62Z', palette.trunk) +
      rect(-350, 84, 660, 6, palette.glitter),
  );
