/** How alike two drawings look, whatever their bytes say (posters, section 6). */
import sharp from 'sharp';
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import { makePoster } from '#domain/catalogue/posters/poster.ts';

const GREY = { width: 12, height: 12 } as const;
const COLOUR = { width: 6, height: 8 } as const;

/** What is left of a picture from afar: values of 0 to 100, row by row. */
export type Signature = { readonly grey: readonly number[]; readonly colour: readonly number[] };

export async function signatureOf(poster: PosterDesign): Promise<Signature> {
  const drawn = await sharp(Buffer.from(makePoster({ ...poster, width: 96, height: 128 })))
    .removeAlpha()
    .png()
    .toBuffer();
  const shrunk = async (size: typeof GREY | typeof COLOUR, isGrey: boolean): Promise<number[]> => {
    const small = sharp(drawn).resize({ ...size, fit: 'fill' });
    const { data } = await (isGrey ? small.greyscale() : small)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Array.from(data, (value) => (value / 255) * 100);
  };
  return { grey: await shrunk(GREY, true), colour: await shrunk(COLOUR, false) };
}

/**
 * Mean differences of two pictures, 0 to 100 each: in grey of the better of plain and mirrored, and
 * in colour. On the drawings of the aim the median is 18 in grey and 20 in colour.
 */
export function differenceOf(one: Signature, other: Signature): { grey: number; colour: number } {
  return {
    grey: Math.min(mean(one.grey, other.grey), mean(one.grey, mirrored(other.grey))),
    colour: mean(one.colour, other.colour),
  };
}

const mean = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

const mirrored = (grey: readonly number[]): number[] =>
  Array.from({ length: GREY.height }, (_, row) =>
    grey.slice(row * GREY.width, (row + 1) * GREY.width).toReversed(),
  ).flat();
