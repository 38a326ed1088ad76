import path from 'node:path';
import { publishSources } from '#server/composition/publish-sources.ts';
import { loadSessionSecret } from '#server/composition/session-secret.ts';
import { checkDurability } from '#server/db/durability.ts';
import { startPostgres } from '#server/db/launcher.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import { readMarkets } from '#server/market/market.ts';
import { makeDataDirectory } from '#server/platform/data-directory.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { readCast } from './cast.ts';
import { childPart, type ChildOptions } from './child.ts';
import { fillDemo, isDemo } from './demo.ts';
import { isSimulated, settlePorts } from './ports.ts';
import { describeSilent } from './silent-settings.ts';
import type { Supervisor } from './supervisor.ts';
import { makeWelcome } from './welcome.ts';
import { fillWorld } from './world.ts';

/** What is run; tests give their own. */
export type Programs = {
  /** Scripts of the two programs that stay. */
  readonly simulators: string;
  readonly site: string;
  /** Script and arguments that fill an empty catalogue. */
  readonly importWorld: readonly string[];
  readonly buildWeb: () => Promise<unknown>;
  /** What each may take to finish the work in hand before it is killed, in milliseconds. */
  readonly graceMs: { readonly simulators: number; readonly site: number };
};

/** Starts everything in order and prints where it is. Throws with a sentence for the operator. */
export async function startAll(
  given: Settings,
  supervisor: Supervisor,
  programs: Programs,
): Promise<void> {
  readMarkets(given);
  await makeDataDirectory(given.dataDirectory);
  await checkForSite(given);
  const settings = await settlePorts(given);
  const databaseUrl = await step('Database', () => startDatabase(settings, supervisor));
  await step('Tables', () => prepareTables(databaseUrl));
  const demo = isDemo(settings)
    ? await step('Demo', async () =>
        fillDemo(databaseUrl, settings, await loadSessionSecret(settings)),
      )
    : [];
  const environment = await makeEnvironment(settings, databaseUrl);
  const child = (name: 'simulators' | 'site', origin: string): ChildOptions => ({
    name: `The ${name}`,
    script: programs[name],
    environment,
    logFile:
      settings.environment === 'production'
        ? undefined
        : path.join(settings.dataDirectory, 'logs', `${name}.log`),
    readyUrl: `${origin}/_ready`,
    grace: programs.graceMs[name],
    // The real outside world computes elsewhere.
    isModest: name === 'simulators',
  });
  const outsideWorld = isSimulated(settings)
    ? step('Outside world', () =>
        supervisor.run(
          childPart(child('simulators', `http://127.0.0.1:${settings.simulators.port.suppliers}`)),
        ),
      )
    : Promise.resolve();
  // It is waited for below; when everything is stopped before, nobody does.
  outsideWorld.catch(() => undefined);
  await Promise.all([
    fillWorld(databaseUrl, programs.importWorld, environment, outsideWorld),
    step('Pages', programs.buildWeb),
  ]);
  await Promise.all([
    outsideWorld,
    step('Site', () =>
      supervisor.run(
        childPart(child('site', `http://${reachable(settings.site.host)}:${settings.site.port}`)),
      ),
    ),
  ]);
  for (const silent of await describeSilent(settings)) console.warn(`  ${silent}`);
  const cast = isSimulated(settings) ? await readCast(settings) : [];
  console.log(makeWelcome(settings, [...cast, ...demo]));
}

/**
 * The site is told that it runs in production: what it would refuse then is refused before anything
 * is started.
 */
async function checkForSite(settings: Settings): Promise<void> {
  const SESSION_SECRET = await loadSessionSecret(settings);
  readSettings({ ...process.env, NODE_ENV: 'production', SESSION_SECRET });
}

/** Does one step and says how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`  ${name.padEnd(14)} ready (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/**
 * The address of the database: the one that is set, else of a PostgreSQL started in the data
 * directory. One that is started again keeps its address, by which the others know it.
 */
async function startDatabase(settings: Settings, supervisor: Supervisor): Promise<string> {
  if (settings.databaseUrl) {
    await reachDatabase(settings.databaseUrl);
    return settings.databaseUrl;
  }
  const directory = path.join(settings.dataDirectory, 'postgres');
  let url = '';
  await supervisor.run({
    name: 'PostgreSQL',
    start: async () => {
      const postgres = await startPostgres({ directory, ...(url && { port: portOf(url) }) });
      url = postgres.url;
      return {
        ended: postgres.ended.then((how) => ({ how, isAsked: false })),
        ready: Promise.resolve(),
        stop: postgres.stop,
      };
    },
  });
  return url;
}

const portOf = (url: string): number => Number(new URL(url).port);

async function prepareTables(url: string): Promise<void> {
  const pool = makePool({ url, size: 2, name: 'holidaymaker start' });
  try {
    await migrate(pool, await readMigrations());
    await publishSources(pool);
    const durability = await checkDurability(pool);
    if (durability.kind === 'notDurable')
      console.warn(`  Orders are NOT taken: ${durability.reasons.join('; ')}.`);
  } finally {
    await pool.end();
  }
}

/**
 * What the children are told: everything that was decided here, so that they decide nothing again.
 */
async function makeEnvironment(
  settings: Settings,
  databaseUrl: string,
): Promise<Record<string, string>> {
  return {
    // How libraries are told that this is no workbench: what runs is the built site.
    NODE_ENV: 'production',
    DATA_DIR: settings.dataDirectory,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: await loadSessionSecret(settings),
    PORT: String(settings.site.port),
    SITE_URL: settings.site.url,
    SIMULATOR_PORT: String(settings.simulators.port.suppliers),
    WORLD_HOTELS: String(settings.world.hotels),
    WORLD_SEED: String(settings.world.seed),
    SIMULATOR_CHANGES_PER_SECOND: String(settings.world.changesPerSecond),
  };
}

/** Where to knock at a site that listens on `host`. */
const reachable = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
