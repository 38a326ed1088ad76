import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_DAYS,
  makeConsent,
  parseConsent,
} from '#domain/tracking/consent.ts';
import { findChromium } from '#testing/chromium.ts';
import { CONTROL_KEY } from '#testing/simulator-control.ts';

/**
 * With a folder of one's own the world in it is kept for the next run, and a site that already runs
 * there is used.
 */
const isKept = process.env['E2E_DATA_DIR'] !== undefined;
/**
 * Both are set in the parent so that the workers, which read this file again, meet the same site.
 */
const PORT = (process.env['E2E_PORT'] ??= '4300');
const DATA_DIR = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(
  path.join(tmpdir(), 'holidaymaker-journeys-'),
));
if (!isKept) process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
// Run by root, PostgreSQL is another user, who must get through.
chmodSync(DATA_DIR, 0o755);
const SITE = `http://localhost:${PORT}`;
const SIMULATOR_PORT = Number(PORT) + 1;
/** Behind the ports of the simulated world (docs/operations.md). */
const METRICS_PORT = SIMULATOR_PORT + 5;
process.env['E2E_SUPPLIERS'] = `http://127.0.0.1:${SIMULATOR_PORT}`;
process.env['E2E_CARD_PROVIDER'] = `http://127.0.0.1:${SIMULATOR_PORT + 1}`;
process.env['E2E_TRACKERS'] = `http://127.0.0.1:${SIMULATOR_PORT + 4}`;
process.env['E2E_METRICS'] = `http://127.0.0.1:${METRICS_PORT}/metrics`;
process.env['E2E_MAILBOX'] = `http://127.0.0.1:${SIMULATOR_PORT + 2}`;

/** Who lives in Ireland, and goes to its site. */
const IRISH = { baseURL: `http://ie.localhost:${PORT}`, timezoneId: 'Europe/Dublin' };
/** Walked there alone. */
const IRISH_ALONE = 'around/irish-site.spec.ts';
/**
 * Walked on the Irish site too: those that take a holiday from its search to its papers, in full,
 * monthly and without script, and what is kept for a customer, codes and credits included. All
 * others show what is the same on both, and would double the time of all.
 */
const IRISH_JOURNEYS = [
  IRISH_ALONE,
  'couple.spec.ts',
  'family.spec.ts',
  'without-script.spec.ts',
  'customers/from-search-to-wallet.spec.ts',
  'customers/saved.spec.ts',
];

/**
 * Journeys through the built site on a small world of their own, one after the other: they buy from
 * the same stock.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  forbidOnly: true,
  retries: 0,
  workers: 1,
  // A guard against what never ends, nothing more; those that need more say `test.slow`.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: SITE,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A worker would fetch pages behind the back of the tests that hold requests up.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Without the pictures, which take half of the machine: the page itself is in it all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    storageState: { cookies: ['localhost', 'ie.localhost'].map(consentCookie), origins: [] },
    launchOptions: await findBrowser(),
  },
  projects: [
    { name: 'gb', testIgnore: `**/${IRISH_ALONE}` },
    { name: 'ie', use: IRISH, testMatch: IRISH_JOURNEYS.map((file) => `**/${file}`) },
  ],
  webServer: {
    command: 'node tools/run.mjs start --trackers',
    url: `${SITE}/_ready`,
    timeout: 900_000,
    reuseExistingServer: isKept,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      // No demo people and codes: journeys bring their own.
      NODE_ENV: 'test',
      PORT,
      SITE_URL: SITE,
      DATA_DIR,
      DATABASE_URL: process.env['DATABASE_URL'] ?? '',
      WORLD_HOTELS: '300',
      SIMULATOR_CHANGES_PER_SECOND: '0',
      SIMULATOR_CONTROL_KEY: CONTROL_KEY,
      METRICS_PORT: String(METRICS_PORT),
      // What a customer tells stands in no line of a request either.
      REQUEST_LOG: 'on',
      REQUESTS_PER_MINUTE: '0',
      BASKETS_PER_HOUR: '0',
      CARD_TRIES_PER_HOUR: '0',
      EVENT_FILE: path.join(DATA_DIR, 'events.ndjson'),
      SIMULATOR_PORT: String(SIMULATOR_PORT),
    },
  },
});

/**
 * Journeys are walked by visitors who have answered the question for consent, with yes to
 * Functional; what others find, `consent.spec.ts` shows.
 */
function consentCookie(domain: string) {
  const today = new Date().toISOString().slice(0, 10);
  return {
    name: CONSENT_COOKIE,
    value: makeConsent({ ...parseConsent(undefined), functional: true }, today),
    domain,
    path: '/',
    expires: Date.now() / 1_000 + CONSENT_COOKIE_DAYS * 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}

/** The package's Chromium where it runs, else the one that Playwright knows. */
async function findBrowser() {
  const chromium = await findChromium();
  return chromium
    ? {
        executablePath: chromium.executablePath,
        env: { ...process.env, ...chromium.env },
        args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      }
    : {};
}
