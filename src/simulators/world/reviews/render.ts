/** A sentence as one guest wrote it: each choice made, each word filled in. */
import { pickByChance } from '../chance.ts';
import type { Sentence } from './sentence.ts';

/** `chance` is asked with the place of each choice in the sentence. */
export function renderSentence(
  { text }: Sentence,
  words: Readonly<Record<string, string>>,
  chance: (choice: number) => number,
): string {
  let choices = 0;
  const chosen = text.replace(/\[([^\]]*)\]/g, (_, inside: string) =>
    pickByChance(inside.split('|'), chance((choices += 1))),
  );
  const written = chosen.replace(/\{([^}]+)\}/g, (_, word: string) => wordFor(word, words));
  return capitals(words['we'] === 'I' ? ofOne(written) : written).replaceAll('  ', ' ');
}

/** The words of one who travels alone, where those of a party stand. */
const ofOne = (text: string): string =>
  OF_ONE.reduce((said, [ours, mine]) => said.replace(ours, mine), text);

const OF_ONE: readonly (readonly [RegExp, string])[] = [
  [/\bwe were\b/gi, 'I was'],
  [/\bwere we\b/gi, 'was I'],
  [/\bwe’re\b/gi, 'I’m'],
  [/\bwe are\b/gi, 'I am'],
  [/\bwe\b/gi, 'I'],
  [/\bus\b/g, 'me'],
  [/\bour\b/g, 'my'],
  [/\bOur\b/g, 'My'],
];

function wordFor(word: string, words: Readonly<Record<string, string>>): string {
  const found = words[word.charAt(0).toLowerCase() + word.slice(1)];
  if (found === undefined) throw new Error(`no word for {${word}}`);
  return found;
}

/** Capitals where a sentence begins. */
const capitals = (text: string): string =>
  text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );

/** What may not lose its capital in the middle of a sentence: names, and `I`. */
const NAME_FIRST =
  /^(\{(place|month|airport|we|We)\b|\[(Maria|My|In)|I\b|I’|Jellyfish|Christmas|If\b|Gym\?|[^.]*\?)/;

/** Whether words may lead up to it: “Only gripe: the bar shuts early.” */
export const canBeLedUpTo = ({ text }: Sentence): boolean => !NAME_FIRST.test(text);

export const inMidSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
