/** What search engines show of a page, in as many characters as they show whole. */

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/**
 * A name with as many of the places around it, the nearest first, as leave room in a title for
 * `others`: the brand, and what else the title says.
 */
export function namedWithin(name: string, around: readonly string[], others: string): string {
  const room = LONGEST_TITLE - others.length;
  return around.reduce(
    (named, place) => (`${named}, ${place}`.length <= room ? `${named}, ${place}` : named),
    name,
  );
}

/** The first sentences of a text that fit a description, at least one. */
export function firstSentences(text: string): string {
  const [first = '', ...more] = text.split(/(?<=\.) (?=\p{Lu})/u);
  let said = first;
  for (const sentence of more) {
    if (said.length + 1 + sentence.length > LONGEST_DESCRIPTION) break;
    said += ` ${sentence}`;
  }
  return said;
}
