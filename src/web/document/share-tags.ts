import { pictureSizes } from '#domain/catalogue/picture-path.ts';
import { addDays, formatDate } from '#domain/dates.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { wordsOfCard, type ShareCard } from '#domain/share-card.ts';
import type { OnCard } from '#web/page-module.ts';
import type { DomainConfig } from '#web/page-properties.ts';
import shareCard from '#web/texts/en-GB/written/share_card.json';
import { translatorOf } from '#web/texts/translate.tsx';
import { escapeAttribute, isForEngines, type AskedPage } from './search-engine-tags.ts';

const TITLE = /<title>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
const HEADING = /<h1\b[^>]*>(.*?)<\/h1>/s;
/** As it is by day, though the one for the night stands first. */
const PICTURE = /(\/pictures\/[a-z]+\/[\da-z-]+\/[a-z-]+?)(?:-at-dusk)?\//;

/** For a page without a picture of its own: the bay of the home page. */
const HOME_PICTURE = '/pictures/home/sea/hero';

type SharedPage = {
  /** Its markup for the head. */
  readonly head: string;
  /** Its markup. */
  readonly body: string;
  readonly site: DomainConfig;
  /** Undefined for a page that no address has. */
  readonly found:
    | (Pick<AskedPage, 'url' | 'status'> & { readonly onCard?: OnCard | undefined })
    | undefined;
  /** The address at which a card is drawn. */
  readonly cardPath: ((card: ShareCard) => string) | undefined;
};

/**
 * What others show of a link to a page (Open Graph protocol, ogp.me): its title and sentence, and
 * the first picture on it in the size made for sharing, over its heading and price where it has a
 * card. It says no address: some hold a key.
 */
export function shareTags({ head, body, site, found, cardPath }: SharedPage): string {
  const [, title = ''] = TITLE.exec(head) ?? [];
  const [, description = ''] = DESCRIPTION.exec(head) ?? [];
  const [, picture = HOME_PICTURE] = PICTURE.exec(body) ?? [];
  const [width, height] = pictureSizes.share;
  const onCard = found && onCardOf(head, found);
  const card = cardPath && onCard && cardOf(body, { picture, onCard, site });
  const path = card ? cardPath(card) : `${picture}/${width}x${height}.jpg`;
  const tags = {
    type: 'website',
    site_name: escapeAttribute(site.brand.name),
    title,
    description,
    image: site.baseUrl + path,
    'image:width': width,
    'image:height': height,
    ...(card && { 'image:alt': escapeAttribute(altOf(card, site)) }),
  };
  return [
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="og:${name}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/**
 * What a page says itself; of any other its heading alone, if search engines may keep it. A view of
 * it may repeat what its visitor typed: its address has a query, and it has no card.
 */
function onCardOf(head: string, found: NonNullable<SharedPage['found']>): OnCard | undefined {
  if (found.onCard) return found.onCard;
  return found.url.searchParams.size === 0 && isForEngines({ head, ...found }) ? {} : undefined;
}

type Shown = Pick<ShareCard, 'picture'> & { readonly onCard: OnCard; readonly site: DomainConfig };

/** A page without a heading has no card. */
function cardOf(body: string, { picture, onCard, site }: Shown): ShareCard | undefined {
  const name = readable(HEADING.exec(body)?.[1] ?? '');
  if (name === '') return undefined;
  const { place, price } = onCard;
  const day = sayOf(site)('price_on', { date: formatDate(todayAt(site)) });
  return { picture, brand: site.brand.name, name, place, price: price && { ...price, day } };
}

const altOf = (card: ShareCard, site: DomainConfig): string =>
  sayOf(site)('alt', { words: wordsOfCard(card).join('. ') });

const sayOf = ({ locale }: DomainConfig) =>
  translatorOf(locale, { share_card: shareCard }, 'share_card');

const todayAt = ({ checkoutRules }: DomainConfig) =>
  addDays(checkoutRules.earliestDepartureDate, -EARLIEST_DEPARTURE_DAYS);

/** What is read of markup. */
const readable = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
