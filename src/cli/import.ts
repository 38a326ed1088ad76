import { progress } from '@clack/prompts';
import type { Command } from 'commander';
import type { FeedReport } from '#server/catalogue/feed-report.ts';
import { importChanges, importWorld } from '#server/catalogue/import-world.ts';
import { requireTables } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openDatabase } from './open-database.ts';

const SHOWN_REFUSALS = 20;

/**
 * `import`: the suppliers' feeds into the catalogue, with progress and a report of what was refused
 * and why.
 */
export function addImport(program: Command): void {
  program
    .command('import')
    .description(
      'Bring the suppliers’ feeds into the catalogue: changes, or everything when it is empty.',
    )
    .option('--full', 'replace everything; a running site takes it over by itself')
    .action(async ({ full }: { full?: true }) => {
      const settings = readSettings(process.env);
      const database = await openDatabase(settings);
      const pool = makePool({ url: database.url, size: 6, name: 'holidaymaker import' });
      const bar = openBar();
      try {
        await requireTables(pool);
        const reports = await (full ? importWorld : importChanges)({
          pool,
          suppliers: settings.suppliers,
          onProgress: bar.show,
        });
        bar.stop('Imported');
        reports.forEach(printReport);
      } catch (error) {
        bar.stop('Not imported');
        throw error;
      } finally {
        await pool.end();
        await database.close();
      }
    });
}

function printReport({ feed, accepted, refused, refusals, defects }: FeedReport): void {
  console.log(`  ${feed}: ${accepted} records, ${refused} refused`);
  for (const { line, id, reason } of refusals.slice(0, SHOWN_REFUSALS))
    console.log(`    line ${line}, ${id}: ${reason}`);
  if (refused > SHOWN_REFUSALS)
    console.log(`    and ${refused - SHOWN_REFUSALS} more, in the table feed_import`);
  for (const { kind, count, ids } of defects)
    console.log(`    ${kind}: ${count} (${ids.join(', ')}${count > ids.length ? ', …' : ''})`);
}

/** A bar on a terminal, a line every few seconds elsewhere. */
function openBar(): {
  show: (feed: string, done: number, expected: number | undefined) => void;
  stop: (outcome: string) => void;
} {
  const share = new Map<string, number>();
  const whole = () => Math.min(1, [...share.values()].reduce((sum, part) => sum + part, 0) / 2);
  const bar = process.stdout.isTTY ? progress({ max: 100 }) : undefined;
  bar?.start('Importing the world');
  let shown = 0;
  return {
    show: (feed, done, expected) => {
      share.set(feed, expected ? Math.min(1, done / expected) : 0);
      const percent = Math.floor(whole() * 100);
      if (bar) bar.advance(percent - shown, `Importing hotels, rates and flights: ${percent}%`);
      else if (percent >= shown + 20) console.log(`  Importing: ${percent}%`);
      else return;
      shown = percent;
    },
    stop: (outcome) => bar?.stop(outcome),
  };
}
