/** The one function of pg-copy-streams that the import uses; the package ships no types. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';
  /** Turns `copy … from stdin` into a stream that takes the data. */
  export function from(text: string): Writable & Submittable;
}
