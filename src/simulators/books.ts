/**
 * The books of a simulator: documents on shelves in one SQLite file, so that what the outside world
 * has promised survives a restart and a kill at any moment. Every save is on the disk before it
 * returns.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BaseIssue, type BaseSchema, parse } from 'valibot';

export type Books = {
  /**
   * Opens the shelf of that name; its documents are checked against the schema when they are read.
   */
  shelf<T>(name: string, schema: BaseSchema<unknown, T, BaseIssue<unknown>>): Shelf<T>;
  /** Runs `work` wholly or not at all. `work` is synchronous; a call inside another joins it. */
  together<T>(work: () => T): T;
  close(): void;
};

/** Documents by id, in the order in which they were first saved. */
export type Shelf<T> = {
  find(id: string): T | undefined;
  save(id: string, document: T): void;
  remove(id: string): void;
  all(): T[];
};

/** Opens `NAME.sqlite` in a directory, which is made when it is missing. */
export function openBooks(directory: string, name: string): Books {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, `${name}.sqlite`), { timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return {
    shelf: (shelfName, schema) => openShelf(database, shelfName, schema),
    together: (work) => together(database, work),
    close: () => database.close(),
  };
}

function openShelf<T>(
  database: DatabaseSync,
  name: string,
  schema: BaseSchema<unknown, T, BaseIssue<unknown>>,
): Shelf<T> {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`not a shelf name: ${name}`);
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${name} (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, document TEXT NOT NULL) STRICT`,
  );
  const find = database.prepare(`SELECT document FROM ${name} WHERE id = ?`);
  const save = database.prepare(
    `INSERT INTO ${name} (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
  );
  const remove = database.prepare(`DELETE FROM ${name} WHERE id = ?`);
  const all = database.prepare(`SELECT document FROM ${name} ORDER BY place`);
  const read = (row: Record<string, unknown>): T =>
    parse(schema, JSON.parse(String(row['document'])));
  return {
    find(id) {
      const row = find.get(id);
      return row && read(row);
    },
    save: (id, document) => void save.run(id, JSON.stringify(document)),
    remove: (id) => void remove.run(id),
    all: () => all.all().map(read),
  };
}

function together<T>(database: DatabaseSync, work: () => T): T {
  const isUnderWay = (): boolean => database.isTransaction;
  if (isUnderWay()) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // When the disk is full SQLite has taken everything back by itself.
    if (isUnderWay()) database.exec('ROLLBACK');
    throw error;
  }
}
