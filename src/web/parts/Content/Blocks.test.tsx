import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Inline } from '#domain/content/blocks.ts';
import { Blocks } from './Blocks.tsx';

test('the corner of a table is a header where it has words, and a cell where it has none', () => {
  const words = (text: string): Inline[] => [{ kind: 'text', text }];
  const headOf = (corner: Inline[]): string | undefined =>
    /<thead>(.*)<\/thead>/.exec(
      renderToStaticMarkup(
        <Blocks
          blocks={[{ kind: 'table', head: [corner, words('EES')], rows: [], isFigures: false }]}
        />,
      ),
    )?.[1];
  expect(headOf(words('Scheme'))).toBe(
    '<tr><th scope="col">Scheme</th><th scope="col">EES</th></tr>',
  );
  for (const corner of [[], words('')])
    expect(headOf(corner)).toBe('<tr><td></td><th scope="col">EES</th></tr>');
});
