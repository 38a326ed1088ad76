import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { makePicturePath } from '#domain/catalogue/picture-path.ts';
import { BUSY, type BusyReason } from '#web/data/error-status.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { LookAgain } from './LookAgain.tsx';
import { PageTitle } from './PageTitle.tsx';
import { usePageError } from './use-page-error.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './PageProblem.module.css';

export type PageProblemProps = {
  readonly status: number;
  /** Of a status that passes in a moment. */
  readonly busyReason?: BusyReason | undefined;
  /** What the log knows a bug by. */
  readonly reference?: string | undefined;
  /**
   * A checkout that may have been paid: the page leads to its order, looks again by itself, and
   * promises nothing of money (MSG-37).
   */
  readonly checkoutId?: string | undefined;
  /** What to do now, where the page that failed knows better than the words for every page. */
  readonly advice?: string | undefined;
  /** In place of the way home, or to the same address again (ERR-04). */
  readonly actions?: ReactNode;
};

const NOT_FOUND = [404, 410];

/** The bay of the home page, by day and by night. */
const [BAY, BAY_AT_DUSK] = [false, true].map((atDusk) =>
  makePicturePath({
    kind: 'home',
    id: 'sea',
    view: 'bay',
    size: 'poster2x',
    format: 'webp',
    atDusk,
  }),
);

/** What the visitor reads in place of a page: what happened, what is safe, the way on. */
export function PageProblem(problem: PageProblemProps) {
  const { status, busyReason, reference, checkoutId, advice, actions } = problem;
  const t = useTranslations('errors');
  const titles = useTranslations('page_titles');
  const isPaying = checkoutId !== undefined && !NOT_FOUND.includes(status);
  const kind = kindOf(status, isPaying, busyReason);
  const title = t(`${kind}_title`);
  usePageError(status, title);
  return (
    <div className={`${layout.wrap} ${styles.problem}`}>
      <PageTitle title={titles(kind)} />
      <meta name="robots" content="noindex" />
      {status !== BUSY && !isPaying && (
        <p className={typography.caps}>{t('status', { status: String(status) })}</p>
      )}
      {isPaying && <LookAgain />}
      <h1>{title}</h1>
      {advice !== undefined && <p className={typography.lead}>{advice}</p>}
      <p className={typography.lead}>{t(`${kind}_text`)}</p>
      {kind === 'problem' && <p>{t('under_development')}</p>}
      {actions ?? <WayOn kind={kind} checkoutId={checkoutId} />}
      {(kind === 'problem' || kind === 'payment') && <Report reference={reference} />}
      {kind === 'not_found' && <Bay />}
    </div>
  );
}

function Bay() {
  const { theme } = usePageProperties();
  return (
    <picture className={styles.bay}>
      {theme === undefined && <source media="(prefers-color-scheme: dark)" srcSet={BAY_AT_DUSK} />}
      <img
        src={theme === 'dark' ? BAY_AT_DUSK : BAY}
        alt=""
        width="300"
        height="350"
        className={styles.poster}
      />
    </picture>
  );
}

/** Who tells us of it need not write down what we know already. */
function Report({ reference }: Pick<PageProblemProps, 'reference'>) {
  const t = useTranslations('errors');
  const { pathname } = useLocation();
  const query = new URLSearchParams({ page: pathname, ...(reference && { reference }) });
  return (
    <p>
      {reference && <>{t('reference', { reference })} </>}
      <a href={routes.reportProblem.href({ query })}>{t('report')}</a>
    </p>
  );
}

const KINDS = {
  prices: 'busy',
  outage: 'outage',
  offline: 'offline',
  overload: 'overload',
} as const satisfies Record<BusyReason, string>;
/** The same address answers in a moment. */
const WAITING: ReadonlySet<string> = new Set(Object.values(KINDS));

function kindOf(status: number, isPaying: boolean, busyReason: BusyReason | undefined) {
  if (NOT_FOUND.includes(status)) return 'not_found';
  if (isPaying) return 'payment';
  if (status !== BUSY) return 'problem';
  return KINDS[busyReason ?? 'prices'];
}

/** To the order that may have been paid, to the same address again, or home. */
function WayOn({
  kind,
  checkoutId,
}: {
  readonly kind: string;
  readonly checkoutId: string | undefined;
}) {
  const t = useTranslations('errors');
  const { pathname, search } = useLocation();
  if (kind === 'payment' && checkoutId !== undefined)
    return (
      <ButtonLink to={routes.confirmation.href({ checkoutId })}>{t('look_at_order')}</ButtonLink>
    );
  if (WAITING.has(kind)) return <ButtonLink to={pathname + search}>{t('try_again')}</ButtonLink>;
  return <ButtonLink to={routes.home.href()}>{t('go_home')}</ButtonLink>;
}
