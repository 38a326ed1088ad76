import type { Frame } from '../../frame.ts';
import { polygon, repeat } from '../../parts/shapes.ts';

type Field = {
  /** Where the rows come from, across. */
  readonly x: number;
  /** The far edge of the field. */
  readonly top: number;
  readonly count: number;
  /** One after the other; rows without are bare. */
  readonly inks: readonly (string | undefined)[];
};

/** Rows of a field that fan out from its far edge to the viewer. */
export function drawRows({ width, height }: Frame, { x, top, count, inks }: Field): string {
  const [far, near] = [(width * 1.3) / count, (width * 4.4) / count];
  return repeat(count, (index) => {
    const ink = inks[index % inks.length];
    const at = index - count / 2;
    return ink === undefined
      ? ''
      : polygon(
          [
            [x + at * far, top],
            [x + (at + 1) * far, top],
            [x + (at + 1) * near, height + 10],
            [x + at * near, height + 10],
          ],
          ink,
        );
  });
}
