/** How the scalar loops see the memory of the index, and a record in it. */
import type { Kernel } from '../kernel.ts';
import type { Address, RecordLayout } from '../record.ts';
import { SEGMENT } from '../records/tiles.ts';

export type Memory = {
  readonly i32: Int32Array;
  readonly u16: Uint16Array;
  readonly u8: Uint8Array;
};

/** A loop of the kernel over such a memory. */
export type Loop<Name extends keyof Kernel> = (
  memory: Memory,
  ...args: Parameters<Kernel[Name]>
) => ReturnType<Kernel[Name]>;

/** One record; `at`: an address that it holds as a position in words of four bytes. */
export type RecordView<Field extends string> = {
  readonly word: (field: Field) => number;
  readonly at: (field: Field) => number;
  readonly put: (field: Field, value: number) => void;
};

/** The record at an address. */
export function viewRecord<Field extends string>(
  { i32 }: Memory,
  { at }: RecordLayout<Field>,
  address: Address,
): RecordView<Field> {
  const start = address >>> 2;
  const word = (field: Field): number => i32[start + at[field]]!;
  return {
    word,
    at: (field) => word(field) >>> 2,
    put: (field, value) => void (i32[start + at[field]] = value),
  };
}

/** Positions of the segments of a tile. */
export const tileSegments = ({
  word,
  at,
}: RecordView<'segments' | 'segmentCount'>): readonly number[] =>
  Array.from(
    { length: word('segmentCount') },
    (_, segment) => at('segments') + segment * SEGMENT.words,
  );
