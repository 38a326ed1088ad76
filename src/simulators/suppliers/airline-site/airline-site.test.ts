import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { startCardProvider } from '../../card-provider/start.ts';
import { makeWorld } from '../../world/world.ts';
import { startSuppliers } from '../start.ts';

const world = { seed: 1, hotels: 3, routes: 60 };
const KEY = 'k';
let open: readonly { readonly url: string; readonly close: () => Promise<void> }[];
let directory: string;
let page: string;
let price: number;
const [OUT, BACK] = ['2027-06-12', '2027-06-19'];

const urls = () => open.map(({ url }) => url) as [string, string];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'airline-'));
  const given = { port: 0, dataDirectory: directory, controlKey: KEY };
  const cards = await startCardProvider({
    ...given,
    apiKey: KEY,
    merchantAccount: 'M',
    payee: 'P',
    shopOrigins: [],
    now: () => new Date('2027-03-01T10:00:00Z'),
  });
  const suppliers = await startSuppliers({
    ...given,
    ...world,
    cardNetworkUrl: cards.url,
    now: () => new Date('2027-03-01T10:00:00Z'),
  });
  open = [suppliers, cards];
  page = `${suppliers.url}/airline?${flightsOnSale()}&seats=2&infants=0&bags=0`;
  const html = await (await fetch(page)).text();
  price = Number(/name="price" value="(\d+)"/.exec(html)?.[1]);
});
afterAll(async () => {
  for (const part of open) await part.close();
  rmSync(directory, { recursive: true });
});

/** A pair of easyJet's, by its address. */
function flightsOnSale(): string {
  const { series, fares } = makeWorld(world);
  const dayOf = (date: string) => Date.parse(date) / 86_400_000;
  const flies = (one: (typeof series)[number], date: string) =>
    (fares(one, dayOf(date), 1).fares[0] ?? 0) > 0;
  for (const out of series.filter(({ carrier, isReturn }) => carrier === 'U2' && !isReturn)) {
    const back = series.find((one) => one.isReturn && one.id === out.id + 1);
    if (!back) continue;
    for (let day = 0; day < 7; day += 1) {
      const [there, home] = [addDays(OUT, day), addDays(BACK, day)];
      if (flies(out, there) && flies(back, home))
        return `outbound=${out.id}.${there}&inbound=${back.id}.${home}`;
    }
  }
  throw new Error('easyJet flies nowhere');
}

let cardsIssued = 0;

/** A card for the airline, as whoever it is for reads it in its frame. */
async function issueCard(limit: number, merchant = 'U2') {
  const [, provider] = urls();
  const call = async (path: string, body: object) => {
    const response = await fetch(`${provider}/issuing/${path}`, {
      method: 'POST',
      headers: { 'x-api-key': KEY, 'idempotency-key': `issue-${cardsIssued++}` },
      body: JSON.stringify({ merchantAccount: 'M', ...body }),
    });
    return v.parse(v.record(v.string(), v.unknown()), await response.json());
  };
  const { id } = await call('cards', {
    limit: { amount: limit, currencyCode: 'GBP' },
    merchant,
    closesAt: '2027-03-02T10:00:00Z',
    reference: `order-${cardsIssued}`,
  });
  const view = await call(`cards/${String(id)}/views`, {});
  const html = await (await fetch(String(view['url']))).text();
  const [number = '', expiry = '', code = ''] = [...html.matchAll(/<dd>([^<]+)<\/dd>/g)].map(
    ([, text]) => text!,
  );
  const spent = async () => (await call(`cards/${String(id)}/views`, {}))['spent'];
  return { typed: { number, expiry, code }, spent };
}

const post = async (typed: object, key = '5f2c1f8e-0000-4000-8000-000000000001') => {
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ key, price: String(price), ...NAMES, ...typed }),
  });
  return {
    status: response.status,
    to: response.headers.get('location'),
    html: await response.text(),
  };
};
const NAMES = {
  'first-1': 'Sarah',
  'last-1': 'Hargreaves',
  'first-2': 'Daniel',
  'last-2': 'Hargreaves',
};
const books = async () => {
  const [suppliers] = urls();
  const response = await fetch(`${suppliers}/flights/_books`, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  const Booking = v.object({ reference: v.string(), state: v.string() });
  return v.parse(v.array(Booking), await response.json());
};

test('the page shows the flights, who is to be named and what it costs', async () => {
  const html = await (await fetch(page)).text();
  expect(html).toContain('<h1>Book with easyJet</h1>');
  expect(html.match(/Passenger \d/g)).toEqual(['Passenger 1', 'Passenger 2']);
  expect(html).toContain(`£${(price / 100).toFixed(2)}`);
  expect((await fetch(page.replace('seats=2', 'seats=0'))).status).toBe(404);
  expect((await fetch(page.replace(/outbound=\d+/, 'outbound=999999999'))).status).toBe(404);
});

test('a card of ours pays for a booking once, and the airline knows those people by its reference', async () => {
  const { typed, spent } = await issueCard(price);
  const { status, to } = await post(typed);
  expect(status).toBe(303);
  const reference = /reference=([A-Z\d]{6})$/.exec(to ?? '')?.[1];
  expect(await spent()).toBe(price);
  expect((await post(typed)).to).toBe(to);
  expect(await spent()).toBe(price);
  const [suppliers] = urls();
  expect(await (await fetch(suppliers + to!)).text()).toContain(reference);
  const { searchParams } = new URL(page);
  const [outbound, inbound] = ['outbound', 'inbound'].map((way) => {
    const [id, date] = searchParams.get(way)!.split('.');
    return { seriesId: Number(id), date };
  });
  const own = await fetch(`${suppliers}/flights/own`, {
    method: 'POST',
    body: JSON.stringify({
      reference,
      outbound,
      inbound,
      seats: 2,
      infants: 0,
      travellers: [{ lastName: 'Hargreaves' }, { lastName: 'Hargreaves' }],
    }),
  });
  expect(await own.json()).toEqual({ kind: 'booked' });
});

test.each([
  ['that holds too little', () => issueCard(price - 1)],
  ['for another airline', () => issueCard(price, 'FR')],
])('a card %s leaves no booking behind', async (_, issue) => {
  const { typed, spent } = await issue();
  const before = (await books()).filter(({ state }) => state === 'booked').length;
  const { status, html } = await post(typed, '5f2c1f8e-0000-4000-8000-000000000002');
  expect(status).toBe(422);
  expect(html).toContain('The card was refused. Nothing was booked or paid');
  expect(html).toContain('value="Daniel"');
  expect(await spent()).toBe(0);
  expect((await books()).filter(({ state }) => state === 'booked')).toHaveLength(before);
});

test('what is missing is said at its field, and a price of before buys nothing', async () => {
  const { html, status } = await post({ 'last-2': '', number: '', expiry: '', code: '' });
  expect(status).toBe(422);
  for (const field of ['last-2', 'number', 'expiry', 'code'])
    expect(html).toContain(`<a href="#${field}">`);
  expect((await post({ price: '1' })).html).toContain('The price has changed');
});
