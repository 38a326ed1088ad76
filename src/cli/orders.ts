import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { checkAirlineReference, tidyAirlineReference } from '#domain/checkout/airline-reference.ts';
import { formatMoney, money } from '#domain/money.ts';
import { CANCELLING_REFUSALS } from '#domain/order/cancelling-refusals.ts';
import {
  answerInformed,
  confirmInformed,
  listToLookInto,
  listUnanswered,
  noteByPerson,
  type NotedByPerson,
} from '#server/booking/operator-notices.ts';
import {
  settleSelfBooking,
  type FoundFlights,
  type SettledFlights,
} from '#server/booking/operator-self-booking.ts';
import { readMarkets, todayIn } from '#server/market/market.ts';
import { listFailedRefunds, settleRefund, settleTickets } from '#server/order/refunds.ts';
import { cancelByUs } from '#server/order/request-cancellation.ts';
import { addSettling, pence, typedCode } from './stuck.ts';
import { withDatabase } from './with-database.ts';

/**
 * Adds `orders cancel`, `flights`, `share`, `capture`, `payment`, `informed`, `notice`,
 * `unanswered`, `refunds`, `refund`: what a person alone decides, hears, or asks.
 */
export function addOrders(program: Command): void {
  const orders = program
    .command('orders')
    .description(
      'orders: cancel one, see to refunds that a bank did not accept, note what a supplier changes',
    );
  addNoticed(orders);
  addCancel(orders);
  addFlights(orders);
  addSettling(orders);
  addInformed(orders);
  orders
    .command('unanswered')
    .description('whom to call: they have not said in time what to do about a change of theirs')
    .action(() =>
      withDatabase('orders', async (database) => {
        const calls = await listUnanswered(database, new Date());
        const lines = calls.map(({ orderCode, answerBy, lead, phone, title }) =>
          [orderCode, answerBy.slice(0, 10), lead, phone, title].join('  '),
        );
        console.log(lines.length === 0 ? 'Nobody is to be called.' : lines.join('\n'));
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
    .argument('<code>', 'of the order', typedCode)
    .argument('<number>', 'as `orders refunds` shows it')
    .addArgument(new Argument('<how>').choices(['again', 'settled']))
    .action((code: string, number: string, how: 'again' | 'settled') =>
      withDatabase('orders', async (database) => {
        const to = how === 'again' ? 'REQUESTED' : 'SETTLED';
        const isDone = await settleRefund(database, code, Number(number), to);
        return isDone
          ? console.log(
              `refund ${number} of ${code} is ${how === 'again' ? 'sent again' : 'settled'}`,
            )
          : fail(`${code} has no refund ${number} that has failed`);
      }),
    );
}

function addCancel(orders: Command): void {
  orders
    .command('cancel')
    .description('we cancel it: all that was paid goes back; a running site does it at once')
    .argument('<code>', 'of the order', typedCode)
    .action((code: string) =>
      withDatabase('orders', async (database, settings) => {
        const canceller = { database, now: new Date(), timeZoneOf: timeZoneIn(settings) };
        const outcome = await cancelByUs(canceller, code);
        if (outcome === undefined) return fail(`there is no order ${code}`);
        return outcome === 'asked'
          ? console.log(`${code} is being cancelled`)
          : fail(`${code}: ${CANCELLING_REFUSALS[outcome]}`);
      }),
    );
}

function timeZoneIn(settings: Parameters<typeof readMarkets>[0]) {
  const markets = readMarkets(settings);
  return (market: string): string =>
    (markets.find((each) => each.market === market) ?? markets[0]).timeZone;
}

/** A card that was used waits for the airline’s reference, or was not what paid the airline. */
function addFlights(orders: Command): void {
  const flights = orders
    .command('flights')
    .description('flights that visitors were to book, once `stuck list` asks for a person');
  const settle = (code: string, found: FoundFlights) =>
    withDatabase('orders', async (database) => {
      const outcome = await settleSelfBooking(database, code, found);
      const isBooked = found.kind === 'booked';
      return outcome === 'settled'
        ? console.log(`${code}: ${isBooked ? 'noted as booked' : 'we book them'}`)
        : fail(`${code} ${WHY_NOT_SETTLED[outcome]}; nothing was changed`);
    });
  flights
    .command('booked')
    .description('they are booked; what our card has not paid is seen to')
    .argument('<code>', 'of the order', typedCode)
    .argument('<reference>', 'of the airline', airlineReference)
    .option('--paid-back <amount>', 'so much is paid back for flights on a card of theirs', pence)
    .addOption(
      new Option('--nothing-to-pay-back', 'they have not paid for them').conflicts('paidBack'),
    )
    .action((code: string, reference: string, options: BookedOptions) => {
      const paidBack = options.nothingToPayBack ? 0 : options.paidBack;
      return settle(code, {
        kind: 'booked',
        reference,
        ...(paidBack !== undefined && { paidBack }),
      });
    });
  flights
    .command('book')
    .description('they are not, and what the card has paid came back: we book them')
    .argument('<code>', 'of the order', typedCode)
    .action((code: string) => settle(code, { kind: 'not booked' }));
  flights
    .command('tickets')
    .description('of an order that has ended: its people gave their tickets back, or keep them')
    .argument('<code>', 'of the order', typedCode)
    .addArgument(new Argument('<found>').choices(['returned', 'kept']))
    .action((code: string, found: 'returned' | 'kept') =>
      withDatabase('orders', async (database, settings) =>
        (await settleTickets(database, code, found === 'returned' ? 'RETURNED' : 'KEPT', (market) =>
          todayIn(timeZoneIn(settings)(market), new Date()),
        ))
          ? console.log(`${code}: their price ${found === 'returned' ? 'goes back' : 'stays'}`)
          : fail(`${code} has no tickets whose price is put aside`),
      ),
    );
}

type BookedOptions = { readonly paidBack?: number; readonly nothingToPayBack?: true };

const WHY_NOT_SETTLED = {
  absent: 'has no flights that wait for this',
  ended: 'has ended',
  'being changed': 'is being changed at the moment',
  'noted otherwise': 'has been noted as booked already, with another reference or sum',
  'paid by our card': 'was paid by our card',
  'not said what was paid back':
    'was not paid by our card: say --paid-back AMOUNT, or --nothing-to-pay-back',
} as const satisfies Record<Exclude<SettledFlights, 'settled'>, string>;

/** What airlines have told customers before us, and their systems do not say. */
function addInformed(orders: Command): void {
  const informed = orders
    .command('informed')
    .description('what customers have heard from an airline, and its system does not say');
  informed
    .command('list')
    .description('those that wait for an answer, what was promised first at the top')
    .action(() =>
      withDatabase('orders', async (database) => {
        const waiting = await listToLookInto(database);
        const lines = waiting.map(
          ({ id, orderCode, answerBy, leg, bookedTime, newTime, reason, ...heard }) =>
            [
              id,
              orderCode,
              `by ${answerBy.slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`,
              leg === 'outbound' ? 'out' : 'home',
              `${bookedTime} -> ${newTime ?? 'cancelled'}`,
              reason,
              heard.airlineReference ?? '-',
              JSON.stringify(heard.words),
            ].join('  '),
        );
        console.log(lines.length === 0 ? 'Nothing waits.' : lines.join('\n'));
      }),
    );
  const missing = (id: string) => fail(`nothing that can be answered so waits under ${id}`);
  const unconfirmed = (id: string) =>
    fail(
      `nothing that can be confirmed waits under ${id}: a flight that we did not book, or that leaves at another time by now, is answered in words`,
    );
  informed
    .command('confirmed')
    .description('the airline has told us so too: noted as it says, and its people are told')
    .argument('<id>', 'as `orders informed list` shows it')
    .action((id: string) =>
      withDatabase('orders', async (database) =>
        (await confirmInformed(database, { id, now: new Date() }))
          ? console.log(`${id}: noted`)
          : unconfirmed(id),
      ),
    );
  informed
    .command('answer')
    .description('what you have found out, as they read it on their booking and by mail')
    .argument('<id>', 'as `orders informed list` shows it')
    .argument('<words>')
    .action((id: string, words: string) =>
      withDatabase('orders', async (database) => {
        const answer = words.trim();
        return answer !== '' && (await answerInformed(database, { id, answer }))
          ? console.log(`${id}: answered`)
          : missing(id);
      }),
    );
}

function airlineReference(typed: string): string {
  const reference = tidyAirlineReference(typed);
  const [error] = checkAirlineReference(reference);
  if (error) throw new InvalidArgumentError(error.message);
  return reference;
}

/** What was told by telephone or letter goes the way of every notice. */
function addNoticed(orders: Command): void {
  const noticed = orders
    .command('notice')
    .description('note what an airline or a hotel has told us of a booking; its people are told');
  const note = (code: string, what: NotedByPerson) =>
    withDatabase('orders', async (database) => {
      return (await noteByPerson(database, { orderCode: code, noted: what, now: new Date() }))
        ? console.log(`${code}: noted`)
        : fail(`there is no order ${code} with such a part`);
    });
  noticed
    .command('flight')
    .description('a flight leaves and lands so many minutes later; with a minus, earlier')
    .argument('<code>', 'of the order', typedCode)
    .addArgument(new Argument('<way>').choices(['out', 'home']))
    .argument('<minutes>', 'such as 385; earlier: -- CODE out -40', whole)
    .action((code: string, way: 'out' | 'home', minutes: number) =>
      note(code, { kind: 'flight', leg: way === 'out' ? 'outbound' : 'inbound', minutes }),
    );
  noticed
    .command('hotel')
    .description('another hotel in the same place, which we do not list')
    .argument('<code>', 'of the order', typedCode)
    .argument('<name>')
    .argument('<stars>', 'from 0 to 5', whole)
    .action((code: string, name: string, stars: number) =>
      note(code, { kind: 'hotel', name, stars }),
    );
  noticed
    .command('cancelled')
    .description('they have cancelled it: all that was paid goes back at once')
    .argument('<code>', 'of the order', typedCode)
    .addArgument(new Argument('<by>').choices(['airline', 'hotel']))
    .action((code: string, by: 'airline' | 'hotel') => note(code, { kind: 'cancelled', by }));
}

function whole(text: string): number {
  if (!/^-?\d{1,5}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
