import path from 'node:path';

/** More than this cannot be taken in at one look. */
const MOST_ENTRIES = 25;

/** Folders that may be larger, and why a folder inside them would say nothing. */
const LARGE: Readonly<Record<string, string>> = {
  'src/domain': 'subjects, each looked for under its name, as the map lists them',
  'src/graphql': 'subjects, as in the domain',
  'src/server': 'subjects, as in the domain, and the ground that they stand on',
  'src/web/ui': 'a list of pieces that are known by name: a button is looked for under Button',
  'src/web/parts': 'a list of pieces that are known by name, as in ui',
  'src/web/pages': 'a page is found by its address: one folder each, in the order of the alphabet',
  'src/server/db/migrations': 'a history, read from its end',
};

/** A sentence for every folder with too many entries; `entries` are files and folders. */
export function findCrowdedFolders(entries: readonly string[]): string[] {
  const counts = Map.groupBy(entries, (entry) => path.posix.dirname(entry));
  return [...counts]
    .filter(([folder, { length }]) => length > MOST_ENTRIES && !(folder in LARGE))
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} entries: more than ${MOST_ENTRIES} are not taken in at one look; draw the rooms inside it`,
    );
}
