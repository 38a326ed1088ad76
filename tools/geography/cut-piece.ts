/** Cuts a square piece of the earth around a place, in metres east and north of it. */
import { metresFrom } from '../../src/domain/geography/distance.ts';
import { polygonsIn, type Box, type Polygon } from './earth.ts';

type Middle = { readonly lat: number; readonly lon: number };
type Point = readonly [number, number];

/** The box of degrees that holds a square of `reach` metres each way. */
export function boxAround({ lat, lon }: Middle, reach: number): Box {
  const north = reach / 111_000;
  const east = north / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return [lon - east, lat - north, lon + east, lat + north];
}

/**
 * The outlines of polygons within `reach` metres each way of the middle, each `x, y, x, y …` in
 * whole metres, cut at the edge.
 */
export function cutPiece(polygons: readonly Polygon[], middle: Middle, reach: number): number[][] {
  return polygonsIn(polygons, boxAround(middle, reach * 1.1))
    .flatMap(({ rings }) => rings)
    .map((ring) =>
      cutRing(
        ring.map(([lon, lat]): Point => {
          const { x, y } = metresFrom(middle, { lat, lon });
          return [x, y];
        }),
        reach,
      ),
    )
    .filter((ring) => ring.length >= 3)
    .map((ring) => ring.flatMap(([x, y]) => [Math.round(x), Math.round(y)]))
    .filter((ring) => areaOf(ring) > 0);
}

/** Square metres; none of what has shrunk to a line at the edge. */
function areaOf(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring.at(i - 2)!, ring.at(i - 1)!];
    twice += x * ring[i + 1]! - ring[i]! * y;
  }
  return Math.abs(twice) / 2;
}

/** A circle of so many metres, as an outline. */
export function circle(metres: number): number[] {
  const corners = 16;
  return Array.from({ length: corners }, (_, i) => (i * 2 * Math.PI) / corners).flatMap((angle) => [
    Math.round(metres * Math.cos(angle)),
    Math.round(metres * Math.sin(angle)),
  ]);
}

/** Cuts an outline at the four edges, one after the other (Sutherland and Hodgman). */
function cutRing(ring: readonly Point[], reach: number): readonly Point[] {
  const edges: readonly ((point: Point) => number)[] = [
    ([x]) => reach - x,
    ([x]) => reach + x,
    ([, y]) => reach - y,
    ([, y]) => reach + y,
  ];
  const isClosed = ring[0]?.[0] === ring.at(-1)?.[0] && ring[0]?.[1] === ring.at(-1)?.[1];
  return edges.reduce(cutAtEdge, isClosed ? ring.slice(0, -1) : ring);
}

function cutAtEdge(ring: readonly Point[], inside: (point: Point) => number): readonly Point[] {
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1)!;
    const [from, to] = [inside(before), inside(point)];
    const crossing = (): Point => {
      const part = from / (from - to);
      return [before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])];
    };
    if (to >= 0) return from >= 0 ? [point] : [crossing(), point];
    return from >= 0 ? [crossing()] : [];
  });
}
