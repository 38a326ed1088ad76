type Drawn = { readonly scene: string };

/** A picture that says what is drawn on it, and what else may stand for the same place. */
export type WithOthers<Picture extends Drawn> = Picture & { readonly others: readonly Picture[] };

/** In the grids of places at their widest. */
const ACROSS = 4;

/**
 * The pictures of a list, so that no two neighbours show the same scene (places, section 1): each
 * is its place's own unless one of the `across` before it, which stand to its left and above it
 * however narrow the page, has that scene; then the first of its others that none of them has.
 */
export function picturesApart<Picture extends Drawn>(
  pictures: readonly WithOthers<Picture>[],
  across = ACROSS,
): Picture[] {
  const chosen: Picture[] = [];
  for (const own of pictures) {
    const near = new Set(chosen.slice(-across).map(({ scene }) => scene));
    chosen.push([own, ...own.others].find(({ scene }) => !near.has(scene)) ?? own);
  }
  return chosen;
}
