import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CancellationData } from './cancellation-data.ts';
import { Comes } from './Comes.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

/** Where the money is, from the press on. */
export function CancelledView({ cancellation }: { readonly cancellation: CancellationData }) {
  const t = useTranslations('cancelling');
  const { orderReference, place, state, refund, isOurs } = cancellation;
  const isDone = state === 'DONE';
  const title = isDone
    ? refund.amount > 0
      ? t('done_back', { amount: formatMoney(refund, 'always') })
      : t('done')
    : t('asked');
  return (
    <div className={`${layout.wrap} ${styles.page} ${layout.stack}`}>
      <PageTitle title={title} />
      <p>
        <Link to={routes.booking.href({ orderCode: orderReference })}>
          {t('order', { place, code: formatOrderCode(orderReference) })}
        </Link>
      </p>
      <h1>{title}</h1>
      {!isDone && (
        <Notice role="status">
          <p>{t('asked_text')}</p>
          <ButtonLink kind="quiet" to={routes.refunds.href({ orderCode: orderReference })}>
            {t('look_again')}
          </ButtonLink>
        </Notice>
      )}
      {isDone && <p className={typography.lead}>{t(isOurs ? 'done_ours_text' : 'done_text')}</p>}
      <div className={layout.withReceipt}>
        <Where cancellation={cancellation} />
        <Comes cancellation={cancellation} />
      </div>
    </div>
  );
}

/** Each refund, with how far it has got. */
function Where({ cancellation }: { readonly cancellation: CancellationData }) {
  const t = useTranslations('cancelling');
  const { state, refunds, returnsCredits, settledBy } = cancellation;
  return (
    <div className={layout.stack}>
      {refunds.length > 0 && (
        <section className={layout.ruled} aria-labelledby="where">
          <h2 id="where" className={typography.formHeading}>
            {t('where')}
          </h2>
          <ul className={styles.refunds}>
            {refunds.map((one) => (
              <li key={one.id}>
                <span>
                  <strong>{formatMoney(one.amount, 'always')}</strong>
                  <span className={typography.small}>
                    {t('payment_of', { day: formatDate(one.paidOn) })}
                  </span>
                </span>
                <strong className={styles[one.state]}>{t(`state_${one.state}`)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      {refunds.some((one) => one.state === 'FAILED') && (
        <Notice tone="amber" heading={t('failed_heading')}>
          <p>{t('failed', { day: formatDate(settledBy) })}</p>
        </Notice>
      )}
      {state === 'DONE' && returnsCredits && (
        <Notice tone="good">
          <p>{t('credits')}</p>
        </Notice>
      )}
    </div>
  );
}
