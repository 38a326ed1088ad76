import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { BUSY } from '#web/error-status.ts';
import { confirmationHref, homeHref } from '#web/href.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import type_ from '#web/ui/type.module.css';
import { PageTitle } from './PageTitle.tsx';
import styles from './PageProblem.module.css';

type PageProblemProps = {
  readonly status: number;
  /** A checkout that may have been paid: the page leads to its order, and promises nothing of money (MSG-37). */
  readonly checkoutId?: string | undefined;
  /** Until the next request is welcome, for who asks too much. */
  readonly seconds?: number;
};

const NOT_FOUND = [404, 410];
const TOO_MANY = 429;

/** What the visitor reads in place of a page: what happened, what is safe, the way on. */
export function PageProblem({ status, checkoutId, seconds = 1 }: PageProblemProps) {
  const t = useTranslations('errors');
  const titles = useTranslations('page_titles');
  const kind = kindOf(status, checkoutId);
  return (
    <div className={`${layout.wrap} ${styles.problem}`}>
      <PageTitle title={titles(kind)} />
      <meta name="robots" content="noindex" />
      {(kind === 'not_found' || kind === 'problem') && <p className={type_.caps}>{t('status', { status: String(status) })}</p>}
      <h1>{t(`${kind}_title`)}</h1>
      <p className={type_.lead}>{t(`${kind}_text`, { seconds })}</p>
      <WayOn kind={kind} checkoutId={checkoutId} />
    </div>
  );
}

type Kind = 'not_found' | 'too_many' | 'payment' | 'busy' | 'problem';

function kindOf(status: number, checkoutId: string | undefined): Kind {
  if (NOT_FOUND.includes(status)) return 'not_found';
  if (status === TOO_MANY) return 'too_many';
  if (checkoutId !== undefined) return 'payment';
  return status === BUSY ? 'busy' : 'problem';
}

/** To the order that may have been paid, to the same address again, or home. */
function WayOn({ kind, checkoutId }: { readonly kind: Kind; readonly checkoutId: string | undefined }) {
  const t = useTranslations('errors');
  const { pathname, search } = useLocation();
  if (kind === 'payment' && checkoutId !== undefined) return <ButtonLink to={confirmationHref(checkoutId)}>{t('look_at_order')}</ButtonLink>;
  if (kind === 'busy') return <ButtonLink to={pathname + search}>{t('try_again')}</ButtonLink>;
  if (kind === 'too_many') return <SameAddress />;
  return <ButtonLink to={homeHref()}>{t('go_home')}</ButtonLink>;
}

/** One document serves every address; only the browser knows which was asked for. */
function SameAddress() {
  const t = useTranslations('errors');
  return (
    <a href="" className={buttonClass({ kind: 'sun', size: 'usual', wide: false, busy: false, extra: undefined })}>
      {t('try_again')}
    </a>
  );
}
