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
import type { LivePrices } from './live-prices.ts';
import { LivePriceList } from './LivePriceList.tsx';
import type { ContentPageQuery } from './query.generated.ts';
import styles from './content.module.css';

type Page = NonNullable<ContentPageQuery['contentPage']>;

type ContentViewProps = { readonly page: Page; readonly prices: LivePrices | undefined };

/** A page of content: its sections under each other, its neighbours and live prices beside them. */
export function ContentView({ page, prices }: ContentViewProps) {
  const t = useTranslations('content');
  const { title, description, slug, blocks, rail, poster, sources } = page;
  const isGuide = slug.startsWith('guides/');
  const parts = sectionsOf(blocks).flatMap(({ heading }) =>
    heading ? [{ id: heading.id, words: <Runs of={heading.of} /> }] : [],
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
            {poster && <Poster picture={pictureFacts(poster, 'poster')} sizes="304px" />}
            {prices && <LivePriceList prices={prices} />}
          </>
        }
      >
        <Blocks blocks={blocks} />
        {sources.length > 0 && <Sources sources={sources} />}
        <Checked page={page} isGuide={isGuide} />
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
