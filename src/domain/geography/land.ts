/**
 * Land and water around a place, as `data/shores.json` has them: pieces of the earth that reach
 * some kilometres each way, cut from Natural Earth by `tools/geography/cut-shores.ts`.
 */
import * as v from 'valibot';
import type { Position } from '../catalogue/map-frame.ts';
import { metresFrom, positionAt, type Metres } from './distance.ts';

const ringSchema = v.array(v.number());

/**
 * `land`, `lakes`: outlines, each `x, y, x, y …` in metres east and north of `lat`, `lon`, cut at
 * `reach` metres each way; holes of the land stand among its outlines. `drawn`: an island that
 * Natural Earth leaves out, drawn round.
 */
export const ShoresSchema = v.object({
  place: v.string(),
  lat: v.number(),
  lon: v.number(),
  reach: v.number(),
  land: v.array(ringSchema),
  lakes: v.array(ringSchema),
  drawn: v.optional(v.boolean(), false),
});
export type Shores = Readonly<v.InferOutput<typeof ShoresSchema>>;

/** Whether a position within reach stands on dry land: outside it nothing does. */
export function isOnLand(shores: Shores, position: Position): boolean {
  const at = metresFrom(shores, position);
  if (Math.max(Math.abs(at.x), Math.abs(at.y)) > shores.reach) return false;
  const { land, lakes } = outlinesOf(shores);
  return isInside(land, at) && !lakes.some((lake) => isInside(lake, at));
}

/**
 * Metres from a position to the sea in a straight line, as the map draws it; undefined where there
 * is none as near as the edge of the piece.
 */
export function metresToSea(shores: Shores, position: Position): number | undefined {
  const at = metresFrom(shores, position);
  const reliable = shores.reach - Math.max(Math.abs(at.x), Math.abs(at.y));
  let nearest = Infinity;
  for (const stretch of outlinesOf(shores).coast)
    nearest = Math.min(nearest, metresToLine(at, stretch));
  return nearest <= reliable ? nearest : undefined;
}

/**
 * A position so many metres inland of the coast, off the stretch that lies `share` (0 to 1) along
 * the coast within `within` metres of the middle; undefined where no coast is so near.
 */
export function insideTheCoast(
  shores: Shores,
  { share, metres, within }: { share: number; metres: number; within: number },
): Position | undefined {
  const pieces = outlinesOf(shores).pieces.filter(
    ({ a, b }) => Math.hypot((a.x + b.x) / 2, (a.y + b.y) / 2) <= within,
  );
  const piece = pieces[Math.floor(share * pieces.length)];
  if (!piece) return undefined;
  const { a, b } = piece;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [east, north] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return [1, -1]
    .map((side) =>
      positionAt(shores, {
        x: (a.x + b.x) / 2 - side * north * metres,
        y: (a.y + b.y) / 2 + side * east * metres,
      }),
    )
    .find((position) => isOnLand(shores, position));
}

/** From one corner of an outline to the next. */
type Stretch = { readonly a: Metres; readonly b: Metres };

/** `coast`: outlines of the land without the cuts at the edge; `pieces`: the same, cut short. */
type Outlines = Readonly<Record<'land' | 'coast' | 'pieces', readonly Stretch[]>> & {
  /** One by one: the same lake may stand twice. */
  readonly lakes: readonly (readonly Stretch[])[];
};

const madeOutlines = new WeakMap<Shores, Outlines>();

function outlinesOf(shores: Shores): Outlines {
  const found = madeOutlines.get(shores) ?? makeOutlines(shores);
  madeOutlines.set(shores, found);
  return found;
}

function makeOutlines({ land: rings, lakes, reach }: Shores): Outlines {
  const isCut = (a: number, b: number): boolean => Math.abs(a) >= reach - 1 && Math.abs(a - b) < 1;
  const land = rings.flatMap(stretchesOf);
  const coast = land.filter(({ a, b }) => !isCut(a.x, b.x) && !isCut(a.y, b.y));
  return { land, lakes: lakes.map(stretchesOf), coast, pieces: coast.flatMap(cutIntoPieces) };
}

function stretchesOf(ring: readonly number[]): Stretch[] {
  const corners = Array.from({ length: ring.length / 2 }, (_, i) => ({
    x: ring[2 * i]!,
    y: ring[2 * i + 1]!,
  }));
  return corners.map((a, i) => ({ a, b: corners[(i + 1) % corners.length]! }));
}

const PIECE_METRES = 100;

function cutIntoPieces({ a, b }: Stretch): Stretch[] {
  const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / PIECE_METRES));
  const at = (i: number): Metres => ({
    x: a.x + ((b.x - a.x) * i) / count,
    y: a.y + ((b.y - a.y) * i) / count,
  });
  return Array.from({ length: count }, (_, i) => ({ a: at(i), b: at(i + 1) }));
}

/** Whether a point lies inside outlines: a ray to the east crosses them an odd number of times. */
function isInside(outlines: readonly Stretch[], { x, y }: Metres): boolean {
  let inside = false;
  for (const { a, b } of outlines)
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  return inside;
}

function metresToLine(at: Metres, { a, b }: Stretch): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const along = ((at.x - a.x) * x + (at.y - a.y) * y) / (x * x + y * y || 1);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(a.x + part * x - at.x, a.y + part * y - at.y);
}
