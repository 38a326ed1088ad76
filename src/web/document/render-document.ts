import type { Thing } from 'schema-dts';
import type { ShareCard } from '#domain/share-card.ts';
import type { OnCard } from '#web/page-module.ts';
import type { PageProperties } from '#web/page-properties.ts';
import type { AroundPage } from '#web/parts/Consent/render-strip.tsx';
import { COUNTRY_PLACE } from '#web/parts/CountryStrip/country-place.ts';
import { FOOTER_PLACE } from '#web/parts/Footer/footer-place.ts';
import { MENU_PLACE } from '#web/parts/Menu/menu-place.ts';
import type { PageAssets } from './assets.ts';
import favicon from './favicon.svg?url&no-inline';
import { PRELOADED_FONTS } from './fonts.ts';
import { HYDRATION_ID } from './hydration.ts';
import { searchEngineTags, type AskedPage } from './search-engine-tags.ts';
import { shareTags } from './share-tags.ts';
import { writeStartUp } from './start-up.ts';
import { structuredDataBlock } from './structured-data.ts';

type DocumentParts = {
  readonly markup: string;
  /** Markup that stands before and after the page, outside of what the browser takes over. */
  readonly around?: AroundPage;
  /** Stands under the header of the pages that have a place for it (SITE-08). */
  readonly countryStrip?: string;
  /** Stands in the header of the pages that have a place for it. */
  readonly menu?: string;
  /** What stands at the foot of the pages that have a place for it. */
  readonly footer?: string;
  /** What the browser takes over with, as JSON; a page without it runs no script. */
  readonly hydration?: string;
  /** The pattern of its address. */
  readonly route?: string | undefined;
  /** What search engines are told of it; nothing of a page that no address has. */
  readonly found?: FoundPage;
  /** The address at which a card is drawn; a page without it is shared as a picture. */
  readonly cardPath?: ((card: ShareCard) => string) | undefined;
  readonly assets: PageAssets;
  readonly nonce: string;
  readonly page: PageProperties;
};

type FoundPage = Pick<AskedPage, 'url' | 'status' | 'here' | 'sites'> & {
  readonly things: readonly Thing[];
  /** What the page has on the card of a link to it, where it says so itself. */
  readonly onCard?: OnCard | undefined;
};

/** Stand before the rules, whose parts come in any order. */
const LAYERS = '@layer reset, tokens, ui, parts, pages;';

const PAPER = { light: '#FBF5E6', dark: '#0E1C28' };

/**
 * The whole document around a page's markup. Titles and meta of the page stand in front of
 * `#frame`; they go to the head.
 */
export function renderDocument({
  markup,
  around = { before: '', after: '' },
  countryStrip = '',
  menu = '',
  footer = '',
  hydration,
  route = '*',
  found,
  cardPath,
  assets,
  nonce,
  page,
}: DocumentParts): string {
  const { page: made, lookAgain } = takeLookAgain(markup);
  const frame = made.indexOf('<div id="frame"');
  const [head, body] = [made.slice(0, frame), made.slice(frame)];
  const whole = putIn(body, [
    [MENU_PLACE, menu],
    [COUNTRY_PLACE, countryStrip],
    [FOOTER_PLACE, footer],
  ]);
  return `<!DOCTYPE html><html lang="${page.domainConfig.locale}"${page.theme ? ` data-theme="${page.theme}"` : ''}><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
${head}${hydration ? shareTags({ head, body, site: page.domainConfig, found, cardPath }) : ''}${found ? searchEngineTags({ head, ...found }) : ''}${lookAgain}
<style nonce="${nonce}">${LAYERS}${assets.rules}</style>${PRELOADED_FONTS.map(preloadFont).join('')}
${hydration ? `<script type="module" src="${assets.script}" nonce="${nonce}" fetchpriority="low" ${writeStartUp({ later: assets.modules.join(' '), style: assets.style, route, page: assets.page })}></script>` : ''}
<link rel="icon" href="${favicon}" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
${themeColours(page)}
</head><body>${around.before}<div id="root">${whole}</div>${around.after}${hydration ? `<script id="${HYDRATION_ID}" type="application/json" nonce="${nonce}">${hydration}</script>` : ''}${structuredDataBlock(found?.things ?? [], nonce)}</body></html>`;
}

const LOOK_AGAIN = '<noscript><meta http-equiv="refresh"';
const END = '</noscript>';

/**
 * How a page looks again without script stands where the page has it, for React leaves what is in
 * `noscript` alone; by the HTML standard its place is the head.
 */
function takeLookAgain(markup: string): { readonly page: string; readonly lookAgain: string } {
  const from = markup.indexOf(LOOK_AGAIN);
  if (from < 0) return { page: markup, lookAgain: '' };
  const to = markup.indexOf(END, from) + END.length;
  return {
    page: `${markup.slice(0, from)}<noscript></noscript>${markup.slice(to)}`,
    lookAgain: markup.slice(from, to),
  };
}

/**
 * The markup with parts inside of the elements that begin as given; they stand in it in this order,
 * those that it has.
 */
function putIn(markup: string, parts: readonly (readonly [place: string, part: string])[]): string {
  let put = '';
  let from = 0;
  for (const [place, part] of parts) {
    const start = part ? markup.indexOf(place, from) : -1;
    if (start < 0) continue;
    const inside = markup.indexOf('>', start) + 1;
    put += markup.slice(from, inside) + part;
    from = inside;
  }
  return put + markup.slice(from);
}

/**
 * What is seen first is style and picture: letters stand in their fallback's measures, and script
 * waits for a visitor.
 */
const preloadFont = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin fetchpriority="low">`;

/** The browser's own frame takes the colour of the paper. */
function themeColours({ theme }: PageProperties): string {
  if (theme) return `<meta name="theme-color" content="${PAPER[theme]}">`;
  return (['light', 'dark'] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${PAPER[scheme]}">`,
    )
    .join('');
}
