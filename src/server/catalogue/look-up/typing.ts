/** How people type a name: letters as a British keyboard has them, and slips of the finger. */
import { fold } from '#domain/input/fold.ts';

/** Letters that no accent is taken from. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * Words of a text in the letters of an English keyboard, with one space between them; "Saint" is
 * "St", "&" is "and".
 */
export const typed = (text: string): string =>
  fold(text)
    .replace(/[ıłøđðħßæœþ]/g, (letter) => LETTERS[letter]!)
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');

const FILLERS_BEFORE = /^(?:the|any|all|all of|anywhere in|isle of|island of|holidays? (?:to|in)) /;
const FILLERS_AFTER =
  / (?:airports?|holidays?|islands?|isles?|city breaks?|breaks?|beach(?:es)?|resorts?)$/;

/** A text without the words that name no place: "the", "airport", "holidays"; never empty. */
export const withoutFillers = (text: string): string =>
  text.replace(FILLERS_BEFORE, '').replace(FILLERS_AFTER, '');

/** Slips that a word of so many letters may have. */
export const slipsIn = (letters: number): number => {
  if (letters < 4) return 0;
  return letters < 6 ? 1 : 2;
};

/** The letters of a text, a bit each. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i += 1) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

/** How many letters of the first are not among those of the second. */
export function lettersMissing(letters: number, among: number): number {
  let missing = letters & ~among;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

/** `toStart`: the text may go on, so that it is only begun. */
export type Slips = { readonly whole: number; readonly toStart: number };

const rows = [new Uint8Array(128), new Uint8Array(128), new Uint8Array(128)] as const;

/**
 * Letters put in, left out, mistaken or swapped between what was typed and a name, or its
 * beginning; more than `most` are told as `most` + 1.
 */
export function slipsBetween(text: string, name: string, most: number): Slips {
  const [width, height] = [Math.min(name.length, text.length + most, 120), text.length];
  let [before, above, row] = rows;
  for (let j = 0; j <= width; j += 1) above[j] = j;
  for (let i = 1; i <= height; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const isSame = text.charCodeAt(i - 1) === name.charCodeAt(j - 1);
      let slips = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && isSwapped(text, name, i, j))
        slips = Math.min(slips, before[j - 2]! + 1);
      row[j] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return { whole: most + 1, toStart: most + 1 };
    [before, above, row] = [above, row, before];
  }
  let toStart = most + 1;
  for (let j = 0; j <= width; j += 1) toStart = Math.min(toStart, above[j]!);
  return { whole: width === name.length ? above[width]! : most + 1, toStart };
}

const isSwapped = (text: string, name: string, i: number, j: number): boolean =>
  text.charCodeAt(i - 1) === name.charCodeAt(j - 2) &&
  text.charCodeAt(i - 2) === name.charCodeAt(j - 1);
