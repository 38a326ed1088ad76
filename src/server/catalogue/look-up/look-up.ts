/**
 * Finds things by what people type of their names: whole or begun, in another language, with words
 * left out or the country behind it, and, where nothing else fits, with slips of the finger.
 */
import {
  lettersMissing,
  lettersOf,
  slipsBetween,
  slipsIn,
  typed,
  withoutFillers,
} from './typing.ts';

export type Named<T> = {
  readonly thing: T;
  readonly name: string;
  /** Other names that it is looked for by. */
  readonly others: readonly string[];
  /** Codes and names of its airports: found when they are typed whole. */
  readonly codes: readonly string[];
  /** Names of what it lies in, which may be typed behind its own. */
  readonly around: readonly string[];
  /** Of two that fit alike, the heavier comes first. */
  readonly weight: number;
};

export type Hit<T> = {
  readonly thing: T;
  /** What was typed is one of its names in full. */
  readonly isNamed: boolean;
  /** What was typed fits only with slips of the finger. */
  readonly isNear: boolean;
};

export type LookUp<T> = (text: string, isWanted: (thing: T) => boolean) => readonly Hit<T>[];

/** How well a text fits, best first; slips are added to `slips`. */
const FITS = {
  name: 0,
  other: 1,
  nameBegins: 2,
  code: 3,
  otherBegins: 4,
  wordOfName: 5,
  wordOfOther: 6,
  wordsOfOne: 7,
  wordsAround: 8,
  slips: 9,
} as const;

type Form = {
  readonly text: string;
  readonly words: readonly string[];
  /** The text from each of its words on, with the letters in it. */
  readonly tails: readonly { readonly text: string; readonly letters: number }[];
  readonly isOwn: boolean;
};

type Entry<T> = {
  readonly thing: T;
  readonly forms: readonly Form[];
  readonly codes: readonly string[];
  readonly around: readonly string[];
  readonly weight: number;
};

/** No name with all that it lies in is longer: what is, is not looked up, whatever it costs. */
const MOST_LETTERS = 120;

/**
 * A look-up over things: the best fits first; none for a text without a letter or digit that names
 * are written in, and for one longer than any name.
 */
export function makeLookUp<T>(named: readonly Named<T>[]): LookUp<T> {
  const entries = named.map(entryOf).toSorted((a, b) => b.weight - a.weight);
  return (text, isWanted) => {
    const sought = text.length > MOST_LETTERS ? '' : typed(text);
    if (sought === '') return [];
    const wanted = entries.filter(({ thing }) => isWanted(thing));
    const short = withoutFillers(sought);
    const searches = [
      () => fitting(wanted, (entry) => fitOf(entry, sought)),
      ...(short === sought ? [] : [() => fitting(wanted, (entry) => fitOf(entry, short))]),
      () => fitting(wanted, (entry) => slippedFit(entry, short)),
    ];
    for (const search of searches) {
      const found = search();
      if (found.length > 0) return found;
    }
    return [];
  };
}

function entryOf<T>({ thing, name, others, codes, around, weight }: Named<T>): Entry<T> {
  const forms = new Map(
    [name, ...others].toReversed().map((form) => [typed(form), form === name] as const),
  );
  return {
    thing,
    weight,
    forms: [...forms].map(([text, isOwn]) => formOf(text, isOwn)),
    codes: codes.map(typed),
    around: around.flatMap((text) => typed(text).split(' ')),
  };
}

function formOf(text: string, isOwn: boolean): Form {
  const words = text.split(' ');
  const tails = words.map((_, i) => words.slice(i).join(' '));
  return {
    text,
    words,
    isOwn,
    tails: tails.map((tail) => ({ text: tail, letters: lettersOf(tail) })),
  };
}

/** Things in the order of their fits; entries come by weight, which the sort keeps. */
function fitting<T>(
  entries: readonly Entry<T>[],
  fit: (entry: Entry<T>) => number | undefined,
): readonly Hit<T>[] {
  return entries
    .flatMap((entry) => {
      const level = fit(entry);
      return level === undefined ? [] : [{ thing: entry.thing, level }];
    })
    .toSorted((a, b) => a.level - b.level)
    .map(({ thing, level }) => ({
      thing,
      isNamed: level <= FITS.other || level === FITS.code,
      isNear: level >= FITS.slips,
    }));
}

function fitOf<T>({ forms, codes, around }: Entry<T>, sought: string): number | undefined {
  let best = codes.includes(sought) ? FITS.code : Infinity;
  const words = sought.split(' ');
  for (const form of forms) best = Math.min(best, fitOfForm(form, sought, words, around));
  return best === Infinity ? undefined : best;
}

function fitOfForm(
  { text, words: own, isOwn }: Form,
  sought: string,
  words: readonly string[],
  around: readonly string[],
): number {
  if (text === sought) return isOwn ? FITS.name : FITS.other;
  if (text.startsWith(sought)) return isOwn ? FITS.nameBegins : FITS.otherBegins;
  if (text.includes(` ${sought}`)) return isOwn ? FITS.wordOfName : FITS.wordOfOther;
  if (words.length < 2) return Infinity;
  const begins = (of: readonly string[]) => (word: string) =>
    of.some((one) => one.startsWith(word));
  if (words.every(begins(own))) return FITS.wordsOfOne;
  return words.every(begins([...own, ...around])) && words.some((word) => own.includes(word))
    ? FITS.wordsAround
    : Infinity;
}

/** Whole names with few slips before begun ones, these before single words of them. */
function slippedFit<T>({ forms, around }: Entry<T>, sought: string): number | undefined {
  const most = slipsIn(sought.length);
  if (most === 0) return undefined;
  const words = sought.split(' ');
  const letters = lettersOf(sought);
  let best = Infinity;
  for (const { words: own, tails, isOwn } of forms) {
    const later = isOwn ? 0 : 0.1;
    for (const [i, tail] of tails.entries())
      if (lettersMissing(letters, tail.letters) <= most)
        best = Math.min(best, slipsFrom(tail.text, sought, most) + (i === 0 ? 0 : 0.3) + later);
    if (words.length > 1 && isMeantWordByWord(words, own, around))
      best = Math.min(best, most + 0.6 + later);
  }
  return best === Infinity ? undefined : FITS.slips + best;
}

function slipsFrom(text: string, sought: string, most: number): number {
  const { whole, toStart } = slipsBetween(sought, text, most);
  if (whole <= most) return whole;
  return toStart <= most ? toStart + 0.2 : Infinity;
}

/** Each word fits one of the name or of what it lies in, and the longest one of the name. */
function isMeantWordByWord(
  words: readonly string[],
  own: readonly string[],
  around: readonly string[],
): boolean {
  const fits = (of: readonly string[]) => (word: string) => {
    const most = slipsIn(word.length);
    return of.some((one) => one.startsWith(word) || slipsBetween(word, one, most).whole <= most);
  };
  const longest = words.toSorted((a, b) => b.length - a.length)[0]!;
  return fits(own)(longest) && words.every(fits([...own, ...around]));
}
