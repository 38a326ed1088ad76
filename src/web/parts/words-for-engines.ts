/** What search engines show of a page, in as many characters as they show whole. */

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;
/** What is shorter tells too little: it goes on into the next sentence. */
const SHORTEST_DESCRIPTION = 70;

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

/**
 * The first sentences of a text that fit a description, at least one; where they are few words, as
 * much of the next one as fits besides.
 */
export function firstSentences(text: string): string {
  const [first = '', ...more] = text.split(/(?<=\.) (?=\p{Lu})/u);
  let said = first;
  for (const sentence of more) {
    if (said.length + 1 + sentence.length > LONGEST_DESCRIPTION)
      return said.length < SHORTEST_DESCRIPTION ? begun(`${said} ${sentence}`) : said;
    said += ` ${sentence}`;
  }
  return said;
}

/** As many whole words of a text as fit a description. */
function begun(text: string): string {
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
}
