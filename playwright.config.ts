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
 * With a folder of one's own the worlds in it are kept for the next run, and sites that already run
 * there are used.
 */
const isKept = process.env['E2E_DATA_DIR'] !== undefined;
/**
 * Both are set in the parent so that the workers, which read this file again, meet the same sites.
 */
const FIRST_PORT = Number((process.env['E2E_PORT'] ??= '4300'));
const DATA_DIR = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(
  path.join(tmpdir(), 'holidaymaker-journeys-'),
));
if (!isKept) process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
// Run by root, PostgreSQL is another user, who must get through.
chmodSync(DATA_DIR, 0o755);
/** A site has a row of ports from its own on; the next site's begin behind them. */
const PORTS_A_SITE = 100;
/** A site with a world of its own for each worker; those of a given database share it. */
const SITES = Array.from({ length: process.env['DATABASE_URL'] ? 1 : 2 }, (_, index) =>
  siteAt(FIRST_PORT + index * PORTS_A_SITE),
);
/** The one of this worker; the parent, which walks nothing, has the first. */
const HERE = SITES[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? SITES[0]!;
process.env['E2E_SITE'] = HERE.address;
process.env['E2E_SITE_DATA'] = HERE.folder;
process.env['E2E_SUPPLIERS'] = `http://127.0.0.1:${HERE.simulatorPort}`;
process.env['E2E_CARD_PROVIDER'] = `http://127.0.0.1:${HERE.simulatorPort + 1}`;
process.env['E2E_MAILBOX'] = `http://127.0.0.1:${HERE.simulatorPort + 2}`;
process.env['E2E_TRACKERS'] = `http://127.0.0.1:${HERE.simulatorPort + 4}`;
process.env['E2E_METRICS'] = `http://127.0.0.1:${HERE.metricsPort}/metrics`;

/** Who lives in Ireland, and goes to its site. */
const IRISH = { baseURL: `http://ie.localhost:${HERE.port}`, timezoneId: 'Europe/Dublin' };
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
 * Journeys through the built site on small worlds. Those on one site come one after the other: they
 * buy from the same stock.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  forbidOnly: true,
  retries: 0,
  workers: SITES.length,
  // A guard against what never ends, nothing more; those that need more say `test.slow`.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: HERE.address,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A worker would fetch pages behind the back of the tests that hold requests up.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Without pictures and copies of the page, which slow each step down: `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    storageState: { cookies: ['localhost', 'ie.localhost'].map(consentCookie), origins: [] },
    launchOptions: await findBrowser(),
  },
  projects: [
    { name: 'gb', testIgnore: `**/${IRISH_ALONE}` },
    { name: 'ie', use: IRISH, testMatch: IRISH_JOURNEYS.map((file) => `**/${file}`) },
  ],
  webServer: SITES.map(serve),
});

type Site = {
  readonly address: string;
  readonly port: number;
  readonly simulatorPort: number;
  readonly metricsPort: number;
  /** Where it keeps its database, its logs and what else it writes. */
  readonly folder: string;
};

function siteAt(port: number): Site {
  const simulatorPort = port + 1;
  return {
    address: `http://localhost:${port}`,
    port,
    simulatorPort,
    // Behind the ports of the simulated world (docs/operations.md).
    metricsPort: simulatorPort + 5,
    folder: path.join(DATA_DIR, String(port)),
  };
}

/** Sites are started one after the other: the first builds the pages for all. */
function serve({ address, port, simulatorPort, metricsPort, folder }: Site) {
  return {
    command: 'node tools/run.mjs start --trackers',
    url: `${address}/_ready`,
    timeout: 900_000,
    reuseExistingServer: isKept,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
    env: {
      // No demo people and codes: journeys bring their own.
      NODE_ENV: 'test',
      PORT: String(port),
      SITE_URL: address,
      DATA_DIR: folder,
      DATABASE_URL: process.env['DATABASE_URL'] ?? '',
      WORLD_HOTELS: '300',
      SIMULATOR_CHANGES_PER_SECOND: '0',
      SIMULATOR_CONTROL_KEY: CONTROL_KEY,
      METRICS_PORT: String(metricsPort),
      // What a customer tells stands in no line of a request either.
      REQUEST_LOG: 'on',
      REQUESTS_PER_MINUTE: '0',
      BASKETS_PER_HOUR: '0',
      CARD_TRIES_PER_HOUR: '0',
      EVENT_FILE: path.join(folder, 'events.ndjson'),
      SIMULATOR_PORT: String(simulatorPort),
    },
  };
}

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
        // Software alone draws a page quicker than a graphics card that software imitates.
        args: ['--no-sandbox', '--disable-gpu-compositing'],
      }
    : {};
}
