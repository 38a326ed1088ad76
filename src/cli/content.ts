import { InvalidArgumentError, type Command } from 'commander';
import { CONTENT_KINDS } from '#domain/content/entry.ts';
import { makeContentTables } from '#server/composition/content-tables.ts';
import { importContent, rollBackContent } from '#server/content/import-content.ts';
import { CONTENT_DIRECTORY, readContentDirectory } from '#server/content/source-directory.ts';
import { describeFault, type SourceFault } from '#server/content/source-fault.ts';
import { listVersions } from '#server/content/store.ts';
import { withDatabase } from './with-database.ts';

/** Adds `content import`, `list`, `diff`, `publish` and `rollback`: what pages say. */
export function addContent(program: Command): void {
  const content = program
    .command('content')
    .description('what pages say: take it in, list it, go back; a running site has it in a second');
  for (const name of ['import', 'publish'] as const)
    content
      .command(name)
      .description(
        name === 'import'
          ? 'publish every source that has changed; one fault anywhere publishes nothing'
          : 'the same, to be shown from a moment on',
      )
      .argument('[directory]', 'with pages/, guides/, messages/ …', CONTENT_DIRECTORY)
      .option('--dry-run', 'only say what would be published')
      .option('--at <instant>', 'shown from then on, such as 2027-01-01T00:00:00Z', parseInstant)
      .action((directory: string, { dryRun, at }: { dryRun?: true; at?: Date }) =>
        withDatabase('content', async (database) => {
          const done = await importContent(database, {
            directory,
            tables: makeContentTables(),
            by: directory === CONTENT_DIRECTORY ? 'source' : 'operator',
            at,
            isDryRun: dryRun ?? false,
          });
          if (done.kind === 'refused') return refuse(done.faults);
          for (const { kind, market, entry } of done.published)
            console.log(
              `${dryRun ? 'would publish' : 'published'} ${nameOf(kind, entry.slug, market)}`,
            );
          if (done.published.length === 0) console.log('nothing has changed');
        }),
      );
  content
    .command('list')
    .description('every version, the latest first')
    .argument('[slug]', 'of one slug alone')
    .action((slug: string | undefined) =>
      withDatabase('content', async (database) => {
        for (const one of await listVersions(database, slug))
          console.log(
            `${one.published_at}  ${nameOf(one.kind, one.slug, one.market)} version ${one.version} by ${one.published_by}, from ${one.valid_from}${one.valid_until === null ? '' : ` until ${one.valid_until}`}`,
          );
      }),
    );
  addDiff(content);
  content
    .command('rollback')
    .description('publish the version before the last one again')
    .argument('<kind>', CONTENT_KINDS.join(', '))
    .argument('<slug>')
    .option('--market <market>', 'gb or ie, of an entry that is for one market alone')
    .action((kind: string, slug: string, { market = null }: { market?: string | null }) =>
      withDatabase('content', async (database) => {
        const isDone = await rollBackContent(database, { kind, slug, market }, 'operator');
        if (isDone) console.log(`${nameOf(kind, slug, market)} is as it was before`);
        else fail(`${nameOf(kind, slug, market)} has no version before this one`);
      }),
    );
}

/** Sources against what was published last. */
const addDiff = (content: Command): Command =>
  content
    .command('diff')
    .description('sources that differ from what was published last')
    .argument('[directory]', 'with pages/, guides/, messages/ …', CONTENT_DIRECTORY)
    .action((directory: string) =>
      withDatabase('content', async (database) => {
        const { entries, faults } = await readContentDirectory(directory, makeContentTables());
        if (faults.length > 0) return refuse(faults);
        const versions = await listVersions(database);
        for (const { kind, market, entry, hash } of entries) {
          const last = versions.find(
            (one) => one.kind === kind && one.slug === entry.slug && one.market === market,
          );
          if (last?.hash !== hash)
            console.log(
              `${last ? `differs from version ${last.version}` : 'was never published'}: ${nameOf(kind, entry.slug, market)}`,
            );
        }
      }),
    );

const nameOf = (kind: string, slug: string, market: string | null): string =>
  `${kind}/${slug}${market === null ? '' : ` (${market})`}`;

function refuse(faults: readonly SourceFault[]): void {
  for (const fault of faults) console.error(describeFault(fault));
  process.exitCode = 1;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function parseInstant(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError('Write 2027-01-01T00:00:00Z.');
  return at;
}
