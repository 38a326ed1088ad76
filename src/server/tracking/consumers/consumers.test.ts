import { createHmac } from 'node:crypto';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ALL_FIELDS } from '#domain/tracking/event-excerpt.ts';
import type { Consumer, Delivery } from '../consumer.ts';
import { openConsumers, takesFingerprints } from '../open-consumers.ts';
import { makeEventCollector, makeEventFile, makeWebhook, signWebhook } from './collector.ts';
import { makeExperiments, makeHit } from './experiments.ts';
import { makeGa4, makeGa4Body } from './ga4.ts';

type Asked = { method: string; url: string; headers: Record<string, unknown>; body: string };
const asked: Asked[] = [];
let status = 204;
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      asked.push({ method, url, headers, body });
      return response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
});
beforeEach(() => {
  asked.length = 0;
  status = 204;
});
afterAll(() => server.close());

const HOLIDAY = {
  hotel_id: 7,
  hotel_name: 'Hotel Sóller',
  destination: 'Port de Sóller',
  country: 'Spain',
  board: 'HB',
  departure_date: '2027-06-05',
  nights: 7,
  rooms: 1,
  adults: 2,
  children: 1,
  infants: 0,
  total_price: 248_650,
  currency: 'GBP',
} as const;
const CONTEXT = {
  brand: 'Holidaymaker',
  channel: 'web',
  logged_in: false,
  domain: 'holidaymaker.example',
} as const;
const ORDER: Delivery = {
  id: 'event-1',
  at: new Date('2026-11-23T10:00:00.000Z'),
  visitorKey: 'a-browser',
  consent: { analytical: true, functional: false, marketing: true, personalisation: false },
  event: {
    kind: 'HolidayOrder',
    data: {
      ...CONTEXT,
      ...HOLIDAY,
      transaction: { id: 'HM1', revenue: 2486.5, currencyCode: 'GBP', searchType: 'HOLIDAY' },
    },
  },
};
const of = (event: Delivery['event']): Delivery => ({ ...ORDER, event });

test('the collector gets the contract’s own shape: kind in the header `name`, `{data}` in the body [EVT-02, EVT-03]', async () => {
  await makeEventCollector(address).deliver(ORDER);
  expect(asked).toMatchObject([
    { url: '/in', headers: { name: 'HolidayOrder', 'idempotency-key': 'event-1' } },
  ]);
  expect(JSON.parse(asked[0]!.body)).toEqual({ data: ORDER.event.data });
});

test.each([302, 400, 404, 500])('an answer of %i is no taking, and leads nowhere', async (code) => {
  status = code;
  await expect(makeEventCollector(address).deliver(ORDER)).rejects.toThrow(String(code));
  expect(asked).toHaveLength(1);
});

test('the webhook is signed by id, time and body (Standard Webhooks)', async () => {
  await makeWebhook(address, 'k'.repeat(32)).deliver(ORDER);
  const [{ headers, body }] = asked as [Asked];
  const signed = createHmac('sha256', 'k'.repeat(32)).update(
    `event-1.${String(headers['webhook-timestamp'])}.${body}`,
  );
  expect(headers).toMatchObject({
    'webhook-id': 'event-1',
    'webhook-signature': `v1,${signed.digest('base64')}`,
  });
  expect(JSON.parse(body)).toEqual({
    type: 'HolidayOrder',
    timestamp: '2026-11-23T10:00:00.000Z',
    data: ORDER.event.data,
  });
});

test('a secret of Standard Webhooks is decoded, as its own libraries do', () => {
  const signed = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}';
  expect(signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', signed)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('the file gets a line an event', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'events-'));
  const file = makeEventFile(path.join(folder.path, 'events.ndjson'));
  await file.deliver(ORDER);
  await file.deliver({ ...ORDER, id: 'event-2' });
  const lines = (await readFile(path.join(folder.path, 'events.ndjson'), 'utf8'))
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(['event-1', 'event-2']);
});

test('GA4 gets a purchase whole, with what was consented to [COOK-04]', async () => {
  await makeGa4({ url: address, measurementId: 'G-ABC123', apiSecret: 's' }).deliver(ORDER);
  expect(asked[0]!.url).toBe('/in?measurement_id=G-ABC123&api_secret=s');
  expect(JSON.parse(asked[0]!.body)).toEqual({
    client_id: 'a-browser',
    timestamp_micros: 1_795_428_000_000_000,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          event_id: 'event-1',
          brand: 'Holidaymaker',
          channel: 'web',
          logged_in: 'false',
          transaction_id: 'HM1',
          currency: 'GBP',
          value: 2486.5,
          nights: 7,
          departure_date: '2027-06-05',
          rooms: 1,
          adults: 2,
          children: 1,
          infants: 0,
          items: [
            {
              item_id: '7',
              item_name: 'Hotel Sóller',
              item_category: 'Spain',
              item_category2: 'Port de Sóller',
              item_variant: 'HB',
              price: 2486.5,
              quantity: 1,
            },
          ],
        },
      },
    ],
  });
});

