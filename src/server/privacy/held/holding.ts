/** What is said of a table: whose its rows are, and what becomes of each of its columns. */
import type { DB } from '#server/db/generated.ts';

/**
 * A place in a stored document: names of fields, `*` for each of a list; no names are all of it.
 */
export type DocumentPlace = readonly string[];

/**
 * What becomes of a column of a person's row when they are erased, and whether their copy tells it.
 *
 * - `stays`: told; it says nothing of a person by itself, and belongs to the figures that the law
 *   keeps
 * - `goes`: told; null afterwards
 * - `emptied`: told; an empty text afterwards, where null may not stand
 * - `renamed`: not told; another random id afterwards, which leads to nobody
 * - `secret`: not told, for it opens something; null afterwards
 * - `inner`: not told; marks of the machine and ids of ours, which stay
 * - `blanked`: told; every text below these places is empty afterwards, as those below `secret`
 *   places are in the copy already; what stands at its `removed` places is null afterwards, flags
 *   and numbers too
 */
export type Treatment =
  | 'stays'
  | 'goes'
  | 'emptied'
  | 'renamed'
  | 'secret'
  | 'inner'
  | {
      readonly blanked: readonly DocumentPlace[];
      readonly secret?: readonly DocumentPlace[];
      readonly removed?: readonly DocumentPlace[];
    };

/** By what the rows of a person are known; each is a list of texts. */
export type PersonKeys = {
  readonly customers: readonly string[];
  /** The mailbox that they have proven, folded as `email_key` is. */
  readonly emails: readonly string[];
  readonly sessions: readonly string[];
  readonly owners: readonly string[];
  readonly baskets: readonly string[];
  readonly checkouts: readonly string[];
  readonly orders: readonly string[];
  readonly placements: readonly string[];
  /** Ids of theirs in party rooms. */
  readonly members: readonly string[];
  /** Party rooms that nobody else is in. */
  readonly rooms: readonly string[];
  /** Ids of what queues and workflows work on: mails, payments, bookmarks, claims, requests. */
  readonly works: readonly string[];
};

/** Rows whose column, or SQL expression of the table's columns, is one of these. */
export type Whose = { readonly column: string; readonly of: keyof PersonKeys };

export type Holding<Column extends string = string> = {
  /** Rows that one of these finds are the person's; none: the table is about nobody. */
  readonly whose: readonly Whose[];
  /** What the copy calls it. */
  readonly title: string;
  /** Whether the rows go, or only what their columns say. */
  readonly erased: 'rows' | 'columns';
  readonly columns: Readonly<Record<Column, Treatment>>;
};

/** A holding for each table; one that is missing, or has a column too few, does not compile. */
export type HoldingsOf<Table extends keyof DB> = {
  readonly [Name in Table]: Holding<keyof DB[Name] & string>;
};
