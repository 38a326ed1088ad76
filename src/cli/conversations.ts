import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import {
  answerConversation,
  listConversations,
  type WaitingConversation,
} from '#server/booking/conversation.ts';
import { typedCode } from './stuck.ts';
import { withDatabase } from './with-database.ts';

/** Adds `conversations list` and `conversations answer`: what customers wait to hear from us. */
export function addConversations(program: Command): void {
  const conversations = program
    .command('conversations')
    .description('what customers have written about their bookings: list it, answer it');
  conversations
    .command('list')
    .description('what waits for an answer, the oldest first')
    .action(() =>
      withDatabase('conversations', async (database) => {
        const waiting = await listConversations(database);
        console.log(waiting.length === 0 ? 'Nobody waits.' : waiting.map(textOf).join('\n\n'));
      }),
    );
  conversations
    .command('answer')
    .description('write to the people of an order; its lead is told by mail')
    .argument('<order>', 'its code, such as HM7K42QD', typedCode)
    .argument('<message>')
    .option('--settled', 'what they disputed is settled: its payments go on')
    .action((code: string, message: string, { settled }: { settled?: true }) =>
      withDatabase('conversations', async (database) => {
        const id = randomBytes(16).toString('base64url');
        const settles = settled === true;
        const isThere = await answerConversation(database, {
          orderCode: code,
          message,
          settles,
          id,
        });
        console.log(isThere ? `${code} is answered` : `There is no order ${code}.`);
        if (!isThere) process.exitCode = 1;
      }),
    );
}

const textOf = ({ orderCode, message, writtenAt, isDisputed }: WaitingConversation): string =>
  `${orderCode}, ${writtenAt}${isDisputed ? ', payments are paused' : ''}\n${message}`;
