import { InvalidArgumentError, type Command } from 'commander';
import { isIsoDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Pence } from '#domain/money.ts';
import { statusOfCredit } from '#domain/wallet/credit.ts';
import { saveCampaign } from '#server/wallet/campaigns.ts';
import { listCredits } from '#server/wallet/credit-record.ts';
import { cancelCredit, findCustomerId } from '#server/wallet/given-credits.ts';
import { issueCredit } from '#server/wallet/issue-credit.ts';
import { marketOf, marketOption, type MarketOption } from './market-option.ts';
import { withDatabase } from './with-database.ts';

/** Adds `credits campaign`, `give`, `list` and `cancel`: the credits of the market's customers. */
export function addCredits(program: Command): void {
  const credits = program
    .command('credits')
    .description('credits: make a campaign, give its credits, list a customer’s, take one back');
  addCampaign(credits);
  addGive(credits);
  addList(credits);
  addCancel(credits);
}

function addCampaign(credits: Command): void {
  credits
    .command('campaign')
    .description('make a campaign; its conditions do not change afterwards')
    .argument('<id>', '3 to 40 small letters, digits and hyphens')
    .argument('<name>', 'what customers read')
    .option('--least-spend <money>', 'for bookings that come to this, such as 1000', parseMoney, 0)
    .option('--departs-by <date>', 'last day of departure, such as 2027-05-31', parseDay)
    .option('--alone', 'not together with another credit')
    .addOption(marketOption())
    .action((id: string, name: string, options: CampaignOptions) =>
      withDatabase('credits', async (database, settings) => {
        const { leastSpend, departsBy = null, alone = false } = options;
        const market = marketOf(settings, options);
        const conditions = { leastSpend, departsBy, combines: !alone };
        const isMade = await saveCampaign(database, { id, market, name, conditions });
        return isMade ? console.log(`${id} is made`) : fail(`there is a campaign ${id} already`);
      }),
    );
}

function addGive(credits: Command): void {
  credits
    .command('give')
    .description('give a credit of a campaign to the customer of an email address')
    .argument('<campaign>', 'its id')
    .argument('<email>', 'whose account it goes to')
    .argument('<amount>', 'such as 25 or 49.99', parseMoney)
    .argument('<until>', 'last day, such as 2027-04-30', parseDay)
    .addOption(marketOption())
    .action(
      (campaignId: string, email: string, amount: Pence, endsOn: IsoDate, asked: MarketOption) =>
        withDatabase('credits', async (database, settings) => {
          const customerId = await findCustomerId(database, email);
          if (customerId === undefined) return fail(`nobody has an account with ${email}`);
          const reason = { type: 'TargetedCampaignCredit', campaignId } as const;
          const market = marketOf(settings, asked);
          const id = await issueCredit(database, { customerId, market, amount, endsOn, reason });
          return console.log(`${id} is given`);
        }),
    );
}

function addList(credits: Command): void {
  credits
    .command('list')
    .description('the credits of a customer, with their status')
    .argument('<email>', 'whose account it is')
    .addOption(marketOption())
    .action((email: string, asked: MarketOption) =>
      withDatabase('credits', async (database, settings) => {
        const market = marketOf(settings, asked);
        const customerId = await findCustomerId(database, email);
        if (customerId === undefined) return fail(`nobody has an account with ${email}`);
        for (const credit of await listCredits(database, customerId, market))
          console.log(
            [
              credit.id,
              formatMoney(money(credit.amount, market.currency)),
              statusOfCredit(credit, new Date()),
              credit.name,
              `until ${credit.endsAt.slice(0, 16)}Z`,
            ].join('  '),
          );
      }),
    );
}

function addCancel(credits: Command): void {
  credits
    .command('cancel')
    .description('take a credit back that no order has used')
    .argument('<id>', 'as `credits list` shows it')
    .action((id: string) =>
      withDatabase('credits', async (database) =>
        (await cancelCredit(database, id))
          ? console.log(`${id} is taken back`)
          : fail(`there is no credit ${id} to take back`),
      ),
    );
}

type CampaignOptions = MarketOption & {
  readonly leastSpend: Pence;
  readonly departsBy?: IsoDate;
  readonly alone?: true;
};

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
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
