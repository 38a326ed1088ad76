/** Documents of pages that many people read, kept as text while their data are the same. */

/**
 * What a document has once, and is not kept with each: its style rules, and what the browser takes
 * over with.
 */
export type Inserted = { readonly rules: string; readonly hydration: string };

/** What differs from one answer to the next. */
type Differs = Inserted & { readonly nonce: string };

/** A document as what stands around its rules and its data, each in pieces around the nonce. */
type Kept = {
  readonly head: readonly string[];
  readonly body: readonly string[];
  readonly foot: readonly string[];
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
   * for: a search that nobody repeats pushes out nothing. `write` is given what it has once or what
   * stands for that, and writes the nonce itself.
   */
  readonly find: (of: MadeOf, differs: Differs, write: (inserted: Inserted) => string) => string;
};

/** The one that was asked for longest ago is forgotten first. */
export function keepPages(most: number = MOST_KEPT): KeptPages {
  const kept = new Map<string, Kept>();
  const asked = rememberAddresses();
  let size = 0;
  return {
    find: ({ address, facts }, { nonce, ...inserted }, write) => {
      if (!asked(address)) return write(inserted);
      const key = `${address}\n${facts}`;
      const before = kept.get(key);
      const known = before ?? takeApart(key, write(placesOf(nonce)), nonce);
      kept.delete(key);
      kept.set(key, known);
      if (!before) size += known.size;
      for (const [oldest, { size: less }] of kept) {
        if (size <= most) break;
        kept.delete(oldest);
        size -= less;
      }
      const [head, body, foot] = [known.head, known.body, known.foot].map((it) => it.join(nonce));
      return head + inserted.rules + body + inserted.hydration + foot;
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
const placesOf = (nonce: string): Inserted => ({
  rules: `rules ${nonce}`,
  hydration: `data ${nonce}`,
});

function takeApart(key: string, html: string, nonce: string): Kept {
  const { rules, hydration } = placesOf(nonce);
  const [head = '', rest = ''] = html.split(rules);
  const [body = '', foot = ''] = rest.split(hydration);
  return {
    head: head.split(nonce),
    body: body.split(nonce),
    foot: foot.split(nonce),
    size: key.length + html.length,
  };
}
