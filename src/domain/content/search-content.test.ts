import { expect, test } from 'vitest';
import type { ContentBlock } from './blocks.ts';
import { markWords, searchContent } from './search-content.ts';

const said = (words: string): ContentBlock => ({
  kind: 'text',
  of: [{ kind: 'text', text: words }],
});

test('what a page begins with is found by the words of its title', () => {
  const page = {
    slug: 'a',
    title: 'Step by step with a wheelchair',
    blocks: [said('It is free.')],
  };
  expect(searchContent([page], 'wheelchairs').map(({ slug }) => slug)).toEqual(['a']);
  expect(searchContent([page], 'pram')).toEqual([]);
});

test('parts with every word stand for all; where there is none, those with the most of them', () => {
  const pages = [
    ['passport', 'A passport that is lost.'],
    ['bags', 'A bag that is lost.'],
    ['children', 'A child has a passport.'],
  ].map(([slug = '', words = '']) => ({ slug, title: slug, blocks: [said(words)] }));
  const found = (text: string) => searchContent(pages, text).map(({ slug }) => slug);
  expect(found('lost passport')).toEqual(['passport']);
  expect(found('lost passports at sea')).toEqual(['passport']);
  expect(found('a lost pram').toSorted()).toEqual(['bags', 'passport']);
  expect(found('how much luggage')).toEqual(['bags']);
  expect(found('the')).toEqual([]);
});

test('an excerpt is of sentences, and of a table alone, its cells apart', () => {
  const cell = (words: string) => [{ kind: 'text' as const, text: words }];
  const table: ContentBlock = {
    kind: 'table',
    head: ['Bought', 'In Ireland'].map(cell),
    rows: [['A package', 'A bond'].map(cell)],
    isFigures: false,
  };
  const excerptOf = (...blocks: ContentBlock[]) =>
    searchContent([{ slug: 'a', title: 'a', blocks }], 'bonds')[0]?.excerpt;
  expect(excerptOf(said('Whole sentences.'), table)).toBe('Whole sentences.');
  expect(excerptOf(table)).toBe('Bought, In Ireland; A package, A bond');
  const late = excerptOf(said(`${'Words before it. '.repeat(20)}A bond.`));
  expect(late).toMatch(/^… .* A bond\.$/);
});

test.each([
  ['Bags cost extra, a bag too.', 'bags', ['Bags', 'bag']],
  ['If you cancel, cancelling costs.', 'how do I cancel', ['cancel', 'cancelling']],
  ['A baggage rule.', 'age', []],
  ['Nothing asked.', 'the', []],
])('of “%s” the words of “%s” are set strong', (excerpt, text, strong) => {
  const runs = markWords(excerpt, text);
  const wordsOf = (run: (typeof runs)[number]) =>
    run.kind === 'strong'
      ? run.of.map((one) => (one.kind === 'text' ? one.text : '')).join('')
      : '';
  expect(runs.map(wordsOf).filter(Boolean)).toEqual(strong);
  expect(runs.map((run) => (run.kind === 'text' ? run.text : wordsOf(run))).join('')).toBe(excerpt);
});
