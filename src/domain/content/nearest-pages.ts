import { editsBetween } from '#domain/spelling.ts';

/** Of an address that was made up no more is compared. */
const LONGEST = 60;

/**
 * Up to `most` pages for an address that nobody has written: those in whose slug it stands, then by
 * spelling (ROUTE-09).
 */
export function nearestPages<Page extends { readonly slug: string }>(
  asked: string,
  pages: readonly Page[],
  most: number,
): Page[] {
  const slug = asked.slice(0, LONGEST).toLowerCase();
  return pages
    .map((page) => ({
      page,
      edits: page.slug.includes(slug) ? 0 : editsBetween(slug, page.slug),
    }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ page }) => page);
}
