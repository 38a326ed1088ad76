/** Page numbers worth a link: the first, the last, and those next to the current one. */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
}
