import { Argument, InvalidArgumentError, type Command } from 'commander';
import { parseOrderCode } from '#domain/checkout/order-code.ts';
import {
  settleCaptureByPerson,
  settlePaymentByPerson,
  settleShareByPerson,
} from '#server/booking/operator-payments.ts';
import type { Database } from '#server/db/kysely.ts';
import { readMarkets } from '#server/market/market.ts';
import { settleLateCharge } from '#server/order/refunds.ts';
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

/** Adds `orders share`, `capture`, `payment`, `charge`: what was found of payments put aside. */
export function addSettling(orders: Command): void {
  addShare(orders);
  addPayments(orders);
  addLateCharge(orders);
}

function addShare(orders: Command): void {
  orders
    .command('share')
    .description('a share that `stuck list` shows: whether the card provider’s books have it taken')
    .argument('<id>', 'as `stuck list` shows it')
    .addArgument(new Argument('<found>').choices(['taken', 'not-taken']))
    .action((id: string, found: 'taken' | 'not-taken') =>
      withDatabase('orders', async (database) =>
        (await settleShareByPerson(database, id, found))
          ? console.log(`share ${id}: ${SHARE_FOUND[found]}`)
          : fail(
              `${id} is no share that was put aside while nobody knows whether it was taken; nothing was changed`,
            ),
      ),
    );
}

const SHARE_FOUND = {
  taken: 'noted as taken; a running site sets it down as paid and tells its payer',
  'not-taken':
    'noted as not taken; a running site gives back what is reserved, tells its payer, and what it was to pay is due again',
};

/** What nobody knows of the first payment, of a rise, or of a later payment that was put aside. */
function addPayments(orders: Command): void {
  const absent = (id: string) =>
    fail(
      `${id} is nothing that was put aside while nobody knows whether it was taken; nothing was changed`,
    );
  orders
    .command('capture')
    .description('a placement or change that `stuck list` shows: whether its payment was taken')
    .argument('<id>', 'as `stuck list` shows it')
    .addArgument(new Argument('<found>').choices(['taken', 'not-taken']))
    .action((id: string, found: 'taken' | 'not-taken') =>
      withDatabase('orders', async (database) =>
        (await settleCaptureByPerson(database, id, found))
          ? console.log(`${id}: noted as ${found}; a running site goes on by it`)
          : absent(id),
      ),
    );
  orders
    .command('payment')
    .description('a later payment that `stuck list` shows as `instalment`: whether it was taken')
    .argument('<id>', 'as `stuck list` shows it')
    .argument('<reference>', 'of the card provider, under which it was taken; or not-taken')
    .action((id: string, reference: string) =>
      withDatabase('orders', async (database, settings) => {
        const [market] = readMarkets(settings);
        const context = { database, clock: () => new Date(), market };
        const psp = reference === 'not-taken' ? null : reference;
        return (await settlePaymentByPerson(context, id, psp))
          ? console.log(`${id}: noted as ${psp === null ? 'declined' : `paid by ${psp}`}`)
          : absent(id);
      }),
    );
}

/** A card for flights has paid once it was closed. */
function addLateCharge(orders: Command): void {
  orders
    .command('charge')
    .description('a card for flights has paid late, and no airline gives it back: it stays with us')
    .argument('<code>', 'of the order', typedCode)
    .argument('<amount>', 'that the card has paid in all, such as 506.00', pence)
    .action((code: string, amount: number) =>
      withDatabase('orders', async (database) =>
        (await settleLateCharge(database, code, amount))
          ? console.log(`${code}: noted as paid by us`)
          : fail(`${code} has no late charge of so much; nothing was changed`),
      ),
    );
}

/** The code of an order: in small letters, or as it is read out, too. */
export function typedCode(text: string): string {
  const code = parseOrderCode(text);
  if (code === undefined) throw new InvalidArgumentError('Expected such as HM7K42QD.');
  return code;
}

/** `506.00` in minor units. */
export function pence(text: string): number {
  if (!/^\d{1,5}(\.\d\d)?$/.test(text)) throw new InvalidArgumentError('Expected such as 506.00.');
  return Math.round(Number(text) * 100);
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
