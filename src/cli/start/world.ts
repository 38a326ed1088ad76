import { makePool } from '#server/db/pool.ts';
import { endOf } from '#server/platform/child-exit.ts';
import { spawnTethered } from '../tethered.ts';

/**
 * Brings the first world into an empty catalogue, once there is one outside, with the import
 * command, which draws its own progress.
 */
export async function fillWorld(
  databaseUrl: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  outsideWorld: Promise<void>,
): Promise<void> {
  if (await hasImported(databaseUrl)) return;
  await outsideWorld;
  console.log('  The catalogue is empty: importing the first world …');
  const how = await endOf(spawnTethered(command, { environment, output: 'inherit' }));
  if (how !== 'exit 0')
    throw new Error(
      `The first import failed (${how}). Start again, or run \`npm run holidaymaker -- import\`.`,
    );
}

async function hasImported(url: string): Promise<boolean> {
  const pool = makePool({ url, size: 1 });
  try {
    const { rows } = await pool.query(
      'select from feed_import where finished_at is not null limit 1',
    );
    return rows.length > 0;
  } finally {
    await pool.end();
  }
}
