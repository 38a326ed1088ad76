/**
 * A machine of its own for machines.test.ts: loads the index, follows the stream, answers searches;
 * told and heard by messages of the process.
 */
import pino from 'pino';
import { makePool } from '#server/db/pool.ts';
import { followChanges } from '#server/price-index/lifecycle/follow-changes.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import type { ChangeStream } from '#server/price-index/lifecycle/stream/change-stream.ts';
import { openNatsStream } from '#server/price-index/lifecycle/stream/nats-stream.ts';
import { openNats } from '#server/price-index/lifecycle/stream/nats.ts';
import { makeOutboxStream } from '#server/price-index/lifecycle/stream/outbox-stream.ts';
import { openChangeStream } from '#server/price-index/open-change-stream.ts';
import { attachIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance } from '../oracle/chance.ts';
import { randomCriteria } from '../oracle/random-criteria.ts';
import { makeSmallWorld, referenceOf, WORLD_TODAY } from '../oracle/small-world.ts';

const fail = (error: unknown): void => console.error(error);
const pool = makePool({ url: process.env['DATABASE_URL'] ?? '', size: 5 });
const { shared, cursor } = await loadIndex(
  pool,
  referenceOf(makeSmallWorld(makeChance(41), 1)),
  WORLD_TODAY,
);
const index = attachIndex(shared);
const natsUrl = process.env['NATS_URL'];
let looks = 0;
const stream =
  process.env['READS_ONLY'] && natsUrl !== undefined
    ? await onlyRead(natsUrl)
    : openChangeStream(pool, natsUrl, pino({ level: 'silent' })).stream;
const follower = followChanges(stream, index, {
  cursor,
  onStructureChange: () => process.exit(9),
  onError: fail,
});
await follower.start(Number(process.env['EVERY_MS']));

/** Answers so many random questions of a seed, and says how often it looked into PostgreSQL. */
process.on(
  'message',
  ({ seed, questions, hotels }: { seed: number; questions: number; hotels: number }) => {
    const chance = makeChance(seed);
    const answers = Array.from({ length: questions }, () =>
      searchHolidays(index, randomCriteria(chance, hotels), WORLD_TODAY),
    );
    process.send?.({ answers, looks });
  },
);
process.send?.('ready');

/**
 * By way of NATS without a share in publishing; counts how often it had to look into PostgreSQL,
 * which no silence makes it do.
 */
async function onlyRead(url: string): Promise<ChangeStream> {
  const outbox = makeOutboxStream(pool);
  const counted: ChangeStream = {
    ...outbox,
    pages: (after) => {
      looks += 1;
      return outbox.pages(after);
    },
  };
  return openNatsStream(await openNats(url), counted, Infinity);
}
