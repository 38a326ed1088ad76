/**
 * The variables that a setting is read from: how each is written, and what counts where it is
 * unset.
 */
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { isWebhookSecret } from '../consumer-settings.ts';
import { SIMULATED } from './outside-settings.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const PAYMENT_ENVIRONMENTS = ['TEST', 'LIVE'] as const;
const ENVIRONMENTS = ['development', 'production', 'test'] as const;
const HIGHEST_PORT = 65_535;

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `expected a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

const address = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
      `expected an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    ),
    v.transform((text) => text.replace(/\/$/, '')),
  );

const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `expected one of ${values.join(', ')}`);

const web = v.optional(address('http:', 'https:'));

const headerName = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z\d-]+$/, 'expected the name of a header'),
);

/** Values that everybody can read here: they keep nothing from anybody. */
export const WELL_KNOWN = {
  PAYMENT_API_KEY: 'simulated-api-key',
  PAYMENT_CLIENT_KEY: 'simulated-client-key',
  PAYMENT_HMAC_KEY: '5ca1ab1e'.repeat(8),
} as const;

export const EnvironmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, HIGHEST_PORT), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: web,
  NODE_ENV: v.optional(oneOf(ENVIRONMENTS), 'development'),
  DEV_MODE: v.optional(oneOf(['on', 'off']), 'off'),
  DATA_DIR: v.optional(v.string(), '.data'),
  PICTURES_MB: v.optional(wholeNumber(10, 1_000_000), '1000'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  NATS_URL: v.optional(address('nats:', 'tls:')),
  CONTENT_URL: web,
  WORLD_HOTELS: v.optional(wholeNumber(1, 200_000), '5000'),
  WORLD_SEED: v.optional(wholeNumber(0, 2 ** 32 - 1), '1'),
  WEB_THREADS: v.optional(wholeNumber(1, 256), String(Math.max(2, availableParallelism()))),
  WEB_THREAD_OPENING_SECONDS: v.optional(wholeNumber(1, 3_600), '120'),
  WEB_THREAD_SILENCE_SECONDS: v.optional(wholeNumber(1, 3_600), '10'),
  REQUESTS_PER_MINUTE: v.optional(wholeNumber(0, 1_000_000), '600'),
  BASKETS_PER_HOUR: v.optional(wholeNumber(0, 1_000_000), '60'),
  CARD_TRIES_PER_HOUR: v.optional(wholeNumber(0, 1_000_000), '10'),
  PROMO_TRIES_PER_HOUR: v.optional(wholeNumber(0, 1_000_000), '10'),
  CLIENT_ADDRESS_HEADER: v.optional(headerName),
  COUNTRY_HEADER: v.optional(headerName),
  LEAST_APP_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'expected a version as 1.2.3')),
    '0.0.0',
  ),
  IOS_APP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z\d]{10}\.[\w.-]+$/, 'expected TEAM123456.name.of.the.app')),
  ),
  ANDROID_APP: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+=[\dA-F]{2}(?::[\dA-F]{2}){31}$/,
        'expected name.of.the.app=AA:BB:… with the SHA-256 of its certificate',
      ),
    ),
  ),
  SNAPSHOT_MINUTES: v.optional(wholeNumber(1, 1_440), '15'),
  CHANGES_KEPT_HOURS: v.optional(wholeNumber(1, 8_760), '48'),
  SIMULATOR_PORT: v.optional(wholeNumber(1, HIGHEST_PORT - SIMULATED.trackers), '3100'),
  SIMULATOR_CHANGES_PER_SECOND: v.optional(wholeNumber(0, 10_000), '3'),
  /** Read by the simulated world itself. */
  SIMULATOR_CONTROL_KEY: v.optional(v.string()),
  STAYS_URL: web,
  FLIGHTS_URL: web,
  SEATS_URL: web,
  PRIORITY_URL: web,
  TRANSFERS_URL: web,
  PARKING_URL: web,
  INSURANCE_URL: web,
  SUPPLIER_HMAC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^([\da-f]{2}){16,}$/i, 'expected 32 hexadecimal digits or more')),
  ),
  PAYMENT_URL: web,
  PAYMENT_ENVIRONMENT: v.optional(oneOf(PAYMENT_ENVIRONMENTS), 'TEST'),
  PAYMENT_FIELDS_URL: web,
  PAYMENT_API_KEY: v.optional(v.string(), WELL_KNOWN.PAYMENT_API_KEY),
  PAYMENT_CLIENT_KEY: v.optional(v.string(), WELL_KNOWN.PAYMENT_CLIENT_KEY),
  PAYMENT_MERCHANT: v.optional(v.string(), 'Holidaymaker'),
  PAYMENT_HMAC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^([\da-f]{2}){16,}$/i, 'expected 32 hexadecimal digits or more')),
    WELL_KNOWN.PAYMENT_HMAC_KEY,
  ),
  SERVICE_WORKER: v.optional(oneOf(['on', 'off']), 'on'),
  DATA_CALL_HOST_WITHOUT_RETRY: v.optional(v.string()),
  FLAGS: v.optional(oneOf(['database', 'file', 'ofrep']), 'database'),
  FLAGS_FILE: v.optional(v.string()),
  FLAGS_URL: web,
  FLAGS_KEY: v.optional(v.string()),
  FINGERPRINT: v.optional(oneOf(['consent', 'necessary']), 'consent'),
  STUN_URL: v.optional(address('stun:', 'stuns:')),
  MAP_TILES: v.optional(v.string()),
  MAP_CREDIT: v.optional(v.string()),
  SMTP_URL: v.optional(address('smtp:', 'smtps:')),
  MAILBOX_URL: web,
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[^\s<>@]+@[^\s<>@]+|[^<>]*<[^\s<>@]+@[^\s<>@]+>)$/,
        'expected name@example.com or Name <name@example.com>',
      ),
    ),
    'Holidaymaker <holidays@holidaymaker.example>',
  ),
  EVENT_URL: web,
  EVENT_WEBHOOK_URL: web,
  EVENT_WEBHOOK_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isWebhookSecret,
        'expected 32 characters or more, or whsec_ and 24 to 64 bytes in base64',
      ),
    ),
  ),
  EVENT_FILE: v.optional(v.string()),
  GA4_MEASUREMENT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^G-[A-Z\d]{4,20}$/, 'expected an id as G-ABC1234567')),
  ),
  GA4_API_SECRET: v.optional(v.string()),
  GA4_URL: v.optional(address('https:', 'http:'), 'https://www.google-analytics.com/mp/collect'),
  EXPERIMENTS_URL: web,
  EXPERIMENTS_CLIENT_ID: v.optional(v.string()),
  EVENT_HOSTS: v.optional(v.pipe(v.string(), v.toLowerCase()), ''),
  GTM_CONTAINER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z\d]{4,12}$/, 'expected an id as GTM-ABC1234')),
  ),
  GTM_URL: v.optional(address('https:', 'http:'), 'https://www.googletagmanager.com/gtm.js'),
  TAG_ORIGINS: v.optional(v.string(), ''),
  AD_FRAMES: v.optional(v.string(), ''),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'expected 32 characters or more'))),
  LOG_LEVEL: v.optional(oneOf(LOG_LEVELS), 'info'),
  REQUEST_LOG: v.optional(oneOf(['on', 'off']), 'off'),
  METRICS_PORT: v.optional(wholeNumber(1, HIGHEST_PORT)),
  OTEL_EXPORTER_OTLP_ENDPOINT: web,
  TRACED_PERCENT: v.optional(wholeNumber(0, 100), '5'),
  MARKETS_FILE: v.optional(v.string()),
});

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
