/**
 * The words of a PDF made by our documents: each page's text operators, read through the fonts' own
 * tables back to letters.
 */
import { inflateSync } from 'node:zlib';

/**
 * The text of the whole file; the pieces of one line stand together, lines are parted by line
 * breaks.
 */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  const contents = [...objects.values()].filter(
    ({ stream }) => stream !== undefined && /\bBT\b/.test(stream),
  );
  return contents.map(({ stream }) => readContent(stream ?? '', fonts)).join('\n');
}

type PdfObject = { readonly head: string; readonly stream: string | undefined };
type Letters = (glyph: number) => string;

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const file = pdf.toString('latin1');
  const found = new Map<string, PdfObject>();
  // A carriage return before the last line break is the stream's: one in 256 ends in it.
  for (const match of file.matchAll(
    /^(\d+) 0 obj\r?\n([\s\S]*?)(?:stream\r?\n([\s\S]*?)\nendstream\r?\n)?endobj/gm,
  )) {
    const [, id = '', head = '', body] = match;
    found.set(id, { head, stream: body === undefined ? undefined : unpack(head, body) });
  }
  return found;
}

function unpack(head: string, body: string): string {
  const bytes = Buffer.from(body, 'latin1');
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : body;
}

/** Letters of each font by its name in the pages' resources (`F1`). */
function readFonts(objects: Map<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (table !== undefined) fonts.set(name, readLetters(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

function readLetters(table: string): Letters {
  const ranges = [...table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)].map(
    ([, first = '0', entries = '']) => ({
      first: parseInt(first, 16),
      letters: [...entries.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
        codes
          .split(' ')
          .map((code) => String.fromCodePoint(parseInt(code, 16)))
          .join(''),
      ),
    }),
  );
  return (glyph) => {
    const range = ranges.find(
      ({ first, letters }) => glyph >= first && glyph < first + letters.length,
    );
    return range?.letters[glyph - range.first] ?? '';
  };
}

function readContent(content: string, fonts: Map<string, Letters>): string {
  let letters: Letters = () => '';
  const lines: string[] = [];
  for (const [, font, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    else
      lines.push(
        [...(array ?? '').matchAll(/<(\w*)>/g)]
          .map(([, glyphs = '']) =>
            (glyphs.match(/\w{4}/g) ?? []).map((glyph) => letters(parseInt(glyph, 16))).join(''),
          )
          .join(''),
      );
  }
  return lines.join('\n');
}
