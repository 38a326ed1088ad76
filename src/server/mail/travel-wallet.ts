/**
 * All papers of a booking as one file of HTML: it needs nothing beside it, so that it opens where
 * there is no network, and prints as it is.
 */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate } from '#domain/dates.ts';
import type { Locale } from '#domain/market/locale.ts';
import { flightDesks } from '#domain/order/flight-desks.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { orderSections, type DocumentSection } from '#domain/order/order-sections.ts';
import { todayIn } from '#server/market/market.ts';

/** When a file is written, and by whose clock it says so. */
export type WrittenAt = { readonly now: Date; readonly timeZone: string };

/** HTML, whole, in the language `locale`: first what to show where, then every section. */
export function makeTravelWallet(
  order: OrderDocument,
  locale: Locale,
  writtenAt: WrittenAt,
): string {
  const title = `${order.holidayName}: travel wallet`;
  const page = h(
    'html',
    { lang: locale },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, title),
      h('style', null, STYLE),
    ),
    h(
      'body',
      null,
      h('main', null, ...opening(order, title, asOf(locale, writtenAt)), ...sectionsOf(order)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const STYLE = `body { margin: 0; background: #fbf5e6; color: #12283a; font: 16px/24px Figtree, Arial, sans-serif; overflow-wrap: anywhere; }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.15; }
h2 { margin-top: 40px; border-top: 3px solid; padding-top: 12px; }
dl { margin: 0; }
dl > div { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; border-bottom: 1px solid #ddd0b3; padding: 12px 0; break-inside: avoid; }
dt { flex: 1 1 60%; }
dd { margin: 0; }
.value { font-weight: 650; }
.detail { flex-basis: 100%; color: #4b5a64; }
a { color: inherit; }
@media print { body { background: none; } main { padding: 0; } h2 { break-after: avoid; } }`;

/** A file is read long after it was written, and a booking can have changed since. */
function asOf(locale: Locale, { now, timeZone }: WrittenAt): string {
  const time = now.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  return `Your booking as it was on ${formatDate(todayIn(timeZone, now))} at ${time}.`;
}

const opening = (
  { orderCode, brand }: OrderDocument,
  title: string,
  asOfWords: string,
): ReactNode[] => [
  h('h1', { key: 'title' }, title),
  h('p', { key: 'as-of', className: 'detail' }, asOfWords),
  h(
    'p',
    { key: 'order' },
    'Order ',
    h('strong', null, formatOrderCode(orderCode)),
    `. Help on your way: ${brand.name}, `,
    h('a', { href: `tel:${brand.phone.replaceAll(' ', '')}` }, brand.phone),
    ', ',
    h('a', { href: `mailto:${brand.email}` }, brand.email),
    '.',
  ),
];

const sectionsOf = (order: OrderDocument): ReactNode[] =>
  [showSection(order), ...orderSections(order)]
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows, totals = [] }) =>
      h(
        'section',
        { key: title },
        h('h2', null, title),
        h('dl', null, ...[...rows, ...totals].map(drawRow)),
      ),
    );

const drawRow = (
  { label, detail, value }: DocumentSection['rows'][number],
  place: number,
): ReactNode =>
  h(
    'div',
    { key: place },
    h('dt', null, label || detail),
    value !== undefined && h('dd', { className: 'value' }, value),
    label !== '' && detail !== undefined && h('dd', { className: 'detail' }, detail),
  );

/** The reference of each part, which its desk asks for. */
const showSection = ({ flights, stay, extras, protection }: OrderDocument): DocumentSection => ({
  title: 'What to show where',
  rows: [
    ...flightDesks(flights).map(({ carrier, airlineReference }) => ({
      label: `${carrier}, at check-in`,
      reference: airlineReference,
    })),
    { label: `${stay.hotel}, at reception`, reference: stay.supplierReference },
    ...extras.map(({ name, supplierReference }) => ({ label: name, reference: supplierReference })),
    { label: 'Certificate of protection', reference: protection.certificateNumber },
  ].flatMap(({ label, reference }) => (reference ? [{ label, value: reference }] : [])),
});
