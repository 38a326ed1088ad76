import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('nobody is given events unless the settings name them', () => {
  expect(Object.values(readSettings({}).consumers)).toEqual(Array(5).fill(undefined));
});

test('a consumer is named with all that it takes, at a host that is allowed', () => {
  const { consumers } = readSettings({
    EVENT_URL: 'https://events.example/in',
    EVENT_WEBHOOK_URL: 'https://hooks.example:8443/in',
    EVENT_WEBHOOK_KEY: 'k'.repeat(32),
    EVENT_FILE: 'events.ndjson',
    GA4_MEASUREMENT_ID: 'G-ABC1234567',
    GA4_API_SECRET: 'secret',
    EXPERIMENTS_URL: 'http://127.0.0.1:4000',
    EXPERIMENTS_CLIENT_ID: 'account',
    EVENT_HOSTS: 'events.example, Hooks.example:8443,www.google-analytics.com,127.0.0.1:4000',
  });
  expect(consumers).toEqual({
    collectorUrl: 'https://events.example/in',
    webhook: { url: 'https://hooks.example:8443/in', key: 'k'.repeat(32) },
    file: 'events.ndjson',
    ga4: {
      url: 'https://www.google-analytics.com/mp/collect',
      measurementId: 'G-ABC1234567',
      apiSecret: 'secret',
    },
    experiments: { url: 'http://127.0.0.1:4000', clientId: 'account' },
  });
});

test.each([
  [{ EVENT_URL: 'https://events.example/in' }, 'EVENT_HOSTS does not name'],
  [
    { EVENT_URL: 'https://169.254.169.254/latest', EVENT_HOSTS: 'events.example' },
    'EVENT_URL leads to 169.254.169.254',
  ],
  [
    { EVENT_URL: 'https://events.example:22/', EVENT_HOSTS: 'events.example' },
    'leads to events.example:22',
  ],
  [
    { EVENT_URL: 'http://events.example/', EVENT_HOSTS: 'events.example' },
    'has to start with https',
  ],
  [{ GA4_MEASUREMENT_ID: 'G-ABC1234567' }, 'GA4_MEASUREMENT_ID and GA4_API_SECRET'],
  [{ GA4_MEASUREMENT_ID: 'UA-1' }, 'expected an id'],
  [{ EXPERIMENTS_CLIENT_ID: 'account' }, 'EXPERIMENTS_URL and EXPERIMENTS_CLIENT_ID'],
  [{ EVENT_WEBHOOK_KEY: 'k'.repeat(31) }, 'EVENT_WEBHOOK_KEY is wrong: expected 32 characters'],
  [{ EVENT_WEBHOOK_KEY: `whsec_${'k'.repeat(28)}` }, 'whsec_ and 24 to 64 bytes in base64'],
  [{ EVENT_WEBHOOK_KEY: `whsec_${'k-'.repeat(16)}` }, 'whsec_ and 24 to 64 bytes in base64'],
  [{ EVENT_WEBHOOK_KEY: `whsec_${'k'.repeat(32)}` }, 'EVENT_WEBHOOK_URL and EVENT_WEBHOOK_KEY'],
  [{ EVENT_WEBHOOK_KEY: 'k'.repeat(32) }, 'EVENT_WEBHOOK_URL and EVENT_WEBHOOK_KEY'],
])('%j is refused: %s', (environment, why) => {
  expect(() => readSettings(environment)).toThrow(why);
});

test('a container names its script, and its origin before those of its tags', () => {
  expect(readSettings({}).tags).toEqual({ scriptUrl: null, origins: [], adFrames: [] });
  const given = {
    GTM_CONTAINER_ID: 'GTM-ABC123',
    TAG_ORIGINS: 'https://stats.example  https://www.googletagmanager.com',
    AD_FRAMES: 'https://ads.example/seen;cost={cost};cur={currency} https://two.example/x',
  };
  expect(readSettings(given).tags).toEqual({
    scriptUrl: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    origins: ['https://www.googletagmanager.com', 'https://stats.example'],
    adFrames: ['https://ads.example/seen;cost={cost};cur={currency}', 'https://two.example/x'],
  });
});

test.each([
  [{ GTM_CONTAINER_ID: 'ABC' }, 'GTM-ABC1234'],
  [{ AD_FRAMES: 'http://ads.example/x' }, 'starts with https://'],
  [{ AD_FRAMES: 'ads.example/x' }, 'starts with https://'],
  [{ AD_FRAMES: 'https://ads.example/x?who={email}' }, 'only {cost} and {currency}'],
  [{ TAG_ORIGINS: 'https://tags.example/path' }, 'expected an origin'],
  [{ TAG_ORIGINS: 'http://tags.example' }, 'expected an origin'],
])('%j is refused', (given, why) => {
  expect(() => readSettings(given)).toThrow(why);
});
