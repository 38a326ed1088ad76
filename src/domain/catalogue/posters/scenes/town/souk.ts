import { drawDome } from '../../parts/dome.ts';
import { drawArch, drawHorseshoe } from '../../parts/openings.ts';
import {
  circle,
  ellipse,
  line,
  outline,
  path,
  placed,
  polygon,
  rect,
  repeat,
} from '../../parts/shapes.ts';
import { stipple } from '../../parts/stipple.ts';
import { drawRays, drawSun } from '../../parts/sun.ts';
import { between } from '../../random.ts';
import type { Drawing, Stage } from '../../stage.ts';

/** A market alley seen through a dark arch: spices, lanterns, flags, a figure in the light. */
export function drawSouk(stage: Stage): Drawing {
  const { width, height, palette, random } = stage;
  const middle = width / 2;
  const sun = {
    x: middle + between(random, -60, -34),
    y: height * between(random, 0.3, 0.33),
    radius: between(random, 66, 74),
  };
  return {
    sun,
    layers: [
      drawSky(stage),
      drawRays(sun, stage, palette.paper),
      drawSun(sun, palette),
      drawGate(stage),
      drawAlley(stage),
      drawFlags(stage),
      drawStalls(stage),
      drawFigure(middle + 16, height * 0.72, palette),
      drawArchway(stage),
    ],
  };
}

/** Half the width of the arch through which all is seen. */
const halfOf = ({ width }: Stage): number => Math.min(width * 0.42, 430);

const drawSky = ({ width, height, palette }: Stage): string =>
  repeat(4, (index) =>
    rect(0, (height * index) / 7, width, height * 0.62, palette.sky[index] ?? palette.sky[3]),
  );

/** What stands at the end of the alley: a gate and one square tower. */
function drawGate({ width, height, palette }: Stage): string {
  const [x, foot] = [width / 2, height * 0.66];
  return (
    rect(x + 10, foot - 330, 66, 330, palette.wallWarm) +
    rect(x + 52, foot - 330, 24, 330, palette.midShade) +
    rect(x + 4, foot - 342, 78, 16, palette.accent) +
    rect(x + 26, foot - 388, 34, 48, palette.wallWarm) +
    drawDome(x + 43, foot - 386, 40, 28, [palette.accent, palette.accentShade]) +
    circle(x + 43, foot - 424, 5, palette.second) +
    drawArch(x + 28, foot - 268, 16, 40, palette.window) +
    rect(x - 96, foot - 190, 192, 190, palette.mid) +
    repeat(6, (index) => rect(x - 96 + index * 34, foot - 206, 22, 18, palette.mid)) +
    drawHorseshoe(x - 48, foot, 96, 150, palette.paper) +
    drawHorseshoe(x - 38, foot, 76, 134, palette.sandShade)
  );
}

/** Two walls and the floor running to the gate; the right wall is in the light. */
function drawAlley(stage: Stage): string {
  const { width, height, palette } = stage;
  const [x, half, foot] = [width / 2, halfOf(stage), height * 0.66];
  const far = 92;
  const floor = outline`M${x - far} ${foot}H${x + far}L${x + half} ${height + 5}H${x - half}Z`;
  const left = outline`M${x - half - 4} ${height * 0.1}L${x - far} ${height * 0.42}V${foot}L${x - half - 4} ${height + 5}Z`;
  const right = outline`M${x + half + 4} ${height * 0.1}L${x + far} ${height * 0.42}V${foot}L${x + half + 4} ${height + 5}Z`;
  const shade = { y: height * 0.1, width: half, height: height * 0.9 };
  const opening = (side: number, share: number, ink: string): string => {
    const at = far + (half - far) * share;
    const wide = 30 + share * 90;
    const base = foot + (height - foot) * share;
    const tall = 110 + share * 330;
    return polygon(
      [
        [x + side * at, base],
        [x + side * at, base - tall * 0.72],
        [x + side * (at + wide * 0.5), base - tall * 0.94],
        [x + side * (at + wide), base - tall * 0.7],
        [x + side * (at + wide), base + wide * ((height - foot) / (half - far))],
      ],
      ink,
    );
  };
  const joints = repeat(7, (index) => {
    const share = ((index + 1) / 8) ** 1.6;
    const y = foot + (height - foot) * share;
    const reach = far + (half - far) * share;
    return line(outline`M${x - reach} ${y}H${x + reach}`, palette.sandShade, 1.5 + share * 4);
  });
  return (
    path(floor, palette.sand) +
    joints +
    path(
      outline`M${x - far} ${foot}H${x - far * 0.1}L${x - half * 0.3} ${height + 5}H${x - half}Z`,
      palette.sandShade,
      0.7,
    ) +
    path(left, palette.midShade) +
    stipple(left, palette.land, { x: x - half, ...shade, towards: 'left' }) +
    path(right, palette.wallWarm) +
    stipple(right, palette.mid, { x, ...shade, towards: 'right' }) +
    opening(-1, 0.1, palette.land) +
    opening(-1, 0.42, palette.land) +
    opening(1, 0.08, palette.roofShade) +
    opening(1, 0.4, palette.roofShade)
  );
}

