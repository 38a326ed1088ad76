import { useTranslations } from 'use-intl';
import { confirmationHref, homeHref } from '#web/href.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import type_ from '#web/ui/type.module.css';
import { PageTitle } from './PageTitle.tsx';
import styles from './PageProblem.module.css';

type PageProblemProps = {
  readonly status: number;
  /** A checkout that may have been paid: the page leads to its order, and promises nothing of money (MSG-37). */
  readonly checkoutId?: string | undefined;
};

const NOT_FOUND = [404, 410];

/** What the visitor reads in place of a page: what happened, what is safe, the way on. */
export function PageProblem({ status, checkoutId }: PageProblemProps) {
  const t = useTranslations('errors');
  const titles = useTranslations('page_titles');
  const isPaying = checkoutId !== undefined && !NOT_FOUND.includes(status);
  const kind = NOT_FOUND.includes(status) ? 'not_found' : isPaying ? 'payment' : 'problem';
  return (
    <div className={`${layout.wrap} ${styles.problem}`}>
      <PageTitle title={titles(kind)} />
      <meta name="robots" content="noindex" />
      {!isPaying && <p className={type_.caps}>{t('status', { status: String(status) })}</p>}
      <h1>{t(`${kind}_title`)}</h1>
      <p className={type_.lead}>{t(`${kind}_text`)}</p>
      {isPaying ? (
        <ButtonLink to={confirmationHref(checkoutId)}>{t('look_at_order')}</ButtonLink>
      ) : (
        <ButtonLink to={homeHref()}>{t('go_home')}</ButtonLink>
      )}
    </div>
  );
}
