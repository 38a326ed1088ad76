/**
 * A sheet of paper: the few ways in which the documents put words on a page, each tagged for screen
 * readers (PDF/UA). Decoration is marked as an artifact, so that nobody has it read out.
 */
import PDFDocument from 'pdfkit';
import type { IsoDate } from '#domain/dates.ts';
import type { Locale } from '#domain/market/locale.ts';
import { fontPath, inKnownSigns, type Face } from '#server/fonts/faces.ts';

export type Sheet = {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
};

type Paper = {
  readonly title: string;
  /** The language it is written in. */
  readonly locale: Locale;
  /** Date of the document; the file is the same whenever it is made. */
  readonly date: IsoDate;
  readonly author: string;
  /** Colour of the page; white paper unless told. */
  readonly background?: string;
  /** Printed large across every page. */
  readonly watermark?: string;
  /** Printed at the foot of every page. */
  readonly foot: string;
};

export const INK = '#12283a';
export const INK_2 = '#4b5a64';
export const MARGIN = 52;
export const WIDTH = 595.28 - 2 * MARGIN;
const TOP = 40;
const FOOT_TOP = 841.89 - 44;

/** Draws a document on A4 and gives its bytes. */
export function drawDocument(paper: Paper, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, left: MARGIN, right: MARGIN, bottom: 0 },
    tagged: true,
    lang: paper.locale,
    displayTitle: true,
    pdfVersion: '1.7',
    // @ts-expect-error: the library knows PDF/UA, its types do not yet
    subset: 'PDF/UA',
    bufferPages: true,
    font: fontPath('text'),
    info: {
      Title: paper.title,
      Author: paper.author,
      CreationDate: new Date(`${paper.date}T12:00:00Z`),
    },
  });
  doc.registerFont('text', fontPath('text'));
  doc.registerFont('strong', fontPath('strong'));
  doc.registerFont('display', fontPath('display'));
  const paint = (): void => paintPaper(doc, paper);
  doc.on('pageAdded', paint);
  paint();
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw({ doc, root });
  root.end();
  drawFeet(doc, paper.foot);
  return finish(doc);
}

type Words = {
  readonly font: Face;
  readonly size: number;
  readonly colour?: string;
  readonly gap?: number;
};

/** Writes a tagged line or paragraph and moves below it. */
export function writeBlock(
  { doc, root }: Sheet,
  tag: 'H1' | 'H2' | 'P',
  text: string,
  { font, size, colour = INK, gap = 0 }: Words,
): void {
  const words = writable(doc, font, text);
  doc.fontSize(size);
  if (tag !== 'H1') keepTogether(doc, doc.heightOfString(words, { width: WIDTH }));
  root.add(
    doc.struct(
      tag,
      {},
      () =>
        void doc
          .font(font)
          .fontSize(size)
          .fillColor(colour)
          .text(words, MARGIN, doc.y, { width: WIDTH }),
    ),
  );
  doc.y += gap;
}

/** Draws decoration that says nothing. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Chooses a face and gives the text as it can be written in it. */
export function writable(doc: PDFKit.PDFDocument, font: Face, text: string): string {
  doc.font(font);
  return inKnownSigns(text);
}

/** Starts a new page when so much does not fit any more. */
export function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > FOOT_TOP - 8) doc.addPage();
}

/** A line across the sheet at the present height. */
export function drawRule(doc: PDFKit.PDFDocument, colour: string, thickness: number): void {
  const { y } = doc;
  decorate(
    doc,
    () =>
      void doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(thickness)
        .stroke(colour),
  );
}

function paintPaper(doc: PDFKit.PDFDocument, { background, watermark }: Paper): void {
  if (background !== undefined)
    decorate(doc, () => void doc.rect(0, 0, doc.page.width, doc.page.height).fill(background));
  if (watermark !== undefined) paintWatermark(doc, watermark);
}

/** Words from corner to corner; the pen goes back to where it was. */
function paintWatermark(doc: PDFKit.PDFDocument, watermark: string): void {
  const { y } = doc;
  const text = writable(doc, 'display', watermark);
  const middle = { x: doc.page.width / 2, y: doc.page.height / 2 };
  decorate(doc, () => {
    doc
      .rotate(-52, { origin: [middle.x, middle.y] })
      .fillColor('#b3361e')
      .fillOpacity(0.16)
      .fontSize(44);
    doc.text(text, middle.x - doc.widthOfString(text) / 2, middle.y - 25, { lineBreak: false });
  });
  doc.fillOpacity(1);
  doc.y = y;
}

function drawFeet(doc: PDFKit.PDFDocument, foot: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const text = writable(doc, 'text', `${foot}. Page ${page + 1} of ${count}`);
    decorate(
      doc,
      () =>
        void doc
          .fontSize(9)
          .fillColor(INK_2)
          .text(text, MARGIN, FOOT_TOP + 6, { width: WIDTH, lineBreak: false }),
    );
  }
}

function finish(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
