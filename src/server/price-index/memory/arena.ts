/**
 * Short arrays cut out of long ones: to make and collect an array with memory of its own costs a
 * small search more than what is done with it.
 */

/** 256 KiB. */
const LONG = 65_536;
const SHORT = LONG / 16;

let long = new Int32Array(LONG);
let taken = 0;

/**
 * So many zeros. The memory of a long array is given back when none that was cut out of it is held
 * any more.
 */
export function allocateWords(count: number): Int32Array {
  if (count > SHORT) return new Int32Array(count);
  if (taken + count > LONG) {
    long = new Int32Array(LONG);
    taken = 0;
  }
  const words = new Int32Array(long.buffer, Int32Array.BYTES_PER_ELEMENT * taken, count);
  taken += count;
  return words;
}
