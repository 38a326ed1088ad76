/**
 * Fields of a query string, read tolerantly: any case of names, indexed or repeated or comma-joined
 * lists (RSLT-03, SRCH-06).
 */
export type QueryFields = {
  /** The first value of a field, trimmed; undefined when absent or empty. */
  one(name: string): string | undefined;
  /** All values of a list, comma-joined ones taken apart, empty items dropped (SRCH-23). */
  list(name: string): string[];
  has(name: string): boolean;
};

const LAST_INDEX = /\[\d*\]$/;

/**
 * Reads `locationIds[0]=a`, `locationids=a,b` and `filters[board][0]=AI`; a name is asked for as
 * `filters[board]`.
 */
export function readQueryFields(query: URLSearchParams | string): QueryFields {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const field = name.toLowerCase().replace(LAST_INDEX, '');
    values.set(field, [...(values.get(field) ?? []), value.trim()]);
  }
  const all = (name: string): string[] => values.get(name.toLowerCase()) ?? [];
  return {
    one: (name) => all(name).find((value) => value !== ''),
    list: (name) =>
      all(name)
        .flatMap((value) => value.split(','))
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    has: (name) => values.has(name.toLowerCase()),
  };
}

/** A whole number of up to nine digits; undefined for anything else. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
