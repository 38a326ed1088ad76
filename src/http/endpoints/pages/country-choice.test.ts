import { expect, test } from 'vitest';
import { GREAT_BRITAIN, type Market } from '#server/market/market.ts';
import { readSettings } from '#server/platform/settings.ts';
import { answerCountryChoice, otherSiteFor } from './country-choice.ts';

const IRELAND: Market = {
  ...GREAT_BRITAIN,
  market: 'ie',
  siteUrl: 'http://ie.localhost:3000',
  timeZone: 'Europe/Dublin',
};
const sellers = new Map(
  [GREAT_BRITAIN, IRELAND].map((market) => [market.market, { market }] as const),
);

function ask(headers: Readonly<Record<string, string>>, { market = GREAT_BRITAIN } = {}) {
  const settings = readSettings({ COUNTRY_HEADER: 'X-Country' });
  const shop = { market, settings, sellers } as unknown as Parameters<typeof otherSiteFor>[1];
  return otherSiteFor(new Request('http://localhost/', { headers }), shop);
}

test.each([
  ['an Irish visitor of the British site', { 'x-country': 'IE' }, GREAT_BRITAIN, 'ie'],
  ['a British visitor of the Irish site', { 'x-country': 'gb' }, IRELAND, 'gb'],
  ['a British visitor of the British site', { 'x-country': 'GB' }, GREAT_BRITAIN, undefined],
  ['somebody in France', { 'x-country': 'FR' }, GREAT_BRITAIN, undefined],
  [
    'an Irish visitor who has chosen',
    { 'x-country': 'IE', cookie: 'country_choice=gb' },
    GREAT_BRITAIN,
    undefined,
  ],
] as const)('%s is asked about %4$s [SITE-08]', (_who, headers, market, asked) => {
  expect(ask(headers, { market })?.market).toBe(asked);
});

test('where the header does not say the country, the browser judges by its time zone [SITE-08]', () => {
  expect(ask({})).toEqual({
    market: 'ie',
    siteUrl: 'http://ie.localhost:3000',
    timeZone: 'Europe/Dublin',
  });
});

test('a choice is kept for 365 days, and leads back to the page that it was made on [SITE-08]', () => {
  const chosen = answerCountryChoice(
    new Request('http://localhost/search/results?nights=7&country_choice=ie'),
    { isSecure: true },
  );
  expect(chosen?.status).toBe(303);
  expect(chosen?.headers.get('location')).toBe('/search/results?nights=7');
  expect(chosen?.headers.get('set-cookie')).toBe(
    `country_choice=ie; Path=/; Max-Age=${365 * 86_400}; HttpOnly; SameSite=Lax; Secure`,
  );
});

test.each(['/?country_choice=fr', '/?country_choice=', '/'])('%s is no choice', (address) => {
  const request = new Request(new URL(address, 'http://localhost'));
  expect(answerCountryChoice(request, { isSecure: false })).toBeUndefined();
});
