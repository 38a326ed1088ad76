import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { pagesAround } from './pages-around.ts';
import styles from './Pager.module.css';

type PagerProps = { readonly criteria: Criteria; readonly pages: number };

/** The way to the other pages of the list (RSLT-06). */
export function Pager({ criteria, pages }: PagerProps) {
  const t = useTranslations('results');
  const { page } = criteria;
  if (pages < 2) return null;
  const href = (number: number) =>
    routes.results.href({ query: makeCriteriaQuery({ ...criteria, page: number }) });
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      {page > 1 && (
        <ButtonLink kind="quiet" size="strip" rel="prev" to={href(page - 1)}>
          {t('previous')}
        </ButtonLink>
      )}
      <ol className={styles.numbers}>
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={href(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('page', { number, pages })}
              className={styles.number}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <ButtonLink kind="quiet" size="strip" rel="next" to={href(page + 1)}>
          {t('next')}
        </ButtonLink>
      )}
    </nav>
  );
}
