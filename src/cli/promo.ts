import { InvalidArgumentError, type Command } from 'commander';
import { parsePromotionalCode, type PromotionalCode } from '#domain/basket/promotional-code.ts';
import { isIsoDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import { announceCode, endCode, listCodes } from '#server/basket/announced-codes.ts';
import { marketOf, marketOption, type MarketOption } from './market-option.ts';
import { withDatabase } from './with-database.ts';

/** Adds `promo add`, `promo list` and `promo end`: the promotional codes of the market. */
export function addPromo(program: Command): void {
  const promo = program
    .command('promo')
    .description('promotional codes: make one, list them, end one');
  promo
    .command('add')
    .description('make a code; what it is worth does not change afterwards')
    .argument('<code>', '3 to 20 letters, digits and hyphens', parseCode)
    .option('--amount <money>', 'takes this off, such as 50 or 49.99', parseMoney)
    .option('--percent <number>', 'takes this share off what is paid to us, 1 to 100', parsePercent)
    .option('--least-spend <money>', 'for bookings that come to this without it', parseMoney, 0)
    .option('--from <date>', 'first day, such as 2027-01-01; without it from now on', parseDay)
    .option('--until <date>', 'last day; without it until it is ended', parseDay)
    .option('--uses <number>', 'how often in all; without it as often as anybody likes', parseCount)
    .option('--uses-each <number>', 'how often by one customer', parseCount)
    .addOption(marketOption())
    .action((code: string, options: AddOptions) =>
      withDatabase('promo', async (database, settings) => {
        const worth = worthOf(options);
        if (!worth) return fail('give either --amount or --percent');
        const isMade = await announceCode(database, {
          code,
          worth,
          leastSpend: options.leastSpend,
          market: marketOf(settings, options),
          startsOn: options.from,
          endsOn: options.until,
          mostUses: options.uses,
          mostUsesEach: options.usesEach,
        });
        return isMade ? console.log(`${code} is made`) : fail(`there is a code ${code} already`);
      }),
    );
  promo
    .command('list')
    .description('all codes of the market, the latest first, and how often each was used')
    .option('--json', 'one JSON array')
    .addOption(marketOption())
    .action(({ json, ...asked }: MarketOption & { json?: true }) =>
      withDatabase('promo', async (database, settings) => {
        const market = marketOf(settings, asked);
        const codes = await listCodes(database, market);
        const lines = codes.map((code) => textOf(code, market.currency));
        console.log(json ? JSON.stringify(codes, null, 2) : lines.join('\n'));
      }),
    );
  promo
    .command('end')
    .description('take a code no more; baskets that have it keep it')
    .argument('<code>', 'as `promo list` shows it', parseCode)
    .action((code: string) =>
      withDatabase('promo', async (database) =>
        (await endCode(database, code))
          ? console.log(`${code} has ended`)
          : fail(`there is no code ${code} to end`),
      ),
    );
}

type AddOptions = MarketOption & {
  readonly amount?: Pence;
  readonly percent?: number;
  readonly leastSpend: Pence;
  readonly from?: IsoDate;
  readonly until?: IsoDate;
  readonly uses?: number;
  readonly usesEach?: number;
};

function worthOf({ amount, percent }: AddOptions): PromotionalCode['worth'] | undefined {
  if (amount !== undefined)
    return percent === undefined && amount > 0 ? { kind: 'amount', amount } : undefined;
  return percent === undefined ? undefined : { kind: 'percent', percent };
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

function textOf(listed: Awaited<ReturnType<typeof listCodes>>[number], currency: Currency): string {
  const sum = (amount: Pence) => formatMoney(money(amount, currency));
  const uses = (limit: number | null) => (limit === null ? '' : ` of ${limit}`);
  return [
    listed.code.padEnd(20),
    listed.amount === null ? `${listed.percent}% off` : `${sum(listed.amount)} off`,
    ...(listed.least_spend > 0 ? [`from ${sum(listed.least_spend)}`] : []),
    `${minuteOf(listed.starts_at)} to ${listed.ends_at === null ? 'its end' : minuteOf(listed.ends_at)}`,
    `redeemed ${listed.redeemed}, under way ${listed.used - (listed.redeemed ?? 0)}${uses(listed.most_uses)}`,
    ...(listed.most_uses_each === null ? [] : [`${listed.most_uses_each} each`]),
  ].join('  ');
}

/** `2026-11-22T21:28Z` */
const minuteOf = (instant: string): string => `${instant.slice(0, 16)}Z`;

function parseCode(text: string): string {
  const code = parsePromotionalCode(text);
  if (code === undefined)
    throw new InvalidArgumentError('A code has 3 to 20 letters, digits and hyphens.');
  return code;
}

function parseMoney(text: string): Pence {
  const match = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(text);
  if (!match) throw new InvalidArgumentError('Write money like 50 or 49.99.');
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}

function parseDay(text: string): IsoDate {
  if (!isIsoDate(text)) throw new InvalidArgumentError('Write a day like 2027-01-31.');
  return text;
}

const parsePercent = (text: string): number => parseWhole(text, 100);
const parseCount = (text: string): number => parseWhole(text, 1_000_000);

function parseWhole(text: string, most: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new InvalidArgumentError(`Write a whole number from 1 to ${most}.`);
  return number;
}
