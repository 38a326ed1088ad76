/** PostgreSQL's binary COPY stream, row by row, without a copy of any byte. */
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';

const SIGNATURE_BYTES = 11;
/** Signature, flags, length of an extension (none is written). */
const HEADER_BYTES = SIGNATURE_BYTES + 4 + 4;
const END = -1;

/**
 * Runs `copy (query) to stdout binary` and gives each row's fields, which are valid only during the
 * call; resolves with the number of rows.
 */
export async function readBinaryCopy(
  client: ClientBase,
  query: string,
  visit: (fields: readonly Buffer[]) => void,
): Promise<number> {
  const stream: AsyncIterable<Buffer> = client.query(
    to(`copy (${query}) to stdout (format binary)`),
  );
  let rest: Buffer = Buffer.alloc(0);
  let isHeaderRead = false;
  let rows = 0;
  for await (const piece of stream) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    if (!isHeaderRead && rest.length < HEADER_BYTES) continue;
    let at = isHeaderRead ? 0 : HEADER_BYTES;
    isHeaderRead = true;
    for (let row = readRow(rest, at); row; row = readRow(rest, at)) {
      if (row.fields) {
        visit(row.fields);
        rows += 1;
      }
      at = row.end;
    }
    rest = rest.subarray(at);
  }
  return rows;
}

/**
 * The row at a position: undefined when it is not whole yet, without fields at the end of the data.
 */
function readRow(
  bytes: Buffer,
  start: number,
): { readonly fields: Buffer[] | undefined; readonly end: number } | undefined {
  if (start + 2 > bytes.length) return undefined;
  const count = bytes.readInt16BE(start);
  if (count === END) return { fields: undefined, end: start + 2 };
  const fields: Buffer[] = [];
  let at = start + 2;
  for (let i = 0; i < count; i += 1) {
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readInt32BE(at);
    at += 4;
    if (at + length > bytes.length) return undefined;
    fields.push(bytes.subarray(at, at + length));
    at += length;
  }
  return { fields, end: at };
}