/** Strings of small flags and three lanterns across the alley. */
function drawFlags(stage: Stage): string {
  const { width, height, palette } = stage;
  const x = width / 2;
  const inks = [palette.accent, palette.paper, palette.second, palette.signal];
  return [0, 1]
    .map((row) => {
      const [top, half, flags] = [height * (0.34 + row * 0.085), 236 - row * 70, 11 - row * 3];
      const sag = 46 - row * 12;
      const along = (share: number): readonly [number, number] => [
        x - half + share * half * 2,
        top + Math.sin(share * Math.PI) * sag,
      ];
      return (
        line(
          outline`M${x - half} ${top}Q${x} ${top + sag * 2} ${x + half} ${top}`,
          palette.dark,
          2.4,
        ) +
        repeat(flags, (index) => {
          const [fx, fy] = along((index + 0.5) / flags);
          const wide = 19 - row * 5;
          return path(
            outline`M${fx - wide} ${fy}h${wide * 2}l${-wide} ${wide * 2.1}Z`,
            inks[(index + row) % 4] ?? palette.paper,
          );
        })
      );
    })
    .join('');
}

/** Baskets of spices in cones, and carpets hung on the walls. */
function drawStalls(stage: Stage): string {
  const { width, height, palette } = stage;
  const [x, half] = [width / 2, halfOf(stage)];
  const basket = (side: number, share: number, down: number, ink: string): string =>
    placed(
      x + side * half * share,
      height * down,
      0.5 + share * 0.75,
      ellipse(10, 6, 74, 14, palette.roofShade) +
        path('M-62 -46H62L46 6H-46Z', palette.trunk) +
        path('M-62 -46H62L58 -32H-58Z', palette.wallWarm) +
        path('M-58 -48L0 -112L58 -48Q0 -34 -58 -48Z', ink) +
        path('M8 -104L58 -48Q34 -42 14 -41Z', palette.roofShade, 0.4),
    );
  return (
    basket(-1, 0.42, 0.77, palette.second) +
    basket(1, 0.44, 0.78, palette.signal) +
    basket(-1, 0.62, 0.87, palette.accent) +
    basket(1, 0.6, 0.86, palette.second) +
    basket(-1, 0.74, 0.97, palette.signal) +
    basket(1, 0.78, 0.98, palette.roof)
  );
}

const drawFigure = (x: number, foot: number, palette: Stage['palette']): string =>
  path(outline`M${x} ${foot}L${x - 128} ${foot + 66}h34L${x + 16} ${foot}Z`, palette.sandShade) +
  path(
    outline`M${x - 21} ${foot}L${x - 12} ${foot - 72}Q${x} ${foot - 108} ${x + 12} ${foot - 72}L${x + 21} ${foot}Z`,
    palette.paper,
  ) +
  path(
    outline`M${x + 3} ${foot}V${foot - 94}Q${x + 9} ${foot - 90} ${x + 12} ${foot - 72}L${x + 21} ${foot}Z`,
    palette.wallShade,
  ) +
  circle(x, foot - 84, 8, palette.dark);

/** The dark wall with its pointed opening, bordered with tiles; in wide pictures it has niches. */
function drawArchway(stage: Stage): string {
  const { width, height, palette } = stage;
  const [x, half] = [width / 2, halfOf(stage)];
  const opening = (inset: number): string => {
    const [wide, spring, top] = [half - inset, height * 0.36, height * 0.07 + inset * 0.9];
    return (
      outline`M${x - wide} ${height + 10}V${spring}C${x - wide * 1.06} ${height * 0.2} ${x - wide * 0.4} ${height * 0.15} ${x} ${top}` +
      outline`C${x + wide * 0.4} ${height * 0.15} ${x + wide * 1.06} ${height * 0.2} ${x + wide} ${spring}V${height + 10}Z`
    );
  };
  const around = outline`M-5 -5H${width + 5}V${height + 10}H-5Z`;
  const wall = `<path d="${around}${opening(26)}" fill="${palette.dark}" fill-rule="evenodd"/>`;
  const border = `<path d="${opening(0)}${opening(26)}" fill="${palette.accent}" fill-rule="evenodd"/>`;
  const tiles = repeat(Math.round(height / 46), (index) => {
    const y = height * 0.4 + index * 34;
    const tile = (left: number): string =>
      path(outline`M${left} ${y}l9 11l-9 11l-9 -11Z`, palette.paper);
    return y < height ? tile(x - half + 13) + tile(x + half - 13) : '';
  });
  const lantern = (across: number, drop: number): string =>
    line(outline`M${across} 0V${drop}`, palette.second, 3) +
    placed(
      across,
      drop,
      1,
      path('M-20 0L-28 40L-14 72H14L28 40L20 0Z', palette.second) +
        path('M4 0H20L28 40L14 72H4Z', palette.accentShade) +
        path('M-11 12L-16 40L-9 60H9L16 40L11 12Z', palette.sun) +
        path('M-20 0L0 -22L20 0Z', palette.accentShade),
    );
  const niches = repeat(Math.max(0, Math.floor((width / 2 - half - 60) / 260)), (index) => {
    const away = half + 90 + index * 260;
    return [-1, 1]
      .map((side) => {
        const left = side < 0 ? x - away - 130 : x + away;
        return (
          drawHorseshoe(left, height * 0.9, 130, height * 0.5, palette.land) +
          lantern(left + 65, height * 0.42)
        );
      })
      .join('');
  });
  return (
    wall +
    border +
    tiles +
    niches +
    lantern(x - half * 0.62, height * 0.3) +
    lantern(x + half * 0.66, height * 0.36)
  );
}
