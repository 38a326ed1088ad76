/**
 * Every setting of the program, read once from the environment; docs/operations.md explains each.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import {
  consumersOf,
  isWebhookSecret,
  tagsOf,
  wrongConsumers,
  wrongTags,
} from './consumer-settings.ts';
import { wrongNames } from './misspelt-settings.ts';
import {
  mailOf,
  paymentSettingsOf,
  SIMULATED,
  simulatorsOf,
  suppliersOf,
} from './outside-settings.ts';

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
const WELL_KNOWN = {
  PAYMENT_API_KEY: 'simulated-api-key',
  PAYMENT_CLIENT_KEY: 'simulated-client-key',
  PAYMENT_HMAC_KEY: '5ca1ab1e'.repeat(8),
} as const;

const EnvironmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, HIGHEST_PORT), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: web,
  NODE_ENV: v.optional(oneOf(ENVIRONMENTS), 'development'),
  DEV_MODE: v.optional(oneOf(['on', 'off']), 'off'),
  DATA_DIR: v.optional(v.string(), '.data'),
  PICTURES_MB: v.optional(wholeNumber(10, 1_000_000), '1000'),
  DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
  NATS_URL: v.optional(address('nats:', 'tls:')),
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
  TRANSFERS_URL: web,
  PARKING_URL: web,
  INSURANCE_URL: web,
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

type Environment = v.InferOutput<typeof EnvironmentSchema>;

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(EnvironmentSchema.entries);

export type Settings = ReturnType<typeof makeSettings>;

/** Settings that the program cannot start with: one line each, naming the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings; an empty variable counts as unset. Throws a SettingsError that names every
 * misspelt one and those that there are no longer, or every wrong one.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const wrong = wrongNames(Object.keys(given), SETTING_NAMES);
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'));
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (!parsed.success) throw new SettingsError(parsed.issues.map(describe).join('\n'));
  const lacking = [
    ...lackingInProduction(parsed.output, given),
    ...lackingForFlags(parsed.output),
    ...wrongConsumers(parsed.output),
    ...wrongTags(parsed.output),
  ];
  if (lacking.length > 0) throw new SettingsError(lacking.join('\n'));
  return makeSettings(parsed.output);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  const isSecret = /KEY|SECRET|DATABASE_URL|SMTP_URL|NATS_URL/.test(name);
  return `${name} is ${isSecret ? 'wrong' : JSON.stringify(issue.input)}: ${issue.message}.`;
}

/**
 * What production still has of the values for development, a sentence each with the switch that
 * asks for another one: the session secret, and the keys of a card provider that is a real one.
 */
function lackingInProduction(
  environment: Environment,
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  const isProduction = environment.NODE_ENV === 'production';
  const isLive = environment.PAYMENT_ENVIRONMENT === 'LIVE';
  const mode = isLive ? 'PAYMENT_ENVIRONMENT=LIVE' : 'NODE_ENV=production';
  const hasProvider = isLive || (isProduction && environment.PAYMENT_URL !== undefined);
  const keys = hasProvider ? [...Object.keys(WELL_KNOWN), 'PAYMENT_MERCHANT'] : [];
  const wanted = [...(isProduction ? ['SESSION_SECRET'] : []), ...keys];
  return [
    ...wanted
      .filter((name) => !(name in given))
      .map((name) => [
        name,
        `is not set: it is required when ${name === 'SESSION_SECRET' ? 'NODE_ENV=production' : mode}.`,
      ]),
    ...Object.entries(hasProvider ? WELL_KNOWN : {})
      .filter(([name, known]) => given[name]?.toLowerCase() === known)
      .map(([name]) => [
        name,
        `is the well-known one of development: ${mode} wants one of your own.`,
      ]),
  ].map((words) => words.join(' '));
}

/** What is missing to ask where FLAGS says. */
function lackingForFlags({ FLAGS, FLAGS_FILE, FLAGS_URL }: Environment): string[] {
  if (FLAGS === 'file' && FLAGS_FILE === undefined)
    return ['FLAGS_FILE is not set: it is required when FLAGS=file.'];
  return FLAGS === 'ofrep' && FLAGS_URL === undefined
    ? ['FLAGS_URL is not set: it is required when FLAGS=ofrep.']
    : [];
}

