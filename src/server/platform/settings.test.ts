import { mkdtempDisposable, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSessionSecret } from '#server/composition/session-secret.ts';
import { readSettings, SETTING_NAMES } from './settings.ts';

const SECRET = 'x'.repeat(32);

test('an empty environment gives the whole simulated world', () => {
  const settings = readSettings({});
  expect(settings.site).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    url: 'http://localhost:3000',
  });
  expect(settings.world).toEqual({ hotels: 5000, seed: 1, changesPerSecond: 3 });
  expect(settings.databaseUrl).toBeUndefined();
  expect(settings.simulators).toMatchObject({ suppliers: true, cardProvider: true, mailbox: true });
  expect(settings.suppliers.stays).toBe('http://127.0.0.1:3100/stays');
  expect(settings.mail).toMatchObject({
    smtpUrl: 'smtp://127.0.0.1:3103',
    mailboxUrl: 'http://127.0.0.1:3102',
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test('a real supplier is used and not simulated', () => {
  const settings = readSettings({
    PAYMENT_URL: 'https://checkout.example/v72/',
    SMTP_URL: 'smtps://mail.example',
  });
  expect(settings.payment.url).toBe('https://checkout.example/v72');
  expect(settings.simulators).toMatchObject({
    suppliers: true,
    cardProvider: false,
    mailbox: false,
  });
  expect(settings.mail.mailboxUrl).toBeUndefined();
});

test('the card provider’s environment and card fields are settings', () => {
  expect(readSettings({}).payment).toMatchObject({
    environment: 'TEST',
    fieldsUrl: 'http://127.0.0.1:3101/fields',
  });
  expect(
    readSettings({
      PAYMENT_URL: 'https://checkout.example/v72',
      PAYMENT_FIELDS_URL: 'https://fields.example/card',
      PAYMENT_ENVIRONMENT: 'LIVE',
      ...OWN_KEYS,
    }).payment,
  ).toMatchObject({ environment: 'LIVE', fieldsUrl: 'https://fields.example/card' });
});

test('requests are limited, and counted by the address that is connected unless a proxy’s header is set', () => {
  expect(readSettings({}).site.rateLimit).toEqual({ perMinute: 600, addressHeader: undefined });
  expect(
    readSettings({ REQUESTS_PER_MINUTE: '0', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' }).site
      .rateLimit,
  ).toEqual({ perMinute: 0, addressHeader: 'x-forwarded-for' });
  expect(() => readSettings({ CLIENT_ADDRESS_HEADER: 'a b' })).toThrow(
    'CLIENT_ADDRESS_HEADER is "a b": expected the name of a header.',
  );
});

test('baskets, card tries and wrong promotional codes are counted, unless an operator wants no limit (ASVS 2.4.1)', () => {
  expect(readSettings({}).quotas).toEqual({ baskets: 60, cardTries: 10, codeTries: 10 });
  expect(readSettings({ BASKETS_PER_HOUR: '0', CARD_TRIES_PER_HOUR: '25' }).quotas).toEqual({
    baskets: 0,
    cardTries: 25,
    codeTries: 10,
  });
});

test('flags are asked of the database, unless a file or a service is named', () => {
  expect(readSettings({}).flags).toEqual({ kind: 'database' });
  expect(readSettings({ FLAGS: 'file', FLAGS_FILE: '/etc/flags.json' }).flags).toEqual({
    kind: 'file',
    file: '/etc/flags.json',
  });
  expect(
    readSettings({ FLAGS: 'ofrep', FLAGS_URL: 'https://flags.example/', FLAGS_KEY: 'k' }).flags,
  ).toEqual({ kind: 'ofrep', url: 'https://flags.example', key: 'k' });
});

test.each([
  [{ FLAGS: 'file' }, 'FLAGS_FILE is not set: it is required when FLAGS=file.'],
  [{ FLAGS: 'ofrep' }, 'FLAGS_URL is not set: it is required when FLAGS=ofrep.'],
  [{ FLAGS: 'on' }, 'FLAGS is "on": expected one of database, file, ofrep.'],
])('%j is refused', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test('browsers are told apart with consent, and ask nobody outside, unless it is set', () => {
  expect(readSettings({}).fingerprint).toEqual({ isNecessary: false, stunUrl: undefined });
  expect(
    readSettings({ FINGERPRINT: 'necessary', STUN_URL: 'stun:stun.example:3478' }).fingerprint,
  ).toEqual({ isNecessary: true, stunUrl: 'stun:stun.example:3478' });
});

test('nobody is a developer who does not say so', () => {
  expect(readSettings({}).devMode).toBe(false);
  expect(
    readSettings({ DEV_MODE: 'on', NODE_ENV: 'production', SESSION_SECRET: SECRET }).devMode,
  ).toBe(true);
});

test.each([
  ['PORT', '70000', 'PORT is "70000": expected a whole number from 0 to 65535.'],
  ['PORT', '0x50', 'PORT is "0x50": expected a whole number from 0 to 65535.'],
  ['WEB_THREADS', '0', 'WEB_THREADS is "0": expected a whole number from 1 to 256.'],
  ['WORLD_HOTELS', 'many', 'WORLD_HOTELS is "many": expected a whole number from 1 to 200000.'],
  [
    'STAYS_URL',
    'ftp://stays.example',
    'STAYS_URL is "ftp://stays.example": expected an address that starts with http:// or https://.',
  ],
  [
    'DATABASE_URL',
    'mysql://user:pass@host/db',
    'DATABASE_URL is wrong: expected an address that starts with postgres:// or postgresql://.',
  ],
  [
    'MAIL_FROM',
    'nobody',
    'MAIL_FROM is "nobody": expected name@example.com or Name <name@example.com>.',
  ],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET is wrong: expected 32 characters or more.'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud": expected one of trace, debug, info, warn, error, fatal, silent.',
  ],
])('%s=%s is refused by name, without giving a secret away', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test.each([
  ['PROT', 'PORT'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PAYMENT_URI', 'PAYMENT_URL'],
  ['WEB_TREADS', 'WEB_THREADS'],
])('%s is refused, naming %s', (name, meant) => {
  expect(() => readSettings({ [name]: '1' })).toThrow(
    `${name} is no setting: did you mean ${meant}?`,
  );
});

test('a setting of old is refused, saying which one took its place', () => {
  expect(() => readSettings({ BRAND_FILE: 'brand.json' })).toThrow(
    'BRAND_FILE is MARKETS_FILE now: a JSON list with an entry for each market',
  );
  expect(readSettings({ BRAND_FILE: '' })).toEqual(readSettings({}));
});

test('variables of other programs are none of ours', () => {
  const others = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'PWD',
    'MAIL',
    'TERM',
    'PAYMENT_PORT',
    'PAYMENT_HOST',
  ];
  expect(readSettings(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual(
    readSettings({}),
  );
});

test('every wrong setting is named at once', () => {
  expect(() => readSettings({ PORT: 'a', NODE_ENV: 'b' })).toThrow(/^PORT .*\nNODE_ENV /);
});

const OWN_KEYS = {
  PAYMENT_API_KEY: 'own-api-key',
  PAYMENT_CLIENT_KEY: 'own-client-key',
  PAYMENT_MERCHANT: 'Own',
  PAYMENT_HMAC_KEY: 'ab'.repeat(32),
};

test.each([
  ['PAYMENT_API_KEY', 'simulated-api-key'],
  ['PAYMENT_CLIENT_KEY', 'simulated-client-key'],
  ['PAYMENT_HMAC_KEY', '5CA1AB1E'.repeat(8)],
])(
  'the well-known %s is refused where money is real, and the switch is named [S-20]',
  (name, known) => {
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: SECRET,
      PAYMENT_URL: 'https://pay.example',
      ...OWN_KEYS,
    };
    expect(readSettings(production).environment).toBe('production');
    expect(() => readSettings({ ...production, [name]: known })).toThrow(
      `${name} is the well-known one of development: NODE_ENV=production wants one of your own.`,
    );
    const live = { PAYMENT_ENVIRONMENT: 'LIVE', PAYMENT_URL: 'https://pay.example', ...OWN_KEYS };
    expect(readSettings(live).payment.environment).toBe('LIVE');
    expect(() => readSettings({ ...live, [name]: known })).toThrow('PAYMENT_ENVIRONMENT=LIVE');
  },
);

test('notices of real suppliers are never taken under the key that everybody can read', () => {
  const own = 'cd'.repeat(32);
  const real = { FLIGHTS_URL: 'https://flights.example' };
  expect(readSettings({}).noticeKey).toMatch(/^[\da-f]{64}$/);
  expect(readSettings(real).noticeKey).toBeUndefined();
  expect(readSettings({ ...real, SUPPLIER_HMAC_KEY: own }).noticeKey).toBe(own);
});

test('production wants secrets of its own', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET is not set');
  expect(() =>
    readSettings({
      NODE_ENV: 'production',
      SESSION_SECRET: SECRET,
      PAYMENT_URL: 'https://pay.example',
    }),
  ).toThrow('PAYMENT_HMAC_KEY is not set');
  expect(readSettings({ NODE_ENV: 'production', SESSION_SECRET: SECRET }).sessionSecret).toBe(
    SECRET,
  );
});

test('the operations page explains every setting, and no other', async () => {
  const page = await readFile(
    path.join(import.meta.dirname, '../../../docs/operations.md'),
    'utf8',
  );
  const explained = [...page.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map((match) => match[1]);
  expect(explained).toEqual(SETTING_NAMES);
});

test('the example of production settings names real ones, and all that production requires', async () => {
  const example = await readFile(
    path.join(import.meta.dirname, '../../../deploy/site.env.example'),
    'utf8',
  );
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]!);
  expect(named.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const given = Object.fromEntries(named.map((name) => [name, exampleOf(example, name)]));
  const { simulators } = readSettings({
    ...given,
    SESSION_SECRET: SECRET,
    PAYMENT_HMAC_KEY: 'ab'.repeat(32),
    SUPPLIER_HMAC_KEY: 'cd'.repeat(32),
  });
  expect([simulators.suppliers, simulators.cardProvider, simulators.mailbox]).toEqual([
    false,
    false,
    false,
  ]);
});

const exampleOf = (example: string, name: string): string | undefined =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(example)?.[1];

test('a made session secret is kept, private, and the same for processes that start together', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'holidaymaker-secret-'));
  const dataDirectory = folder.path;
  const secrets = await Promise.all(
    [1, 2, 3].map(() => loadSessionSecret({ sessionSecret: undefined, dataDirectory })),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]!.length).toBeGreaterThanOrEqual(32);
  expect((await stat(path.join(dataDirectory, 'session-secret'))).mode & 0o77).toBe(0);
  expect(await loadSessionSecret({ sessionSecret: SECRET, dataDirectory })).toBe(SECRET);
});
