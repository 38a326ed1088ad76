import { InvalidArgumentError, type Command } from 'commander';
import { formatRate, isLeap, parseRate, type ExchangeRate } from '#domain/market/exchange-rate.ts';
import { CURRENCIES, SUPPLIER_CURRENCY, type Currency } from '#domain/money.ts';
import { listRates, loadRates, setRate } from '#server/market/exchange-rates.ts';
import { rateOf } from '#server/market/market.ts';
import { withDatabase } from './with-database.ts';

/** Adds `rates list`, `rates set` and `rates history`: what a pound is sold as. */
export function addRates(program: Command): void {
  const rates = program
    .command('rates')
    .description('rates of exchange: list them, set one, see what was set when');
  rates
    .command('list')
    .description('what a pound is sold as in each other currency')
    .option('--json', 'one JSON array')
    .action(({ json }: { json?: true }) =>
      withDatabase('rates', async (database) => {
        const known = await loadRates(database);
        const listed = SOLD.map((currency) => ({
          currency,
          perPound: formatRate(known[currency] ?? rateOf(currency)),
        }));
        const lines = listed.map(({ currency, perPound }) => `${currency} ${perPound}`);
        console.log(json ? JSON.stringify(listed, null, 2) : lines.join('\n'));
      }),
    );
  rates
    .command('set')
    .description('sell at another rate; a running site has it within a second')
    .argument('<currency>', SOLD.join(', '), parseCurrency)
    .argument('<rate>', 'units for a pound, such as 1.155', parsePerPound)
    .option('--sure', 'for a change by more than a tenth')
    .action((currency: Currency, perPound: ExchangeRate, { sure }: { sure?: true }) =>
      withDatabase('rates', async (database) => {
        const before = (await loadRates(database))[currency] ?? rateOf(currency);
        if (isLeap(before, perPound) && !sure)
          return fail(`${currency} is ${formatRate(before)}: say --sure if you mean it`);
        await setRate(database, currency, perPound);
        console.log(`${currency} is ${formatRate(perPound)}, and was ${formatRate(before)}`);
      }),
    );
  rates
    .command('history')
    .description('what was set when, the latest first')
    .action(() =>
      withDatabase('rates', async (database) => {
        for (const { currency, per_pound, valid_from } of await listRates(database))
          console.log(`${valid_from}  ${currency} ${formatRate(per_pound)}`);
      }),
    );
}

/** What suppliers are paid in is sold at what it costs. */
const SOLD = CURRENCIES.filter((currency) => currency !== SUPPLIER_CURRENCY);

function parseCurrency(text: string): Currency {
  const currency = SOLD.find((one) => one === text.toUpperCase());
  if (!currency) throw new InvalidArgumentError(`It is one of ${SOLD.join(', ')}.`);
  return currency;
}

function parsePerPound(text: string): ExchangeRate {
  const rate = parseRate(text);
  if (rate === undefined)
    throw new InvalidArgumentError('Write units for a pound, 0.5 to 2, such as 1.155.');
  return rate;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
