/** What the name of a hotel must not say where it stands. */
import { promisesSea } from './sea-words.ts';

export type NamedThere = {
  readonly name: string;
  /** As it says; null where it says nothing. */
  readonly metresToBeach: number | null;
};

export type NameFault = {
  readonly kind: 'name_without_sea' | 'name_with_number' | 'name_twice';
  readonly said: string;
};

/** Whoever is called after the sea walks no further to it. */
export const SEA_WORD_METRES = 600;

/** The faults of one name; none when it fits the place. */
export function nameFaults({ name, metresToBeach }: NamedThere, placeName: string): NameFault[] {
  const isFar = metresToBeach === null || metresToBeach > SEA_WORD_METRES;
  const where = metresToBeach === null ? 'has no sea' : `is ${metresToBeach} m from it`;
  return [
    ...(isFar && promisesSea(name, placeName)
      ? [{ kind: 'name_without_sea' as const, said: `${name}, ${placeName}, ${where}` }]
      : []),
    ...(/\d/.test(name)
      ? [{ kind: 'name_with_number' as const, said: `${name}, ${placeName}` }]
      : []),
  ];
}

/** Names that two hotels of a region share; `region` is any key. */
export function sharedNames(
  hotels: readonly { readonly name: string; readonly region: string }[],
): NameFault[] {
  const groups = Map.groupBy(hotels, ({ name, region }) => `${region} ${name.toLowerCase()}`);
  return [...groups.values()].flatMap(([first, ...more]) =>
    more.map(({ name }) => ({ kind: 'name_twice' as const, said: `${name}, ${first!.region}` })),
  );
}
