/**
 * A certificate in the manner of ATOL's: yellow, listing only what is protected; Irish packages
 * have one of our own, in green. Without a licence it is a demonstration and says so across the
 * page and in its first words. The form of a real one belongs to the Civil Aviation Authority
 * (docs/operations.md).
 */
import { formatDate } from '#domain/dates.ts';
import type { Locale } from '#domain/market/locale.ts';
import type { Pence } from '#domain/money.ts';
import type { DocumentLine, OrderDocument } from '#domain/order/order-document.ts';
import { documentMoney, type DocumentRow } from '#domain/order/order-sections.ts';
import { drawSection } from './paper/sections.ts';
import { drawDocument, writeBlock } from './paper/sheet.ts';

export const CERTIFICATE_WARNING = 'Demonstration, not an ATOL certificate';
const IRISH_WARNING = 'Demonstration, not a certificate of protection';

/** What an Irish package would be protected by, in words. */
const IRISH_SCHEMES = {
  BOND: 'A real one would show a bond under a licence of the Irish Aviation Authority.',
  INSURANCE: 'A real one would show insurance against the insolvency of the seller.',
} as const;

/**
 * The certificate as PDF/UA on A4, in the language `locale`; undefined when nothing of the order is
 * protected by it.
 */
export async function makeCertificatePdf(
  order: OrderDocument,
  locale: Locale,
): Promise<Buffer | undefined> {
  const { brand, protection } = order;
  const { certificateNumber, atolNumber, scheme } = protection;
  const lines = order.receipt.filter(({ isProtected }) => isProtected);
  if (certificateNumber === undefined || lines.length === 0) return undefined;
  const total = lines.reduce((sum, line) => sum + protectedOf(line), 0);
  const isDemonstration = atolNumber === undefined;
  const warning = scheme ? IRISH_WARNING : CERTIFICATE_WARNING;
  const paper = {
    locale,
    title: `${isDemonstration ? warning : 'ATOL certificate'}: ${certificateNumber}`,
    date: order.bookedOn,
    author: brand.legalName,
    background: scheme ? '#d9ecd2' : '#ffe58f',
    ...(isDemonstration && { watermark: warning }),
    foot: isDemonstration ? warning : `${brand.legalName}, ATOL ${atolNumber}`,
  };
  return await drawDocument(paper, (sheet) => {
    const kind = isDemonstration
      ? `${warning}. It gives no protection.${scheme ? ` ${IRISH_SCHEMES[scheme]}` : ''}`
      : `ATOL ${atolNumber}`;
    writeBlock(sheet, 'P', kind, { font: 'strong', size: 11, gap: 20 });
    writeBlock(sheet, 'H1', 'Certificate of protection', { font: 'display', size: 30, gap: 6 });
    writeBlock(
      sheet,
      'P',
      `${isDemonstration ? 'A real' : 'This'} certificate confirms that your money is protected and that you can get home if the company you booked with stops trading.`,
      { font: 'text', size: 11, gap: 8 },
    );
    drawSection(sheet, {
      title: 'Who is protected',
      rows: [
        ...order.passengers.map(({ name }) => ({ label: name })),
        { label: 'Number of passengers', value: String(order.passengers.length) },
      ],
    });
    drawSection(sheet, {
      title: 'What is protected',
      rows: lines.map((line) => ({
        label: line.label,
        detail: protectedOf(line) === line.amount ? line.basis : `${line.basis}. ${ITS_SHARE}`,
        value: documentMoney(order, protectedOf(line)),
      })),
      totals: [{ label: 'Total protected', value: documentMoney(order, total) }],
    });
    writeOwnFlights(sheet, order);
    drawSection(sheet, {
      title: 'Who is protecting your trip',
      rows: [
        { label: brand.legalName, detail: `${brand.phone}, ${brand.email}` },
        { label: 'Certificate number', value: certificateNumber },
        ...issued(order),
      ],
    });
  });
}

/** Papers of a changed order keep their number: which of them holds is said on them. */
const issued = ({ bookedOn, version }: OrderDocument): readonly DocumentRow[] =>
  version === undefined
    ? [{ label: 'Issued', value: formatDate(bookedOn) }]
    : [
        { label: 'Booked', value: formatDate(bookedOn) },
        { label: 'Issue', detail: REPLACES, value: String(version) },
      ];
const REPLACES = 'It replaces every certificate with this number that you had before.';

const ITS_SHARE = 'The share of it for what is listed here.';

const protectedOf = ({ amount, protectedAmount = amount }: DocumentLine): Pence => protectedAmount;

function writeOwnFlights(
  sheet: Parameters<typeof writeBlock>[0],
  { flights }: Pick<OrderDocument, 'flights'>,
): void {
  if (!flights.some(({ isOwn }) => isOwn)) return;
  const words = 'The flights are not listed: you have booked them with the airline yourselves.';
  writeBlock(sheet, 'P', words, { font: 'text', size: 11, gap: 8 });
}
