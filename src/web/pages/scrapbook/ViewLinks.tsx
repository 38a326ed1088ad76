import { MOST_COMPARED } from '#domain/saved/limits.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Shown } from './shown-deals.ts';
import styles from './scrapbook.module.css';

type ViewLinksProps = { readonly shown: Shown; readonly count: number };

/** The ways to look at what is saved. */
export function ViewLinks({ shown, count }: ViewLinksProps) {
  const t = useTranslations('scrapbook');
  const compared = shown.kind === 'compare' ? shown.ids.length : Math.min(count, MOST_COMPARED);
  const views = [
    { kind: 'compare', query: '', words: t('compare', { count: compared }) },
    { kind: 'all', query: 'view=all', words: t('all', { count }) },
    { kind: 'bookable', query: 'view=bookable', words: t('bookable') },
  ] as const;
  return (
    <nav aria-label={t('views')} className={styles.views}>
      {views.map(({ kind, query, words }) => (
        <Link
          key={kind}
          to={routes.scrapbook.href({ query })}
          aria-current={kind === shown.kind ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
