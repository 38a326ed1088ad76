/**
 * Names beside their own that places, airports and their groups are looked for by: in the languages
 * spoken there, in Welsh and Irish, as people say or used to say (data/other-names.json).
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const schema = v.array(v.object({ of: v.string(), names: v.array(v.string()) }));

const byId = Map.groupBy(
  v.parse(
    schema,
    JSON.parse(readFileSync(new URL('../../../../data/other-names.json', import.meta.url), 'utf8')),
  ),
  ({ of }) => of,
);

/** Other names of a place, an airport (by code) or a group. */
export const otherNamesOf = (id: string): readonly string[] =>
  byId.get(id)?.flatMap(({ names }) => names) ?? [];
