/** Towns that travellers set out from, found by what they type of them (MSG-26). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { typed } from './typing.ts';

const townSchema = v.object({
  name: v.string(),
  country: v.string(),
  lat: v.number(),
  lon: v.number(),
  people: v.number(),
});
export type Town = Readonly<v.InferOutput<typeof townSchema>>;

const FILE = new URL('../../../../data/towns.json', import.meta.url);

/** The biggest first. */
const named = v
  .parse(v.array(townSchema), JSON.parse(readFileSync(FILE, 'utf8')))
  .toSorted((a, b) => b.people - a.people)
  .map((town) => ({ town, name: typed(town.name) }));

/**
 * The town that a text names, and whether in full; else the biggest whose name, or a word of it,
 * begins so. Slips of the finger are not forgiven: there are too many towns that are a slip away.
 */
export function findTown(text: string): { town: Town; isNamed: boolean } | undefined {
  const sought = typed(text);
  if (sought === '') return undefined;
  const found =
    named.find(({ name }) => name === sought) ??
    named.find(({ name }) => name.startsWith(sought)) ??
    named.find(({ name }) => name.includes(` ${sought}`));
  return found && { town: found.town, isNamed: found.name === sought };
}
