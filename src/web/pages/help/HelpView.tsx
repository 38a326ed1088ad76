import { Search } from 'lucide-react';
import { Form } from 'react-router';
import type { Inline } from '#domain/content/blocks.ts';
import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { Blocks } from '#web/parts/Content/Blocks.tsx';
import { ContentFrame } from '#web/parts/Content/ContentFrame.tsx';
import { Runs } from '#web/parts/Content/Runs.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { HelpPageQuery } from './query.generated.ts';
import styles from './help.module.css';

type Match = Omit<HelpPageQuery['contentSearch'][number], 'excerpt'> & {
  readonly excerpt: readonly Inline[];
};

type HelpViewProps = {
  readonly page: HelpPageQuery['contentPage'];
  readonly asked: string;
  readonly matches: readonly Match[];
  readonly guides: HelpPageQuery['contentPages'];
};

/** A search through all that is written, then what people do and ask most. */
export function HelpView({ page, asked, matches, guides }: HelpViewProps) {
  const t = useTranslations('help');
  const title = t('title');
  const blocks = page?.blocks ?? [];
  const begin = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <>
      <PageTitle
        title={asked === '' ? title : t('found_title', { text: asked })}
        description={page?.description ?? t('description')}
      />
      <ContentFrame
        crumbs={[{ to: routes.home.href(), words: t('home') }]}
        here={t('here')}
        title={title}
        rail={page?.rail ?? []}
        below={<Beside page={page} guides={guides} />}
      >
        <Form action={routes.help.href()} role="search" className={styles.search}>
          <label htmlFor="help-q">{t('question')}</label>
          <div className={styles.line}>
            <Icon of={Search} />
            <input
              id="help-q"
              type="search"
              name="q"
              maxLength={100}
              defaultValue={asked}
              key={asked}
              autoComplete="off"
            />
          </div>
          <Button type="submit">{t('search')}</Button>
        </Form>
        <div className={styles.tried}>
          <Blocks blocks={blocks.slice(0, begin)} />
        </div>
        {asked !== '' && <Matches asked={asked} matches={matches} />}
        {matches.length === 0 && (
          <div className={styles.ways}>
            <Blocks blocks={blocks.slice(begin)} />
          </div>
        )}
      </ContentFrame>
    </>
  );
}

type BesideProps = Pick<HelpViewProps, 'page' | 'guides'>;

/** A poster, the first guide of each group, and when somebody last looked whether all is so. */
function Beside({ page, guides }: BesideProps) {
  const t = useTranslations('help');
  const { poster, checked } = page ?? {};
  return (
    <>
      {poster && (
        <div className={styles.poster}>
          <Poster picture={pictureFacts(poster, 'poster')} sizes="284px" />
        </div>
      )}
      {guides.length > 0 && (
        <section aria-labelledby="guides" className={styles.guides}>
          <h2 id="guides">
            <Link to={routes.guides.href()}>{t('guides')}</Link>
          </h2>
          <ul>
            {guides.map(({ slug, title, minutes, poster: small }) => (
              <li key={slug}>
                {small && (
                  <Picture picture={{ ...pictureFacts(small, 'small'), alt: '' }} sizes="88px" />
                )}
                <p>
                  <Link to={`/${slug}`}>{title}</Link>
                  <span>{t('minutes', { minutes })}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {checked && <p className={styles.checked}>{t('checked', { date: formatDate(checked) })}</p>}
    </>
  );
}

function Matches({ asked, matches }: Pick<HelpViewProps, 'asked' | 'matches'>) {
  const t = useTranslations('help');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  if (matches.length === 0)
    return (
      <p className={styles.nothing} role="status">
        {t.rich('nothing', {
          text: asked,
          phone,
          hours: phoneHours,
          call: (words) => <a href={`tel:${phone.replaceAll(' ', '')}`}>{words}</a>,
        })}
      </p>
    );
  return (
    <section aria-labelledby="found" className={styles.found}>
      <div role="status">
        <h2 id="found">{t('found', { count: matches.length, text: asked })}</h2>
      </div>
      <ul>
        {matches.map(({ slug, title, heading, headingId, excerpt }) => (
          <li key={`${slug} ${headingId}`}>
            <Link to={`/${slug}${headingId === null ? '' : `#${headingId}`}`}>
              {heading ?? title}
            </Link>
            {heading !== null && <span>{title}</span>}
            <p>
              <Runs of={excerpt} />
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={routes.help.href()}>{t('all')}</Link>
      </p>
    </section>
  );
}
