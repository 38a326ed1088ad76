/**
 * A ring over the antimeridian goes on past the edge of the square that most of it lies in, not
 * back across all of it.
 */
export function unbroken(ring: readonly (readonly number[])[]): [x: number, y: number][] {
  let turns = 0;
  const whole = ring.map(([x = 0, y = 0], i): [number, number] => {
    const step = x - (ring[i - 1]?.[0] ?? x);
    turns += step > 0.5 ? -1 : step < -0.5 ? 1 : 0;
    return [x + turns, y];
  });
  const home = Math.floor(whole.reduce((sum, [x]) => sum + x, 0) / whole.length);
  return whole.map(([x, y]) => [x - home, y]);
}
