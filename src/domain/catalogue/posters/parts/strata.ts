import { seedOf, type Random } from '../random.ts';
import { outline, path, repeat } from './shapes.ts';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A rock face in layers: a shape in the first ink, crossed by wavering bands of the others. */
export function drawStrata(
  shape: string,
  inks: readonly [string, string, string],
  { x, y, width, height }: Box,
  random: Random,
): string {
  const clip = `strata-${seedOf(shape).toString(36)}`;
  const bands = repeat(9, (index) => {
    const top = y + (height * (index + 0.3)) / 9 + random() * height * 0.02;
    const thick = height * (index % 3 === 1 ? 0.055 : 0.022);
    return path(
      outline`M${x - 10} ${top}Q${x + width * 0.3} ${top - 9 + random() * 18} ${x + width * 0.6} ${top + random() * 8}` +
        outline`T${x + width + 20} ${top}V${top + thick}H${x - 10}Z`,
      inks[index % 2 ? 2 : 1],
    );
  });
  return (
    path(shape, inks[0]) +
    `<clipPath id="${clip}"><path d="${shape}"/></clipPath><g clip-path="url(#${clip})">${bands}</g>`
  );
}
