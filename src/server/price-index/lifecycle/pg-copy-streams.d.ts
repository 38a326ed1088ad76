/** The part of the package that is used; it brings no types. */
declare module 'pg-copy-streams' {
  import type { Readable } from 'node:stream';
  import type { Submittable } from 'pg';

  export function to(text: string): Submittable & Readable & AsyncIterable<Buffer>;
}
