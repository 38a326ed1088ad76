/** One index in its lifetime: from when it is opened until another one takes its place. */
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import type { SerialQueue } from '#server/platform/serial-queue.ts';
import { isWorn } from '../read-stable.ts';
import { attachIndex, type SearchIndex, type SharedIndex } from '../search-index.ts';
import { followChanges, type Follower } from './follow-changes.ts';
import { keepSnapshot, type SnapshotKeeper, type SnapshotKeeperOptions } from './keep-snapshot.ts';
import type { OpenedIndex } from './open-index.ts';
import { readCatalogueMark } from './snapshot/catalogue-mark.ts';
import type { ChangeStream } from './stream/change-stream.ts';

export type GenerationOptions = Omit<SnapshotKeeperOptions, 'hold' | 'queue'> & {
  readonly stream: ChangeStream;
};

export type Generation = {
  readonly shared: SharedIndex;
  readonly index: SearchIndex;
  readonly follower: Follower;
  readonly keeper: SnapshotKeeper;
  /** Why it cannot be kept in step by patches any more; undefined when it can. */
  readonly whyReplace: (today: IsoDate) => Promise<string | undefined>;
};

/**
 * `queue` = the queue of the snapshot's file. Resolves when the index holds every change committed
 * by now.
 */
export async function openGeneration(
  opened: OpenedIndex,
  options: GenerationOptions,
  queue: SerialQueue,
): Promise<Generation> {
  const { shared, cursor, catalogue } = opened;
  const index = attachIndex(shared);
  let isStructureOld = false;
  const follower = followChanges(options.stream, index, {
    cursor,
    onStructureChange: () => void (isStructureOld = true),
    onError: (err) => options.log.error({ err }, 'the index could not follow a change'),
    onBack: () => options.log.info('the index follows changes again'),
  });
  await follower.catchUp();
  return {
    shared,
    index,
    follower,
    keeper: keepSnapshot(opened, { ...options, hold: follower.hold, queue }),
    whyReplace: async (today) => {
      if (isStructureOld) return 'hotels, plans or series changed';
      if (isWorn(index)) return 'many writes';
      if (dayNumber(today) !== shared.facts.firstDay) return 'a new day';
      return (await readCatalogueMark(options.pool)) === catalogue ? undefined : 'a whole import';
    },
  };
}
