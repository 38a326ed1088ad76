/** A text by its headings. */
import type { ContentBlock, Inline } from './blocks.ts';

export type Section = {
  /** Undefined for what stands before the first heading. */
  readonly heading: Extract<ContentBlock, { kind: 'heading' }> | undefined;
  readonly blocks: readonly ContentBlock[];
};

/** The parts of a text, each below a heading of the second level. */
export function sectionsOf(blocks: readonly ContentBlock[]): Section[] {
  const sections: { heading: Section['heading']; blocks: ContentBlock[] }[] = [
    { heading: undefined, blocks: [] },
  ];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  return sections.filter(({ heading, blocks }) => heading ?? blocks.length > 0);
}

/** The words of runs, without what they look like. */
export const runWords = (runs: readonly Inline[]): string =>
  runs
    .map((run) => {
      if (run.kind === 'text') return run.text;
      return run.kind === 'value' ? '' : runWords(run.of);
    })
    .join('');

/** All words of a block, without what they look like. */
export function blockWords(block: ContentBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'notice':
      return runWords(block.of);
    case 'list':
      return joined(block.items);
    case 'table':
      return [block.head, ...block.rows].map((row) => joined(row, ', ')).join('; ');
    case 'prices':
      return block.title;
    case 'advice':
    case 'compare':
      return '';
  }
}

const joined = (all: readonly (readonly Inline[])[], between = ' '): string =>
  all.map(runWords).join(between);

const WORDS_A_MINUTE = 200;

/** Minutes that reading a text takes, at least one. */
export const minutesOf = (blocks: readonly ContentBlock[]): number =>
  Math.max(1, Math.round(blocks.map(blockWords).join(' ').split(/\s+/).length / WORDS_A_MINUTE));
