import { randomBytes } from 'node:crypto';
import { InvalidArgumentError, type Command } from 'commander';
import { isIsoDate, type IsoDate } from '#domain/dates.ts';
import {
  closePlace,
  listAdvice,
  openPlace,
  type AdviceWords,
} from '#server/advice/advice-blocks.ts';
import { todayIn } from '#server/market/market.ts';
import { withDatabase } from './with-database.ts';

/** Adds `advice block`, `unblock` and `list`: where official advice keeps people from. */
export function addAdvice(program: Command): void {
  const advice = program
    .command('advice')
    .description('places that official advice closes for some days: close one, open it, list them');
  advice
    .command('block')
    .description('sell no night there on these days; a running site follows within seconds')
    .argument('<place>', 'its id, such as spain-majorca; all that is in it is closed too')
    .argument('<from>', 'the first day, such as 2027-06-05', parseDay)
    .argument('<until>', 'the last day', parseDay)
    .option('--reason <sentence>', 'what travellers are told of it', parseReason)
    .option('--source <address>', 'where the advice stands, with https:', parseSource)
    .action((placeId: string, firstDay: IsoDate, lastDay: IsoDate, words: Partial<AdviceWords>) =>
      withDatabase('advice', async (database) => {
        if (lastDay < firstDay) return fail(`${lastDay} is before ${firstDay}.`);
        const id = randomBytes(16).toString('base64url');
        if (!(await closePlace(database, { placeId, firstDay, lastDay, id, ...words })))
          return fail(`There is no place ${placeId}.`);
        console.log(`${placeId} is closed from ${firstDay} to ${lastDay}`);
      }),
    );
  advice
    .command('unblock')
    .description('sell a place again, whichever days were closed')
    .argument('<place>', 'its id, as `advice list` shows it')
    .action((placeId: string) =>
      withDatabase('advice', async (database) => {
        const ended = await openPlace(database, placeId);
        if (ended === 0) return fail(`${placeId} is not closed.`);
        console.log(`${placeId} is open`);
      }),
    );
  advice
    .command('list')
    .description('what is closed, the newest first')
    .action(() =>
      withDatabase('advice', async (database) => {
        const closed = await listAdvice(database, todayIn('UTC'));
        const lines = closed.map(({ placeId, firstDay, lastDay, reason, source }) =>
          [`${placeId}  ${firstDay} to ${lastDay}`, reason, source]
            .flatMap((one) => one ?? [])
            .join('  '),
        );
        console.log(lines.length === 0 ? 'Nothing is closed.' : lines.join('\n'));
      }),
    );
}

function parseDay(text: string): IsoDate {
  if (!isIsoDate(text)) throw new InvalidArgumentError('It is no day such as 2027-06-05.');
  return text;
}

const LONGEST_REASON = 300;
const LONGEST_SOURCE = 500;

function parseReason(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new InvalidArgumentError(`It is no sentence of up to ${LONGEST_REASON} characters.`);
  return reason;
}

function parseSource(text: string): string {
  if (!text.startsWith('https://') || !URL.canParse(text) || text.length > LONGEST_SOURCE)
    throw new InvalidArgumentError(
      'It is no address such as https://www.gov.uk/foreign-travel-advice.',
    );
  return text;
}

function fail(message: string): void {
  console.log(message);
  process.exitCode = 1;
}
