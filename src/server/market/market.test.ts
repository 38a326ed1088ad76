import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
import {
  departureWindow,
  GREAT_BRITAIN,
  marketAt,
  readMarkets,
  todayIn,
  todayOf,
} from './market.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'market-'));
});
afterAll(() => rm(directory, { recursive: true }));

const IRELAND = {
  market: 'ie',
  siteUrl: 'http://holidaymaker.example',
  currency: 'EUR',
  name: 'Holidaymaker',
  legalName: 'Holidaymaker Ireland Ltd',
  phone: '01 555 0180',
  phoneHours: '8am to 8pm',
};

const BRITAIN = {
  ...IRELAND,
  market: 'gb',
  currency: 'GBP',
  siteUrl: 'http://www.holidaymaker.example',
};

const read = (marketsFile: string | undefined) =>
  readMarkets({ ...readSettings({ SITE_URL: 'http://holidays.example' }), marketsFile });

async function readFrom(...reported: object[]) {
  const file = path.join(directory, 'markets.json');
  await writeFile(file, JSON.stringify(reported));
  return read(file);
}

test('without a file Great Britain and Ireland sell; a file names who sells, its market where and when [SITE-05, SITE-06]', async () => {
  const [here, there, ...others] = read(undefined);
  expect(here).toEqual({ ...GREAT_BRITAIN, siteUrl: 'http://holidays.example' });
  expect(there).toMatchObject({
    market: 'ie',
    currency: 'EUR',
    siteUrl: 'http://ie.holidays.example',
  });
  expect(others).toEqual([]);
  expect(GREAT_BRITAIN).toMatchObject({ locale: 'en-GB', currency: 'GBP' });
  const [ireland, britain] = await readFrom(IRELAND, BRITAIN);
  expect(ireland).toMatchObject({
    currency: 'EUR',
    countryCode: 'IE',
    locale: 'en-GB',
    timeZone: 'Europe/Dublin',
  });
  expect(britain).toMatchObject({ currency: 'GBP', timeZone: 'Europe/London' });
  const elsewhere = { locale: 'en-IE', timeZone: 'Asia/Tokyo' };
  expect(await readFrom({ ...IRELAND, ...elsewhere })).toMatchObject([elsewhere]);
});

test('no address of numbers has an Irish one below it', () => {
  const site = readSettings({ SITE_URL: 'http://127.0.0.1:3000' });
  expect(readMarkets(site)).toHaveLength(1);
});

test('a market that names no site of its own stands at SITE_URL', async () => {
  const { siteUrl: _, ...unnamed } = BRITAIN;
  const [britain, ireland] = await readFrom(unnamed, IRELAND);
  expect([britain.siteUrl, ireland?.siteUrl]).toEqual([
    'http://holidays.example',
    'http://holidaymaker.example',
  ]);
});

test.each([
  ['holidaymaker.example', 'ie'],
  ['HOLIDAYMAKER.example:3000', 'ie'],
  ['www.holidaymaker.example', 'gb'],
  ['evil.holidaymaker.example', undefined],
  ['holidaymaker.example.evil.test', undefined],
  ['[', undefined],
  [undefined, undefined],
])('a host picks its market by its exact name: %s [SITE-07, S-09]', async (host, market) => {
  expect(marketAt(await readFrom(IRELAND, BRITAIN), host)?.market).toBe(market);
});

test.each([
  ['a market stands in it twice', [BRITAIN, { ...BRITAIN, siteUrl: 'http://other.example' }]],
  ['two markets have the same host', [BRITAIN, { ...IRELAND, siteUrl: BRITAIN.siteUrl }]],
  ['some markets are served over TLS', [BRITAIN, { ...IRELAND, siteUrl: 'https://ie.example' }]],
  [
    'or SITE_URL, are not',
    [
      { ...BRITAIN, siteUrl: 'https://gb.example' },
      { ...IRELAND, siteUrl: 'https://ie.example' },
    ],
  ],
  ['no market', []],
])('markets that cannot stand beside each other are refused: %s', async (why, reported) => {
  await expect(readFrom(...reported)).rejects.toThrow(why);
});

test('who has no ATOL licence names none', async () => {
  expect(GREAT_BRITAIN.atolNumber).toBeNull();
  expect(await readFrom(IRELAND)).toMatchObject([{ atolNumber: null }]);
  expect(await readFrom({ ...BRITAIN, atolNumber: '12345' })).toMatchObject([
    { atolNumber: '12345' },
  ]);
  await expect(readFrom({ ...IRELAND, atolNumber: '12345' })).rejects.toThrow('atolNumber');
});

test.each([
  ['timeZone', { ...IRELAND, timeZone: 'Europe/Atlantis' }],
  ['currency', { ...IRELAND, currency: 'USD' }],
  ['locale', { ...IRELAND, locale: 'fr-FR' }],
  ['market', { ...IRELAND, market: 'fr' }],
  ['siteUrl', { ...IRELAND, siteUrl: 'holidaymaker.example' }],
  ['siteUrl', { ...IRELAND, siteUrl: 'http://holidaymaker.example/ie' }],
  ['atolNumber', { ...IRELAND, atolNumber: '00000' }],
])('a file with another %s is refused', async (field, reported) => {
  await expect(readFrom(reported)).rejects.toThrow(
    new RegExp(`^MARKETS_FILE .*markets\\.json: 0\\.${field}: `),
  );
});

test('a file that is not there, or is no JSON, is refused by the name of its setting', async () => {
  expect(() => read('/nope.json')).toThrow(/^MARKETS_FILE \/nope\.json: ENOENT/);
  const file = path.join(directory, 'torn.json');
  await writeFile(file, '{');
  expect(() => read(file)).toThrow(/^MARKETS_FILE .*torn\.json: /);
});

test('the date is that of the market, by the clock at hand', () => {
  const clock = () => new Date('2027-07-09T20:00:00Z');
  const dateIn = (timeZone: string) => todayOf({ clock, market: { timeZone } });
  expect([dateIn('Europe/London'), dateIn('Asia/Tokyo')]).toEqual(['2027-07-09', '2027-07-10']);
});

test('departures are booked within the limits of a search [DATE-08] [DATE-09]', () => {
  expect(departureWindow('2026-11-21')).toEqual({ earliest: '2026-11-24', latest: '2028-11-20' });
});

test.each([
  [
    'Europe/London',
    '2027-01-09T23:59:59.999Z',
    '2027-01-09',
    '2027-01-10T00:00:00.000Z',
    '2027-01-10',
  ],
  [
    'Europe/London',
    '2027-07-09T22:59:59.999Z',
    '2027-07-09',
    '2027-07-09T23:00:00.000Z',
    '2027-07-10',
  ],
  [
    'Asia/Kathmandu',
    '2027-07-09T18:14:59.999Z',
    '2027-07-09',
    '2027-07-09T18:15:00.000Z',
    '2027-07-10',
  ],
])(
  'in %s the date changes at midnight, from one moment to the next and back',
  (timeZone, before, date, after, next) => {
    expect([before, after, before].map((now) => todayIn(timeZone, new Date(now)))).toEqual([
      date,
      next,
      date,
    ]);
  },
);

test('each time zone has its own date', () => {
  const now = new Date('2027-07-09T20:00:00Z');
  expect(
    ['Europe/London', 'Asia/Tokyo', 'Europe/London'].map((timeZone) => todayIn(timeZone, now)),
  ).toEqual(['2027-07-09', '2027-07-10', '2027-07-09']);
});
