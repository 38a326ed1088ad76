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
  expect(searchContent([page], 'wheelchair pram')).toEqual([]);
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
