import { Argument, type Command } from 'commander';
import type { Database } from '#server/db/kysely.ts';
import { QUEUE_NAMES, type QueueName } from '#server/workflow/retries.ts';
import { dropStuck, listStuck, retryStuck, type StuckWork } from '#server/workflow/stuck.ts';
import { withDatabase } from './with-database.ts';

/**
 * Adds `stuck list`, `stuck retry` and `stuck drop`: what was put aside because it could not be
 * worked on.
 */
export function addStuck(program: Command): void {
  const stuck = program
    .command('stuck')
    .description('what could not be worked on and was put aside: list, retry or drop it');
  stuck
    .command('list')
    .description('what is put aside, the oldest first, with the reason')
    .option('--json', 'one JSON array')
    .action(({ json }: { json?: true }) =>
      withDatabase('stuck', async (database) => {
        const found = await listStuck(database);
        console.log(json ? JSON.stringify(found, null, 2) : textOf(found));
      }),
    );
  addChange(stuck, 'retry', {
    description: 'give it back to its queue; a running site takes it up at once',
    change: retryStuck,
    done: 'is tried again',
  });
  addChange(stuck, 'drop', {
    description: 'give it up for good, once a person has settled it',
    change: dropStuck,
    done: 'is dropped',
  });
}

type Change = {
  readonly description: string;
  readonly change: (database: Database, queue: QueueName, id: string) => Promise<boolean>;
  readonly done: string;
};

function addChange(stuck: Command, name: string, { description, change, done }: Change): void {
  stuck
    .command(name)
    .description(description)
    .addArgument(new Argument('<queue>').choices(QUEUE_NAMES))
    .argument('<id>', 'as `stuck list` shows it')
    .action((queue: QueueName, id: string) =>
      withDatabase('stuck', async (database) => {
        const isDone = await change(database, queue, id);
        console.log(isDone ? `${queue} ${id} ${done}` : `${queue} ${id} is not put aside`);
        if (!isDone) process.exitCode = 1;
      }),
    );
}

const textOf = (found: readonly StuckWork[]): string =>
  found.length === 0
    ? 'Nothing is put aside.'
    : found
        .map(
          ({ queue, id, tries, reason, stuckAt }) =>
            `${stuckAt}  ${queue} ${id}  (${tries} tries)\n    ${reason}`,
        )
        .join('\n');
