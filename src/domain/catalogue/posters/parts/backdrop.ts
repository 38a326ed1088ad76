import type { Stage } from '../stage.ts';
import { drawSail } from './boats.ts';
import { drawRidge, drawSummit } from './hills.ts';
import { drawVillage } from './house.ts';
import { drawSea } from './sea.ts';
import { curve, path, skyline } from './shapes.ts';
import { stipple } from './stipple.ts';

/**
 * Where the eye rests behind a hotel or a table: the sea with a sail, a lake under mountains, or a
 * river with a town.
 */
export function drawBackdrop(
  stage: Stage,
  horizon: number,
  sail: { readonly across: number; readonly size: number },
): string {
  const { width, palette, facts } = stage;
  const water = drawSea(stage, horizon, palette.sea);
  if (facts.setting === 'mountains') return drawMountains(stage, horizon) + water;
  if (facts.setting === 'town') return drawTown(stage, horizon) + water;
  const coast = skyline(
    width,
    horizon,
    [
      -0.04, 40, 0.1, 108, 0.22, 48, 0.36, 0, 0.52, 0, 0.64, 100, 0.75, 56, 0.88, 150, 1.02, 80,
      1.1, 0,
    ],
    () => Math.min(1, horizon / 420),
  );
  return (
    drawRidge(coast, horizon + 3, palette.far, palette.farShade) +
    water +
    drawSail(width * sail.across, horizon + sail.size * 1.3, sail.size, palette, palette.signal)
  );
}

function drawMountains({ width, palette, random }: Stage, horizon: number): string {
  const uneven = (): number => (0.9 + random() * 0.2) * Math.min(1, horizon / 420);
  const far = skyline(
    width,
    horizon,
    [
      -0.04, 120, 0.08, 175, 0.18, 110, 0.3, 150, 0.42, 92, 0.56, 140, 0.7, 96, 0.86, 170, 1.04,
      120,
    ],
    uneven,
  );
  const wood = skyline(
    width,
    horizon,
    [-0.02, 60, 0.2, 90, 0.42, 46, 0.6, 74, 0.82, 100, 1.02, 70],
    uneven,
  );
  const forest = `${curve(wood)}V${Math.round(horizon + 2)}H${Math.round(-0.02 * width)}Z`;
  const summit = {
    x: width * 0.84,
    top: horizon * 0.32,
    foot: horizon,
    spread: Math.min(280, width * 0.3),
  };
  return (
    drawRidge(far, horizon + 2, palette.far, palette.farShade) +
    drawSummit(summit, { lit: palette.paper, shade: palette.farShade, crease: palette.far }) +
    path(forest, palette.leaf) +
    stipple(forest, palette.leafShade, {
      x: -20,
      y: horizon - 100,
      width: width + 40,
      height: 100,
      towards: 'foot',
    })
  );
}

function drawTown({ width, palette, random }: Stage, horizon: number): string {
  const hills = skyline(
    width,
    horizon,
    [-0.04, 90, 0.15, 150, 0.3, 100, 0.5, 170, 0.7, 110, 0.88, 190, 1.04, 120],
    () => Math.min(1, horizon / 420),
  );
  const roofs = {
    left: -20,
    right: width,
    size: Math.min(56, width * 0.09),
    sunSide: 'right' as const,
    span: (): readonly [number, number] => [
      horizon - 110 * Math.min(1, horizon / 420),
      horizon + 6,
    ],
  };
  return (
    drawRidge(hills, horizon + 3, palette.far, palette.farShade) +
    drawVillage(roofs, palette, random)
  );
}
