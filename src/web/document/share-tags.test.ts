import { expect, test } from 'vitest';
import type { ShareCard } from '#domain/share-card.ts';
import type { OnCard } from '#web/page-module.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { shareTags } from './share-tags.ts';

const HEAD =
  '<title>Beds &amp; boards – Shop</title><meta name="description" content="Weeks &amp; weekends"/>';
const BODY =
  '<h1 class="a">Beds <b>&amp;</b> boards</h1><img src="/pictures/place/majorca/pine-cove/300x350.webp"><img src="/pictures/hotel/7/front/264x208.webp">';

const { domainConfig } = pageForTests();
const site = { ...domainConfig, baseUrl: 'https://shop.test' };

type Asked = { readonly address?: string; readonly status?: number; readonly onCard?: OnCard };

/** The tags of a page by their names, and the card that was asked for. */
function shared(
  { address = '/beds', status = 200, onCard }: Asked = {},
  head = HEAD,
  body = BODY,
): { readonly tags: Readonly<Record<string, string>>; readonly card: ShareCard | undefined } {
  let card: ShareCard | undefined;
  const cardPath = (asked: ShareCard): string => {
    card = asked;
    return '/cards/one.jpg';
  };
  const found = { url: new URL(address, site.baseUrl), status, onCard };
  const html = shareTags({ head, body, site, found, cardPath });
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g)];
  return { tags: Object.fromEntries(tags.map(([, name, content]) => [name, content])), card };
}

test('a shared page has its title, its sentence and a card with its heading and first picture', () => {
  const { tags, card } = shared();
  expect(tags).toEqual({
    'og:type': 'website',
    'og:site_name': site.brand.name,
    'og:title': 'Beds &amp; boards – Shop',
    'og:description': 'Weeks &amp; weekends',
    'og:image': 'https://shop.test/cards/one.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `A drawing with the words: Beds &amp; boards. ${site.brand.name}`,
    'twitter:card': 'summary_large_image',
  });
  expect(card).toEqual({
    picture: '/pictures/place/majorca/pine-cove',
    brand: site.brand.name,
    name: 'Beds & boards',
  });
});

test('a page that has a price has it on its card, with the day on which it was', () => {
  const onCard = { place: 'Spain', price: { figure: 'From £259 each', facts: ['7 nights'] } };
  const { tags, card } = shared({ onCard, address: '/beds?month=2027-06' });
  expect(card).toMatchObject({ place: 'Spain', price: onCard.price });
  expect(card?.price?.day).toMatch(/^Price on \w{3} \d+ \w+ 20\d\d$/);
  expect(tags['og:image:alt']).toBe(
    `A drawing with the words: Spain. Beds &amp; boards. From £259 each. 7 nights. ${site.brand.name}. ${card?.price?.day}`,
  );
});

const PICTURE = 'https://shop.test/pictures/place/majorca/pine-cove/1200x630.jpg';

test.each([
  ['whose query may repeat what was typed', { address: '/beds?find=words' }, HEAD],
  ['that is kept from search engines', {}, `${HEAD}<meta name="robots" content="noindex"/>`],
  ['that was not found', { status: 404 }, HEAD],
  ['of one visitor', { address: '/account/bookings' }, HEAD],
])('a page %s is shared as a picture without words', (_, asked, head) => {
  const { tags, card } = shared(asked, head);
  expect(card).toBeUndefined();
  expect(tags).toMatchObject({ 'og:image': PICTURE });
  expect(tags).not.toHaveProperty('og:image:alt');
});

test('a page without pictures is shared with the bay of the home page', () => {
  const { card } = shared({}, HEAD, '<h1>Words</h1>');
  expect(card?.picture).toBe('/pictures/home/sea/hero');
});

test('a picture is shared as it is by day', () => {
  const body = '<h1>Malta</h1><source srcset="/pictures/place/malta/place-at-dusk/300x350.avif">';
  expect(shared({}, HEAD, body).card?.picture).toBe('/pictures/place/malta/place');
});
