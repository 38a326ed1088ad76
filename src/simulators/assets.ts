/** The files that the simulators' pages are drawn with. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer } from './answer.ts';

const FILES: Record<string, { readonly type: string; readonly file: () => string }> = {
  '/assets/look.css': {
    type: 'text/css; charset=utf-8',
    file: () => new URL('look.css', import.meta.url).href,
  },
  '/assets/figtree.woff2': {
    type: 'font/woff2',
    file: () =>
      import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  },
  '/assets/fraunces.woff2': {
    type: 'font/woff2',
    file: () =>
      import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
  },
};

/** The shared style sheet and the two type faces; undefined for any other path. */
export function findAsset(path: string): Answer | undefined {
  const asset = FILES[path];
  return asset && assetAnswer(asset.type, readFileSync(fileURLToPath(asset.file())));
}

export const assetAnswer = (type: string, body: string | Buffer): Answer => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': 'max-age=3600',
    'x-content-type-options': 'nosniff',
  },
  body,
});
