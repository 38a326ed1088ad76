/**
 * Draws the sections of an order on a sheet: a strong rule, a title, a list of rows with their
 * values at the right, totals.
 */
import type { DocumentRow, DocumentSection } from '#domain/order/order-sections.ts';
import type { Face } from '#server/fonts/faces.ts';
import {
  INK,
  INK_2,
  MARGIN,
  type Sheet,
  WIDTH,
  drawRule,
  keepTogether,
  writable,
  writeBlock,
} from './sheet.ts';

/** Draws a section whole on one page when it fits on one. */
export function drawSection(sheet: Sheet, { title, rows, totals = [] }: DocumentSection): void {
  const { doc, root } = sheet;
  const laid = [
    ...rows.map((row) => layRow(doc, row, 'row')),
    ...totals.map((row, place) => layRow(doc, row, place === 0 ? 'total' : 'more')),
  ];
  keepTogether(
    doc,
    laid.reduce((height, row) => height + row.height, HEAD_HEIGHT),
  );
  doc.y += 14;
  drawRule(doc, INK, 2);
  doc.y += 7;
  writeBlock(sheet, 'H2', title, { font: 'display', size: 15, gap: 2 });
  const list = doc.struct('L');
  root.add(list);
  for (const row of laid) drawRow(doc, list, row);
  list.end();
}

const HEAD_HEIGHT = 48;
const RULE = '#ddd0b3';
const DETAIL_SIZE = 9.5;
const PADDING = 3.5;
const VALUE_WIDTH = 190;

type Weight = 'row' | 'total' | 'more';
const FACES: Record<Weight, { readonly face: Face; readonly size: number }> = {
  row: { face: 'text', size: 10.5 },
  total: { face: 'display', size: 14 },
  more: { face: 'text', size: 10.5 },
};

/** A row as it will stand: its texts in writable letters and the room they need. */
type LaidRow = {
  readonly label: string;
  readonly detail: string;
  readonly value: string;
  readonly weight: Weight;
  readonly labelFace: Face;
  readonly width: number;
  /** Height of label and value, above the detail. */
  readonly headHeight: number;
  readonly height: number;
};

function layRow(doc: PDFKit.PDFDocument, row: DocumentRow, weight: Weight): LaidRow {
  const { face, size } = FACES[weight];
  const labelFace = row.value === undefined ? 'strong' : face;
  const width = row.value === undefined ? WIDTH : WIDTH - VALUE_WIDTH - 16;
  const heightOf = (text: string, font: Face, points: number, room: number): number =>
    text === '' ? 0 : doc.font(font).fontSize(points).heightOfString(text, { width: room });
  const label = writable(doc, labelFace, row.label);
  const detail = writable(doc, 'text', row.detail ?? '');
  const value = writable(doc, face, row.value ?? '');
  const headHeight = Math.max(
    heightOf(label, labelFace, size, width),
    heightOf(value, face, size, VALUE_WIDTH),
  );
  const height = headHeight + heightOf(detail, 'text', DETAIL_SIZE, WIDTH) + 2 * PADDING;
  return { label, detail, value, weight, labelFace, width, headHeight, height };
}

function drawRow(doc: PDFKit.PDFDocument, list: PDFKit.PDFStructureElement, row: LaidRow): void {
  keepTogether(doc, row.height);
  const { face, size } = FACES[row.weight];
  const top = doc.y + PADDING;
  const item = doc.struct('LI');
  const body = doc.struct('LBody');
  list.add(item);
  item.add(body);
  const put = (
    text: string,
    font: Face,
    points: number,
    colour: string,
    x: number,
    y: number,
    options: PDFKit.Mixins.TextOptions,
  ): void => {
    if (text !== '')
      body.add(
        doc.struct(
          'P',
          {},
          () => void doc.font(font).fontSize(points).fillColor(colour).text(text, x, y, options),
        ),
      );
  };
  put(row.label, row.labelFace, size, INK, MARGIN, top, { width: row.width });
  put(row.value, face, size, INK, MARGIN + WIDTH - VALUE_WIDTH, top, {
    width: VALUE_WIDTH,
    align: 'right',
    features: ['tnum', 'lnum'],
  });
  put(
    row.detail,
    'text',
    DETAIL_SIZE,
    row.label === '' ? INK : INK_2,
    MARGIN,
    top + row.headHeight,
    { width: WIDTH },
  );
  body.end();
  item.end();
  doc.y = top + row.height - PADDING;
  if (row.weight === 'row') drawRule(doc, RULE, 0.75);
}
