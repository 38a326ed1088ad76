/**
 * The site as production runs it, each part a process of its own: PostgreSQL, the outside world,
 * the site. What each does when another breaks can be seen from outside alone.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importWorld } from '#server/catalogue/import-world.ts';
import { publishSources } from '#server/composition/publish-sources.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { findOpenPort } from '#server/platform/open-port.ts';
import { readSettings } from '#server/platform/settings.ts';
import { ADDRESS_HEADER } from '#testing/callers/site-visitor.ts';
import { CONTROL_KEY } from '#testing/simulator-control.ts';
import { openMortalPostgres, type MortalPostgres } from './mortal-postgres.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Arguments of a Node process that ends with ours, however that ends; it needs a channel to it. */
export const TETHERED = ['--import', path.join(ROOT, 'src/cli/end-with-parent.ts')] as const;

export type SiteProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has logged so far. */
  readonly logged: () => string;
};

export type Outside = {
  /** Every setting of a site in this world but its port. */
  readonly environment: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  readonly postgres: MortalPostgres;
  /** Where the card provider sends its notifications: the port of a site that is to get them. */
  readonly port: number;
  /** On any free port, unless one is told, with these settings in place of the world's. */
  readonly startSite: (
    port?: number,
    settings?: Readonly<Record<string, string>>,
  ) => Promise<SiteProcess>;
  readonly close: () => Promise<void>;
};

/**
 * Opens a world with an imported catalogue of so many hotels, and no site yet; PostgreSQL on a disk
 * of its own where its size is told; more settings, when there are.
 */
export async function openOutside({
  diskMegabytes,
  hotels = 30,
  settings = {},
}: {
  readonly diskMegabytes?: number;
  readonly hotels?: number;
  readonly settings?: Readonly<Record<string, string>>;
} = {}): Promise<Outside> {
  buildPages();
  const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-outage-'));
  const postgres = await openMortalPostgres(folder, diskMegabytes);
  const { url } = postgres;
  const simulatorPort = 20_000 + Math.floor(Math.random() * 9_000);
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the tests, which sign with it',
    SIMULATOR_PORT: String(simulatorPort),
    SIMULATOR_CHANGES_PER_SECOND: '3',
    SIMULATOR_CONTROL_KEY: CONTROL_KEY,
    WORLD_HOTELS: String(hotels),
    WEB_THREADS: '2',
    REQUESTS_PER_MINUTE: '0',
    BASKETS_PER_HOUR: '0',
    CARD_TRIES_PER_HOUR: '0',
    CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
    ...settings,
  };
  const children: ChildProcess[] = [];
  const run = (script: string, more: Record<string, string>): SiteProcess => {
    const child = spawn(process.execPath, [...TETHERED, path.join(ROOT, script)], {
      env: { ...process.env, ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    let logged = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (chunk: string) => void (logged += chunk));
    return { url: `http://127.0.0.1:${more['PORT']}`, child, logged: () => logged };
  };
  const port = (await findOpenPort(0, '127.0.0.1'))!;
  const world = run('src/simulators/main.ts', { PORT: String(port) });
  await untilAnswers(`http://127.0.0.1:${simulatorPort}/_ready`, world);
  await fillDatabase(environment);
  return {
    environment,
    databaseUrl: url,
    postgres,
    port,
    startSite: async (own, more) => {
      const at = own ?? (await findOpenPort(0, '127.0.0.1'))!;
      return run('src/http/main.ts', {
        PORT: String(at),
        SITE_URL: `http://127.0.0.1:${at}`,
        ...more,
      });
    },
    close: async () => {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until an address answers 2xx; throws with what was logged when the process ended. */
export async function untilAnswers(url: string, { child, logged }: SiteProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(logged());
    await sleep(25);
  }
}

/** The pages as `npm start` builds them, unless they are. */
function buildPages(): void {
  const build = spawnSync(process.execPath, [path.join(ROOT, 'src/cli/main.ts'), 'build'], {
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
}

async function fillDatabase(environment: Record<string, string>): Promise<void> {
  const { suppliers } = readSettings(environment);
  const pool = makePool({ url: environment['DATABASE_URL']!, size: 6 });
  await migrate(pool, await readMigrations());
  await publishSources(pool);
  await importWorld({ pool, suppliers });
  await pool.end();
}
