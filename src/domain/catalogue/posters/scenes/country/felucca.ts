import { drawRidge } from '../../parts/hills.ts';
import { drawFarPalms } from '../../parts/palm.ts';
import { drawGlitter, drawRipples, drawSea } from '../../parts/sea.ts';
import { ellipse, line, outline, path, placed, rect, repeat, skyline } from '../../parts/shapes.ts';
import { drawCloud, drawGull, drawSky } from '../../parts/sky.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import { hasPalms, type Drawing, type Stage } from '../../stage.ts';

/** A palm-lined river below bare hills, one tall slanting sail, papyrus in front. */
export function drawFelucca(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const bank = height * 0.53;
  const sun = {
    x: width * between(random, 0.44, 0.52),
    y: bank * between(random, 0.46, 0.52),
    radius: between(random, 168, 182),
  };
  return {
    sun,
    layers: [
      drawSky(stage, bank, palette),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawCloud(width * 0.72, bank * 0.24, 160, palette.paper),
      drawGull(width * 0.2, bank * 0.34, 16, palette.dark),
      drawGull(width * 0.26, bank * 0.29, 12, palette.dark),
      drawHills(stage, bank),
      drawBank(stage, bank),
      drawSea(stage, bank, palette.sea),
      drawGlitter(sun.x, bank, height * 0.26, 170, palette.glitter, random),
      drawBoat(width * 0.18, bank + height * 0.09, 0.5, palette, palette.wallShade),
      drawBoat(width * 0.86, bank + height * 0.06, 0.36, palette, palette.wallShade),
      drawRipples(
        [0, height * 0.7, width, height * 0.96],
        14,
        [palette.glitter, palette.sea[0]],
        random,
      ),
      drawBoat(width * 0.56, height * 0.85, 1.12, palette, palette.accent),
      drawEgret(width * 0.27, height * 0.93, palette),
      drawPapyrus(stage, width * 0.06, 1),
      drawPapyrus(stage, width * 0.97, 0.8),
    ],
  };
}

const drawHills = ({ width, palette }: Stage, bank: number): string =>
  drawRidge(
    skyline(
      width,
      bank,
      [-0.02, 60, 0.1, 96, 0.22, 70, 0.36, 104, 0.5, 60, 0.64, 90, 0.8, 124, 0.92, 86, 1.02, 110],
    ),
    bank + 3,
    palette.far,
    palette.farShade,
  );

/** The green strip between desert and river: palms, and a village of mud walls. */
function drawBank({ width, palette, facts, random }: Stage, bank: number): string {
  const houses = repeat(10, (index) => {
    const [x, wide] = [width * (0.56 + index * 0.034), between(random, 30, 48)];
    const tall = between(random, 26, 54);
    return (
      rect(x, bank - 8 - tall, wide, tall + 8, palette.wallWarm) +
      rect(x + wide * 0.64, bank - 8 - tall, wide * 0.36, tall + 8, palette.mid) +
      rect(x + wide * 0.2, bank - tall + 4, 7, 11, palette.dark)
    );
  });
  const count = Math.round(width / 46);
  const palms = hasPalms(facts)
    ? drawFarPalms(
        Array.from({ length: count }, (_, index) => ({
          x: (width * (index + random() * 0.7)) / count,
          foot: bank,
          height: between(random, 74, 126),
          lean: between(random, -0.1, 0.1),
        })),
        palette,
      )
    : '';
  return (
    houses +
    palms +
    path(
      outline`M0 ${bank + 4}V${bank - 14}Q${width * 0.25} ${bank - 26} ${width * 0.5} ${bank - 14}T${width} ${bank - 16}V${bank + 4}Z`,
      palette.leafShade,
    )
  );
}

/** A felucca: one sail on a yard that slants from the bow to far above the mast. */
const drawBoat = (
  x: number,
  y: number,
  size: number,
  palette: Stage['palette'],
  stripe: string,
): string =>
  placed(
    x,
    y,
    size,
    ellipse(10, 34, 190, 13, palette.sea[4], 0.45) +
      line('M-20 0V-210', palette.trunk, 9) +
      path('M-126 -24Q-10 -250 96 -470Q128 -220 118 -34Q0 -20 -126 -24Z', palette.paper) +
      path('M-84 -100L-48 -168Q46 -160 121 -170L122 -118Q20 -106 -84 -100Z', stripe) +
      path('M30 -334Q96 -330 110 -340L116 -276Q60 -264 -6 -262Z', stripe) +
      path('M96 -470Q128 -220 118 -34Q104 -32 88 -30Q106 -210 96 -470Z', palette.wallShade) +
      line('M-134 -16L100 -480', palette.trunk, 8) +
      path('M-176 -34Q0 16 190 -46Q170 26 120 30H-112Q-160 18 -176 -34Z', palette.signal) +
      path('M-176 -34Q0 16 190 -46L184 -28Q0 34 -170 -16Z', palette.paper) +
      path('M100 -44q6 -46 22 -46q16 0 20 38Z', palette.paper) +
      path('M114 -92a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z', palette.dark),
  );

const drawEgret = (x: number, foot: number, palette: Stage['palette']): string =>
  placed(
    x,
    foot,
    0.8,
    line('M-6 0V-46M8 0V-46', palette.dark, 4) +
      path('M-46 -40Q-10 -84 26 -60Q40 -50 30 -40Q-6 -26 -46 -40Z', palette.paper) +
      path('M18 -52Q48 -78 30 -108Q26 -122 40 -124L72 -112L46 -112Q58 -76 30 -44Z', palette.paper) +
      path('M50 -118L76 -111L48 -109Z', palette.second),
  );

function drawPapyrus({ height, palette, random }: Stage, x: number, size: number): string {
  return repeat(8, (index) => {
    const lean = (index - 3.5) * 17 * size;
    const tall = height * between(random, 0.2, 0.32) * size;
    const [tipX, tipY] = [x + lean * 1.7, height - tall];
    const tuft = repeat(9, (ray) => {
      const angle = -Math.PI / 2 + (ray - 4) * 0.34;
      const reach = 58 * size;
      return outline`M${tipX} ${tipY}L${tipX + Math.cos(angle) * reach} ${tipY + Math.sin(angle) * reach}`;
    });
    return (
      line(
        outline`M${x + lean * 0.4} ${height + 10}Q${x + lean * 0.6} ${height - tall * 0.5} ${tipX} ${tipY}`,
        palette.leafShade,
        6 * size,
      ) + line(tuft, index % 2 ? palette.leaf : palette.leafShade, 5 * size)
    );
  });
}
