/** The look-ups of this folder: what is typed, and the id or code that must come first. */
import { readFileSync } from 'node:fs';

export type TypedLookUp = { readonly text: string; readonly wanted: string };

export const readLookUps = (file: 'places' | 'airports'): readonly TypedLookUp[] =>
  readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', wanted = ''] = line.split(' = ');
      return { text, wanted };
    });