test.each([
  ['Search', 'view_item_list'],
  ['HolidayView', 'view_item'],
  ['HolidayBookmark', 'add_to_wishlist'],
  ['HolidayEmailMe', 'generate_lead'],
  ['HolidayBasket', 'add_to_cart'],
  ['HolidayCheckoutBasket', 'checkout_progress'],
  ['HolidayOrder', 'purchase'],
  ['AccountCreation', 'sign_up'],
] as const)('GA4 knows %s as %s', (kind, name) => {
  const { events } = makeGa4Body(of({ kind, data: { ...CONTEXT, ...HOLIDAY } }));
  expect(events.map((event) => event.name)).toEqual([name]);
});

const WHO = { cid: 'account', vid: 'a-browser' };

test('a page view has exactly its fields [TRK-14]', () => {
  expect(makeHit({ kind: 'HolidayView', data: { ...CONTEXT, ...HOLIDAY } }, WHO)).toEqual({
    cid: 'account',
    dl: 'https://holidaymaker.example/deal',
    t: 'PAGEVIEW',
    vid: 'a-browser',
    ds: 'APP',
    pt: 'deal_details',
  });
});

test('an event has exactly its fields [TRK-15]', () => {
  expect(makeHit({ kind: 'HolidayBookmark', data: { ...CONTEXT, ...HOLIDAY } }, WHO)).toEqual({
    ec: 'Action Tracking',
    ea: 'HolidayBookmark',
    el: 'hotel 7',
    cid: 'account',
    t: 'EVENT',
    vid: 'a-browser',
    ds: 'APP',
  });
});

test('a transaction has exactly its fields, posted to the service [TRK-13, TRK-16]', async () => {
  await makeExperiments({ url: address, clientId: 'account' }).deliver(ORDER);
  expect(asked).toMatchObject([{ method: 'POST', url: '/in' }]);
  expect(JSON.parse(asked[0]!.body)).toEqual({
    ta: 'holiday',
    tid: 'HM1',
    tr: 2486.5,
    tc: 'GBP',
    cid: 'account',
    t: 'TRANSACTION',
    vid: 'a-browser',
    ds: 'APP',
  });
});

test('services of others are given no field that they are not told', () => {
  const read = new Set<string>();
  const data = new Proxy<Delivery['event']['data']>(ORDER.event.data, {
    get: (target, name) => {
      read.add(String(name));
      return Reflect.get(target, name);
    },
  });
  const expectAllRead = (
    { kinds, fields }: Consumer,
    make: (event: Delivery['event']) => object,
  ) => {
    read.clear();
    for (const kind of kinds) make({ kind, data });
    expect([...read].toSorted()).toEqual([...fields].toSorted());
  };
  const ga4 = makeGa4({ url: address, measurementId: 'G-ABC123', apiSecret: 's' });
  expectAllRead(ga4, (event) => makeGa4Body(of(event)));
  expectAllRead(makeExperiments({ url: address, clientId: 'account' }), (event) =>
    makeHit(event, WHO),
  );
});

test('nobody is a consumer unless the settings name them; services of others learn of nobody who they are', () => {
  const none = {
    collectorUrl: undefined,
    webhook: undefined,
    file: undefined,
    ga4: undefined,
    experiments: undefined,
  };
  expect(openConsumers(none, { isNecessary: false })).toEqual([]);
  const each = {
    collectorUrl: address,
    webhook: { url: address, key: 'k'.repeat(32) },
    file: '/tmp/events.ndjson',
    ga4: { url: address, measurementId: 'G-ABC123', apiSecret: 's' },
    experiments: { url: address, clientId: 'account' },
  };
  const all = openConsumers(each, { isNecessary: false });
  expect(all.map(({ name }) => name)).toEqual([
    'collector',
    'webhook',
    'file',
    'ga4',
    'experiments',
  ]);
  expect(all.every(({ category }) => category === 'analytical')).toBe(true);
  for (const [name, settings] of Object.entries(each)) {
    const alone = { ...none, [name]: settings };
    const [consumer] = openConsumers(alone, { isNecessary: true });
    expect(consumer?.fingerprint === 'necessary').toBe(takesFingerprints(alone));
  }
  expect(all.map(({ fingerprint }) => fingerprint === 'functional')).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const personal = ['customer_id', 'email_address', 'user_agent'];
  const learns = ({ fields }: Consumer) => fields.filter((field) => personal.includes(field));
  expect(all.slice(3).flatMap(learns)).toEqual([]);
  expect(ALL_FIELDS).toEqual(expect.arrayContaining(personal));
});
