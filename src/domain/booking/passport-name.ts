/**
 * Whether the name on a booking is the one in a passport, as airlines look at it: letters alone
 * count, in either of the ways in which ICAO 9303 writes them without marks.
 */
import type { PersonName } from '#domain/order/changing.ts';

/** Letters that machines read as two, and the one by which many airlines write them. */
const AS_TWO: Readonly<Record<string, readonly [two: string, one: string]>> = {
  Ä: ['AE', 'A'],
  Ö: ['OE', 'O'],
  Ü: ['UE', 'U'],
  Ø: ['OE', 'O'],
  Å: ['AA', 'A'],
};

/** Letters that lose no mark, and are written in one way. */
const AS_READ: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ħ: 'H',
  Ŋ: 'N',
  Ŧ: 'T',
  Ə: 'E',
  ẞ: 'SS',
};

/** The words of a name without marks, in both ways; hyphens part words, apostrophes do not. */
function spellings(name: string): readonly (readonly string[])[] {
  const upper = name.normalize('NFC').toUpperCase();
  return [0, 1].map((way) => {
    const plain = upper
      .replace(/[ÄÖÜØÅ]/g, (letter) => AS_TWO[letter]![way]!)
      .replace(/[ÆŒÞÐĐŁĦŊŦƏẞ]/g, (letter) => AS_READ[letter]!)
      .normalize('NFKD')
      .replace(/[^\p{L}\s-]/gu, '');
    return [...plain.matchAll(/\p{L}+/gu)].map(([word]) => word);
  });
}

const isSameInAWay = (
  booked: string,
  inPassport: string,
  isSame: (booked: string, inPassport: readonly string[]) => boolean,
): boolean =>
  spellings(booked).some((one) =>
    spellings(inPassport).some((other) => isSame(one.join(''), other)),
  );

/**
 * The first names on a booking are the first one in the passport and any of those after it, in
 * their order: middle names may be missing, and may be written in one word.
 */
function areFirstNamesOf(booked: string, inPassport: readonly string[]): boolean {
  const left = new Set<string>();
  for (const [at, name] of inPassport.entries())
    for (const rest of at === 0 ? [booked] : [...left])
      if (rest.startsWith(name)) left.add(rest.slice(name.length));
  return left.has('');
}

/** Whether a passport with this name is that of the person on the booking. */
export const areNamesAlike = (booked: PersonName, inPassport: PersonName): boolean =>
  isSameInAWay(booked.lastName, inPassport.lastName, (one, words) => one === words.join('')) &&
  isSameInAWay(booked.firstName, inPassport.firstName, areFirstNamesOf);
