import type { CSSProperties } from 'react';

/**
 * Tells the style of a name how many letters its longest word has (`--letters`), so that the type
 * is small enough for it to stand on one line.
 */
export function letterStyle(name: string): CSSProperties {
  const words = name.split(/[\s-]+/).map(({ length }) => length);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a property of our own
  return { '--letters': Math.max(1, ...words) } as CSSProperties;
}
