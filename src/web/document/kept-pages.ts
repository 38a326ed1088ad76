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
/** Addresses that are remembered: half a megabyte, as searches are written. */
const MOST_ADDRESSES = 2_000;
/** Characters; a longer one is none that two people ask for. */
const LONGEST_ADDRESS = 1_000;

/** What a document is made of but `differs`: its address, and all else. */
type MadeOf = { readonly address: string; readonly facts: string };

export type KeptPages = {
  /**
   * The document that is made of this. It is kept from the second time on that its address is asked
   * for: a search that nobody repeats pushes out nothing. `write` is given the data that the
   * browser takes over with or what stands for them, and writes the nonce itself.
   */
  readonly find: (of: MadeOf, differs: Differs, write: (hydration: string) => string) => string;
};

/** The one that was asked for longest ago is forgotten first. */
export function keepPages(most: number = MOST_KEPT): KeptPages {
  const kept = new Map<string, Kept>();
  const asked = rememberAddresses();
  let size = 0;
  return {
    find: ({ address, facts }, { nonce, hydration }, write) => {
      if (!asked(address)) return write(hydration);
      const key = `${address}\n${facts}`;
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

/** Whether an address was asked for before, among the latest. */
function rememberAddresses(): (address: string) => boolean {
  const known = new Set<string>();
  return (address) => {
    if (address.length > LONGEST_ADDRESS) return false;
    const wasAsked = known.delete(address);
    known.add(address);
    if (known.size > MOST_ADDRESSES) known.delete(known.values().next().value!);
    return wasAsked;
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
