import { encode } from 'uqr';

/** Light modules around it, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/**
 * A text as a QR code: modules of a side, and the path of an SVG of that size that draws the dark
 * ones.
 */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

/** Where dark modules begin in a row, and how many stand together. */
function runsOf(row: readonly boolean[]): (readonly [x: number, length: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end === -1 ? row.length : end) - x] as const];
  });
}
