/**
 * What a date field shows while `text` is typed: `01021990` becomes `01/02/1990` (PAX-08). Other marks between the
 * parts turn into slashes, a lone digit before a mark gets its zero; what is no date stays as typed.
 */
export function dateWhileTyping(text: string): string {
  if (/[^\d\s./-]/.test(text)) return text;
  const parts = text.split(/[\s./-]+/);
  const digits = parts.map((part, at) => (at < 2 && part.length === 1 && at < parts.length - 1 ? `0${part}` : part)).join('');
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter((part) => part !== '').join('/');
}

const CENTURY_TURNS = 30;

/** What a date field holds when it is left: a year of two digits gets its century (30 and above lie in the last one). */
export function dateWhenTyped(text: string): string {
  const shown = dateWhileTyping(text.trim());
  const match = /^(\d{2}\/\d{2}\/)(\d{2})$/.exec(shown);
  if (!match?.[1] || match[2] === undefined) return shown;
  return `${match[1]}${Number(match[2]) >= CENTURY_TURNS ? '19' : '20'}${match[2]}`;
}
