import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Poster } from '#web/parts/Poster.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { GuidesPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './guides.module.css';

/** All guides, each with its poster where it has one, and how long it takes to read. */
export function GuidesView({ guides }: { readonly guides: GuidesPageQuery['contentPages'] }) {
  const t = useTranslations('guides');
  const isWithPoster = ({ poster }: (typeof guides)[number]) => poster !== null;
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} description={t('description')} />
      <p className={styles.above}>
        <Link to={routes.help.href()}>{t('help')}</Link>
      </p>
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      {guides.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.posters}>
        {guides.filter(isWithPoster).map(({ slug, title, minutes, poster }) => (
          <li key={slug}>
            {poster && (
              <Poster
                picture={pictureFacts(poster, 'poster')}
                sizes="(min-width: 1000px) 310px, (min-width: 640px) 30vw, 45vw"
                name={title}
                heading="h2"
                line={t('minutes', { minutes })}
                to={`/${slug}`}
              />
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {guides
          .filter((guide) => !isWithPoster(guide))
          .map(({ slug, title, description, minutes }) => (
            <li key={slug}>
              <h2>
                <Link to={`/${slug}`}>{title}</Link>
              </h2>
              <p>{description}</p>
              <p className={typography.small}>{t('minutes', { minutes })}</p>
            </li>
          ))}
      </ul>
    </article>
  );
}
