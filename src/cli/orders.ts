import { Argument, type Command } from 'commander';
import { formatMoney, money } from '#domain/money.ts';
import { CANCELLING_REFUSALS } from '#domain/order/cancelling-refusals.ts';
import { readMarkets } from '#server/market/market.ts';
import { listFailedRefunds, settleRefund } from '#server/order/refunds.ts';
import { cancelByUs } from '#server/order/request-cancellation.ts';
import { withDatabase } from './with-database.ts';

/** Adds `orders cancel`, `orders refunds` and `orders refund`: what only a person may decide. */
export function addOrders(program: Command): void {
  const orders = program
    .command('orders')
    .description('orders: cancel one, and see to refunds that a bank did not accept');
  orders
    .command('cancel')
    .description('we cancel it: all that was paid goes back; a running site does it at once')
    .argument('<code>', 'of the order')
    .action((code: string) =>
      withDatabase('orders', async (database, settings) => {
        const markets = readMarkets(settings);
        const canceller = {
          database,
          now: new Date(),
          timeZoneOf: (market: string) =>
            (markets.find((each) => each.market === market) ?? markets[0]).timeZone,
        };
        const outcome = await cancelByUs(canceller, code.toUpperCase());
        if (outcome === undefined) return fail(`there is no order ${code}`);
        return outcome === 'asked'
          ? console.log(`${code} is being cancelled`)
          : fail(`${code}: ${CANCELLING_REFUSALS[outcome]}`);
      }),
    );
  orders
    .command('refunds')
    .description('refunds that a bank did not accept, those that are due first at the top')
    .option('--json', 'one JSON array')
    .action(({ json }: { json?: true }) =>
      withDatabase('orders', async (database) => {
        const failed = await listFailedRefunds(database);
        const lines = failed.map(({ orderCode, number, amount, currency, dueBy }) =>
          [orderCode, number, formatMoney(money(amount, currency), 'always'), `by ${dueBy}`].join(
            '  ',
          ),
        );
        console.log(json ? JSON.stringify(failed, null, 2) : lines.join('\n'));
      }),
    );
  orders
    .command('refund')
    .description(
      'see to one of them: send it to the card again, or note that it was paid otherwise',
    )
    .argument('<code>', 'of the order')
    .argument('<number>', 'as `orders refunds` shows it')
    .addArgument(new Argument('<how>').choices(['again', 'settled']))
    .action((code: string, number: string, how: 'again' | 'settled') =>
      withDatabase('orders', async (database) => {
        const to = how === 'again' ? 'REQUESTED' : 'SETTLED';
        const isDone = await settleRefund(database, code.toUpperCase(), Number(number), to);
        return isDone
          ? console.log(
              `refund ${number} of ${code} is ${how === 'again' ? 'sent again' : 'settled'}`,
            )
          : fail(`${code} has no refund ${number} that has failed`);
      }),
    );
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
