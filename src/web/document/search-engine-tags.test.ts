import { expect, test } from 'vitest';
import { searchEngineTags } from './search-engine-tags.ts';

const GB = { market: 'gb', siteUrl: 'https://shop.test' } as const;
const IE = { market: 'ie', siteUrl: 'https://ie.shop.test' } as const;

const tags = (address: string, changed: Partial<Parameters<typeof searchEngineTags>[0]> = {}) =>
  searchEngineTags({
    head: '<title>Spain</title>',
    url: new URL(address, GB.siteUrl),
    status: 200,
    here: GB,
    sites: [GB, IE],
    ...changed,
  }).split(/(?<=>)/);

test('a page names the address that counts and the same page on each site, of whatever view', () => {
  expect(tags('/destinations/spain?sort=PRICE&page=2', { here: IE })).toEqual([
    '<link rel="canonical" href="https://ie.shop.test/destinations/spain">',
    '<link rel="alternate" hreflang="en-GB" href="https://shop.test/destinations/spain">',
    '<link rel="alternate" hreflang="en-IE" href="https://ie.shop.test/destinations/spain">',
    '<link rel="alternate" hreflang="x-default" href="https://shop.test/destinations/spain">',
  ]);
});

test('a tab is an address of its own, and what it is called cannot leave the attribute', () => {
  expect(tags('/destinations/spain?tab=travel-advice&seen=1', { sites: [GB] })).toEqual([
    '<link rel="canonical" href="https://shop.test/destinations/spain?tab=travel-advice">',
  ]);
  expect(tags('/destinations/spain?tab=%22%3E&a=1', { sites: [GB] })[0]).toContain('tab=%22%3E">');
});

test('what is not there and what is personal is kept from search engines, once', () => {
  expect(tags('/nowhere', { status: 404 })).toEqual(['<meta name="robots" content="noindex">']);
  expect(tags('/account/bookings')).toEqual(['<meta name="robots" content="noindex">']);
  const head = '<meta name="robots" content="noindex"/>';
  expect(tags('/results', { head })).toEqual(['']);
});
