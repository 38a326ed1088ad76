import { useActionData } from 'react-router';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useFocusOnAnswer } from '#web/ui/use-focus-on-answer.ts';
import { quoteHref } from './choices/Choices.tsx';
import type { DealGoneFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import styles from './SoldOut.module.css';

/**
 * The holiday can no longer be had: what happened, and the nearest that can, each with its price.
 */
export function SoldOut({
  gone: { message, soldOut, alternatives },
}: {
  readonly gone: DealGoneFragment;
}) {
  const t = useTranslations('deal');
  const answer = useFocusOnAnswer<HTMLHeadingElement>(useActionData());
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('sold_out_title')} />
      <meta name="robots" content="noindex" />
      <h1 {...answer}>{soldOut ? t('sold_out_named', { hotel: soldOut.name }) : t('sold_out')}</h1>
      <p>{message}</p>
      {alternatives.length > 0 && <h2 className={styles.nearest}>{t('nearest')}</h2>}
      <ul className={styles.rows}>
        {alternatives.map(
          ({
            label,
            package: { hotelQuoteId, flightQuoteId, hotel, departureDate, numberOfNights, price },
          }) => (
            <li key={hotelQuoteId + flightQuoteId} className={styles.row}>
              <p>
                <Link to={quoteHref(hotelQuoteId, flightQuoteId, price.total)}>{label}</Link>
                <span className={styles.detail}>
                  {t('alternative', {
                    hotel: hotel.name,
                    date: formatDate(departureDate),
                    nights: numberOfNights,
                  })}
                </span>
              </p>
              <p className={styles.price}>
                <span data-price="total">{formatMoney(price.total)}</span>
                <span className={styles.detail} data-price="pp">
                  {t('each', { amount: formatMoney(price.perPerson) })}
                </span>
              </p>
            </li>
          ),
        )}
      </ul>
      <p>
        <Link to={routes.home.href()}>{t('new_search')}</Link>
      </p>
    </div>
  );
}
