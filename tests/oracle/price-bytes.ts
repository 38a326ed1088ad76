/** The prices of an index as bytes, for comparing whole indexes. */
import { passingWords } from '#server/price-index/memory/columns.ts';
import type { SharedIndex } from '#server/price-index/search-index.ts';

/** A copy of all columns but the words of locks and versions. */
export const priceBytes = ({ memory, bytes, sections }: SharedIndex): Buffer =>
  Buffer.from(new Uint8Array(memory.buffer).slice(4 * passingWords(sections).length, bytes));
