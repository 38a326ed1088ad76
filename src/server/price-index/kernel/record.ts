/**
 * What a record is: 32-bit words in the one memory, by name. Each is described once, in records/;
 * tools/generate-kernel.ts writes the same for the vector code (vector/records.as.ts).
 */

/** An address: a byte offset in the memory of the index. */
export type Address = number;

/**
 * What the vector code reads a word as: a signed number, an address or a length in bytes, a flag,
 * or the address of another record.
 */
export type WordType =
  | 'i32'
  | 'usize'
  | 'bool'
  | 'RoomTerms'
  | 'FlightTable'
  | 'FlightSide'
  | 'CostGroup';

/** A record's description; `words` of them lie one after another in a list. */
export type RecordLayout<Field extends string = string> = {
  /** Its class in the vector code. */
  readonly name: string;
  readonly types: Readonly<Record<Field, WordType>>;
  /** Position of each field's word. */
  readonly at: Readonly<Record<Field, number>>;
  readonly words: number;
};

/** Fields in order, a word each; `words`: how many it takes where that is more than its fields. */
export function describeRecord<Field extends string>(
  name: string,
  types: Readonly<Record<Field, WordType>>,
  words?: number,
): RecordLayout<Field> {
  const fields = Object.keys(types);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a position for every field
  const at = Object.fromEntries(fields.map((field, i) => [field, i])) as Record<Field, number>;
  return { name, types, at, words: words ?? fields.length };
}

/** Writes some fields of a record that begins at word `start`. */
export function setFields<Field extends string>(
  words: Int32Array,
  start: number,
  { at }: RecordLayout<Field>,
  values: Readonly<Partial<Record<Field, number>>>,
): void {
  for (const field in values) {
    const value = values[field];
    if (value !== undefined) words[start + at[field]] = value;
  }
}
