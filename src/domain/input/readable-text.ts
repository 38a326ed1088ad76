/** Texts that can be stored, logged, sent and shown as they are (S-14). */

/**
 * Whether a text is one that people write: no half characters and no control characters but tab and
 * ends of lines. PostgreSQL keeps no NUL, and nobody can print the rest.
 */
export const isReadable = (text: string): boolean =>
  text.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(text);

/** Whether a text is readable and fits into one line of a mail's head, a log or a form. */
export const isOneLine = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** Deeper than any input of ours; a value from outside may be nested to exhaust the stack. */
const DEEPEST = 64;

/**
 * Whether every text within a value read from JSON is readable, names of fields included. A value
 * that is nested more than 64 deep is not.
 */
export const areTextsReadable = (value: unknown): boolean => areReadableWithin(value, DEEPEST);

function areReadableWithin(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isReadable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, each]) => isReadable(name) && areReadableWithin(each, levels - 1),
  );
}
