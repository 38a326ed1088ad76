/** What a thread keeps of earlier questions, bounded by its size. */

/** Something kept, and how many words of 32 bits it takes so far. */
export type Sized = { words: number };

const MOST_ENTRIES = 200;

/**
 * What is kept under `key`, made when there is nothing yet; whatever was longest not asked for
 * makes room.
 */
export function keep<Value extends Sized>(
  kept: Map<string, Value>,
  mostWords: number,
  key: string,
  make: () => Value,
): Value {
  const value = kept.get(key) ?? make();
  kept.delete(key);
  let { words } = value;
  for (const other of kept.values()) words += other.words;
  for (const [oldest, other] of kept) {
    if (words <= mostWords && kept.size < MOST_ENTRIES) break;
    words -= other.words;
    kept.delete(oldest);
  }
  kept.set(key, value);
  return value;
}
