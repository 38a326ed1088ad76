import type { ContentBlock } from '#domain/content/blocks.ts';

/**
 * Makes the table of a name from the data of the site, by what the source asks of it. Throws with
 * the reason when there is none.
 */
export type DataTables = (name: string, asked: unknown) => ContentBlock;
