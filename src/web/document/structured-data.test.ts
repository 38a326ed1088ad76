import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentPageAnswer } from '#web/testing/holidays/content.ts';
import { dealAnswer } from '#web/testing/holidays/deal.ts';
import { requestPage } from '#web/testing/request-page.ts';
import { structuredDataBlock } from './structured-data.ts';

const GraphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
});

const thingsOn = async (...asked: Parameters<typeof requestPage>) => {
  const { html } = await requestPage(...asked);
  const [, json = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return v.parse(GraphSchema, JSON.parse(json))['@graph'];
};

test('no text of a thing can end its block', () => {
  const block = structuredDataBlock([{ '@type': 'Hotel', name: '</script><b>' }], 'n');
  expect(block.match(/</g)).toHaveLength(2);
  expect(block).toContain(String.raw`\u003C/script>\u003Cb>`);
});

test('the front page says who sells', async () => {
  expect(await thingsOn('/')).toMatchObject([
    { '@type': 'Organization', legalName: 'Holidaymaker Travel Ltd', telephone: '0113 496 0180' },
    { '@type': 'WebSite', publisher: { '@id': 'http://localhost/#seller' } },
  ]);
});

test('a holiday is offered at the total that its page shows, and says no later moment', async () => {
  const holiday = dealAnswer();
  const [product] = await thingsOn('/holiday/h1.1/f1.1', {
    answers: { DealPage: () => ({ holiday }) },
  });
  expect(product).toMatchObject({
    '@type': 'Product',
    name: holiday.hotel.name,
    offers: {
      price: (holiday.price.total.amount / 100).toFixed(2),
      priceCurrency: 'GBP',
      validFrom: holiday.pricedAt,
      url: 'http://localhost/holiday/h1.1/f1.1',
    },
  });
});

test('questions of a page are told with their answers, a guide as an article with the way to it', async () => {
  const heading = (id: string, text: string) => ({
    kind: 'heading',
    level: 2,
    id,
    of: [{ kind: 'text', text }],
  });
  const answer = (text: string) => ({ kind: 'text', of: [{ kind: 'text', text }] });
  const { contentPage } = contentPageAnswer('faqs');
  const blocks = [
    heading('a', 'How big?'),
    answer('So big.'),
    heading('b', 'How heavy?'),
    answer('So heavy.'),
    heading('c', 'Good to know'),
    answer('Nothing.'),
  ];
  const things = await thingsOn('/guides/bags', {
    answers: {
      ContentPage: () => ({ contentPage: { ...contentPage, slug: 'guides/bags', blocks } }),
    },
  });
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article', 'FAQPage']);
  expect(things[0]?.['itemListElement']).toMatchObject([
    { position: 1, item: 'http://localhost/' },
    { position: 2, item: 'http://localhost/guides' },
    { position: 3, item: 'http://localhost/guides/bags' },
  ]);
  expect(things[2]?.['mainEntity']).toMatchObject([
    { name: 'How big?', acceptedAnswer: { text: 'So big.' } },
    { name: 'How heavy?', acceptedAnswer: { text: 'So heavy.' } },
  ]);
});

test('a place is a destination with the way to it, and with what lies in it in the order of its page', async () => {
  const { html } = await requestPage('/destinations/spain/majorca');
  const [crumbs, place, within] = await thingsOn('/destinations/spain/majorca');
  expect(crumbs).toMatchObject({
    itemListElement: [
      { item: 'http://localhost/' },
      { item: 'http://localhost/destinations' },
      { name: 'Spain', item: 'http://localhost/destinations/spain' },
      { name: 'Majorca', item: 'http://localhost/destinations/spain/majorca' },
    ],
  });
  expect(place).toMatchObject({
    '@type': 'TouristDestination',
    name: 'Majorca',
    description:
      'Long shallow beach and marina. The nearest airport is Palma, 48 km away in a straight line.',
    url: 'http://localhost/destinations/spain/majorca',
  });
  const List = v.object({ itemListElement: v.array(v.object({ name: v.string() })) });
  const names = v.parse(List, within).itemListElement.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  const main = html.slice(html.indexOf('id="below"'));
  const places = names.map((name) => main.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('all countries are a list in the order of the index, each by its page', async () => {
  const [crumbs, countries] = await thingsOn('/destinations');
  expect(crumbs).toMatchObject({
    itemListElement: [{ item: 'http://localhost/' }, { item: 'http://localhost/destinations' }],
  });
  expect(countries).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 4,
    itemListElement: [
      { name: 'Croatia', url: 'http://localhost/destinations/croatia' },
      { name: 'The Gambia' },
      { name: 'Portugal' },
      { name: 'Spain', position: 4 },
    ],
  });
});
