import type { Command } from 'commander';
import { withDatabase } from './with-database.ts';
import { findContradictions } from './world-check/find-contradictions.ts';
import { readHotels } from './world-check/read-hotels.ts';

/**
 * Adds `world check`: what the catalogue says of hotels that cannot be so, counted kind by kind;
 * exit code 1 when there is any.
 */
export function addWorld(program: Command): void {
  program
    .command('world')
    .description('the world that is sold')
    .command('check')
    .description('count what is said of hotels and cannot be so, with examples')
    .action(() =>
      withDatabase('world', async (database) => {
        const hotels = await readHotels(database);
        const found = findContradictions(hotels);
        for (const { kind, count, examples } of found) {
          console.log(`${String(count).padStart(6)}  ${kind}`);
          for (const example of examples) console.log(`        ${example}`);
        }
        const sum = found.reduce((all, { count }) => all + count, 0);
        console.log(`${sum} contradictions in ${hotels.length} hotels`);
        if (sum > 0) process.exitCode = 1;
      }),
    );
}
