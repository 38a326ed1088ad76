import type { Command } from 'commander';
import { buildWeb } from './web-build.ts';

/** Adds `build`: makes the pages, when their sources changed. */
export function addBuild(program: Command): void {
  program
    .command('build')
    .description('build the pages, unless they are built already')
    .action(async () => console.log((await buildWeb()) ? 'Built.' : 'Built already.'));
}
