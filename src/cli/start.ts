/**
 * `npm start`: PostgreSQL, the simulated outside world, the first world, the pages, the site; and
 * all of it down again. With `--trackers` everything that can be told of visits goes to simulated
 * trackers.
 */
import path from 'node:path';
import { readSettings, SettingsError } from '#server/platform/settings.ts';
import { runUntilEnd } from './start/run.ts';
import { simulatedTrackers } from './start/trackers.ts';
import { buildWeb } from './web-build.ts';

const PROGRAMS = {
  simulators: path.join(import.meta.dirname, '../simulators/main.ts'),
  site: path.join(import.meta.dirname, '../http/main.ts'),
  importWorld: [path.join(import.meta.dirname, 'main.ts'), 'import'],
  buildWeb,
  // The site answers what has begun for up to twenty seconds, then ends the steps that it is in.
  graceMs: { site: 30_000, simulators: 1_000 },
};

process.exit(await main());

async function main(): Promise<number> {
  try {
    if (process.argv.includes('--trackers'))
      Object.assign(process.env, simulatedTrackers(process.env));
    return await runUntilEnd(readSettings(process.env), PROGRAMS);
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    return 1;
  }
}
