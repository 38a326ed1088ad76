/** A person's copy as a page to read: one file that needs nothing beside it. */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDate, isIsoDate } from '#domain/dates.ts';
import type { Market } from '#server/market/market.ts';
import type { CopySection, PersonalCopy } from './copy.ts';

/** HTML, whole. */
export function makeCopyPage(copy: PersonalCopy, market: Market): string {
  const write = (value: unknown): ReactNode => drawValue(value, market);
  const page = h(
    'html',
    { lang: market.locale },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, TITLE),
      h('style', null, STYLE),
    ),
    h(
      'body',
      null,
      h('main', null, h('h1', null, TITLE), ...opening(copy, market), ...sections(copy, write)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const TITLE = 'What we hold about you';

const STYLE = `body { margin: 0; background: #fbf5e6; color: #12283a; font: 16px/24px Figtree, Arial, sans-serif; overflow-wrap: anywhere; }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.15; }
h2 { margin-top: 48px; border-top: 3px solid; padding-top: 12px; }
article { border-bottom: 1px solid #ddd0b3; padding: 12px 0; }
dl { margin: 0; display: grid; grid-template-columns: minmax(96px, 1fr) 3fr; gap: 4px 16px; }
dt { color: #4b5a64; }
dd { margin: 0; }
ol { margin: 0; padding-left: 20px; }`;

const opening = ({ madeAt }: PersonalCopy, market: Market): ReactNode[] => [
  h('p', { key: 'made' }, `${market.name}, ${formatInstant(madeAt, market)}.`),
  h(
    'p',
    { key: 'amounts' },
    'Amounts are in pence or cents. We’ve left out anything that could open your account, such as your password, and the internal references our systems use.',
  ),
];

const sections = (
  { sections: all }: PersonalCopy,
  write: (value: unknown) => ReactNode,
): ReactNode[] =>
  all.map(({ title, rows }: CopySection) =>
    h(
      'section',
      { key: title },
      h('h2', null, title),
      ...rows.map((row, place) => h('article', { key: place }, write(row))),
    ),
  );

function drawValue(value: unknown, market: Market): ReactNode {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return drawText(value, market);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : h('ol', null, ...value.map((one) => h('li', null, drawValue(one, market))));
  return h(
    'dl',
    null,
    ...Object.entries(value).flatMap(([name, one]) => [
      h('dt', { key: `${name} name` }, nameOf(name)),
      h('dd', { key: name }, drawValue(one, market)),
    ]),
  );
}

function drawText(text: string, market: Market): string {
  if (isIsoDate(text)) return formatDate(text);
  return INSTANT.test(text) ? formatInstant(text, market) : text;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const formatInstant = (instant: string, { locale, timeZone }: Market): string =>
  new Date(instant).toLocaleString(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });

/** `first_name` and `firstName` → `First name`. */
function nameOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
