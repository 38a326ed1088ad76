/** Words as outlines, which look the same on a machine without any fonts. */
import { openSync, type Font } from 'fontkit';
import { fontPath, inKnownSigns, type Face } from './faces.ts';

type Set = { readonly face: Face; readonly size: number };

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const font = opened.get(face) ?? openSync(fontPath(face));
  opened.set(face, font);
  return font;
}

/** How wide a line of text is, set in a size of pixels. */
export function widthOf(text: string, { face, size }: Set): number {
  const font = fontOf(face);
  return (font.layout(inKnownSigns(text)).advanceWidth * size) / font.unitsPerEm;
}

/** A line of text as the data of an SVG path; `x` and `y` are where its baseline begins. */
export function outlineOf(
  text: string,
  { face, size, x, y }: Set & { readonly x: number; readonly y: number },
): string {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(inKnownSigns(text));
  let pen = 0;
  return glyphs
    .map(({ path }, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const left = x + (pen + xOffset) * scale;
      pen += xAdvance;
      return path
        .scale(scale, -scale)
        .translate(left, y - yOffset * scale)
        .toSVG();
    })
    .join('');
}
