import type { GuideGroup } from '#web/parts/Content/guide-groups.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { pictureFacts } from '#web/parts/picture-facts.ts';
import { Picture } from '#web/parts/Picture.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { GuidesPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './guides.module.css';

type Guide = GuidesPageQuery['contentPages'][number];
type Group = GuideGroup<Guide>;

/** All guides by what they are about, each with its picture and how long it takes to read. */
export function GuidesView({ groups }: { readonly groups: readonly Group[] }) {
  const t = useTranslations('guides');
  const nameOf = ({ name }: Group) => name ?? (groups.length > 1 ? t('more') : t('all'));
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} description={t('description')} />
      <nav aria-label={t('crumbs')} className={layout.crumbs}>
        <Link to={routes.help.href()}>{t('help')}</Link>
        <span aria-current="page">{t('title')}</span>
      </nav>
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      {groups.length === 0 && <p>{t('none')}</p>}
      {groups.length > 1 && (
        <nav aria-label={t('groups')} className={styles.groups}>
          {groups.map((group) => (
            <span key={group.id}>
              <a href={`#${group.id}`}>{nameOf(group)}</a> <small>{group.guides.length}</small>
            </span>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className={styles.group}>
          <h2 id={group.id}>{nameOf(group)}</h2>
          <ul>
            {group.guides.map((guide, at) => (
              <Card key={guide.slug} guide={guide} isFirst={at === 0} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

type CardProps = {
  readonly guide: Guide;
  /** Whether it may be twice as wide. */
  readonly isFirst: boolean;
};

function Card({ guide, isFirst }: CardProps) {
  const { slug, title, description, minutes, poster } = guide;
  const t = useTranslations('guides');
  return (
    <li>
      {poster && (
        <Picture
          picture={{
            ...pictureFacts(poster, 'small', ...(isFirst ? (['large2x'] as const) : [])),
            alt: '',
          }}
          sizes={`(min-width: 1280px) ${isFirst ? 636 : 318}px, 120px`}
          className={styles.picture}
        />
      )}
      <div>
        <h3>
          <Link to={`/${slug}`}>{title}</Link>
        </h3>
        <p className={styles.about}>{description}</p>
        <p className={typography.small}>{t('minutes', { minutes })}</p>
      </div>
    </li>
  );
}
