import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { announceCruises, listCruiseNews } from '#server/cruise/cruise-news.ts';
import {
  answerGroupQuote,
  listGroupQuotes,
  type WaitingQuote,
} from '#server/group-quote/group-quotes.ts';
import { quoteRows } from '#server/group-quote/quote-rows.ts';
import { marketOf, marketOption, type MarketOption } from './market-option.ts';
import { withDatabase } from './with-database.ts';

/** Adds what visitors ask us for without an account: quotes of groups, news of cruises. */
export function addEnquiries(program: Command): void {
  addQuotes(program);
  addCruises(program);
}

/** Adds `quotes list` and `quotes answer`: what groups of ten and more have asked for. */
function addQuotes(program: Command): void {
  const quotes = program
    .command('quotes')
    .description('quotes that groups have asked for: list them, answer them');
  quotes
    .command('list')
    .description('what waits for an answer, the oldest first')
    .action(() =>
      withDatabase('quotes', async (database) => {
        const waiting = await listGroupQuotes(database);
        console.log(waiting.length === 0 ? 'Nobody waits.' : waiting.map(textOf).join('\n\n'));
      }),
    );
  quotes
    .command('answer')
    .description('write to whoever asked; an empty line begins a new paragraph')
    .argument('<reference>', 'such as K7M2Q4XD')
    .argument('<message>', 'the quote, or why there is none')
    .action((reference: string, message: string) =>
      withDatabase('quotes', async (database) => {
        const id = randomBytes(16).toString('base64url');
        const isThere = await answerGroupQuote(database, { reference, message, id });
        console.log(isThere ? `${reference} is answered` : `There is no quote ${reference}.`);
        if (!isThere) process.exitCode = 1;
      }),
    );
}

const textOf = (quote: WaitingQuote): string =>
  [
    `${quote.reference}, ${quote.market}, ${quote.askedAt}`,
    ...quoteRows(quote).map(({ label, value }) => `  ${label}: ${value}`),
    ...(quote.message === '' ? [] : [`  ${quote.message}`]),
  ].join('\n');

/** Adds `cruises list` and `cruises announce`: who waits until cruises go on sale. */
function addCruises(program: Command): void {
  const cruises = program
    .command('cruises')
    .description('who waits for cruises: list them, tell them once that cruises are on sale');
  cruises
    .command('list')
    .description(
      'who is to be told, and who has not confirmed yet; whoever asked first before the others',
    )
    .option('--json', 'one JSON array')
    .action(({ json }: { json?: true }) =>
      withDatabase('cruises', async (database) => {
        const waiting = await listCruiseNews(database);
        const lines = waiting.map(
          ({ market, email, asked_at, confirmed_at }) =>
            `${confirmed_at ?? asked_at}  ${market}  ${email}${confirmed_at ? '' : '  (not confirmed)'}`,
        );
        if (json) console.log(JSON.stringify(waiting, null, 2));
        else console.log(waiting.length === 0 ? 'Nobody waits.' : lines.join('\n'));
      }),
    );
  cruises
    .command('announce')
    .description(
      'write to everybody of a market who has confirmed that cruises are on sale, and forget them',
    )
    .option('--sure', 'without it, only how many that would be')
    .addOption(marketOption())
    .action(({ sure, ...asked }: MarketOption & { sure?: true }) =>
      withDatabase('cruises', async (database, settings) => {
        const { market } = marketOf(settings, asked);
        if (sure)
          return console.log(`${market}: ${await announceCruises(database, market)} notified`);
        const waiting = (await listCruiseNews(database)).filter(
          (one) => one.market === market && one.confirmed_at !== null,
        );
        console.log(
          `${market}: ${waiting.length} would be notified. Say --sure if cruises are on sale`,
        );
      }),
    );
}
