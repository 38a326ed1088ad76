/** The tables and their columns, written by tools/generate-database-types.ts from a migrated database. */

export interface DB {}
