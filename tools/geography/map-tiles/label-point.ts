/** Steps of the grid that is tried across a shape. */
const STEPS = 40;

type Ring = readonly GeoJSON.Position[];

/** The point of a grid inside an area that is farthest from its edges: where a name fits best. */
export function labelPoint(area: GeoJSON.Geometry): GeoJSON.Point {
  const rings = largest(area);
  const [outer = []] = rings;
  const [west, east] = extremes(outer, 0);
  const [south, north] = extremes(outer, 1);
  let best: GeoJSON.Position = [(west + east) / 2, (south + north) / 2];
  let room = -1;
  for (let i = 1; i < STEPS; i += 1)
    for (let j = 1; j < STEPS; j += 1) {
      const lon = west + ((east - west) * i) / STEPS;
      const lat = south + ((north - south) * j) / STEPS;
      if (!rings.reduce((inside, ring) => inside !== isInside(ring, lon, lat), false)) continue;
      const free = nearest(rings, lon, lat);
      if (free > room) [best, room] = [[lon, lat], free];
    }
  return { type: 'Point', coordinates: best };
}

/** The rings of the polygon with the widest box. */
function largest(area: GeoJSON.Geometry): readonly Ring[] {
  const polygons =
    area.type === 'Polygon'
      ? [area.coordinates]
      : area.type === 'MultiPolygon'
        ? area.coordinates
        : [];
  const sizeOf = ([outer = []]: readonly Ring[]): number => {
    const [west, east] = extremes(outer, 0);
    const [south, north] = extremes(outer, 1);
    return (east - west) * (north - south);
  };
  return polygons.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? [];
}

function extremes(ring: Ring, axis: 0 | 1): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const position of ring) {
    least = Math.min(least, position[axis]!);
    most = Math.max(most, position[axis]!);
  }
  return [least, most];
}

function isInside(ring: Ring, lon: number, lat: number): boolean {
  let inside = false;
  ring.forEach(([x = 0, y = 0], i) => {
    const [before = 0, under = 0] = ring[(i || ring.length) - 1]!;
    if (y > lat !== under > lat && lon < ((before - x) * (lat - y)) / (under - y) + x)
      inside = !inside;
  });
  return inside;
}

function nearest(rings: readonly Ring[], lon: number, lat: number): number {
  let least = Infinity;
  for (const ring of rings)
    for (const [x = 0, y = 0] of ring) least = Math.min(least, (x - lon) ** 2 + (y - lat) ** 2);
  return least;
}
