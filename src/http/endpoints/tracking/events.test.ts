import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FINGERPRINT_GROUPS } from '#domain/tracking/event-fields.ts';
import { parseEvent } from '#domain/tracking/events.ts';
import { makeSiteFlags } from '#server/market/site-flags.ts';
import { makeLog } from '#server/platform/log.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { answerEvent } from './events.ts';

let db: TestDatabase;
let shop: TestShop;
const warnings: unknown[] = [];
const log = makeLog('silent');
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  log.warn = (words: unknown) => void warnings.push(words);
});
beforeEach(async () => {
  warnings.length = 0;
  await db.pool.query('delete from event_outbox');
  await db.pool.query('delete from quota');
});
afterAll(() => db.close());

const TOKEN = '0b6f4c1e-8d2a-4f37-9c55-1a2b3c4d5e6f';
const ALLOWED = 'cookie_consent=1.1000.20261120';
const HERS = `remember_token=${TOKEN}; ${ALLOWED}`;
const SEARCH = {
  search_id: '7f3k2',
  search_type: 'HOLIDAY',
  first_location: null,
  departure_day: 5,
  departure_month: 6,
  first_night_count: 7,
  rooms: 1,
  adults: 2,
  children: 0,
  infants: 0,
  airports: ['LGW'],
  results: 42,
};

async function send(
  name: string | null,
  body: unknown = { data: SEARCH },
  { cookie = HERS, origin = 'https://shop.test', network = '192.0.2.7', isNecessary = false } = {},
) {
  const response = await answerEvent(
    {
      ...shop,
      log,
      flags: makeSiteFlags(log),
      settings: { fingerprint: { isNecessary, stunUrl: undefined } },
    },
    new Request('https://shop.test/event', {
      method: 'POST',
      headers: { origin, cookie, 'user-agent': 'Firefox', ...(name !== null && { name }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { isSecure: false, network },
  );
  answer = await response.text();
  retryAfter = response.headers.get('retry-after');
  return response.status;
}
let answer = '';
let retryAfter: string | null = null;
const kept = async () =>
  (await db.pool.query('select kind, data, consent_bits, visitor from event_outbox')).rows;

test('an event is kept with what the server knows of its request [EVT-02, EVT-03]', async () => {
  expect(await send('Search')).toBe(204);
  const [row] = await kept();
  expect(row).toMatchObject({ kind: 'Search', consent_bits: '1000' });
  expect(row.visitor).not.toContain(TOKEN);
  expect(parseEvent(row)).toMatchObject({
    data: { ...SEARCH, logged_in: false, customer_id: null, user_agent: 'Firefox' },
  });
});

test.each([null, '', 'search', 'toString', 'HolidayOrder', 'AccountCreation', 'search_v4'])(
  'no browser sends %s: its name is unknown [EVT-08]',
  async (name) => {
    expect([await send(name), answer]).toEqual([400, 'Unknown eventName']);
    expect(await kept()).toEqual([]);
  },
);

test.each([
  '',
  'data',
  '[]',
  '{"data":{}}',
  JSON.stringify({ data: SEARCH, more: 1 }),
  JSON.stringify({ data: { ...SEARCH, customer_id: 'another' } }),
  JSON.stringify({ data: { ...SEARCH, first_location: 'a\u0000b' } }),
  JSON.stringify({ data: { ...SEARCH, first_location: '\ud800' } }),
  JSON.stringify({ data: { ...SEARCH, first_location: 'x'.repeat(201) } }),
])('%s is no event', async (body) => {
  expect(await send('Search', body)).toBe(422);
  expect(await kept()).toEqual([]);
});

test('without consent nothing is kept, and a fingerprint wants its own [COOK-02]', async () => {
  const remembered = `remember_token=${TOKEN}`;
  for (const consent of [
    '',
    '; cookie_consent=1.0111.20261120',
    '; cookie_consent=1.1000.20251001',
  ])
    expect(await send('Search', undefined, { cookie: remembered + consent })).toBe(204);
  const print = Object.fromEntries(FINGERPRINT_GROUPS.map((group) => [group, {}]));
  expect(await send('FlightsBrowserFingerprint', { data: print })).toBe(204);
  expect(await kept()).toEqual([]);
  const functional = { cookie: `${remembered}; cookie_consent=1.0100.20261120` };
  expect(await send('FlightsBrowserFingerprint', { data: print }, functional)).toBe(204);
  expect(await kept()).toHaveLength(1);
});

test('where a fingerprint is necessary it is kept without consent, and nothing else is', async () => {
  const print = Object.fromEntries(FINGERPRINT_GROUPS.map((group) => [group, {}]));
  const unasked = { cookie: `remember_token=${TOKEN}`, isNecessary: true };
  expect(await send('FlightsBrowserFingerprint', { data: print }, unasked)).toBe(204);
  expect(await send('Search', undefined, unasked)).toBe(204);
  expect((await kept()).map(({ kind }) => kind)).toEqual(['FlightsBrowserFingerprint']);
});

test('a search without a remember token is not sent, and warned of [EVT-07]', async () => {
  expect(await send('Search', undefined, { cookie: ALLOWED })).toBe(422);
  expect(
    await send('HolidayCheckoutBasket', { data: { stage: 'extras' } }, { cookie: ALLOWED }),
  ).toBe(422);
  expect(warnings).toEqual(['Error sending search_v4 event: rememberToken not set']);
  expect(await kept()).toEqual([]);
});

test('other sites send nothing', async () => {
  expect(await send('Search', undefined, { origin: 'https://elsewhere.test' })).toBe(403);
});

test('a visitor sends sixty a minute', async () => {
  const data = { stage: 'extras' };
  for (let sent = 0; sent < 60; sent++)
    expect(await send('HolidayCheckoutBasket', { data })).toBe(204);
  expect(await send('HolidayCheckoutBasket', { data })).toBe(429);
  const other = `remember_token=11111111-2222-4333-8444-555555555555; ${ALLOWED}`;
  expect(await send('HolidayCheckoutBasket', { data }, { cookie: other })).toBe(204);
  await db.pool.query(`update event_outbox set created_at = created_at - interval '1 minute'`);
  expect(await send('HolidayCheckoutBasket', { data })).toBe(204);
  expect(await kept()).toHaveLength(62);
});

test('a network sends 1,200 at once, under however many names, then one each three seconds', async () => {
  const data = { stage: 'extras' };
  expect(await send('HolidayCheckoutBasket', { data })).toBe(204);
  const almost = Date.parse('2026-11-21T11:00:00Z') - 1_000;
  await db.pool.query('update quota set spent_until = $1', [new Date(almost).toISOString()]);
  const other = `remember_token=11111111-2222-4333-8444-555555555555; ${ALLOWED}`;
  expect(await send('HolidayCheckoutBasket', { data }, { cookie: other })).toBe(429);
  expect(retryAfter).toBe('2');
  expect(await kept()).toHaveLength(1);
  const elsewhere = { cookie: other, network: '192.0.2.8' };
  expect(await send('HolidayCheckoutBasket', { data }, elsewhere)).toBe(204);
});
