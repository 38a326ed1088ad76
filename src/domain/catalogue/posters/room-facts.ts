/** What a drawing of a room goes by: the beds and the view that a supplier names in words. */

export const bedKinds = ['king', 'double', 'single', 'bunk', 'sofa'] as const;
export type BedKind = (typeof bedKinds)[number];

export const roomOutlooks = ['sea', 'side-sea', 'pool', 'garden', 'town', 'mountain'] as const;
/** What a room's window looks at. */
export type RoomOutlook = (typeof roomOutlooks)[number];

/** A room as it is drawn; without an outlook its shutters are half to. */
export type RoomScene = {
  readonly beds: readonly BedKind[];
  readonly outlook?: RoomOutlook;
};

const NUMBERS = ['a', 'an', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const COUNTS: Readonly<Record<(typeof NUMBERS)[number], number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** A kind of bed in the trade's words; twin beds are singles, a queen is as wide as a double. */
const KINDS: readonly (readonly [words: RegExp, kind: BedKind])[] = [
  [/^sofa/, 'sofa'],
  [/^bunk/, 'bunk'],
  [/^king/, 'king'],
  [/^(double|queen)/, 'double'],
  [/^(single|twin)/, 'single'],
];

const BED =
  /\b(a|an|one|two|three|four|five|six|\d)\s+(?:small |large |separate )?((?:king|queen|double|single|twin|sofa|bunk)[a-z]*)/;

/**
 * The beds that words such as `one double and two single beds` name; of `one double or two single
 * beds` those named first. An extra bed is brought on request and is none. Empty when the words
 * name no bed that is known.
 */
export const bedsIn = (words: string): readonly BedKind[] =>
  words
    .toLowerCase()
    .split(/,|\band\b/)
    .flatMap((part): BedKind[] => {
      const [, number = '', bed = ''] = BED.exec(part) ?? [];
      const kind = KINDS.find(([name]) => name.test(bed))?.[1];
      const known = NUMBERS.find((name) => name === number);
      const count = known ? COUNTS[known] : Number(number);
      return kind ? Array.from({ length: count }, () => kind) : [];
    });

const OUTLOOKS: readonly (readonly [words: RegExp, outlook: RoomOutlook])[] = [
  [/\b(side|partial|limited)\b.*\b(sea|ocean)\b/, 'side-sea'],
  [/\b(sea|ocean)\b/, 'sea'],
  [/\bpool\b/, 'pool'],
  [/\bgarden\b/, 'garden'],
  [/\b(town|city|street)\b/, 'town'],
  [/\bmountain\b/, 'mountain'],
];

/** What words such as `side sea view` say of a window; undefined when they say nothing known. */
export const outlookIn = (words: string | null): RoomOutlook | undefined =>
  OUTLOOKS.find(([known]) => known.test(words?.toLowerCase() ?? ''))?.[1];
