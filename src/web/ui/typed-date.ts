/**
 * What a date field shows while `text` is typed: `01021990` becomes `01/02/1990` (PAX-08). Other
 * marks between the parts turn into slashes, a lone digit before a mark gets its zero; what is no
 * date stays as typed.
 */
export function dateWhileTyping(text: string): string {
  if (/[^\d\s./-]/.test(text)) return text;
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  const parts = text.split(/[\s./-]+/);
  const digits = parts
    .map((part, at) => (at < 2 && part.length === 1 && at < parts.length - 1 ? `0${part}` : part))
    .join('');
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
    .filter((part) => part !== '')
    .join('/');
}

/** Pasted in one piece. */
const YEAR_FIRST = /^(\d{4})[\s./-](\d{1,2})[\s./-](\d{1,2})$/;
/**
 * Typed year first, under slashes that came as for a day: `1988-03-27` shows as `19/88/0327`. No
 * year begins with a month.
 */
const SLASHED_YEAR_FIRST = /^(\d{2})\/(\d{2})\/(0[1-9]|1[0-2])(\d{2})$/;

const CENTURY_TURNS = 30;

/**
 * What a date field holds when it is left: day first, and a year of two digits with its century (30
 * and above lie in the last one).
 */
export function dateWhenTyped(text: string): string {
  const shown = dateWhileTyping(text.trim()).replace(SLASHED_YEAR_FIRST, '$4/$3/$1$2');
  const match = /^(\d{2}\/\d{2}\/)(\d{2})$/.exec(shown);
  if (!match?.[1] || match[2] === undefined) return shown;
  return `${match[1]}${Number(match[2]) >= CENTURY_TURNS ? '19' : '20'}${match[2]}`;
}