function makeSettings(e: Environment) {
  return {
    environment: e.NODE_ENV,
    /** For developers: the browser throws what visitors never see, and the API describes itself. */
    devMode: e.DEV_MODE === 'on',
    logLevel: e.LOG_LEVEL,
    /** What is told of each request; the port is this machine's alone. */
    monitoring: {
      requestLog: e.REQUEST_LOG === 'on',
      metricsPort: e.METRICS_PORT,
      tracing: { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, percent: e.TRACED_PERCENT },
    },
    dataDirectory: path.resolve(e.DATA_DIR),
    /** What drawn pictures may take of the data directory. */
    picturesMegabytes: e.PICTURES_MB,
    /** Undefined: PostgreSQL is started in the data directory. */
    databaseUrl: e.DATABASE_URL,
    /** Undefined: machines follow the changes of prices in PostgreSQL itself. */
    natsUrl: e.NATS_URL,
    site: siteOf(e),
    leastAppVersion: e.LEAST_APP_VERSION,
    /** What phones open our addresses with; undefined where there is no app. */
    apps: { iosId: e.IOS_APP_ID, android: androidOf(e.ANDROID_APP) },
    /**
     * The price index's snapshot, and how long the changes are kept that a snapshot or another
     * machine may still have to follow.
     */
    index: {
      snapshotFile: path.resolve(e.DATA_DIR, 'price-index.snapshot'),
      snapshotMinutes: e.SNAPSHOT_MINUTES,
      changesKeptHours: e.CHANGES_KEPT_HOURS,
    },
    /** How often visitors may do what costs others (ASVS 2.4.1). */
    quotas: {
      baskets: e.BASKETS_PER_HOUR,
      cardTries: e.CARD_TRIES_PER_HOUR,
      codeTries: e.PROMO_TRIES_PER_HOUR,
    },
    /** The host whose data calls browsers never send once more (RETRY-06). */
    hostWithoutRetry: e.DATA_CALL_HOST_WITHOUT_RETRY,
    /** Whether browsers keep a worker of ours; off, they are told to remove it (ROUTE-23). */
    serviceWorker: e.SERVICE_WORKER === 'on',
    flags: flagsOf(e),
    /** Whether browsers are told apart without asking, and who is asked for their addresses. */
    fingerprint: { isNecessary: e.FINGERPRINT === 'necessary', stunUrl: e.STUN_URL },
    /** The invented world, and how often a second its suppliers change a price. */
    world: {
      hotels: e.WORLD_HOTELS,
      seed: e.WORLD_SEED,
      changesPerSecond: e.SIMULATOR_CHANGES_PER_SECOND,
    },
    simulators: simulatorsOf(e),
    suppliers: suppliersOf(e),
    payment: paymentSettingsOf(e),
    mail: mailOf(e),
    /** Who is given events; nobody unless named. */
    consumers: consumersOf(e),
    /** Scripts and frames of others; none unless named. */
    tags: tagsOf(e),
    /** Undefined outside production: one is made and kept in the data directory. */
    sessionSecret: e.SESSION_SECRET,
    /** Whose map is shown; undefined: our own, and what it says of itself. */
    map: { tiles: e.MAP_TILES, credit: e.MAP_CREDIT },
    marketsFile: e.MARKETS_FILE,
  };
}

const siteOf = (e: Environment) => ({
  host: e.HOST,
  port: e.PORT,
  url: e.SITE_URL ?? `http://localhost:${e.PORT}`,
  /** Names the visitor's country (ISO 3166); undefined: their browser's time zone tells it. */
  countryHeader: e.COUNTRY_HEADER,
  rateLimit: { perMinute: e.REQUESTS_PER_MINUTE, addressHeader: e.CLIENT_ADDRESS_HEADER },
  webThreads: e.WEB_THREADS,
  threadLimits: {
    openingMs: 1_000 * e.WEB_THREAD_OPENING_SECONDS,
    silenceMs: 1_000 * e.WEB_THREAD_SILENCE_SECONDS,
    stoppingMs: 20_000,
  },
});

function androidOf(text: string | undefined) {
  if (text === undefined) return undefined;
  const [packageName = '', fingerprint = ''] = text.split('=');
  return { packageName, fingerprint };
}

/** Who says how flags stand; what that needs is there (`lackingForFlags`). */
function flagsOf(e: Environment) {
  if (e.FLAGS === 'file') return { kind: 'file', file: path.resolve(e.FLAGS_FILE ?? '') } as const;
  if (e.FLAGS === 'ofrep')
    return { kind: 'ofrep', url: e.FLAGS_URL ?? '', key: e.FLAGS_KEY } as const;
  return { kind: 'database' } as const;
}
