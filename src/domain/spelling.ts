/**
 * The fewest letters to add, leave out or replace until a text is another, capital or not: the
 * Levenshtein distance, row by row.
 */
export function editsBetween(was: string, now: string): number {
  const from = Array.from(was.toLowerCase());
  const to = Array.from(now.toLowerCase());
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries())
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    row = next;
  }
  return row.at(-1)!;
}
