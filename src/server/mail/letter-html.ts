/**
 * Draws a letter as HTML mail: tables and inline styles, as mail programs need them, in the
 * product's look.
 */
import { type CSSProperties, type ReactNode, Fragment, createElement as h } from 'react';
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
  render,
} from 'react-email';
import type { Locale } from '#domain/market/locale.ts';
import type { DocumentRow, DocumentSection } from '#domain/order/order-sections.ts';
import { type Letter, signOff } from './letter.ts';

export const renderLetterHtml = (letter: Letter, locale: Locale): Promise<string> =>
  render(
    h(
      Html,
      { lang: locale },
      h(
        Head,
        null,
        h('title', null, letter.subject),
        h('meta', { name: 'color-scheme', content: 'light' }),
      ),
      h(Preview, null, letter.preview),
      h(
        Body,
        { style: BODY },
        h(
          Container,
          { style: PAGE },
          ...opening(letter),
          ...letter.sections.map(drawSection),
          closing(letter),
        ),
      ),
    ),
  );

const INK = '#12283a';
const INK_2 = '#4b5a64';
const TEXT_FACE = 'Figtree, Arial, sans-serif';
const DISPLAY_FACE = 'Fraunces, Georgia, serif';

const BODY: CSSProperties = {
  margin: 0,
  padding: '24px 16px',
  backgroundColor: '#fbf5e6',
  color: INK,
  fontFamily: TEXT_FACE,
  fontSize: 16,
  lineHeight: '24px',
};
const PAGE: CSSProperties = { maxWidth: 600, margin: '0 auto' };
const TEXT: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' };
const SMALL: CSSProperties = { margin: 0, fontSize: 14, lineHeight: '20px', color: INK_2 };
const CAPS: CSSProperties = {
  margin: 0,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  letterSpacing: '0.09em',
  textTransform: 'uppercase',
  color: INK,
};
const display = (size: number, line: number): CSSProperties => ({
  margin: 0,
  fontFamily: DISPLAY_FACE,
  fontWeight: 600,
  fontSize: size,
  lineHeight: `${line}px`,
  letterSpacing: '-0.015em',
  color: INK,
});

function opening(letter: Letter): ReactNode[] {
  const { brand, act } = letter;
  return [
    h(Text, { key: 'brand', style: { ...display(21, 26), marginBottom: 32 } }, brand.name),
    h(
      Heading,
      { key: 'heading', as: 'h1', style: { ...display(36, 40), marginBottom: 16 } },
      letter.heading,
    ),
    ...letter.paragraphs.map((paragraph) => h(Text, { key: paragraph, style: TEXT }, paragraph)),
    letter.label !== undefined && drawLabel(letter.label),
    act && h(Link, { key: 'act', href: `${brand.siteUrl}${act.path}`, style: BUTTON }, act.label),
  ];
}

const drawLabel = ({ name, value }: NonNullable<Letter['label']>): ReactNode =>
  h(
    Section,
    { key: 'label', style: { margin: '8px 0 24px' } },
    h(
      Row,
      null,
      h(
        Column,
        { style: { backgroundColor: '#efd6a0', padding: '16px 24px' } },
        h(Text, { style: CAPS }, name),
        h(Text, { style: display(24, 30) }, value),
      ),
    ),
  );

const BUTTON: CSSProperties = {
  display: 'inline-block',
  marginBottom: 16,
  padding: '12px 22px',
  borderRadius: 3,
  backgroundColor: '#ffb81f',
  color: INK,
  fontWeight: 650,
  textDecoration: 'none',
};

function drawSection({ title, rows, totals = [] }: DocumentSection): ReactNode {
  return h(
    Section,
    { key: title, style: { margin: '24px 0 0', borderTop: `3px solid ${INK}`, paddingTop: 12 } },
    h(Heading, { as: 'h2', style: { ...display(24, 28), marginBottom: 4 } }, title),
    ...rows.map((row, place) => drawRow(row, place, RULE)),
    ...totals.map((row, place) =>
      drawRow(row, rows.length + place, place === 0 ? TOTAL : {}, place === 0),
    ),
  );
}

const RULE: CSSProperties = { borderBottom: '1px solid #ddd0b3' };
const TOTAL: CSSProperties = { borderTop: `3px double ${INK}` };

function drawRow(
  { label, detail, value }: DocumentRow,
  key: number,
  line: CSSProperties,
  isTotal = false,
): ReactNode {
  const cell: CSSProperties = { ...line, padding: '8px 0', verticalAlign: 'top' };
  const words = h(
    Column,
    { style: { ...cell, paddingRight: 16 } },
    label &&
      h(Text, { style: { ...TEXT, margin: 0, fontWeight: isTotal || !value ? 650 : 400 } }, label),
    detail && h(Text, { style: label ? SMALL : { ...TEXT, margin: 0 } }, detail),
  );
  // A price or a pair of times stays on one line; a name of a room may take two.
  const whiteSpace = value && value.length <= 16 ? 'nowrap' : 'normal';
  const amount =
    value &&
    h(
      Column,
      { align: 'right', style: { ...cell, textAlign: 'right', whiteSpace } },
      h(Text, { style: isTotal ? display(24, 28) : { ...TEXT, margin: 0 } }, value),
    );
  return h(Row, { key, children: h(Fragment, null, words, amount) });
}

const closing = ({ brand, unsubscribe }: Letter): ReactNode =>
  h(
    Section,
    {
      key: 'closing',
      style: { margin: '40px 0 0', borderTop: `3px solid ${INK}`, paddingTop: 12 },
    },
    h(Text, { style: SMALL }, signOff(brand)),
    h(Text, { style: SMALL }, brand.legalName),
    unsubscribe &&
      h(
        Text,
        { style: SMALL },
        h(Link, { href: `${brand.siteUrl}${unsubscribe.path}` }, unsubscribe.label),
      ),
  );
