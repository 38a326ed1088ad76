import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import {
  answerGroupQuote,
  listGroupQuotes,
  type WaitingQuote,
} from '#server/group-quote/group-quotes.ts';
import { quoteRows } from '#server/group-quote/quote-rows.ts';
import { withDatabase } from './with-database.ts';

/** Adds `quotes list` and `quotes answer`: what groups of ten and more have asked for. */
export function addQuotes(program: Command): void {
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
