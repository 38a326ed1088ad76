import { minutesOf, sectionsOf } from '#domain/content/sections.ts';
import { formatDate } from '#domain/dates.ts';
import { Blocks } from '#web/parts/Content/Blocks.tsx';
import { ContentFrame } from '#web/parts/Content/ContentFrame.tsx';
import { Runs } from '#web/parts/Content/Runs.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ComparedMonths } from './comparison.ts';
import type { LivePrices } from './live-prices.ts';
import { LivePriceList } from './LivePriceList.tsx';
import type { ContentPageQuery } from './query.generated.ts';
import { readNext } from './read-next.ts';
import { ReadNext } from './ReadNext.tsx';
import { EXAMPLE_ID, useExampleTitle, WorkedExample } from './WorkedExample.tsx';
import styles from './content.module.css';

type Page = NonNullable<ContentPageQuery['contentPage']>;

type ContentViewProps = {
  readonly page: Page;
  readonly prices: LivePrices | undefined;
  readonly comparison: ComparedMonths | undefined;
};

/** A page of content: its sections under each other, its neighbours and live prices beside them. */
export function ContentView({ page, prices, comparison }: ContentViewProps) {
  const t = useTranslations('content');
  const { title, description, slug, blocks, rail, poster, sources } = page;
  const isGuide = slug.startsWith('guides/');
  const exampleTitle = useExampleTitle();
  const parts = [
    ...sectionsOf(blocks).flatMap(({ heading }) =>
      heading ? [{ id: heading.id, words: <Runs of={heading.of} /> }] : [],
    ),
    ...(comparison ? [{ id: EXAMPLE_ID, words: exampleTitle(comparison) }] : []),
  ];
  const begin = Math.max(
    0,
    blocks.findIndex(({ kind }) => kind === 'heading'),
  );
  const crumbs = [
    { to: routes.help.href(), words: t('help') },
    ...(isGuide ? [{ to: routes.guides.href(), words: t('guides') }] : []),
  ];
  return (
    <>
      <PageTitle title={title} description={description} />
      <ContentFrame
        crumbs={crumbs}
        title={title}
        rail={rail}
        parts={parts}
        side={
          <>
            {poster && (
              <div className={styles.poster}>
                <Poster picture={pictureFacts(poster, 'poster')} sizes="284px" />
              </div>
            )}
            {prices && <LivePriceList prices={prices} />}
            <ReadNext pages={readNext(rail, `/${slug}`)} />
          </>
        }
      >
        <Blocks blocks={blocks.slice(0, begin)} />
        <Checked page={page} isGuide={isGuide} />
        <Blocks blocks={blocks.slice(begin)} />
        {comparison && <WorkedExample comparison={comparison} />}
        {sources.length > 0 && <Sources sources={sources} />}
      </ContentFrame>
    </>
  );
}

function Sources({ sources }: Pick<Page, 'sources'>) {
  const t = useTranslations('content');
  return (
    <section aria-labelledby="sources" className={styles.sources}>
      <h2 id="sources">{t('sources')}</h2>
      <ol>
        {sources.map(({ what, href }) => (
          <li key={what}>{href === null ? what : <a href={href}>{what}</a>}</li>
        ))}
      </ol>
    </section>
  );
}

function Checked({ page, isGuide }: { readonly page: Page; readonly isGuide: boolean }) {
  const t = useTranslations('content');
  if (page.checked === null) return null;
  const date = formatDate(page.checked);
  return (
    <p className={styles.checked}>
      {isGuide
        ? t('checked_minutes', { date, minutes: minutesOf(page.blocks) })
        : t('checked', { date })}
    </p>
  );
}
