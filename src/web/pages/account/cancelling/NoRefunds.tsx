import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { CancellationData } from './cancellation-data.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

/** The holiday stands, and nothing of it goes back. */
export function NoRefunds({ cancellation }: { readonly cancellation: CancellationData }) {
  const t = useTranslations('cancelling');
  const { orderReference: orderCode, place } = cancellation;
  return (
    <div className={`${layout.wrap} ${styles.page} ${layout.stack}`}>
      <PageTitle title={t('no_refunds')} />
      <p>
        <Link to={routes.booking.href({ orderCode })}>
          {t('order', { place, code: formatOrderCode(orderCode) })}
        </Link>
      </p>
      <h1>{t('no_refunds')}</h1>
      <p className={typography.lead}>{t('no_refunds_text')}</p>
      <p className={layout.alone}>
        <Link to={routes.cancelBooking.href({ orderCode })}>{t('see_cancelling')}</Link>
      </p>
    </div>
  );
}
