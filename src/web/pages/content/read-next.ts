import type { ContentBlock, Inline } from '#domain/content/blocks.ts';

export type Neighbour = Extract<Inline, { kind: 'link' }>;

const MOST = 3;

/** Up to three pages that follow a page in its list of the rail; after the last comes the first. */
export function readNext(rail: readonly ContentBlock[], address: string): readonly Neighbour[] {
  for (const block of rail) {
    if (block.kind !== 'list') continue;
    const links = block.items.flat().filter((run) => run.kind === 'link');
    const at = links.findIndex(({ href }) => href === address);
    if (at >= 0) return [...links.slice(at + 1), ...links.slice(0, at)].slice(0, MOST);
  }
  return [];
}
