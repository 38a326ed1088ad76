/** Finds the parts of pages that speak of what somebody asks. */
import type { ContentBlock, Inline } from './blocks.ts';
import { blockWords, sectionsOf } from './sections.ts';

type Searched = {
  readonly slug: string;
  readonly title: string;
  readonly blocks: readonly ContentBlock[];
};

export type ContentMatch = {
  readonly slug: string;
  readonly title: string;
  readonly heading: string | null;
  readonly headingId: string | null;
  readonly excerpt: string;
};

const MOST_MATCHES = 12;
const EXCERPT = 180;
/** A word in a heading says more of a part than one in its text. */
const IN_HEADING = 5;
const IN_TITLE = 3;
/** Words that every question has. */
const EVERYWHERE = new Set(
  'a an and are can do does for from get how i if in is it me my of on or our the there to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Words that people ask with, and the one that our pages say. */
const OURS: ReadonlyMap<string, string> = new Map([
  ['luggage', 'bag'],
  ['baggage', 'bag'],
  ['suitcase', 'bag'],
  ['suitcases', 'bag'],
  ['kid', 'child'],
  ['kids', 'child'],
  ['plane', 'flight'],
]);

/**
 * Parts in which every word of a text stands, as it is, longer, or as our pages have it; the best
 * first. Where no part has them all, those with the most of them.
 */
export function searchContent(pages: readonly Searched[], text: string): ContentMatch[] {
  const words = soughtIn(text);
  const found = pages
    .flatMap((page) => sectionsOf(page.blocks).map((section) => matchOf(page, section, words)))
    .filter(({ there }) => there > 0);
  const most = Math.max(...found.map(({ there }) => there));
  return found
    .filter(({ there }) => there === most)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_MATCHES)
    .map(({ match, prose }) => ({ ...match, excerpt: excerptOf(prose, words) }));
}

type Weighed = {
  /** How many of the words stand in it. */
  readonly there: number;
  readonly weight: number;
  readonly match: Omit<ContentMatch, 'excerpt'>;
  /** Of which an excerpt is made: its sentences, where it has any besides tables. */
  readonly prose: string;
};

function matchOf(
  { slug, title }: Searched,
  { heading, blocks }: ReturnType<typeof sectionsOf>[number],
  words: readonly string[],
): Weighed {
  const head = heading ? blockWords(heading) : '';
  const body = wordsOf(blocks);
  const counts = words.map(
    (word) =>
      IN_TITLE * countOf(title, word) + IN_HEADING * countOf(head, word) + countOf(body, word),
  );
  // What a page begins with speaks of what its title names.
  const all = `${heading ? head : title} ${body}`;
  return {
    there: words.filter((word) => countOf(all, word) > 0).length,
    weight: counts.reduce((sum, count) => sum + Math.min(count, 8), 0),
    match: {
      slug,
      title,
      heading: heading ? head : null,
      headingId: heading?.id ?? null,
    },
    prose: wordsOf(blocks.filter(({ kind }) => kind !== 'table')) || body,
  };
}

const wordsOf = (blocks: readonly ContentBlock[]): string => blocks.map(blockWords).join(' ');

/** An excerpt with the words that were looked for set strong. */
export function markWords(excerpt: string, text: string): Inline[] {
  const words = soughtIn(text);
  if (words.length === 0) return [{ kind: 'text', text: excerpt }];
  return excerpt
    .split(wordsLike(words))
    .map((piece, at): Inline => {
      const run: Inline = { kind: 'text', text: piece };
      return at % 2 === 1 ? { kind: 'strong', of: [run] } : run;
    })
    .filter((run) => run.kind !== 'text' || run.text !== '');
}

/** Words of a text that begin as `word` does: `cancel` finds `cancelling`, `bags` finds `bag`. */
const countOf = (text: string, word: string): number => {
  const stem = stemOf(word);
  return wordsIn(text).filter((one) => one.startsWith(stem)).length;
};

/** What begins as one of the words does, in a group for `split` to keep. */
const wordsLike = (words: readonly string[]): RegExp =>
  new RegExp(`\\b((?:${words.map(stemOf).join('|')})\\p{L}*)`, 'giu');

const stemOf = (word: string): string =>
  word.length > 3 ? word.replace(/(?:ing|ed|s)$/, '') : word;

const soughtIn = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !EVERYWHERE.has(word))
    .map((word) => OURS.get(word) ?? word);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .match(/[a-z\d]+/g) ?? [];

/** Around the first place where one of the words stands, whole words alone. */
function excerptOf(body: string, words: readonly string[]): string {
  if (body.length <= EXCERPT) return body;
  const at = Math.max(0, body.search(wordsLike(words)) - EXCERPT / 3);
  const start = at === 0 ? 0 : body.indexOf(' ', at) + 1;
  const least = start + EXCERPT;
  if (least >= body.length) return `… ${body.slice(start)}`;
  const space = body.lastIndexOf(' ', least);
  return `${start > 0 ? '… ' : ''}${body.slice(start, space > start ? space : least)} …`;
}
