/**
 * Every setting of the program, read once from the environment; docs/operations.md explains each.
 */
import path from 'node:path';
import * as v from 'valibot';
import { consumersOf, tagsOf, wrongConsumers, wrongTags } from './consumer-settings.ts';
import { EnvironmentSchema, WELL_KNOWN, type Environment } from './settings/environment.ts';
import { wrongNames } from './settings/misspelt-settings.ts';
import {
  mailOf,
  noticeKeyOf,
  paymentSettingsOf,
  simulatorsOf,
  airlineSiteOf,
  suppliersOf,
} from './settings/outside-settings.ts';

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
    /** Undefined: what pages say is in our own tables. */
    contentUrl: e.CONTENT_URL,
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
    /** The page of the simulated airline, for browsers on this machine. */
    airlineSite: airlineSiteOf(e),
    /** Of notices about sold holidays; hexadecimal. */
    noticeKey: noticeKeyOf(e),
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
