/** The confirmation as a document to keep: the same sections as the mail, on paper. */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate } from '#domain/dates.ts';
import type { Locale } from '#domain/market/locale.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { orderSections } from '#domain/order/order-sections.ts';
import { drawSection } from './paper/sections.ts';
import {
  INK,
  INK_2,
  MARGIN,
  type Sheet,
  decorate,
  drawDocument,
  writable,
  writeBlock,
} from './paper/sheet.ts';

/** The confirmation of an order as PDF/UA on A4, in the language `locale`. */
export function makeConfirmationPdf(order: OrderDocument, locale: Locale): Promise<Buffer> {
  const { brand, orderCode, bookedOn } = order;
  const paper = {
    locale,
    title: `Confirmation of order ${formatOrderCode(orderCode)}: ${order.holidayName}`,
    date: bookedOn,
    author: brand.legalName,
    foot: `${brand.legalName}. ${brand.phone}. ${brand.email}`,
  };
  return drawDocument(paper, (sheet) => {
    writeBlock(sheet, 'P', `${brand.name}: confirmation`, { font: 'strong', size: 11, gap: 20 });
    writeBlock(sheet, 'H1', `You’re going to ${order.place}`, {
      font: 'display',
      size: 30,
      gap: 6,
    });
    writeBlock(
      sheet,
      'P',
      `${order.holidayName}, booked on ${formatDate(bookedOn)} by ${order.contact.name}, ${order.contact.email}.`,
      { font: 'text', size: 11, colour: INK_2, gap: 16 },
    );
    drawLuggageLabel(sheet, order);
    for (const section of orderSections(order)) drawSection(sheet, section);
  });
}

const LABEL = { width: 360, height: 58, cut: 20 };

/** The order code and the day of departure on a luggage label. */
function drawLuggageLabel({ doc, root }: Sheet, order: OrderDocument): void {
  const top = doc.y;
  const { width, height, cut } = LABEL;
  const right = MARGIN + width;
  decorate(doc, () => {
    doc
      .polygon(
        [MARGIN + cut, top],
        [right, top],
        [right, top + height],
        [MARGIN + cut, top + height],
        [MARGIN, top + height - cut],
        [MARGIN, top + cut],
      )
      .fill('#efd6a0');
    doc
      .circle(MARGIN + 20, top + height / 2, 6)
      .lineWidth(3)
      .fillAndStroke('#ffffff', '#b3361e');
  });
  const leaves = order.flights[0]?.from.localTime.slice(0, 10) ?? order.stay.checkIn;
  const facts = [
    { name: 'ORDER', value: formatOrderCode(order.orderCode), x: MARGIN + 44 },
    {
      name: order.flights.length > 0 ? 'LEAVES' : 'CHECK IN',
      value: formatDate(leaves),
      x: MARGIN + 176,
    },
  ];
  for (const { name, value, x } of facts) {
    const line = doc.struct('P');
    root.add(line);
    line.add(
      doc.struct(
        'Span',
        {},
        () =>
          void doc
            .font('strong')
            .fontSize(8)
            .fillColor(INK)
            .text(name, x, top + 12, { characterSpacing: 0.7, lineBreak: false }),
      ),
    );
    line.add(
      doc.struct(
        'Span',
        {},
        () =>
          void doc
            .fontSize(16)
            .text(writable(doc, 'display', value), x, top + 24, { lineBreak: false }),
      ),
    );
    line.end();
  }
  doc.y = top + height + 4;
}
