/** A machine of its own for machines.test.ts: loads the index, follows the stream, answers searches; told and heard by messages of the process. */
import { makePool } from '#server/db/pool.ts';
import { followChanges } from '#server/search/follow-changes.ts';
import { loadIndex } from '#server/search/load-index.ts';
import { makeChance } from '#server/search/oracle/chance.ts';
import { randomCriteria } from '#server/search/oracle/random-criteria.ts';
import { makeSmallWorld, WORLD_TODAY } from '#server/search/oracle/small-world.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { attachIndex } from '#server/search/search-index.ts';
import { openChangeStream } from '#server/search/stream/open-change-stream.ts';

const { places, taxRules } = makeSmallWorld(makeChance(41), 1);
const fail = (error: unknown): void => console.error(error);
const pool = makePool({ url: process.env['DATABASE_URL'] ?? '', size: 5 });
const { shared, cursor } = await loadIndex(pool, { places, taxRules }, WORLD_TODAY);
const index = attachIndex(shared);
const { stream } = await openChangeStream(pool, process.env['NATS_URL'], fail);
const follower = followChanges(stream, index, { cursor, onStructureChange: () => process.exit(9), onError: fail });
await follower.start(Number(process.env['EVERY_MS']));

/** Answers so many random questions of a seed. */
process.on('message', ({ seed, questions, hotels }: { seed: number; questions: number; hotels: number }) => {
  const chance = makeChance(seed);
  process.send?.(Array.from({ length: questions }, () => searchHolidays(index, randomCriteria(chance, hotels), WORLD_TODAY)));
});
process.send?.('ready');
