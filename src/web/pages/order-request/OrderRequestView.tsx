import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { makeReceiptLines, travellersOf } from '#web/parts/Basket/basket-facts.ts';
import { CancelledTooLate } from '#web/parts/CancelledTooLate.tsx';
import { LabelField, LuggageLabel } from '#web/parts/LuggageLabel.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { Receipt } from '#web/parts/Receipt.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { OrderRequestPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './order-request.module.css';

type Order = NonNullable<OrderRequestPageQuery['orderByCheckout']>;

/**
 * Not a confirmed booking yet (ORD-04): what is being checked, when the answer comes (ORD-05), what
 * can be done meanwhile (ORD-06).
 */
export function OrderRequestView({ order }: { readonly order: Order }) {
  const t = useTranslations('order_request');
  const { price, holiday, hotel } = order;
  return (
    <div className={`${layout.wrap} ${layout.withReceipt} ${styles.page}`}>
      <PageTitle title={t('heading')} />
      <div className={styles.main}>
        <h1>{t('heading')}</h1>
        <CancelledTooLate />
        <Notice tone="amber" heading={t('not_confirmed')}>
          <p>
            {t('within', { email: order.emailAddress ?? '', isShared: String(order.isShared) })}
          </p>
        </Notice>
        <LuggageLabel>
          <LabelField name={t('request')}>{formatOrderCode(order.reference)}</LabelField>
          <LabelField name={t('leaves', { isPackage: String(holiday.isPackage) })}>
            {formatDate(holiday.departureDate, 'short')}
          </LabelField>
        </LuggageLabel>
        <p className={typography.lead}>
          {t('what', {
            hotel: hotel.name,
            place: hotel.placeLine,
            date: formatDate(holiday.departureDate),
            nights: holiday.itinerary.numberOfNights,
          })}
        </p>
        <p>{t('money')}</p>
        <Manage documents={order.documents} />
      </div>
      <div className={layout.sticky}>
        <Receipt
          lines={makeReceiptLines(order.lines)}
          total={price.total}
          each={price.perPerson}
          {...travellersOf(holiday)}
        />
      </div>
    </div>
  );
}

function Manage({ documents }: Pick<Order, 'documents'>) {
  const t = useTranslations('order_request');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <section className={styles.manage} aria-labelledby="manage">
      <h2 id="manage" className={typography.formHeading}>
        {t('manage')}
      </h2>
      <ul className={styles.ways}>
        {documents.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
        <li>
          <Link to={routes.content.href('contact_us')}>{t('contact')}</Link>
        </li>
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('call', { phone, hours: phoneHours })}</a>
        </li>
      </ul>
    </section>
  );
}
