import type pg from 'pg';

/** Asks the shop's database; the rows. */
export type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]>;
