import type { ContentBlock } from '#domain/content/blocks.ts';
import { runWords, sectionsOf } from '#domain/content/sections.ts';

export type GuideGroup<Guide> = {
  readonly id: string;
  /** Null for guides that no heading of the list names. */
  readonly name: string | null;
  readonly guides: readonly Guide[];
};

/** Guides below the headings of their list, in its order; those that it does not name come last. */
export function groupGuides<Guide extends { readonly slug: string }>(
  list: readonly ContentBlock[],
  guides: readonly Guide[],
): readonly GuideGroup<Guide>[] {
  const left = new Map(guides.map((guide) => [`/${guide.slug}`, guide]));
  const take = (href: string): readonly Guide[] => {
    const guide = left.get(href);
    left.delete(href);
    return guide ? [guide] : [];
  };
  const groups = sectionsOf(list).flatMap(({ heading, blocks }): GuideGroup<Guide>[] =>
    heading
      ? [{ id: heading.id, name: runWords(heading.of), guides: linksOf(blocks).flatMap(take) }]
      : [],
  );
  return [...groups, { id: 'more', name: null, guides: [...left.values()] }].filter(
    (group) => group.guides.length > 0,
  );
}

const linksOf = (blocks: readonly ContentBlock[]): readonly string[] =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : []))
    .flatMap((run) => (run.kind === 'link' ? run.href : []));
