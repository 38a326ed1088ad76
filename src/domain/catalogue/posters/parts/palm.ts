import type { Palette } from '../palette.ts';
import { broken, circle, outline, path, placed, round, type Point } from './shapes.ts';

type Frond = readonly [angle: number, droop: number, length: number];

const behind: readonly Frond[] = [
  [-2.5, 0.12, 0.9],
  [-0.64, 0.12, 0.9],
  [-1.95, 0.05, 0.82],
  [-1.15, 0.05, 0.82],
];
const before: readonly Frond[] = [
  [3.05, 0.27, 1],
  [0.1, 0.27, 1],
  [2.72, 0.18, 0.88],
  [0.42, 0.3, 0.88],
  [-2.85, 0.18, 0.88],
  [-0.3, 0.18, 0.88],
  [2.5, 0.45, 0.8],
  [0.75, 0.46, 0.8],
];

/**
 * A date palm. `lean` is the crown's shift as a share of the height. Marked, so that none can stand
 * too far north.
 */
export function drawPalm(
  x: number,
  foot: number,
  height: number,
  lean: number,
  palette: Palette,
): string {
  const crown: Point = [x + lean * height, foot - height];
  const reach = height * 0.48;
  const draw = (fronds: readonly Frond[], inks: readonly [string, string]): string =>
    fronds
      .map(([angle, droop, length], index) =>
        frond(crown, angle, reach * length, droop, inks[index % 2] ?? inks[0]),
      )
      .join('');
  return `<g class="palm">${draw(behind, [palette.leafShade, palette.leafShade])}${trunk(x, foot, crown, height, lean, palette.trunk)}${draw(
    before,
    [palette.leaf, palette.leafShade],
  )}${circle(crown[0], crown[1] + 3, height * 0.036, palette.trunk)}</g>`;
}

/** Crown's shift of each far palm, as `lean` of `drawPalm`. */
const LEANS = [-0.1, -0.04, 0.03, 0.1] as const;
const MODEL_HEIGHT = 100;

/**
 * Palms too far to be told apart: four drawings, shown again at each foot. Once in a picture; its
 * palms have the height and the lean nearest to the one wanted.
 */
export function drawFarPalms(
  palms: readonly {
    readonly x: number;
    readonly foot: number;
    readonly height: number;
    readonly lean: number;
  }[],
  palette: Palette,
): string {
  const models = LEANS.map(
    (lean, index) => `<g id="palm-${index}">${drawPalm(0, 0, MODEL_HEIGHT, lean, palette)}</g>`,
  );
  const shown = palms.map(({ x, foot, height, lean }) => {
    const nearest = LEANS.map((one) => Math.abs(one - lean));
    const index = nearest.indexOf(Math.min(...nearest));
    return placed(
      x,
      foot,
      round((height / MODEL_HEIGHT) * 10) / 10,
      `<use href="#palm-${index}"/>`,
    );
  });
  return palms.length > 0 ? `<defs>${models.join('')}</defs>${shown.join('')}` : '';
}

function trunk(
  x: number,
  foot: number,
  [crownX, crownY]: Point,
  height: number,
  lean: number,
  ink: string,
): string {
  const thick = height * 0.034;
  return path(
    outline`M${x - thick} ${foot}` +
      outline`C${x - thick + lean * height * 0.1} ${foot - height * 0.4} ${crownX - thick * 0.6 - lean * height * 0.25} ${crownY + height * 0.3} ${crownX - thick * 0.5} ${crownY}` +
      outline`L${crownX + thick * 0.5} ${crownY}` +
      outline`C${crownX + thick * 0.6 - lean * height * 0.22} ${crownY + height * 0.3} ${x + thick + lean * height * 0.12} ${foot - height * 0.4} ${x + thick * 1.2} ${foot}Z`,
    ink,
  );
}

/** A leaf along a bent spine, its lower edge cut into hanging teeth. */
function frond([x, y]: Point, angle: number, length: number, droop: number, ink: string): string {
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * droop];
  const bend: Point = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.75 - length * 0.16,
  ];
  const spine = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t * t * end[0],
    (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t * t * end[1],
  ];
  const outward = Math.sign(Math.cos(angle)) * 0.3;
  const edge: Point[] = [end];
  const teeth = 12;
  for (let tooth = teeth; tooth >= 1; tooth--) {
    const [tipX, tipY] = spine(tooth / teeth - 0.02);
    const [rootX, rootY] = spine(Math.max(0, (tooth - 1) / teeth + 0.02));
    const hang = length * 0.25 * Math.sin(Math.PI * Math.min(0.95, (tooth / teeth) * 0.82 + 0.14));
    edge.push(
      [tipX + outward * hang, tipY + hang],
      [tipX * 0.35 + rootX * 0.65, tipY * 0.35 + rootY * 0.65 + hang * 0.24],
    );
  }
  edge.push([x, y]);
  return path(broken(edge) + outline`Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}Z`, ink);
}
