/** Texts that can be stored, logged, sent and shown as they are (S-14). */

/**
 * Whether a text is one that people write: no half characters and no control characters but tab and
 * ends of lines. PostgreSQL keeps no NUL, and nobody can print the rest.
 */
export const isReadable = (text: string): boolean =>
  text.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(text);

/** Whether a text is readable and fits into one line of a mail's head, a log or a form. */
export const isOneLine = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** Whether every text within a value read from JSON is readable, names of fields included. */
export function areTextsReadable(value: unknown): boolean {
  if (typeof value === 'string') return isReadable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Array.isArray(value)
    ? value.every(areTextsReadable)
    : Object.entries(value).every(([name, each]) => isReadable(name) && areTextsReadable(each));
}
