import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { answerConsent } from './answer-consent.ts';

const TOKEN = '0b6f4c1e-8d2a-4f37-9c55-1a2b3c4d5e6f';
const OWN = { origin: 'https://www.shop.test', cookie: `remember_token=${TOKEN}` };

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => db.pool.query('delete from consent_record'));
afterAll(() => db.close());

const post = (
  fields: Record<string, string>,
  headers: Record<string, string> = OWN,
  database = db.database,
  settings = readSettings({}),
) =>
  answerConsent(
    {
      database,
      clock: () => new Date('2026-11-23T12:00:00Z'),
      market: GREAT_BRITAIN,
      secret: 'a secret of thirty-two characters.',
      settings,
    },
    new Request('https://www.shop.test/consent', {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    }),
    { isSecure: true },
  );

const cookieOf = (bits: string): string =>
  `cookie_consent=1.${bits}.20261123; Path=/; Max-Age=31104000; SameSite=Lax; Secure`;

const recorded = async (): Promise<string[]> =>
  (await db.database.selectFrom('consent_record').select('bits').execute()).map(({ bits }) => bits);

test.each([
  ['everything', { answer: 'all' }, '1111'],
  ['nothing', { answer: 'none' }, '0000'],
  ['Functional alone', { answer: 'chosen', functional: 'yes', analytical: 'no' }, '0100'],
  ['nothing that was ticked, after all', { answer: 'none', marketing: 'yes' }, '0000'],
  ['what says anything but yes', { answer: 'chosen', marketing: 'on' }, '0000'],
])(
  'who accepts %s is asked no more for 360 days [COOK-02, COOK-07]',
  async (_what, fields, bits) => {
    const { status, headers } = await post({ ...fields, back: '/results?adults=2#list' });
    expect([status, headers.get('location')]).toEqual([303, '/results?adults=2#list']);
    expect(headers.getSetCookie()).toEqual([cookieOf(bits)]);
    expect(await recorded()).toEqual([bits]);
  },
);

test('who takes something back is told so on the page that they come back to', async () => {
  const held = { ...OWN, cookie: `${OWN.cookie}; cookie_consent=1.1101.20261101` };
  const fields = { answer: 'chosen', functional: 'yes', back: '/cookie-policy?saved' };
  const { headers } = await post(fields, held);
  expect(headers.get('location')).toBe(
    '/cookie-policy?saved=&withdrawn=analytical+personalisation',
  );
  expect(headers.getSetCookie()).toEqual([cookieOf('0100')]);
});

const WITH_TAGS = readSettings({ GTM_CONTAINER_ID: 'GTM-ABC1' });
const TAGS_KEPT = `${OWN.cookie}; _ga=GA1.1.7; _ga_X1=GS2.1; _gcl_au=1.1; _garden; mine=1`;
/** Names with their domains, of cookies that end at once. */
const ended = ({ headers }: Response): string[] =>
  headers
    .getSetCookie()
    .filter((cookie) => cookie.includes('Max-Age=0;'))
    .map((cookie) => `${cookie.split('=')[0]} ${/Domain=([^;]+)/.exec(cookie)?.[1] ?? ''}`.trim());
const everywhere = (name: string): string[] => [name, `${name} www.shop.test`, `${name} shop.test`];

test('the cookies that tags have kept go with a no, of its category and wherever they are kept', async () => {
  const held = { ...OWN, cookie: `${TAGS_KEPT}; cookie_consent=1.1011.20261101` };
  const refuse = (fields: Record<string, string>, settings = WITH_TAGS) =>
    post({ answer: 'chosen', ...fields }, held, db.database, settings);
  expect(ended(await refuse({ marketing: 'yes' }))).toEqual(['_ga', '_ga_X1'].flatMap(everywhere));
  expect(ended(await refuse({ analytical: 'yes' }))).toEqual(everywhere('_gcl_au'));
  expect(ended(await refuse({ analytical: 'yes', marketing: 'yes' }))).toEqual([]);
  expect(ended(await refuse({}, readSettings({})))).toEqual([]);
});

test('they go too when the yes has ended by itself', async () => {
  const answer = await post(
    { answer: 'none' },
    { ...OWN, cookie: TAGS_KEPT },
    db.database,
    WITH_TAGS,
  );
  expect(ended(answer)).toContain('_ga shop.test');
});

test('an answer that comes first brings a token along', async () => {
  const { headers } = await post({ answer: 'none' }, { origin: OWN.origin });
  expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'remember_token',
    'cookie_consent',
  ]);
  expect(headers.get('location')).toBe('/');
});

test.each([
  ['from elsewhere', { origin: 'https://evil.test' }, { answer: 'all' }, 403],
  ['from a sandboxed page', { origin: 'null' }, { answer: 'all' }, 403],
  ['with JSON', { ...OWN, 'content-type': 'application/json' }, { answer: 'all' }, 415],
  ['without an answer', OWN, { analytical: 'yes' }, 400],
  ['with an answer of its own', OWN, { answer: 'yes' }, 400],
])('a form %s changes nothing [S-11]', async (_name, headers, fields, status) => {
  const answer = await post(fields, headers);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
  expect(await recorded()).toEqual([]);
});

test.each(['https://evil.test/', '//evil.test', '/\t/evil.test', 'javascript:alert(1)'])(
  'nobody is led to %s [S-09]',
  async (back) => {
    const { headers } = await post({ answer: 'none', back });
    expect(headers.get('location')).toMatch(/^\/(?!\/)/);
    expect(headers.get('location')).not.toContain('//');
  },
);

test('a refusal needs no database, and an acceptance its record', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const gone = new Proxy(db.database, {
    get: () => () => {
      throw away;
    },
  });
  expect((await post({ answer: 'none' }, OWN, gone)).status).toBe(303);
  await expect(post({ answer: 'all' }, OWN, gone)).rejects.toThrow('away');
});
