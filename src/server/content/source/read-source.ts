/** One file of content: YAML between two lines of `---`, then Markdown. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { parse } from 'yaml';
import { MarketSchema, EntrySchema, type ContentKind, type Entry } from '#domain/content/entry.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { DataTables } from '../data-tables.ts';
import type { SourceFault } from '../source-fault.ts';
import { readBlocks } from './read-blocks.ts';

/** An entry as its file has it. */
export type SourceEntry = {
  readonly kind: ContentKind;
  readonly market: MarketName | null;
  /** Instants, ISO 8601; null = at once, for good. */
  readonly from: string | null;
  readonly until: string | null;
  readonly entry: Entry;
  /** Of all that is published: another one is another version. */
  readonly hash: string;
};

type SourceFile = {
  /** As faults name it. */
  readonly file: string;
  readonly kind: ContentKind;
  /** Where the front matter does not say another. */
  readonly slug: string;
  readonly text: string;
};

const instant = v.pipe(v.string(), v.isoTimestamp());
const FrontMatterSchema = v.strictObject({
  ...v.omit(EntrySchema, ['slug', 'blocks', 'description']).entries,
  slug: v.optional(EntrySchema.entries.slug),
  description: v.optional(v.string(), ''),
  market: v.optional(MarketSchema, null),
  from: v.optional(v.nullable(instant), null),
  until: v.optional(v.nullable(instant), null),
});

const PARTS = /^---\n(.*?)\n---\n(.*)$/s;
/** What search engines show whole; a title stands before the seller's name. */
const DESCRIPTION = { least: 70, most: 155 };
const MOST_TITLE = 45;

/** The entry of a file, or everything that is wrong in it. */
export function readSource(
  { file, kind, slug, text }: SourceFile,
  tables: DataTables,
): SourceEntry | readonly SourceFault[] {
  const [, head = '', body = ''] = PARTS.exec(text) ?? [];
  const bodyStart = head.split('\n').length + 2;
  const faults: SourceFault[] = [];
  const refuse = (line: number, reason: string): void => void faults.push({ file, line, reason });
  const front = readFrontMatter(head, refuse);
  const blocks = readBlocks(body, tables, (line, reason) => refuse(bodyStart + line, reason));
  if (!front || faults.length > 0) return faults;
  const { market, from, until, ...meta } = front;
  const entry = { ...meta, slug: front.slug ?? slug, blocks };
  if (kind === 'pages' || kind === 'guides') checkForEngines(entry, refuse);
  const checked = v.safeParse(EntrySchema, entry);
  if (!checked.success) for (const { message } of checked.issues) refuse(bodyStart, message);
  if (!checked.success || faults.length > 0) return faults;
  const content = { kind, market, from, until, entry: checked.output };
  return { ...content, hash: hashOf(content) };
}

function readFrontMatter(head: string, refuse: (line: number, reason: string) => void) {
  try {
    const parsed = v.safeParse(FrontMatterSchema, parse(head));
    if (parsed.success) return parsed.output;
    for (const issue of parsed.issues)
      refuse(1, `front matter: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  } catch (error) {
    refuse(1, `front matter: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

function checkForEngines(
  { title, description }: Pick<Entry, 'title' | 'description'>,
  refuse: (line: number, reason: string) => void,
): void {
  if (title.length > MOST_TITLE) refuse(1, `the title has more than ${MOST_TITLE} letters`);
  if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most)
    refuse(
      1,
      `the description has ${description.length} letters, not ${DESCRIPTION.least} to ${DESCRIPTION.most}`,
    );
}

const hashOf = (content: Omit<SourceEntry, 'hash'>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
