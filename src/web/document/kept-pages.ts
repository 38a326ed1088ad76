/** Documents of pages that many people read, kept as text while their data are the same. */

/** What differs from one answer to the next. */
type Differs = { readonly nonce: string; readonly hydration: string };

/**
 * A document as its pieces: between them stand the nonce, and once what the browser takes over
 * with.
 */
type Kept = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Characters, those of its key included. */
  readonly size: number;
};

/** Characters in keys and documents of a thread. */
const MOST_KEPT = 8_000_000;

export type KeptPages = {
  /**
   * The document of a key, which says all that it is made of but `differs`. `write` is given what
   * stands for the data that the browser takes over with, and writes the nonce itself.
   */
  readonly find: (key: string, differs: Differs, write: (hydration: string) => string) => string;
};

/** The one that was asked for longest ago is forgotten first. */
export function keepPages(most: number = MOST_KEPT): KeptPages {
  const kept = new Map<string, Kept>();
  let size = 0;
  return {
    find: (key, { nonce, hydration }, write) => {
      const before = kept.get(key);
      const known = before ?? takeApart(key, write(placeOf(nonce)), nonce);
      kept.delete(key);
      kept.set(key, known);
      if (!before) size += known.size;
      for (const [oldest, { size: less }] of kept) {
        if (size <= most) break;
        kept.delete(oldest);
        size -= less;
      }
      return known.before.join(nonce) + hydration + known.after.join(nonce);
    },
  };
}

/** The nonce is of this answer alone, so that no text of a page can be taken for it. */
const placeOf = (nonce: string): string => `data ${nonce}`;

function takeApart(key: string, html: string, nonce: string): Kept {
  const [before = '', after = ''] = html.split(placeOf(nonce));
  return {
    before: before.split(nonce),
    after: after.split(nonce),
    size: key.length + html.length,
  };
}
