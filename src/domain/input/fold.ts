/** Text as people compare it: lower case, without accents and apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .trim();

/** Letters that `fold` leaves as they are, in the English alphabet. */
const SPELLED: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A name as a part of an address: `hotel-miramar-blanc`; empty where no letter is left of it. */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[æðđıłøœßþ]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
