import {
  circle,
  curve,
  ellipse,
  line,
  outline,
  path,
  percent,
  placed,
  repeat,
  under,
} from '../../parts/shapes.ts';
import { drawSky } from '../../parts/sky.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** November: a camp among dunes under the first stars, tents lit from within, a fire. */
export function drawDesertCamp(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const horizon = height * 0.52;
  const moon = {
    x: width * between(random, 0.7, 0.76),
    y: height * between(random, 0.16, 0.19),
    radius: between(random, 58, 68),
  };
  return {
    sun: moon,
    layers: [
      drawSky(stage, horizon, palette),
      drawStars(stage),
      drawSun(moon, palette),
      drawDunes(stage),
      drawCamels(stage),
      drawCamp(stage),
    ],
  };
}

const drawStars = ({ width, height, palette, random }: Stage): string =>
  repeat(60, () =>
    circle(random() * width, random() * height * 0.36, between(random, 1.6, 3.8), palette.paper),
  );

/** A great dune, one side lit, the other in shade along its crest, between lower ones. */
function drawDunes(stage: Stage): string {
  const { width, height, palette } = stage;
  const ground = (pairs: string): string => under(percent(stage, pairs), height + 10);
  const front = ground('-2 74, 26 70, 52 74, 78 79, 103 76');
  const crest = percent(stage, '42 45, 43.5 49, 41.5 53, 44 58, 42 64, 45 72');
  const lee = percent(stage, '42 45, 56 51, 78 57, 103 59').toReversed();
  return (
    path(ground('-2 52, 16 47, 34 52, 58 46, 82 52, 103 48'), palette.far) +
    path(ground('-2 61, 18 57, 32 50, 42 45, 56 51, 78 57, 103 59'), palette.sand) +
    path(
      `${curve(crest)}${outline`L${width + 20} ${height * 0.8}`}${curve(lee).replace('M', 'L')}Z`,
      palette.mid,
    ) +
    path(ground('-2 67, 24 63, 60 68, 84 63, 103 60'), palette.sandShade) +
    path(front, palette.sand) +
    stipple(front, palette.sandShade, {
      x: 0,
      y: height * 0.7,
      width,
      height: height * 0.32,
      towards: 'foot',
    })
  );
}

/** Three camels on their way along the far crest. */
const drawCamels = ({ width, height, palette }: Stage): string =>
  [0.12, 0.19, 0.26]
    .map((across, index) =>
      placed(
        width * across,
        height * (0.636 - index * 0.003),
        0.8,
        path(
          'M-34 0L-30 -38Q-28 -52 -16 -52Q-8 -78 4 -54Q12 -78 22 -52Q32 -50 36 -60L40 -82L52 -86L56 -78L48 -74L44 -52Q40 -36 30 -34L32 0H27L24 -30H-20L-24 0Z',
          palette.dark,
        ) + path('M-6 -62H14L18 -42H-10Z', palette.accent),
      ),
    )
    .join('');

function drawCamp({ width, height, palette }: Stage): string {
  const foot = height * 0.87;
  const scale = Math.min(1.5, width / 640);
  const lanterns = repeat(9, (index) => {
    const along = index / 8;
    const x = width * (0.3 + along * 0.56);
    const y = foot - 218 * scale + Math.sin(along * Math.PI) * 46;
    return circle(x, y + 12, 9, palette.windowLit) + circle(x, y + 12, 4, palette.paper);
  });
  return (
    placed(width * 0.86, foot - 20, scale * 0.72, tentOf(palette, palette.shutter)) +
    placed(width * 0.3, foot - 16, scale * 0.84, tentOf(palette, palette.second)) +
    placed(width * 0.58, foot, scale, tentOf(palette, palette.accent)) +
    line(
      outline`M${width * 0.3} ${foot - 218 * scale}Q${width * 0.58} ${foot - 218 * scale + 92} ${width * 0.86} ${foot - 218 * scale}`,
      palette.dark,
      3,
    ) +
    lanterns +
    placed(width * 0.42, height * 0.93, scale * 0.8, fireOf(palette))
  );
}

/** A tent of stripes with an open flap, a carpet before it. */
const tentOf = (palette: Stage['palette'], ink: string): string =>
  ellipse(10, 4, 190, 15, palette.midShade, 0.6) +
  path('M-150 0L-122 -96H122L150 0Z', palette.wall) +
  repeat(5, (index) =>
    path(outline`M${-138 + index * 57} 0L${-113 + index * 47} -96h24L${-109 + index * 57} 0Z`, ink),
  ) +
  path('M70 -96H122L150 0H92Z', palette.dark, 0.18) +
  path(
    'M-134 -92L0 -206L134 -92Q112 -78 90 -92Q68 -78 45 -92Q22 -78 0 -92Q-22 -78 -45 -92Q-68 -78 -90 -92Q-112 -78 -134 -92Z',
    ink,
  ) +
  path('M0 -206L134 -92Q112 -78 90 -92Q72 -80 56 -88Z', palette.dark, 0.22) +
  path('M-26 -148L0 -206L18 -190L-6 -90Q-22 -80 -36 -88Z', palette.wall) +
  path('M-40 0L0 -92L40 0Z', palette.windowLit) +
  path('M-40 0L0 -92L-12 0Z', palette.land) +
  path('M-3 -206H3V-240H-3Z', palette.trunk) +
  path('M3 -240L34 -230L3 -220Z', palette.signal) +
  path('M-46 4H46L64 26H-64Z', palette.accentShade) +
  path('M-30 10H30L38 20H-38Z', palette.second);

const fireOf = (palette: Stage['palette']): string =>
  ellipse(0, 2, 74, 14, palette.sandShade) +
  path('M-44 2L36 -14L40 -6L-40 10ZM44 2L-36 -14L-40 -6L40 10Z', palette.trunk) +
  path('M-26 -6Q-34 -44 -6 -84Q-4 -56 12 -64Q34 -34 24 -6Z', palette.accent) +
  path('M-14 -6Q-18 -34 2 -58Q6 -38 14 -36Q18 -20 12 -6Z', palette.second) +
  path('M-6 -6Q-6 -22 2 -34Q10 -18 6 -6Z', palette.paper);
