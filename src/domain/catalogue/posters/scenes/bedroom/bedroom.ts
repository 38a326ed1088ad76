import {
  drawFloor,
  drawShutters,
  drawShuttersHalfTo,
  type WindowOpening,
} from '../../parts/room-window.ts';
import { circle, outline, pane, path, rect } from '../../parts/shapes.ts';
import { stipple } from '../../parts/stipple.ts';
import { between, pick } from '../../random.ts';
import type { RoomScene } from '../../room-facts.ts';
import type { Drawing, Stage } from '../../stage.ts';
import { drawBeds } from './beds.ts';
import { drawOutlook } from './outlook.ts';

/** Where nothing is known of a room: what rooms by the sea have most often. */
const USUAL: RoomScene = { beds: ['double'], outlook: 'sea' };

/**
 * A room as it is sold: its beds from their ends along the foot, and the window with the view that
 * it is sold with. Where no view is named the shutters are half to.
 */
export function drawBedroom(stage: Stage): Drawing {
  const { width, height, facts } = stage;
  const { beds, outlook } = facts.room ?? USUAL;
  const across = Math.min(width * 0.5, height * 0.56);
  const opening = {
    x: (width - across) / 2,
    y: height * 0.09,
    width: across,
    height: height * 0.46,
  };
  const view = { ...stage, width: opening.width, height: opening.height };
  const sun = {
    x: view.width * between(stage.random, 0.56, 0.68),
    y: view.height * 0.28,
    radius: Math.min(64, view.width * 0.14),
  };
  return {
    sun: outlook && { x: opening.x + sun.x, y: opening.y + sun.y, radius: sun.radius },
    layers: [
      ...drawWalls(stage, opening),
      outlook
        ? drawOpenWindow(opening, stage, drawOutlook(view, sun, outlook))
        : drawShutWindow(opening, stage),
      drawLamp(stage, opening),
      drawBeds(stage, beds),
    ],
  };
}

function drawWalls(stage: Stage, opening: WindowOpening): string[] {
  const { width, height, palette, random } = stage;
  const wall = outline`M0 0H${width}V${height}H0Z`;
  return [
    path(wall, pick(random, [palette.wallWarm, palette.wallWarm, palette.wall])),
    stipple(wall, palette.wallShade, {
      x: 0,
      y: height * 0.1,
      width,
      height: height * 1.1,
      towards: 'foot',
    }),
    drawFloor(stage, opening),
  ];
}

const drawFrame = ({ x, y, width, height }: WindowOpening, ink: string): string =>
  rect(x - 16, y - 16, width + 32, height + 32, ink);

function drawOpenWindow(opening: WindowOpening, stage: Stage, view: string): string {
  const { x, y, width, height } = opening;
  const { paper, wallShade } = stage.palette;
  return (
    drawFrame(opening, paper) +
    pane(x, y, width, height, view) +
    rect(x + width / 2 - 5, y, 10, height, paper) +
    rect(x, y + height * 0.38, width, 8, paper) +
    rect(x - 28, y + height + 14, width + 56, 16, wallShade) +
    drawShutters(opening, stage)
  );
}

const drawShutWindow = (opening: WindowOpening, stage: Stage): string =>
  drawFrame(opening, stage.palette.paper) +
  rect(opening.x, opening.y, opening.width, opening.height, stage.palette.halo[1]) +
  drawShuttersHalfTo(opening, stage) +
  rect(
    opening.x - 28,
    opening.y + opening.height + 14,
    opening.width + 56,
    16,
    stage.palette.wallShade,
  );

/** Hangs where the wall has room for it beside the window. */
function drawLamp({ width, height, palette }: Stage, opening: WindowOpening): string {
  const free = opening.x - Math.min(opening.width * 0.31, width * 0.16) - 16;
  if (free < 120) return '';
  const [x, y] = [width - free / 2, height * 0.3];
  return (
    rect(x - 2, 0, 4, y - 40, palette.dark) +
    circle(x, y + 18, 26, palette.sun) +
    path(
      outline`M${x - 20} ${y - 44}H${x + 20}Q${x + 58} ${y - 20} ${x + 62} ${y + 20}` +
        outline`H${x - 62}Q${x - 58} ${y - 20} ${x - 20} ${y - 44}Z`,
      palette.accent,
    ) +
    path(
      outline`M${x + 4} ${y - 44}H${x + 20}Q${x + 58} ${y - 20} ${x + 62} ${y + 20}H${x + 14}Z`,
      palette.accentShade,
    )
  );
}
