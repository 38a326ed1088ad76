import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market/market.ts';
import {
  askForCopyOf,
  askForErasureOf,
  endCustomerSessions,
  findCustomerByEmail,
  type CustomerState,
} from '#server/privacy/customers.ts';
import type { PrivacyContext } from '#server/privacy/privacy-context.ts';
import { marketOf, marketOption, type MarketOption } from './market-option.ts';
import { withDatabase } from './with-database.ts';

/** Adds `customers show`, `end-sessions`, `copy` and `erase`: one customer, by their mailbox. */
export function addCustomers(program: Command): void {
  const customers = program
    .command('customers')
    .description(
      'one customer: how they stand, end their sessions, a copy of their data, erase it',
    );
  customers
    .command('show')
    .description('how a customer stands: dates and counts, nothing of what is held')
    .argument('<email>', 'of the account')
    .option('--json', 'one JSON object')
    .action((email: string, { json }: { json?: true }) =>
      withCustomer(email, async (_context, customer) =>
        json ? JSON.stringify(customer, null, 2) : textOf(customer),
      ),
    );
  customers
    .command('end-sessions')
    .description('log a customer out everywhere')
    .argument('<email>', 'of the account')
    .action((email: string) =>
      withCustomer(email, async ({ database }, customer) => {
        const ended = await endCustomerSessions(database, customer);
        return `${ended} sessions have ended`;
      }),
    );
  customers
    .command('copy')
    .description('have a copy of their data made, which they alone can fetch')
    .argument('<email>', 'of the account')
    .addOption(marketOption())
    .action((email: string, asked: MarketOption) =>
      withCustomer(
        email,
        async (context, customer) =>
          (await askForCopyOf(context, customer))
            ? 'a copy is being made; a running site takes it up at once'
            : 'a copy is being made already',
        asked,
      ),
    );
  customers
    .command('erase')
    .description('have them erased as if they had asked: they are written to, and may withdraw')
    .argument('<email>', 'of the account')
    .addOption(marketOption())
    .action((email: string, asked: MarketOption) =>
      withCustomer(
        email,
        async (context, customer) =>
          (await askForErasureOf(context, customer))
            ? 'the erasure is asked for; the customer is told the day by mail'
            : 'an erasure is waiting already',
        asked,
      ),
    );
}

/** Prints what `work` says of the customer of this mailbox; fails when there is none. */
const withCustomer = (
  email: string,
  work: (context: PrivacyContext, customer: CustomerState) => Promise<string>,
  asked: MarketOption = {},
): Promise<void> =>
  withDatabase('customers', async (database, settings) => {
    const customer = await findCustomerByEmail(database, email);
    if (customer) {
      console.log(await work(contextOf(database, marketOf(settings, asked)), customer));
      return;
    }
    console.error(`there is no customer ${email}`);
    process.exitCode = 1;
  });

const contextOf = (database: Database, market: Market): PrivacyContext => ({
  database,
  market,
  clock: () => new Date(),
  newId: () => randomBytes(16).toString('base64url'),
});

const textOf = (customer: CustomerState): string =>
  [
    `${customer.emailAddress}  since ${minuteOf(customer.since)}`,
    customer.confirmedAt ? `proven ${minuteOf(customer.confirmedAt)}` : 'not proven',
    customer.hasPassword ? 'with a password' : 'by code',
    `${customer.orders} bookings`,
    `${customer.sessions} sessions`,
    ...(customer.erasureAskedAt ? [`erasure asked ${minuteOf(customer.erasureAskedAt)}`] : []),
  ].join('  ');

/** `2026-11-22T21:28Z` */
const minuteOf = (instant: string): string => `${instant.slice(0, 16)}Z`;
